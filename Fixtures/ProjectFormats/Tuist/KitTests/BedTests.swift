@testable import GardenKit

let bed = Bed()
