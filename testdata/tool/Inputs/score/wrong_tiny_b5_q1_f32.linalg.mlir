// garbled
