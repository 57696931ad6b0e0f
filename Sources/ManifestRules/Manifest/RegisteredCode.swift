import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// Which modules take effect by being part of a program, though nobody names anything of theirs: code that the loader
/// starts, that libraries find in a section of the binary, or whose classes are looked up by name.
///
/// Reference semantics on purpose: texts are read when a module is first asked about. It lives as long as a check runs
/// and never crosses threads.
final class RegisteredCode {
  private let graph: DependencyGraph
  private let files: ProjectFiles
  private var known: [ModuleID: Bool] = [:]
  /// The macros that files of the project define, by whether what they stand for registers something.
  private lazy var macros = Macros(textsOfCFamily())
  /// The modules of which a string of another one names a class.
  private lazy var named = findNamed()
  /// Whether code looks classes up by their names.
  private lazy var looksUp = !modules(writing: Self.lookUps).isEmpty
  /// Whether it does so by names that stand in no source.
  private lazy var looksUpUnwritten = findUnwrittenLookUp()
  private lazy var modulesByName = Dictionary(
    grouping: graph.modules.indices.map { ModuleID($0) }
  ) { graph.modules[$0].name }
  /// The modules with classes.
  private lazy var withClasses = Set(graph.nodes.lazy.filter { $0.kind == .class }.map(\.module))

  /// Prepares to look at the texts of a project.
  init(_ graph: DependencyGraph, _ files: ProjectFiles) {
    self.graph = graph
    self.files = files
  }

  /// Whether code of a module may run, or be found, without being named. O(its text) at the first question about it; at
  /// the very first one O(text of the project).
  func mayRun(_ module: ModuleID) -> Bool {
    if let known = known[module] { return known }
    let mayRun = registersItself(module) || named.contains(module)
    known[module] = mayRun
    return mayRun
  }

  /// Whether a class of a module may be looked up by a name that no source has. O(1) but for the first question, which
  /// takes O(text of the project).
  func mayBeLookedUp(_ module: ModuleID) -> Bool {
    looksUp && withClasses.contains(module) && looksUpUnwritten
  }

  // MARK: What registers itself

  private func registersItself(_ module: ModuleID) -> Bool {
    let sources = graph.modules[module].sources.filter {
      SourceFileKind.isCFamily($0) && !SourceFileKind.isHeader($0)
    }
    return sources.contains { path in
      guard let text = files.text(path) else { return false }
      return Macros.registers(text) || writesRegisteringMacro(text)
    }
  }

  /// Whether a line begins with the call of a macro that registers something, or that nobody here defines: whoever writes
  /// one between declarations wants it to declare something.
  private func writesRegisteringMacro(_ text: String) -> Bool {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let first = line.first, first == UInt8(ascii: "@") || isUppercase(first) else {
        continue
      }
      let isDirective = first == UInt8(ascii: "@")
      let name = line.dropFirst(isDirective ? 1 : 0).prefix(while: isWordByte)
      guard let letter = name.first, isUppercase(letter),
        line[name.endIndex...].first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "(")
      else { continue }
      let word = String(decoding: name, as: UTF8.self)
      if let registers = macros.registers[word] {
        if registers { return true }
      } else if isDirective || name.allSatisfy({ !isLowercase($0) }) && !isOfSystem(word) {
        return true
      }
    }
    return false
  }

  /// Whether a macro has the prefix of the system's own, which say when something is available and the like.
  private func isOfSystem(_ macro: String) -> Bool {
    ["API_", "CF_", "CG_", "NS_", "OBJC_", "OS_", "SWIFT_", "UI_", "_"].contains {
      macro.hasPrefix($0)
    }
  }

  // MARK: What is looked up by name

  /// The functions that find a class by its name.
  private static let lookUps: Set<String> = [
    "NSClassFromString", "_typeByName", "classNamed", "objc_getClass", "objc_getRequiredClass",
    "objc_lookUpClass",
  ]

  /// What a class is called that is reached as the target of an action with the rest of its name.
  private static let targetPrefix = "Target_"

  /// How the mangled names of Swift begin, before the length of the module's name.
  private static let mangledPrefix = "$s"

  private func findNamed() -> Set<ModuleID> {
    var homes: [Substring: Set<ModuleID>] = [:]
    var hasTargets = false
    for node in graph.nodes where node.kind == .class {
      homes[node.name[...], default: []].insert(node.module)
      if node.name.hasPrefix(Self.targetPrefix) {
        hasTargets = true
        homes[node.name.dropFirst(Self.targetPrefix.count), default: []].insert(node.module)
      }
    }
    let seekers = modules(writing: ["dlsym"])
    let findsClasses = hasTargets || looksUp
    guard findsClasses || !seekers.isEmpty else { return [] }
    var found: Set<ModuleID> = []
    for file in graph.files where graph.modules[file.module].role != .test {
      let findsSymbols = seekers.contains(file.module)
      guard findsClasses || findsSymbols, let text = files.text(file.path) else { continue }
      if findsClasses {
        for name in quotedNames(in: text) {
          for module in homes[name] ?? [] where module != file.module { found.insert(module) }
        }
      }
      if findsSymbols, text.containsInBytes(Self.mangledPrefix) {
        let names = Set(mangledModules(in: text))
        found.formUnion(names.flatMap { modulesByName[$0] ?? [] }.filter { $0 != file.module })
      }
    }
    return found
  }

  /// The modules of the symbols of Swift whose mangled names stand in strings: `"$s3Kit4load…"`.
  private func mangledModules(in text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\"")).compactMap { part in
      let symbol = part.first == UInt8(ascii: "_") ? part.dropFirst() : part
      guard symbol.starts(with: Self.mangledPrefix.utf8) else { return nil }
      let digits = symbol.dropFirst(2).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard let length = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
      return String(decoding: symbol[digits.endIndex...].prefix(length), as: UTF8.self)
    }
  }

  /// The modules that write one of some names that the project does not declare. O(names), and O(references) where
  /// one of them is written.
  private func modules(writing wanted: Set<String>) -> Set<ModuleID> {
    let names = Set(graph.names.ids.filter { wanted.contains(graph.names[$0]) })
    if names.isEmpty { return [] }
    var modules: Set<ModuleID> = []
    for reference in graph.external where names.contains(reference.name) {
      modules.insert(graph.files[reference.file].module)
    }
    for reference in graph.unresolved where names.contains(reference.name) {
      modules.insert(graph.files[reference.file].module)
    }
    return modules
  }

  private func findUnwrittenLookUp() -> Bool {
    graph.files.contains { file in
      guard graph.modules[file.module].role != .test, let text = files.text(file.path) else {
        return false
      }
      return Self.lookUps.contains { isCalledWithoutLiteral($0, in: text) }
    }
  }

  /// Whether a text calls a function with something else than a string as its first argument. O(text).
  private func isCalledWithoutLiteral(_ function: String, in text: String) -> Bool {
    guard text.containsInBytes(function) else { return false }
    let call = Array(function.utf8) + [UInt8(ascii: "(")]
    var rest = text.utf8[...]
    while let next = rest.firstIndex(of: call[0]) {
      rest = rest[next...]
      guard rest.starts(with: call) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(call.count)
      let argument = rest.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "@") }
      if argument != UInt8(ascii: "\"") { return true }
    }
    return false
  }

  /// The last words of the strings that hold a name alone, such as `Kit.Item`.
  private func quotedNames(in text: String) -> [Substring] {
    let quote = UInt8(ascii: "\"")
    return text.utf8.split(separator: quote, omittingEmptySubsequences: false).compactMap { part in
      guard let last = part.split(separator: UInt8(ascii: ".")).last,
        part.allSatisfy({ byte in
          isWordByte(byte) || byte == UInt8(ascii: ".")
        })
      else { return nil }
      return Substring(last)
    }
  }

  private func textsOfCFamily() -> some Sequence<String> {
    graph.files.lazy.filter { $0.language != .swift }.compactMap { [files] in files.text($0.path) }
  }
}

