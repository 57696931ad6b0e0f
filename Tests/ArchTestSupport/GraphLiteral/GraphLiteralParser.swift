import DependencyModel
import ProjectModel
import SourceFacts

/// Reads the statements of a graph literal into a draft.
struct GraphLiteralParser {
  /// What has been read.
  private(set) var draft = GraphDraft()
  /// The open blocks, outermost first.
  private var blocks: [(indentation: Int, module: String, path: String?)] = []
  private var line = 0

  private var module: String? { blocks.last?.module }
  private var path: String? { blocks.last?.path }

  /// Reads a whole text.
  mutating func parse(_ text: String) throws(GraphLiteralError) {
    for statement in GraphStatement.statements(in: text) {
      line = statement.line
      while let block = blocks.last, block.indentation >= statement.indentation {
        blocks.removeLast()
      }
      try parse(statement)
    }
  }

  private mutating func parse(_ statement: GraphStatement) throws(GraphLiteralError) {
    let words = statement.words
    switch words.first?.text {
    case "module":
      try openModule(only(words.dropFirst()), indentation: statement.indentation)
    case "file":
      try openFile(only(words.dropFirst()), indentation: statement.indentation)
    case "component":
      try defineComponent(words.dropFirst())
    case "depends" where words.dropFirst().first?.text == "on":
      try declareDependencies(list(words.dropFirst(2)))
    case "imports":
      try addImports(list(words.dropFirst()), of: enclosingModule(), path: path)
    case "writes", "misses":
      try addNames(
        list(words.dropFirst()), of: enclosingModule(), node: nil,
        isUnresolved: words.first?.text == "misses")
    default:
      if words.count > 2, words[1].text == "writes" {
        let node = try mention(words[0], isDeclaration: false)
        try addNames(
          list(words.dropFirst(2)), of: draft.nodes[node].module, node: node, isUnresolved: false)
      } else if words.count > 2, words[1].text == "imports" {
        _ = draft.module(named: words[0].name, line: line)
        try addImports(list(words.dropFirst(2)), of: words[0].name, path: nil)
      } else {
        try parseChain(words[...])
      }
    }
  }

  // MARK: Blocks

  private mutating func openModule(
    _ word: GraphWord, indentation: Int
  ) throws(GraphLiteralError) {
    let index = draft.module(named: word.name, line: line)
    for attribute in word.attributes {
      if attribute.count == 2, attribute[0] == "folder" {
        draft.updateModule(index) { $0.folder = attribute[1] == "/" ? "" : attribute[1] }
        continue
      }
      let role = only(attribute).flatMap(ModuleRole.init)
      let kind = only(attribute).flatMap(ModuleKind.init)
      guard role != nil || kind != nil else {
        throw mistake(
          "a module is not '\(attribute.joined(separator: " "))'; give role, kind or 'folder PATH'"
        )
      }
      draft.updateModule(index) { module in
        module.role = role ?? module.role
        module.kind = kind ?? (role == .tool ? .executable : module.kind)
      }
    }
    blocks.append((indentation, word.name, nil))
  }

  private mutating func openFile(_ word: GraphWord, indentation: Int) throws(GraphLiteralError) {
    let module = try enclosingModule()
    let file = GraphDraft.File(path: draft.path(word.name, in: module), module: module)
    draft.files.append(file)
    for attribute in word.attributes {
      guard let language = only(attribute).flatMap(SourceLanguage.init) else {
        throw mistake("'\(attribute.joined(separator: " "))' is not a language")
      }
      draft.languages[file] = language
    }
    blocks.append((indentation, module, file.path))
  }

  private mutating func declareDependencies(_ words: [GraphWord]) throws(GraphLiteralError) {
    let index = try draft.module(named: enclosingModule(), line: line)
    let line = line
    draft.updateModule(index) { $0.dependencies += words.map { ($0.name, line) } }
  }

