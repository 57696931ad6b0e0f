/// Writes Xcode projects as trees whose parts refer to each other without regard to what they are:
/// names that nothing has or several things have, phases of other targets, folders in files.
struct XcodeTreeKnots {
  private let modules: [String]
  private let files: [String]
  private var draw: Draw

  init(modules: [String], files: [String], draw: Draw) {
    self.modules = modules
    self.files = files
    self.draw = draw
  }

  /// A project.
  mutating func text() -> String {
    let members = [
      ("configurations", list(3) { $0.configuration() }),
      ("default-configuration", quoted(draw.one("Release", "Debug", "X"))),
      ("packages", list(3) { $0.package() }),
      ("files", list(12) { $0.file(depth: 0) }),
      ("targets", list(5) { $0.target() }),
      ("imported-products", list(2) { $0.imported() }),
      ("build-settings", settings()),
      ("localizations", "{ development: 'en' }"),
    ]
    let capabilities = draw.once(in: 60) ? "\"required-capabilities\": [ \(name()) ],\n" : ""
    return "// knots\n{\n\(capabilities)"
      + members.map { "  \(key($0.0)): \($0.1),\n" }.joined() + "}\n"
  }

  // MARK: Values

  private mutating func quoted(_ text: String) -> String {
    let mark = draw.once(in: 6) ? "'" : "\""
    return mark + text.replacing("\\", with: "\\\\").replacing(mark, with: "\\" + mark) + mark
  }

  private mutating func key(_ key: String) -> String {
    if draw.once(in: 120) { return quoted(key + "s") }
    return key.contains("-") || draw.once(in: 2) ? "\"\(key)\"" : key
  }

  private mutating func list(
    _ most: Int, _ one: (inout XcodeTreeKnots) -> String
  ) -> String {
    if draw.once(in: 100) { return draw.one("null", "{}", "\"\"", "1") }
    let count = draw.once(in: 60) ? draw.number(in: 50...300) : draw.below(most + 1)
    let elements = (0..<count).map { _ in one(&self) }
    return "[ \(elements.joined(separator: ", ")) ]"
  }

  private mutating func object(_ members: [(String, String?)]) -> String {
    let written = members.compactMap { name, value in
      value.map { "\(key(name)): \($0)" }
    }
    return "{ \(written.joined(separator: ", "))\(draw.once(in: 4) ? "," : "") }"
  }

  private mutating func name() -> String {
    quoted(draw.once(in: 10) ? draw.one("", "a/b", "..", "id:A", "Lost") : draw.text(of: modules))
  }

  private mutating func path() -> String {
    let path =
      draw.once(in: 5)
      ? draw.one(
        "..", "../..", "/", ".", "", "~", "<PROJECT>/a", "<PRODUCTS>/App.app", "<SDK>/x",
        "<USER:A>/b",
        "\\\\<a", "<X", "a/../b")
      : draw.text(of: files + modules)
    return quoted(path)
  }

  private mutating func identifier() -> String { draw.one("A", "B", "C", "D", "E") }

  private mutating func reference() -> String {
    switch draw.below(8) {
    case 0: return "[ \(name()), { name: \(name()) } ]"
    case 1, 2: return quoted("id:\(identifier())")
    default:
      let steps = (0..<draw.number(in: 1...3)).map { _ in
        draw.once(in: 6) ? draw.one(".", "..", "", "Products") : draw.text(of: modules)
      }
      return quoted(steps.joined(separator: "/"))
    }
  }

  private mutating func phaseKind() -> String {
    draw.one("compile-sources", "compile-sources", "frameworks", "headers", "resources", "copy")
  }

  private mutating func phaseReference() -> String {
    if draw.once(in: 6) { return reference() }
    return quoted("\(draw.text(of: modules))/\(phaseKind())\(draw.one("", "", "", "/Embed"))")
  }

  // MARK: Files

  private mutating func membership() -> String {
    if draw.once(in: 3) {
      return object([
        ("build-phase", phaseReference()),
        ("header-role", quoted(draw.one("public", "private", "x"))),
        ("platforms", list(2) { $0.quoted("ios") }),
      ])
    }
    return phaseReference()
  }