/// The macros of some texts.
private struct Macros {
  /// Whether what a macro stands for registers something, by itself or by another macro.
  private(set) var registers: [String: Bool] = [:]

  /// Reads definitions. Linear in the texts.
  init(_ texts: some Sequence<String>) {
    // Which of several definitions holds, conditions decide.
    var bodies: [String: [Substring]] = [:]
    for text in texts where text.containsInBytes("define") {
      for (name, body) in Self.definitions(in: text) { bodies[name, default: []].append(body) }
    }
    for (name, bodies) in bodies {
      registers[name] = bodies.contains { Self.registers(String($0)) }
    }
    var open = registers.filter(\.value).map(\.key)
    if open.isEmpty { return }
    var users: [String: [String]] = [:]
    for (name, own) in bodies {
      let words = own.flatMap { $0.utf8.split { !isWordByte($0) } }
      for word in Set(words.map { String(decoding: $0, as: UTF8.self) }) where bodies[word] != nil {
        users[word, default: []].append(name)
      }
    }
    while let name = open.popLast() {
      for user in users[name] ?? [] where registers[user] == false {
        registers[user] = true
        open.append(user)
      }
    }
  }

  /// Whether code has what the loader or a library finds by itself.
  static func registers(_ code: String) -> Bool {
    if code.containsInBytes("__attribute") || code.containsInBytes("[[gnu::") {
      if code.containsInBytes("constructor") || code.containsInBytes("section") { return true }
    }
    return code.containsInBytes("+ (void)load") || code.containsInBytes("+(void)load")
  }

  /// The definitions of a text, with the lines that they go on in.
  private static func definitions(in text: String) -> [(name: String, body: Substring)] {
    var found: [(String, Substring)] = []
    var start: Substring.Index?
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if start == nil, words.first == "#" {
        let rest = words.dropFirst().drop { $0 == " " }
        if rest.hasPrefix("define") { start = rest.startIndex }
      }
      guard let begin = start, line.last != "\\" else { continue }
      let body = text[begin..<line.endIndex].dropFirst("define".count).drop {
        $0 == " " || $0 == "\t"
      }
      let name = body.utf8.prefix(while: isWordByte)
      found.append((String(decoding: name, as: UTF8.self), body[name.endIndex...]))
      start = nil
    }
    return found
  }
}

private func isUppercase(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }

private func isLowercase(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }

private func isWordByte(_ byte: UInt8) -> Bool {
  isUppercase(byte) || isLowercase(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    || byte == UInt8(ascii: "_")
}
