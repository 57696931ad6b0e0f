import DependencyModel
import RuleEngine
import RuleLanguage
import SourceFacts
import SourceText

/// What the checks of declarations share: the table, and each declaration as selectors see it.
///
/// Reference semantics on purpose: selectors' answers are remembered while declarations are asked
/// one by one. It lives as long as one rule's evaluation and never crosses threads.
final class DeclarationInput {
  /// The rule's scope.
  let scope: RuleScope
  /// All declarations.
  let table: DeclarationTable
  /// The declarations that rules speak of, in order.
  let candidates: [DeclarationID]

  /// The declarations that could not be judged, each once, in the order met.
  private(set) var doubts: [DeclarationID] = []
  private var isDoubted: Set<DeclarationID> = []
  private var matchers: [Selector: SelectorMatcher] = [:]

  /// What the rule speaks of; `nil` where it does not tell places apart.
  let subject: Selector?

  /// Takes the declarations of a rule's scope.
  init(_ scope: RuleScope, of subject: Selector? = nil) {
    self.scope = scope
    self.subject = subject
    table = scope.declarations
    candidates = scope.candidates
  }

  /// The names of the declarations at the top of a file. O(declarations) at the first question, and of the
  /// file at the first about it.
  func namesAtTop(of file: FileID) -> Set<ByteKey> {
    if let known = namesOfFile[file] { return known }
    let found = Set((topOfFile[file] ?? []).flatMap { names(of: $0) }.map(ByteKey.init))
    namesOfFile[file] = found
    return found
  }

  private var namesOfFile: [FileID: Set<ByteKey>] = [:]

  private lazy var topOfFile: [FileID: [DeclarationID]] = {
    let top = candidates.filter { table[$0].parent == nil }
    return Dictionary(grouping: top) { table[$0].file }
  }()

  /// The extensions of a type, given by its first declaration. O(declarations) at the first question.
  func extensions(of type: DeclarationID) -> [DeclarationID] { extensionsOfType[type] ?? [] }

  private lazy var extensionsOfType: [DeclarationID: [DeclarationID]] = {
    var result: [DeclarationID: [DeclarationID]] = [:]
    for (index, declaration) in table.declarations.enumerated() where declaration.kind == .extension
    {
      if let type = declaration.subject { result[type, default: []].append(DeclarationID(index)) }
    }
    return result
  }()

  /// The declarations of the project with a base name, types and macros only. O(declarations) at
  /// the first question.
  func types(named name: String) -> [DeclarationID] { typesOfName[name] ?? [] }

  private lazy var typesOfName: [String: [DeclarationID]] = {
    let types = candidates.filter { table[$0].kind.isNominalType || table[$0].kind == .macro }
    return Dictionary(grouping: types) { table[$0].name }
  }()

  /// The names by which patterns know the types of a kind. O(declarations) at the first question.
  func namesOfTypes(of kind: DeclarationKind) -> Set<String> {
    if let known = namesOfKind[kind] { return known }
    let names = Set(
      candidates.filter { table[$0].kind == kind }
        .flatMap { [table[$0].name] + qualifiedNames(of: $0) })
    namesOfKind[kind] = names
    return names
  }

  private var namesOfKind: [DeclarationKind: Set<String>] = [:]

  /// A question that many declarations ask of all types.
  struct TypeQuestion: Hashable {
    /// The kind of the types.
    var kind: DeclarationKind
    /// The patterns as written.
    var patterns: [String]
    /// What their captures stand for.
    var bindings: Bindings
  }

  /// The answer to a question, worked out once.
  func answer(_ question: TypeQuestion, _ find: () -> Bool) -> Bool {
    if let known = answersAboutTypes[question] { return known }
    let answer = find()
    answersAboutTypes[question] = answer
    return answer
  }

  private var answersAboutTypes: [TypeQuestion: Bool] = [:]

  /// For each type that was asked about the global actors that isolate it without standing in front of it.
  var isolationOfType: [DeclarationID: [WrittenAttribute]] = [:]

  /// The nodes that declare something of a name. O(declared names) at the first question.
  func nodes(declaring name: GlobalName) -> [NodeID] { nodesOfName[name] ?? [] }

  private lazy var nodesOfName: [GlobalName: [NodeID]] = Dictionary(
    grouping: scope.view.graph.declaredNames, by: \.name
  ).mapValues { $0.map(\.node) }

  /// The small things in code, by place.
  private(set) lazy var code = PlacedThings(
    table.code.enumerated().lazy.map { ($1.file, $1.offset, $0) })

  /// The references of the graph, by place. O(references) at the first question.
  private(set) lazy var references = PlacedThings(
    scope.view.graph.references.enumerated().lazy.map { ($1.file, $1.offset, $0) })

