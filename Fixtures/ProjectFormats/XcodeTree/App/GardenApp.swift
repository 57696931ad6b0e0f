import PlantKit
import Shears

struct GardenApp { var beds = Beds() }
