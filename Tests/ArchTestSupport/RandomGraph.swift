extension GraphLiteral {
  /// A random graph of up to seven modules with all kinds of nodes, references and imports.
  ///
  /// - Parameters:
  ///   - seed: what decides the shape; the same seed gives the same graph.
  ///   - moduleName: the name of the module with a number. Other names give the same shape, so that
  ///     a test can compare a graph with its renamed twin. It must be injective.
  /// - Returns: a valid graph; some modules are empty, isolated, tests or tools.
  package static func random(
    seed: UInt64, moduleName: (Int) -> String = { "M\($0)" }
  ) throws(GraphLiteralError) -> GraphLiteral {
    try GraphLiteral(parsing: randomText(seed: seed, moduleName: moduleName))
  }

  private static func randomText(seed: UInt64, moduleName: (Int) -> String) -> String {
    var generator = SeededGenerator(seed: seed)
    let roles = ["production", "production", "production", "tool", "test", "demo"]
    let kinds = ["class", "struct", "protocol", "function", "extension", "typealias"]
    var lines: [String] = []
    var nodes: [String] = []
    let moduleCount = Int.random(in: 1...7, using: &generator)
    for module in 0..<moduleCount {
      let role = roles.randomElement(using: &generator) ?? "production"
      lines.append("module \(moduleName(module)) (\(role))")
      for imported in 0..<moduleCount where Int.random(in: 0..<6, using: &generator) == 0 {
        lines.append("  imports \(moduleName(imported))")
      }
      for node in 0..<Int.random(in: 0...6, using: &generator) {
        let kind = kinds.randomElement(using: &generator) ?? "struct"
        let types = kind == "extension" ? "(types \(Int.random(in: 0...2, using: &generator)))" : ""
        let folder = Bool.random(using: &generator) ? "Views/" : ""
        lines.append("  file \(folder)File\(node / 2).swift")
        lines.append("    \(kind) N\(node)\(types)")
        nodes.append("\(moduleName(module)).N\(node)")
      }
    }
    let arrows = ["->", "-call->", "-member->", "-member:probable->"]
    for _ in 0..<Int.random(in: 0...30, using: &generator) {
      guard let from = nodes.randomElement(using: &generator),
        let to = nodes.randomElement(using: &generator),
        let arrow = arrows.randomElement(using: &generator), from != to
      else { continue }
      lines.append("\(from) \(arrow) \(to)")
    }
    return lines.joined(separator: "\n")
  }
}
