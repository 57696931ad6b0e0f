import Testing

@Suite("Setters and observers in a manifest")
struct ManifestAccessorTests {
  @Test(
    "setters run, of structures, classes, extensions, variables, static members and subscripts",
    arguments: [
      (
        """
        struct Names { var all: [String] = []; var last: String { get { "" } set { all.append(newValue) } } }
        var names = Names()
        names.last = "a"
        names.last = "b"
        """, "names.all", "[a, b]"
      ),
      (
        """
        final class Names { var all: [String] = []; var last: String { get { "" } set(name) { all += [name] } } }
        let names = Names()
        names.last = "a"
        """, "names.all", "[a]"
      ),
      (
        """
        struct Outer { var inner = Inner() }
        struct Inner { var text = ""; var loud: String { get { text } set { text = newValue.uppercased() } } }
        var outer = Outer()
        outer.inner.loud = "a"
        outer.inner.loud += "b"
        """, "outer.inner.text", "AB"
      ),
      (
        """
        extension String { var head: String { get { String(prefix(1)) } set { self = newValue + dropFirst() } } }
        var text = "abc"
        text.head = "x"
        """, "text", "xbc"
      ),
      (
        """
        var stored = ["z"]
        var first: String { get { stored[0] } set { stored.insert(newValue, at: 0) } }
        first = "a"
        """, "stored", "[a, z]"
      ),
      (
        """
        enum Settings {
          static var texts: [String] = []
          static var text: String { get { texts.joined() } set { texts.append(newValue) } }
          static var seen = "" { didSet { texts.append(oldValue + seen) } }
        }
        Settings.text = "a"
        Settings.seen = "b"
        """, "Settings.texts", "[a, b]"
      ),
      (
        """
        struct Table {
          var keys: [String] = []
          subscript(key: String) -> Int { get { keys.count } set { keys.append("\\(key)\\(newValue)") } }
        }
        var table = Table()
        table["k"] = 7
        table["l"] += 1
        """, "table.keys", "[k7, l2]"
      ),
    ])
  func setters(prelude: String, expression: String, expected: String) {
    #expect(value(of: expression, after: prelude) == expected)
  }

  @Test("setters of what extensions add change targets and packages")
  func libraryValues() {
    let result = targets(
      """
      extension Target {
        var uses: [String] { get { [] } set { dependencies = newValue.map { .byName(name: $0) } } }
      }
      extension Package { var more: [Target] { get { [] } set { targets += newValue } } }
      let core = Target.target(name: "Core")
      core.uses = ["Base"]
      """, "[core]")
    #expect(result == ["target(name: Core, dependencies: [byName(name: Base)])"])
    let package = evaluated(
      """
      extension Package { var more: [Target] { get { [] } set { targets += newValue } } }
      let package = Package(name: "P", targets: [])
      package.more = [.target(name: "Late")]
      """)
    #expect(argument("targets", of: package) == ["target(name: Late)"])
  }

  @Test(
    "observers run, but not in initialisers, nor for what they write themselves",
    arguments: [
      (
        """
        struct Box { var log: [String] = []; var name: String { didSet { log.append(oldValue + name) } }
          init(_ name: String) { self.name = name; self.name = name + "!" } }
        var box = Box("a")
        box.name = "b"
        """, "box.log", "[a!b]"
      ),
      (
        """
        final class Box { var log: [String] = []; var name = "a" { willSet { log.append(name + newValue) } } }
        let box = Box()
        box.name = "b"
        """, "box.log", "[ab]"
      ),
      (
        """
        struct Box { var size = 1 { didSet { if size > 5 { size = 5 } } } }
        var box = Box()
        box.size = 9
        """, "box.size", "5"
      ),
      (
        """
        var log: [String] = []
        var name = "a" { didSet { log.append(oldValue + name); name += "!" } }
        name = "b"
        """, "log + [name]", "[ab, b!]"
      ),
      (
        """
        var count = 0
        var list: [Int] = [] { didSet { count += 1 } }
        list.append(1)
        list += [2]
        """, "count", "2"
      ),
    ])
  func observers(prelude: String, expression: String, expected: String) {
    #expect(value(of: expression, after: prelude) == expected)
  }

  @Test(
    "property wrappers are not followed, and that is said",
    arguments: [
      "@Loud var name = \"a\"\nlet text = name",
      "struct S { @Loud var name = \"a\" }\nlet text = S().name",
      "struct S { @Loud static var name = \"a\" }\nlet text = S.name",
    ])
  func wrappers(prelude: String) {
    let wrapper = "@propertyWrapper struct Loud { var wrappedValue: String }\n"
    #expect(
      value(of: "text", after: wrapper + prelude).contains("property wrappers are not followed"))
  }
}
