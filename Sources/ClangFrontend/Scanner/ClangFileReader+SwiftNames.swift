import SourceFacts

extension ClangFileReader {
  /// Sets the name that a macro such as `NS_SWIFT_NAME(Name)` says.
  func setSwiftName(of index: DeclarationIndex, macros: [Int]) {
    let own = facts.declarations[Int(index)].name
    if let written = writtenSwiftName(macros) {
      let name = names.id(of: SwiftNameText(written).base)
      if name != own { facts.declarations[Int(index)].otherName = name }
    } else if isRefined(macros) {
      facts.declarations[Int(index)].otherName = names.id(of: "__" + names.string(own))
    }
  }

  /// Sets the base name and the labels by which Swift knows a method.
  func setSwiftName(ofMethod index: DeclarationIndex, _ head: MethodHead) {
    let imported = importedMethod(index, head)
    var name = SwiftNames.name(of: imported)
    if let written = writtenSwiftName(head.macros) {
      let text = SwiftNameText(written)
      name.base = text.base
      if let labels = text.labels { name.labels = labels }
    } else if isRefined(head.macros) {
      if imported.isInitializer || name.base == "init" {
        if let first = name.labels.first { name.labels[0] = "__" + first }
      } else {
        name.base = "__" + name.base
      }
    }
    var labels = Array(name.labels.prefix(head.parameters.count))
    while labels.count < head.parameters.count { labels.append("_") }
    if imported.hasErrorParameter { dropErrorParameter(of: index) }
    facts.declarations[Int(index)].labels = list(labels.map { names.id(of: $0) })
    let base = names.id(of: name.base)
    if base != facts.declarations[Int(index)].name {
      facts.declarations[Int(index)].otherName = base
    }
  }

  /// Swift throws what is told through the last parameter: a call of it has no such argument.
  private func dropErrorParameter(of index: DeclarationIndex) {
    facts.declarations[Int(index)].marks.insert(.isThrowing)
    let flags = facts.declarations[Int(index)].parameterFlags
    if let last = flags.range.last { facts.lists[last] |= ParameterShape.hasDefault }
  }

  private func importedMethod(_ index: DeclarationIndex, _ head: MethodHead) -> ImportedMethod {
    let pieces =
      head.parameters.isEmpty
      ? [text(head.first..<(head.first + 1))]
      : head.parameters.map { $0.label < 0 ? "" : text($0.label..<($0.label + 1)) }
    let className = container.map { text($0.className..<($0.className + 1)) } ?? ""
    var method = ImportedMethod(
      pieces: pieces, parameterTypes: head.parameters.map { typeName($0.type) },
      result: typeName(head.result), className: className, isStatic: head.isStatic,
      isInitializer: facts.declarations[Int(index)].kind == .initializer)
    if let last = head.parameters.last, isErrorPointer(last.type) {
      method.hasErrorParameter = true
    }
    return method
  }

  /// The last word of a type as written, which names it; empty for blocks.
  private func typeName(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "id" }
    let head = specifiers(from: range.lowerBound, to: range.upperBound, .typeName)
    switch head.base {
    case .named(let index):
      if symbol(head.end) == .leftParenthesis { return "" }
      if word(index) == Word.anyObject, let end = angleEnd(index + 1), end == index + 3 {
        return text((index + 2)..<(index + 3))
      }
      return text(index..<(index + 1))
    case .builtin(let index): return isVoid(index) ? "" : text(index..<(index + 1))
    default: return ""
    }
  }

  /// Whether a type is `NSError **`.
  private func isErrorPointer(_ range: Range<Int>) -> Bool {
    range.contains { word($0) == Word.errorType } && range.filter { symbol($0) == .star }.count == 2
  }

  /// What a macro or attribute says the name in Swift is, or `nil`.
  private func writtenSwiftName(_ macros: [Int]) -> String? {
    for index in macros where Word.swiftName.contains(word(index)) {
      guard symbol(index + 1) == .leftParenthesis else { continue }
      let written = text((index + 2)..<contentEnd(index + 1))
      if !written.isEmpty { return written.filter { $0 != "\"" } }
    }
    return nil
  }

  private func isRefined(_ macros: [Int]) -> Bool {
    macros.contains { Word.refined.contains(word($0)) }
  }

  /// Sets the names of an enumeration's cases.
  func setSwiftNames(ofCases cases: [DeclarationIndex], in index: DeclarationIndex) {
    let enumeration = names.string(facts.declarations[Int(index)].name)
    let own = cases.map { names.string(facts.declarations[Int($0)].name) }
    for (place, name) in SwiftNames.cases(own, of: enumeration).enumerated() {
      let declaration = Int(cases[place])
      guard facts.declarations[declaration].otherName < 0, name != own[place] else { continue }
      facts.declarations[declaration].otherName = names.id(of: name)
    }
  }
}

/// A name of Swift as `NS_SWIFT_NAME` writes it: `Outer.Name`, `make(name:)`, `getter:Type.name(self:)`.
struct SwiftNameText {
  /// The base name.
  var base: String
  /// The labels, or `nil` where no parentheses are written.
  var labels: [String]?

  /// Reads a name as written.
  init(_ text: String) {
    var rest = Substring(text)
    for prefix in ["getter:", "setter:"] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    if let open = rest.firstIndex(of: "(") {
      let inside = rest[rest.index(after: open)...].prefix { $0 != ")" }
      labels = inside.split(separator: ":").map(String.init)
      rest = rest[..<open]
    }
    base = String(rest.split(separator: ".").last ?? rest)
  }
}
