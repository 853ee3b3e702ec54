// change lowered lowered
