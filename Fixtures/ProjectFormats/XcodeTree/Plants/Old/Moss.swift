struct Moss {}
