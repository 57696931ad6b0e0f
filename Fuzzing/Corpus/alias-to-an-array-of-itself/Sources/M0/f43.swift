struct N1
init(init