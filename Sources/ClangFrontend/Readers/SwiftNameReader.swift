import SourceFacts
import SourceText

/// The names by which Swift knows what is declared here.
struct SwiftNameReader: GrammarReader {
  let reading: FileReading

  /// Sets the name that a macro such as `NS_SWIFT_NAME(Name)` says.
  func setName(of index: ID<DeclarationFact>, macros: [Int]) {
    let own = builder[index].name
    if let written = writtenSwiftName(macros) {
      let text = SwiftNameText(written)
      let name = facts.id(of: (text.outer.map { $0 + "." } ?? "") + text.base)
      if name != own { builder[index].otherName = name }
      if builder[index].kind == .function, let labels = text.labels {
        builder[index].labels = builder.list(labels.map { facts.id(of: $0) })
      }
    } else if isRefined(macros) {
      builder[index].otherName = facts.id(of: "__" + facts.string(own))
    }
  }

  /// Sets the name by which Swift knows a constant if its type is an enumeration by `NS_TYPED_ENUM`,
  /// which another header may say: `.one` of `KeyOne`.
  func setName(ofConstant index: ID<DeclarationFact>, type: Int) {
    guard builder[index].otherName == nil else { return }
    let name = SwiftCaseNames.name(
      ofConstant: facts.string(builder[index].name), type: text(type..<(type + 1)))
    if let name { builder[index].otherName = facts.id(of: "." + name) }
  }

  /// Sets the name by which Swift knows a constant that names a notification: one of `Notification.Name`
  /// without its last word (SE-0005, *Better Translation of Objective-C APIs Into Swift*).
  func setName(ofNotification index: ID<DeclarationFact>, type: Int) {
    let name = facts.string(builder[index].name)
    let suffix = "Notification"
    let isNamed = name.hasSuffix(suffix) && name.count > suffix.count
    guard builder[index].otherName == nil,
      isWord(type, "NSNotificationName") || isNamed && isWord(type, "NSString")
    else { return }
    let own = isNamed ? String(name.dropLast(suffix.count)) : name
    builder[index].otherName = facts.id(of: "Notification.Name." + own)
  }

  /// Sets the name by which Swift knows a property.
  func setName(
    ofProperty index: ID<DeclarationFact>, _ head: Specifiers, macros: [Int],
    in container: Container?
  ) {
    setName(of: index, macros: macros)
    if builder[index].otherName != nil || writtenSwiftName(macros) != nil { return }
    let own = builder[index].name
    let name = facts.id(
      of: SwiftNames.name(
        ofProperty: facts.string(own), type: typeName(of: head),
        className: container.map { text($0.className..<($0.className + 1)) } ?? ""))
    if name != own { builder[index].otherName = name }
  }

  /// Sets the base name and the labels by which Swift knows a method.
  func setName(
    ofMethod index: ID<DeclarationFact>, _ head: MethodHead, in container: Container?
  ) {
    let imported = importedMethod(index, head, in: container)
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
    // Swift throws what the last parameter reports: a call of it has no such argument.
    if imported.hasErrorParameter { builder[index].marks.insert(.isThrowing) }
    builder[index].labels = builder.list(labels.map { facts.id(of: $0) })
    let base = facts.id(of: name.base)
    if base != builder[index].name {
      builder[index].otherName = base
    }
  }

  private func importedMethod(
    _ index: ID<DeclarationFact>, _ head: MethodHead, in container: Container?
  ) -> ImportedMethod {
    let pieces =
      head.parameters.isEmpty
      ? [text(head.first..<(head.first + 1))]
      : head.parameters.map { $0.label < 0 ? "" : text($0.label..<($0.label + 1)) }
    let className = container.map { text($0.className..<($0.className + 1)) } ?? ""
    return ImportedMethod(
      pieces: pieces, parameterTypes: head.parameters.map { typeName($0.type) },
      result: typeName(head.result), className: className, isStatic: head.isStatic,
      isInitializer: builder[index].kind == .initializer,
      hasErrorParameter: hasErrorParameter(head), nouns: container?.nouns ?? [])
  }

  /// The last word of a type as written, which names it; empty for blocks.
  private func typeName(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "id" }
    return typeName(of: specifiers(from: range.lowerBound, to: range.upperBound, .typeName))
  }

  private func typeName(of head: Specifiers) -> String {
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
  func setNames(ofCases cases: [ID<DeclarationFact>], in index: ID<DeclarationFact>) {
    let enumeration = facts.string(builder[index].name)
    let own = cases.map { facts.string(builder[$0].name) }
    for (place, name) in SwiftCaseNames.names(of: own, in: enumeration).enumerated() {
      let declaration = cases[place]
      guard builder[declaration].otherName == nil, name != own[place] else { continue }
      builder[declaration].otherName = facts.id(of: name)
    }
  }
}
