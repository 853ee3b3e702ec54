// change lowered
