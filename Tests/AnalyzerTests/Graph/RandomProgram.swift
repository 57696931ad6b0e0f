import ArchTestSupport

/// Small Swift programs over few names, so that names meet, hide and miss each other.
///
/// They parse; whether they compile is left to chance.
enum RandomProgram {
  private static let modules = ["A", "B", "C"]
  private static let types = ["A", "B", "Item", "State", "Row", "Int", "T"]
  private static let members = ["run", "make", "value", "Item", "shared"]
  private static let access = ["", "public ", "private ", "fileprivate ", "package ", "open "]

  /// The files of a program, each with its `---` line.
  static func files(using generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 2...7, using: &generator)).map { number in
      let module = one(of: modules, &generator)
      var lines = ["--- \(module)/File\(number).swift"]
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let exported = one(of: ["", "", "@_exported ", "@testable "], &generator)
        let kind = one(of: ["", "", "", "struct "], &generator)
        let name = one(of: modules, &generator) + (kind.isEmpty ? "" : "." + type(&generator))
        lines.append("\(exported)import \(kind)\(name)")
      }
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        lines.append(declaration(depth: 0, &generator))
      }
      return lines.joined(separator: "\n")
    }
  }

  private static func one(of choices: [String], _ generator: inout SeededGenerator) -> String {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  private static func type(_ generator: inout SeededGenerator) -> String {
    let name = one(of: types, &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return name + "." + one(of: types, &generator)
    case 1: return name + "<" + one(of: types, &generator) + ">"
    default: return name
    }
  }

  private static func declaration(depth: Int, _ generator: inout SeededGenerator) -> String {
    let access = one(of: access, &generator)
    let name = one(of: types, &generator)
    let kind = Int.random(in: 0..<(depth > 2 ? 3 : 7), using: &generator)
    switch kind {
    case 0:
      return "\(access)func \(one(of: members, &generator))(\(parameter(&generator))) "
        + "{ \(expression(&generator)) }"
    case 1:
      let value = expression(&generator)
      return "\(access)let \(one(of: members, &generator)): \(type(&generator)) = \(value)"
    case 2: return "\(access)typealias \(name) = \(type(&generator))"
    case 3: return "extension \(type(&generator)) \(body(depth: depth, &generator))"
    case 4: return "#if DEBUG\n\(declaration(depth: depth + 1, &generator))\n#endif"
    default:
      let keyword = one(of: ["class", "struct", "enum", "protocol", "actor"], &generator)
      let generic = keyword == "protocol" ? "" : one(of: ["", "", "<T>"], &generator)
      let inherited = one(of: ["", ": " + type(&generator)], &generator)
      return "\(access)\(keyword) \(name)\(generic)\(inherited) "
        + body(depth: depth, &generator)
    }
  }

  private static func parameter(_ generator: inout SeededGenerator) -> String {
    one(of: ["", "_ run: " + type(&generator), "by value: " + type(&generator)], &generator)
  }

  private static func body(depth: Int, _ generator: inout SeededGenerator) -> String {
    let members = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      declaration(depth: depth + 1, &generator)
    }
    return "{\n\(members.joined(separator: "\n"))\n}"
  }

  private static func expression(_ generator: inout SeededGenerator) -> String {
    let type = type(&generator)
    let member = one(of: members, &generator)
    return one(
      of: [
        "\(type)()", "\(type).\(member)", "self.\(member)", "\(member)(by: \(type)())", member,
        "\(member)(1)", "super.\(member)", "\(type)().\(member)", ".\(member)",
        "{ run in run.\(member) }", "Self.\(member)", "\(type).self", "A.\(type).\(member)",
      ], &generator)
  }
}
