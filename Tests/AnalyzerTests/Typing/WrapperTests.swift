import Testing

@Suite("Property wrappers, subscripts and callable values")
struct WrapperTests {
  private let declarations = """
    struct Item { var title = ""; var count = 0 }
    struct Handle { var token = ""; func cancel() {} }
    struct Other { var title = 0; var token = 0; var value = 0; var flush = 0 }
    @propertyWrapper struct Stored<Value> {
      var wrappedValue: Value
      var projectedValue: Link<Value> { fetch() }
      var handle: Handle
      init(wrappedValue: Value) { fetch() }
      init(key: String) { fetch() }
      func flush() {}
    }
    @propertyWrapper struct Fixed { var wrappedValue: Item; var projectedValue: Handle }
    @dynamicMemberLookup struct Link<Value> {
      var value: Value
      func send() {}
      subscript<T>(dynamicMember path: KeyPath<Value, T>) -> Link<T> { fetch() }
    }
    @dynamicMemberLookup struct Proxy {
      var own = 0
      subscript<T>(dynamicMember path: KeyPath<Item, T>) -> T { fetch() }
    }
    struct Table {
      subscript(row: Int) -> Item { fetch() }
      subscript(name: String) -> Handle { fetch() }
      subscript(row row: Int, column column: Int) -> Item? { nil }
      subscript<T>(type: T.Type) -> T { fetch() }
      static subscript(name: String) -> Handle { fetch() }
    }
    struct Load { func callAsFunction(_ name: String) -> Item { fetch() }
      func callAsFunction(id: Int) -> Handle { fetch() } }
    struct Screen { var load: Load; var table: Table }
    let screen: Screen = fetch()
    """

  @Test("take the initial value of the property as their first argument")
  func initialValues() {
    let found = members(
      ofFile: """
        struct Options {
          @Flag(inversion: .no) var first = false
          @Flag(name: [.short], inversion: .yes) var second: Bool = true
          @Flag(name: .long) var third: Bool
        }
        """,
      given: """
        enum Inversion { case no; case yes }
        enum Name { case long, short }
        @propertyWrapper struct Flag<Value> { var wrappedValue: Value }
        extension Flag where Value == Bool {
          init(wrappedValue: Bool, name: [Name] = [], inversion: Inversion) { fetch() }
          init(name: Name) { fetch() }
        }
        """)
    #expect(found == "Inversion.no Name.short Inversion.yes Name.long")
  }

  @Test("give the value, the projection and the storage of a property")
  func wrappers() {
    let found = members(
      ofFile: """
        struct Page {
          @Stored var item = Item()
          @Stored(key: "") var items: [Item]
          @Fixed var fixed: Item
          func run() {
            _ = item.title
            _ = items[0].title
            _ = $item.value.title
            $item.send()
            _item.flush()
            _item.handle.cancel()
            _ = fixed.count
            $fixed.cancel()
            _ = self.$fixed.token
            _ = _fixed.projectedValue
          }
        }
        """, given: declarations)
    #expect(
      found == "Item.title Item.title Link.value Item.title Link.send Stored.flush Stored.handle "
        + "Handle.cancel Item.count Handle.cancel Handle.token Fixed.projectedValue")
  }

  @Test(
    "lead through the subscripts of the project",
    arguments: [
      ("_ = screen.table[0].title", "Screen.table Table.subscript Item.title"),
      ("_ = screen.table[\"\"].token", "Screen.table Table.subscript Handle.token"),
      (
        "_ = screen.table[row: 1, column: 2]?.title",
        "Screen.table Table.subscript Item.title"
      ),
      ("_ = screen.table[Item.self].title", "Screen.table Table.subscript Item.title"),
      ("_ = Table[\"\"].token", "Table.subscript Handle.token"),
      ("let t = Table(); t[\"\"].cancel()", "Table.subscript Handle.cancel"),
    ])
  func subscripts(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "lead through callAsFunction",
    arguments: [
      ("_ = screen.load(\"\").title", "Load.callAsFunction Screen.load Item.title"),
      ("_ = screen.load(id: 1).token", "Load.callAsFunction Screen.load Handle.token"),
      ("let l = Load(); _ = l(\"\").title", "Load.callAsFunction Item.title"),
      (
        "_ = screen.load.callAsFunction(\"\").title",
        "Screen.load Load.callAsFunction Item.title"
      ),
    ])
  func callables(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "lead through dynamic members to those that stand behind them",
    arguments: [
      ("let l: Link<Item> = fetch(); _ = l.title", "Item.title"),
      ("let l: Link<Item> = fetch(); _ = l.title.value", "Item.title Link.value"),
      (
        "let l: Link<Item> = fetch(); l.send(); _ = l.value.count",
        "Link.send Link.value Item.count"
      ),
      ("let p = Proxy(); _ = p.title", "Item.title"),
      ("let p = Proxy(); _ = p.own", "Proxy.own"),
      ("let p = Proxy(); _ = p.token", "?token"),
    ])
  func dynamicMembers(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("a memberwise initialiser takes the wrapper where that is not made of a value")
  func memberwiseInitializers() {
    let found = members(
      ofFile: """
        import SwiftUI
        struct Screen: View {
          @State private var mode = Mode.plain
          var body: some View {
            Picker(mode: .constant(.plain), other: .fancy, third: .plain, label: .short)
            Picker(mode: $mode, other: .plain, third: .fancy, label: .long)
          }
        }
        """,
      given: """
        import SwiftUI
        enum Mode { case plain, fancy }
        enum Label { case short, long }
        @propertyWrapper struct Kept<Value> { var wrappedValue: Value }
        @propertyWrapper struct Held<Value> {
          var wrappedValue: Value
          init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        struct Picker: View {
          @Binding var mode: Mode
          @Held var other: Mode
          @Kept var third: Mode
          var label: Label
          var body: some View { Text("") }
        }
        """)
    #expect(
      found == "Mode.plain Mode.plain Mode.fancy Mode.plain Label.short Mode.plain Mode.fancy "
        + "Label.long")
  }
}
