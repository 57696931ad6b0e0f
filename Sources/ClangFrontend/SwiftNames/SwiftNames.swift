/// The name by which Swift knows a method.
struct SwiftName: Hashable, Sendable {
  /// The base name; `init` of an initialiser.
  var base: String
  /// The labels, `_` for none, one a parameter.
  var labels: [String]
}

/// A method of Objective-C as far as its Swift name depends on it.
struct ImportedMethod {
  /// The words of the selector in front of the colons; one of a method without parameters.
  var pieces: [String]
  /// The names of the parameters' types without pointers, such as `NSString`; empty where unknown.
  var parameterTypes: [String]
  /// The name of the result's type, `instancetype` too; empty where there is none.
  var result: String
  /// The class or protocol that it belongs to.
  var className: String
  var isStatic: Bool
  /// Whether it is an instance method of the `init` family.
  var isInitializer: Bool
  /// Whether the last parameter is `NSError **`, and the result can tell of failure.
  var hasErrorParameter = false
  /// What its class has, as properties or as methods without parameters, where the method stands.
  var nouns: Set<String> = []

  /// How many parameters it has.
  var arity: Int { parameterTypes.count }
}

/// The names that Swift gives to what Objective-C declares.
///
/// After SE-0005, *Better Translation of Objective-C APIs Into Swift*, and SE-0112, *Improved
/// NSError Bridging*: a first piece is split at its last preposition, words that repeat a type are
/// dropped, initialisers and factory methods become `init`. What needs the headers of a platform,
/// such as names that exceptions are kept for, is not known here.
enum SwiftNames {
  /// Names that say too little to stand alone.
  private static let vacuous: Set<String> = ["for", "get", "set", "using", "with"]
  /// Words of Swift that a name must not become.
  private static let reserved: Set<String> = [
    "self", "super", "init", "in", "is", "as", "for", "if", "while", "return", "class", "struct",
    "enum", "func", "let", "var", "case", "default", "switch", "import", "public", "private",
  ]

  /// The name of a method.
  static func name(of method: ImportedMethod) -> SwiftName {
    guard !method.pieces.isEmpty else { return SwiftName(base: "", labels: []) }
    var method = method
    if method.hasErrorParameter { dropError(&method) }
    if method.isInitializer { return initializer(method, dropping: initLength(method.pieces[0])) }
    if method.isStatic, let length = factoryLength(method) {
      return initializer(method, dropping: length)
    }
    return plain(method)
  }

  /// The name of a property: of one that gives its own class without the words that repeat it.
  static func name(
    ofProperty name: String, type: String, className: String
  ) -> String {
    CamelCase.lowered(withoutResult(name, result: type, className: className))
  }

  // MARK: Errors

  /// The parameter for the error is no parameter of Swift; the piece in front of it loses `AndReturnError`
  /// or `WithError`.
  private static func dropError(_ method: inout ImportedMethod) {
    method.parameterTypes.removeLast()
    let last = method.pieces.removeLast()
    if !method.pieces.isEmpty { return }
    var name = last
    for ending in ["AndReturnError", "WithError", "ReturningError", "Error"]
    where name.hasSuffix(ending) {
      if name.count > ending.count { name = String(name.dropLast(ending.count)) }
      break
    }
    method.pieces = [name]
  }

  // MARK: Initialisers

  private static func initLength(_ piece: String) -> Int {
    piece.prefix { $0 == "_" }.count + 4
  }

  /// How much of the name of a factory method names the class, or `nil` for other methods.
  private static func factoryLength(_ method: ImportedMethod) -> Int? {
    guard method.result == "instancetype" || method.result == method.className else { return nil }
    let words = CamelCase(method.pieces[0]).words
    let type = CamelCase(method.className).words
    let count = leading(words, type)
    return count == 0 ? nil : words.prefix(count).reduce(0) { $0 + $1.count }
  }

