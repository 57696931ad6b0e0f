@testable import Boutique

struct ShopTests {
  let app = ShopApp()
}
