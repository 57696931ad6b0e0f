import ShopKit

@main
struct ShopApp {
  static func main() { print(Price(cents: 100).text, Legacy().text) }
}
