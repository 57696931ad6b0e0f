struct N1
init(init:N0.T}protocol P0