// keep rejected
