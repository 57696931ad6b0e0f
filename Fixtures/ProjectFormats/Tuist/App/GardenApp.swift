import GardenKit

@main
struct GardenApp {
  static func main() { _ = Bed() }
}
