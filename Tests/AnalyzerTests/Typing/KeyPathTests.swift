import Testing

@Suite("Key paths")
struct KeyPathTests {
  private let declarations = """
    struct Shop { var owner: Owner; var items: [Item] = []; var best: Item?
      struct Place { var street: Street; struct Area { var size = 0 } }
      var place: Place
      subscript(index: Int) -> Item { items[index] } }
    struct Owner { var name = ""; static var chief: Owner { fetch() } }
    struct Item { var title = ""; var owner: Owner; var rank = 0 }
    struct Street { var number = 0 }
    struct Other { var name = 0; var owner = 0; var title = 0; var street = 0; var size = 0 }
    final class Model { var shop: Shop
      func watch<T>(_ path: KeyPath<Shop, T>, _ body: (T) -> Void) {}
      func set<T>(_ path: WritableKeyPath<Model, T>, to value: T) {}
      func sort<T: Comparable>(by path: KeyPath<Item, T>) -> [Item] { [] } }
    func root<R, V>(_ root: R, _ path: KeyPath<R, V>) -> V { root[keyPath: path] }
    let shop: Shop = fetch()
    let model: Model = fetch()
    """

  @Test(
    "name each member on their way",
    arguments: [
      ("_ = \\Shop.owner.name", "Shop.owner Owner.name"),
      ("_ = \\Shop.best?.owner.name", "Shop.best Item.owner Owner.name"),
      ("_ = \\Shop.best!.title", "Shop.best Item.title"),
      ("_ = \\Shop.items[0].title", "Shop.items Item.title"),
      ("_ = \\Shop.[0].title", "Shop.subscript Item.title"),
      ("_ = \\Shop.items.first?.title", "Shop.items Item.title"),
      ("_ = \\Shop.Place.street.number", "Shop.street Street.number"),
      ("_ = \\Shop.Place.Area.size", "Shop.size"),
      ("_ = \\Shop.place.street", "Shop.place Shop.street"),
      ("_ = \\[Item].first?.title", "Item.title"),
      ("_ = \\Item?.?.title", "Item.title"),
      ("_ = \\Owner.Type.chief", "Owner.chief"),
      ("_ = \\Shop.self", ""),
      ("_ = \\Shop.missing.name", "?name"),
    ])
  func rooted(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "without a root begin at the type that their place expects",
    arguments: [
      ("_ = shop.items.map(\\.title)", "Shop.items Item.title"),
      ("_ = shop.items.map(\\.owner.name)", "Shop.items Item.owner Owner.name"),
      ("_ = shop.items.filter(\\.title.isEmpty)", "Shop.items Item.title"),
      ("_ = shop.items.map(\\.self).map(\\.title)", "Shop.items Item.title"),
      ("_ = shop.items.first.map(\\.title)", "Shop.items Item.title"),
      ("model.watch(\\.owner) { _ = $0.name }", "Model.watch Shop.owner Owner.name"),
      ("model.watch(\\.items) { _ = $0[0].title }", "Model.watch Shop.items Item.title"),
      (
        "model.set(\\.shop.owner, to: .chief)",
        "Model.set Model.shop Shop.owner Owner.chief"
      ),
      ("_ = model.sort(by: \\.rank)[0].title", "Model.sort Item.rank Item.title"),
      ("let p: KeyPath<Shop, Owner> = \\.owner", "Shop.owner"),
      ("let p: KeyPath<Shop, String> = \\.owner.name", "Shop.owner Owner.name"),
      ("let p: (Shop) -> Owner = \\.owner", "Shop.owner"),
      ("let p: [KeyPath<Shop, Owner>] = [\\.owner]", "Shop.owner"),
      ("_ = shop[keyPath: \\.owner].name", "Shop.owner Owner.name"),
      ("_ = shop[keyPath: \\Shop.owner].name", "Shop.owner Owner.name"),
      ("let p = \\Shop.owner; _ = shop[keyPath: p].name", "Shop.owner Owner.name"),
      ("_ = root(shop, \\.owner).name", "Shop.owner Owner.name"),
    ])
  func rootless(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("that nothing gives a root stay unresolved")
  func unknown() {
    #expect(members(of: "fetch(\\.owner)", given: declarations) == "?owner")
    #expect(members(of: "_ = fetch().map(\\.owner.name)", given: declarations) == "?owner ?name")
  }
}