  private mutating func file(depth: Int) -> String {
    let kind =
      depth > 6
      ? nil
      : draw.one("", "", "", "group", "group", "folder", "variant-group", "version-group")
    let isFolder = kind == "folder"
    let hasKind = kind.map { !$0.isEmpty } ?? false
    return object([
      ("kind", hasKind ? quoted(kind ?? "") : nil),
      ("id", draw.once(in: 4) ? quoted(identifier()) : nil),
      ("name", draw.once(in: 3) ? name() : nil), ("path", draw.once(in: 8) ? nil : path()),
      ("target-membership", list(3) { isFolder ? $0.name() : $0.membership() }),
      ("children", hasKind && !isFolder ? list(4) { $0.file(depth: depth + 1) } : nil),
      ("membership-exceptions", isFolder ? list(3) { $0.exception() } : nil),
      ("opaque-folders", isFolder ? list(2) { $0.path() } : nil),
    ])
  }

  private mutating func exception() -> String {
    let isTarget = draw.once(in: 2)
    return object([
      (isTarget ? "target" : "build-phase", isTarget ? name() : phaseReference()),
      (draw.one("inclusions", "exclusions"), list(3) { $0.path() }),
      ("public-headers", draw.once(in: 3) ? list(2) { $0.path() } : nil),
    ])
  }

  private mutating func imported() -> String {
    object([
      ("name", path()), ("project", reference()), ("target", name()), ("product-id", name()),
      ("target-membership", list(2) { $0.membership() }),
    ])
  }

  // MARK: Targets

  private mutating func target() -> String {
    object([
      ("name", draw.once(in: 60) ? nil : name()), ("id", quoted(identifier())),
      ("kind", draw.once(in: 6) ? quoted(draw.one("native", "aggregate", "x")) : nil),
      (
        "product-type",
        quoted(draw.one("framework", "application", "bundle.unit-test", "tool", "x"))
      ), ("product", reference()), ("test-host-target", draw.once(in: 3) ? name() : nil),
      ("build-phases", list(4) { $0.phase() }), ("dependencies", list(3) { $0.dependency() }),
      ("package-product-members", list(2) { $0.product() }),
      ("specialized-configurations", list(2) { $0.configuration() }),
      ("build-settings", settings()),
    ])
  }

  private mutating func phase() -> String {
    if draw.once(in: 2) { return quoted(phaseKind()) }
    return object([
      ("kind", quoted(draw.once(in: 4) ? "script" : phaseKind())),
      ("name", draw.once(in: 2) ? quoted("Embed") : nil),
      ("id", draw.once(in: 2) ? quoted(identifier()) : nil),
      ("script", list(2) { $0.path() }),
    ])
  }

  private mutating func dependency() -> String {
    switch draw.below(4) {
    case 0:
      return object([
        ("kind", "\"remoteTarget\""), ("project", reference()), ("target", name()),
        ("target-id", quoted(identifier())),
      ])
    case 1: return object([("kind", "\"package\""), ("product-name", name()), ("package", name())])
    case 2: return object([("target", name()), ("platforms", list(2) { $0.name() })])
    default: return name()
    }
  }

  private mutating func product() -> String {
    object([
      ("product-name", name()), ("package", draw.once(in: 2) ? name() : nil),
      ("build-phase", object([("build-phase", quoted(phaseKind()))])),
    ])
  }

  private mutating func package() -> String {
    draw.once(in: 2)
      ? object([("kind", "\"local\""), ("path", path())])
      : object([
        ("kind", "\"remote\""), ("repository", quoted("https://example.org/\(modules[0])")),
      ])
  }

  // MARK: Configurations

  private mutating func configuration() -> String {
    let name = quoted(draw.one("Debug", "Release", "X"))
    switch draw.below(4) {
    case 0: return object([("name", name), ("file", reference())])
    case 1:
      return object([
        ("name", name), ("file", object([("anchor", reference()), ("relative-path", path())])),
      ])
    default: return name
    }
  }

  private mutating func settings() -> String {
    object(
      (0..<draw.below(5)).map { _ in
        let name = draw.one("PRODUCT_NAME", "PRODUCT_MODULE_NAME", "TEST_HOST", "A")
        let condition = draw.one(
          "", "", "[config=Debug]", "[config=*]", "[sdk=*][config=R*e]", "[config=")
        return (
          name + condition,
          draw.one("\"$(TARGET_NAME)\"", "\"$(inherited)\"", "\"$($(A))\"", "[ \"a\", \"$(A)\" ]")
        )
      })
  }
}