  private static func initializer(_ method: ImportedMethod, dropping length: Int) -> SwiftName {
    var rest = String(method.pieces[0].dropFirst(length))
    if rest.hasPrefix("With") {
      let behind = rest.dropFirst(4)
      if behind.first.map({ !$0.isLowercase }) ?? true { rest = String(behind) }
    }
    var labels: [String] = []
    if method.arity == 0 {
      if !rest.isEmpty { labels.append(CamelCase.lowered(rest)) }
      return SwiftName(base: "init", labels: labels)
    }
    for (place, type) in method.parameterTypes.enumerated() {
      let piece = place == 0 ? rest : place < method.pieces.count ? method.pieces[place] : ""
      labels.append(label(piece, type: type))
    }
    return SwiftName(base: "init", labels: labels)
  }

  // MARK: Methods

  private static func plain(_ method: ImportedMethod) -> SwiftName {
    let first = method.pieces[0]
    if method.arity == 0 {
      let own = withoutResult(
        withoutResultBefore(first, method), result: method.result, className: method.className)
      return SwiftName(base: CamelCase.lowered(own), labels: [])
    }
    var base = withoutResultBefore(first, method)
    var own = ""
    let type = method.parameterTypes[0]
    if let split = split(base, type: type) {
      (base, own) = split
    } else {
      base = withoutType(base, type: type, isBase: true, nouns: method.nouns)
    }
    base = withoutClass(base, method, own: own)
    var labels = [own.isEmpty ? "_" : label(own, type: type)]
    for place in method.parameterTypes.indices.dropFirst() {
      let piece = place < method.pieces.count ? method.pieces[place] : ""
      labels.append(label(piece, type: method.parameterTypes[place]))
    }
    return SwiftName(
      base: CamelCase.lowered(reserved.contains(base) ? first : base), labels: labels)
  }

  /// Splits a first piece in front of its last preposition: `fetchWithURL` is `fetch` and `withURL`.
  private static func split(_ piece: String, type: String) -> (base: String, label: String)? {
    let words = CamelCase(piece).words
    if words.count > 1, words[words.count - 1] == "Animated", isBoolean(type) {
      return (words.dropLast().joined(), "animated")
    }
    guard
      let place = words.indices.dropFirst().last(where: {
        PartsOfSpeech.isPreposition(words[$0])
      })
    else { return nil }
    var base = words[..<place].joined()
    var start = place
    // `dataUsingEncoding`: `using` needs what it uses; `compareTo…` and so on need nothing more.
    if vacuous.contains(base) { return nil }
    // A pair such as `insertObjectsAtIndexes…With` splits at the last; `relativeTo` is one.
    if words[place].lowercased() == "to", place > 1, words[place - 1].lowercased() == "relative" {
      start = place - 1
      base = words[..<start].joined()
    }
    var label = words[start...].joined()
    // `loadWithCompletionHandler` says `load(completionHandler:)`.
    if label.hasPrefix("WithCompletion") { label = String(label.dropFirst(4)) }
    // What stands last alone is a part of the name: `lookUp`, `logIn` with a type behind it stays.
    if start == words.count - 1, ["up", "off", "in"].contains(words[start].lowercased()),
      type.isEmpty
    {
      return nil
    }
    return (base, CamelCase.lowered(label))
  }

  /// A label without the words at its end that repeat the parameter's type.
  private static func label(_ piece: String, type: String) -> String {
    if piece.isEmpty { return "_" }
    return CamelCase.lowered(withoutType(piece, type: type, isBase: false))
  }

  /// A name without the words at its end that repeat a type, if that leaves anything that says
  /// something.
  private static func withoutType(
    _ name: String, type: String, isBase: Bool, nouns: Set<String> = []
  ) -> String {
    let words = CamelCase(name).words
    let count = matching(words, typeWords(type))
    guard count > 0, count < words.count else { return name }
    let rest = words.dropLast(count)
    let left = rest.joined()
    if isBase, vacuous.contains(left.lowercased()) { return name }
    guard let last = rest.last, PartsOfSpeech.endsPhrase(last) else { return name }
    if isBase, rest.count == 1, PartsOfSpeech.isPreposition(last) { return name }
    // `addRecognizer` of what has `recognizers` is no other `add`.
    if isBase, !PartsOfSpeech.isPreposition(last),
      isNoun(words[rest.count...].joined(), among: nouns)
    {
      return name
    }
    return reserved.contains(left) && isBase ? name : left
  }