  private mutating func addImports(
    _ words: [GraphWord], of module: String, path: String?
  ) throws(GraphLiteralError) {
    for word in words {
      var item = GraphDraft.Import(module: module, path: path, imported: word.name)
      for attribute in word.attributes {
        if let condition = condition(attribute) {
          item.condition = condition
          continue
        }
        switch only(attribute) {
        case "testable": item.isTestable = true
        case "exported": item.isReexported = true
        default: throw mistake("an import is 'testable', 'exported' or 'if CONDITION'")
        }
      }
      draft.imports.append(item)
    }
  }

  private mutating func addNames(
    _ words: [GraphWord], of module: String, node: Int?, isUnresolved: Bool
  ) throws(GraphLiteralError) {
    for word in words {
      let isMember = word.name.hasPrefix(".")
      var role = isMember ? ReferenceRole.member : .typePosition
      var condition = BuildCondition.always
      for attribute in word.attributes {
        if let found = self.condition(attribute) {
          condition = found
          continue
        }
        guard let name = only(attribute),
          let found = ReferenceRole.allCases.first(where: { $0.name == name })
        else { throw mistake("a name that is written has a role behind it, such as (call)") }
        role = found
      }
      draft.written.append(
        GraphDraft.Name(
          text: isMember ? String(word.name.dropFirst()) : word.name, module: module, path: path,
          node: node, role: role, isMember: isMember, isUnresolved: isUnresolved,
          condition: condition))
    }
  }

  private mutating func defineComponent(
    _ words: ArraySlice<GraphWord>
  ) throws(GraphLiteralError) {
    guard let name = words.first, words.dropFirst().first?.text == "=" else {
      throw mistake("a component is written 'component NAME = MEMBER & MEMBER'")
    }
    let members = try list(words.dropFirst(2)).map(\.name)
    draft.components.append(GraphDraft.Component(name: name.name, members: members, line: line))
  }

  // MARK: Nodes and references

  private mutating func parseChain(_ words: ArraySlice<GraphWord>) throws(GraphLiteralError) {
    var words = words
    let access = words.first.flatMap { word in
      AccessLevel.allCases.first { $0.keyword == word.text }
    }
    if access != nil { words = words.dropFirst() }
    let kind = words.count > 1 ? words.first.flatMap { NodeKind(rawValue: $0.text) } : nil
    if kind != nil { words = words.dropFirst() }

    var sides = words.split(omittingEmptySubsequences: false) { $0.arrow != nil }[...]
    var arrows = words.compactMap(\.arrow)[...]
    guard let first = sides.popFirst() else { throw mistake("a node is missing") }
    var from: [Int] = []
    for word in try list(first) {
      let node = try mention(word, isDeclaration: true)
      draft.updateNode(node) {
        $0.access = access ?? $0.access
        $0.kind = kind ?? $0.kind
      }
      from.append(node)
    }
    while let side = sides.popFirst(), let arrow = arrows.popFirst() {
      let words = try list(side)
      var to: [Int] = []
      for word in words {
        let node = try mention(word, isDeclaration: false)
        for source in from { try addReference(from: source, to: node, arrow: arrow, word: word) }
        to.append(node)
      }
      from = to
    }
  }

  /// The node that a word names, changed as its attributes say.
  private mutating func mention(
    _ word: GraphWord, isDeclaration: Bool
  ) throws(GraphLiteralError) -> Int {
    let (owner, name) = try qualified(word.name)
    let index = draft.node(module: owner, name: name, line: line)
    if isDeclaration, let path, owner == module, draft.nodes[index].path == nil {
      draft.updateNode(index) { $0.path = path }
    }
    for attribute in word.attributes {
      if attribute.count == 2, attribute[0] == "in" {
        guard isDeclaration else { continue }
        let path = draft.path(attribute[1], in: owner)
        draft.updateNode(index) { $0.path = path }
      } else if !isDeclaration, condition(attribute) != nil || attribute[0] == "as" {
        continue
      } else if attribute.count == 2, attribute[0] == "types", let count = Int(attribute[1]) {
        draft.updateNode(index) { $0.types = count }
      } else if attribute.count == 2, attribute[0] == "with" {
        draft.updateNode(index) { $0.members.append(attribute[1]) }
      } else if attribute[0] == "abstract",
        let count = Int(attribute.count == 2 ? attribute[1] : "1")
      {
        draft.updateNode(index) { $0.abstractTypes = count }
      } else if let kind = only(attribute).flatMap(NodeKind.init) {
        draft.updateNode(index) { $0.kind = kind }
      } else if let access = AccessLevel.allCases.first(where: { [$0.keyword] == attribute }) {
        draft.updateNode(index) { $0.access = access }
      } else {
        throw mistake(
          "a node is not '\(attribute.joined(separator: " "))'; give a kind, an access level, "
            + "'types N', 'abstract N', 'with MEMBER' or 'in PATH'"
        )
      }
    }
    return index
  }

