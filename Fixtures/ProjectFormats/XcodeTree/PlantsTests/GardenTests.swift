import Garden

struct GardenTests {}