  /// Whether a class has something by a name, in the singular or the plural.
  private static func isNoun(_ name: String, among nouns: Set<String>) -> Bool {
    if nouns.isEmpty { return false }
    let singular = CamelCase.lowered(name)
    var forms = [singular, singular + "s", singular + "es"]
    if singular.hasSuffix("y") { forms.append(singular.dropLast() + "ies") }
    return forms.contains { nouns.contains($0) }
  }

  /// The words of a type's name; objects of any class are `Object`, whole numbers are an `Index` too.
  private static func typeWords(_ type: String) -> [String] {
    if type == "id" || type == "NSObject" { return ["Object"] }
    if type == "SEL" { return ["Selector"] }
    if type == "Class" { return ["Class"] }
    // Swift has another name for it: `presentError`, `didFailWithError`.
    if type == "NSError" { return [] }
    return CamelCase(type).words
  }

  private static let integers: Set<String> = ["NSInteger", "NSUInteger", "int", "long", "CFIndex"]

  /// How many words at the end of a name repeat words at the end of a type.
  private static func matching(_ words: [String], _ type: [String]) -> Int {
    if let last = words.last, integers.contains(type.joined()) {
      return last == "Index" || last == "Integer" ? 1 : 0
    }
    var count = 0
    var place = type.count
    while count < words.count, place > 0 {
      let word = words[words.count - 1 - count]
      let own = type[place - 1]
      guard isAlike(word, own, isFirst: place == 1) else { break }
      count += 1
      place -= 1
    }
    return count
  }

  /// Whether a word repeats one of a type, whose first word may carry a prefix: `URL` is in `NSURL`.
  private static func isAlike(_ word: String, _ own: String, isFirst: Bool) -> Bool {
    if word.lowercased() == own.lowercased() { return true }
    return isFirst && word.count > 1 && own.hasSuffix(word) && own.count > word.count
      && word.allSatisfy { $0.isUppercase }
  }

  private static func isBoolean(_ type: String) -> Bool {
    type == "BOOL" || type == "bool" || type == "Boolean" || type == "_Bool"
  }

  // MARK: Results

  /// A property, or method without parameters, that gives its own class drops that word: `sharedManager` is
  /// `shared`.
  private static func withoutResult(_ name: String, result: String, className: String) -> String {
    guard result == "instancetype" || result == className else { return name }
    let words = CamelCase(name).words
    let count = matching(words, CamelCase(className).words)
    guard count > 0, count < words.count else { return name }
    let left = words.dropLast(count).joined()
    return vacuous.contains(left) || reserved.contains(left) && left != "default" ? name : left
  }

  /// `stringByAppending…` of a string is `appending…`, `imageWithTint…` of an image `withTint…`.
  private static func withoutResultBefore(_ name: String, _ method: ImportedMethod) -> String {
    guard method.result == "instancetype" || method.result == method.className else { return name }
    let words = CamelCase(name).words
    let count = leading(words, CamelCase(method.className).words)
    guard count > 0, count + 1 < words.count, PartsOfSpeech.isPreposition(words[count]) else {
      return name
    }
    let isGerund = words[count] == "By" && words[count + 1].hasSuffix("ing")
    return CamelCase.lowered(words[(isGerund ? count + 1 : count)...].joined())
  }

  /// How many words a name begins with that a type ends with.
  private static func leading(_ words: [String], _ type: [String]) -> Int {
    var count = min(words.count, type.count)
    while count > 0 {
      if zip(words, type.suffix(count)).allSatisfy({ $0.lowercased() == $1.lowercased() }) {
        return count
      }
      count -= 1
    }
    return 0
  }

  /// `dismissViewController` of a `UIViewController` is `dismiss`.
  private static func withoutClass(_ base: String, _ method: ImportedMethod, own: String) -> String
  {
    guard own == "animated" else { return base }
    let words = CamelCase(base).words
    let type = CamelCase(method.className).words
    let count = matching(words, type)
    guard count > 1, count < words.count else { return base }
    return words.dropLast(count).joined()
  }
}