  private mutating func addReference(
    from: Int, to: Int, arrow: [String], word: GraphWord
  ) throws(GraphLiteralError) {
    var reference = GraphDraft.Reference(from: from, to: to)
    if let path, draft.nodes[from].module == module { reference.path = path }
    for part in arrow {
      if let role = ReferenceRole.allCases.first(where: { $0.name == part }) {
        reference.role = role
      } else if part == "assignment" {
        reference.role = .member
        reference.marks.insert(.isAssigned)
      } else if let confidence = Confidence.allCases.first(where: { $0.name == part }) {
        reference.confidence = confidence
      } else {
        throw mistake(
          "an arrow is not '\(part)'; give a role or a confidence, as in -call:certain->")
      }
    }
    if let place = word.attributes.first(where: { $0.first == "in" && $0.count == 2 }) {
      reference.targetPath = draft.path(place[1], in: draft.nodes[to].module)
    }
    reference.member = word.attributes.first { $0.first == "as" && $0.count == 2 }?[1]
    reference.condition = word.attributes.compactMap(condition).first ?? .always
    guard from != to || reference.targetPath != nil else {
      throw mistake("\(word.name) refers to itself; name the other file with (in PATH)")
    }
    draft.references.append(reference)
  }

  // MARK: Words

  private func qualified(_ name: String) throws(GraphLiteralError) -> (module: String, name: String)
  {
    guard let dot = name.firstIndex(of: ".") else { return (module ?? name, name) }
    let rest = name[name.index(after: dot)...]
    guard dot > name.startIndex, !rest.isEmpty else {
      throw mistake("'\(name)' is not of the form Module.Name")
    }
    return (String(name[..<dot]), String(rest))
  }

  private func enclosingModule() throws(GraphLiteralError) -> String {
    guard let module else { throw mistake("this belongs below a 'module' line, indented") }
    return module
  }

  /// The words between `&`s.
  private func list(_ words: ArraySlice<GraphWord>) throws(GraphLiteralError) -> [GraphWord] {
    let items = words.split(omittingEmptySubsequences: false) { $0.text == "&" }
    var list: [GraphWord] = []
    for item in items { list.append(try only(item)) }
    return list
  }

  private func only(_ words: ArraySlice<GraphWord>) throws(GraphLiteralError) -> GraphWord {
    guard words.count == 1, let word = words.first else {
      let text = words.map(\.text).joined(separator: " ")
      throw mistake("one name was expected instead of '\(text)'; join several with '&'")
    }
    return word
  }

  /// The condition of `if DEBUG`, `if !DEBUG`, `if macOS` (a platform's name) or several of these.
  private func condition(_ attribute: [String]) -> BuildCondition? {
    guard attribute.first == "if", attribute.count > 1 else { return nil }
    let parts = attribute.dropFirst().map { word -> BuildCondition in
      let name = word.hasPrefix("!") ? String(word.dropFirst()) : word
      let isPlatform = BuildPlatform.allCases.contains { $0.osName == name }
      let atom: BuildCondition = isPlatform ? .call("os", argument: name) : .flag(name)
      return name == word ? atom : .not(atom)
    }
    return .conjunction(parts)
  }

  private func only(_ attribute: [String]) -> String? {
    attribute.count == 1 ? attribute[0] : nil
  }

  private func mistake(_ message: String) -> GraphLiteralError {
    GraphLiteralError(line: line, message: message)
  }
}