  /// The names from outside, by place. O(external references) at the first question.
  private(set) lazy var externalReferences = PlacedThings(
    scope.view.graph.external.enumerated().lazy.map { ($1.file, $1.offset, $0) })

  /// The references that could not be resolved, by place.
  private(set) lazy var unresolvedReferences = PlacedThings(
    scope.view.graph.unresolved.enumerated().lazy.map { ($1.file, $1.offset, $0) })

  /// The types that a declaration writes, taken apart.
  func types(of id: DeclarationID) -> DeclaredTypes {
    scope.declaredTypes(in: table[id].file)[id] ?? DeclaredTypes()
  }

  /// The matcher of a selector of the rule. Its place does not tell: a preset's have one in common.
  func matcher(_ selector: Selector) -> SelectorMatcher {
    if let known = matchers[selector] { return known }
    let new = scope.matcher(selector)
    matchers[selector] = new
    return new
  }

  /// Notes that a declaration could not be judged.
  func noteDoubt(about id: DeclarationID) {
    if isDoubted.insert(id).inserted { doubts.append(id) }
  }

  /// A declaration as selectors see it: its node, or the innermost type within that where rules tell
  /// these apart, in the file where it stands.
  func endpoint(of id: DeclarationID) -> Endpoint {
    let declaration = table[id]
    guard let node = declaration.node else { return scope.view.endpoint(of: declaration.file) }
    return scope.view.endpoint(of: node, in: declaration.file, type: type(around: id))
  }

  /// The innermost type within its node that a declaration is or stands in, where rules tell these
  /// apart.
  func type(around id: DeclarationID) -> DeclarationID? {
    guard let types = scope.view.index.nestedTypes, let node = table[id].node else { return nil }
    return types.type(around: id, of: node)
  }

  /// Where a declaration's name stands.
  func location(of id: DeclarationID) -> SourceLocation {
    scope.view.graph.location(of: table[id].file, offset: table[id].offset)
  }

  /// The path of the file that a declaration stands in.
  func path(of id: DeclarationID) -> String { scope.view.graph.files[table[id].file.int].path }

  /// A declaration as violations name it.
  func label(of id: DeclarationID) -> DeclarationLabel {
    let declaration = table[id]
    let module = scope.view.graph.modules[declaration.module.int].name
    let labels = declaration.fullName.dropFirst(declaration.name.count)
    return DeclarationLabel(
      kind: declaration.kind.phrase, name: "\(module).\(declaration.qualifiedName)\(labels)")
  }

  /// The names by which patterns know the type that a declaration stands in; empty at the top of a
  /// file.
  func containerNames(of id: DeclarationID) -> [String] {
    guard let parent = table[id].parent, table[parent].kind.isTypeContext else { return [] }
    return names(of: parent)
  }

  /// What the type around a declaration is: of an extension, what it extends, as far as that is a
  /// type of the project.
  func containerKind(of id: DeclarationID) -> DeclarationKind? {
    guard let parent = table[id].parent, table[parent].kind.isTypeContext else { return nil }
    guard table[parent].kind == .extension, let type = table[parent].subject else {
      return table[parent].kind
    }
    return table[type].kind
  }

  /// The names by which patterns know a declaration: base name, qualified name, both with labels.
  func names(of id: DeclarationID) -> [String] {
    let declaration = table[id]
    let base =
      declaration.kind == .extension ? lastName(declaration.qualifiedName) : declaration.name
    var names = [base]
    let labels = String(declaration.fullName.dropFirst(declaration.name.count))
    if !labels.isEmpty { names.append(base + labels) }
    if !declaration.qualifiedName.equalsInBytes(base) {
      names.append(declaration.qualifiedName)
      if !labels.isEmpty { names.append(declaration.qualifiedName + labels) }
    }
    return names
  }

  private func lastName(_ name: String) -> String {
    name.partsOfName.last.map(String.init) ?? name
  }

  /// A finding about a declaration, at its name.
  func finding(_ defect: any Defect, about id: DeclarationID, at place: DeclarationID? = nil)
    -> Finding
  {
    var finding = Finding(defect, at: location(of: place ?? id))
    finding.from = table[id].node.map { scope.view.side(of: $0) }
    finding.condition = scope.view.conditionTexts[table[place ?? id].condition.int]
    return finding
  }
}

extension DeclarationKind {
  /// The word for it in options; `nil` for what rules do not speak of.
  var optionWord: String? {
    isSpokenOf ? word : nil
  }

  /// What it is, in words for messages.
  var phrase: String {
    (optionWord ?? "declaration").split(separator: "-").joined(separator: " ")
  }
}
