// change rejected
