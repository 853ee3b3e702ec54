// crash
