struct Beds {}
