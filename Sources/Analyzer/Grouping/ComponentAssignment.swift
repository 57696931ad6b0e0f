import DependencyModel
import ProjectModel
import RuleLanguage
import SourceText

/// Which component each file and declaration belongs to.
package struct ComponentAssignment: Sendable {
  /// The components that hold something, sorted by name; a name is used once.
  package let components: [Component]
  /// The component of each file, in the order given.
  package let componentOfFile: [ComponentID]
  /// The component of each declaration, in the order given.
  package let componentOfDeclaration: [ComponentID]
  /// What each clause did, in the order of definitions and clauses.
  package let clauseUses: [ComponentClauseUse]

  /// The clauses of which earlier definitions left nothing.
  package var shadowed: [ComponentClauseUse] { clauseUses.filter(\.isShadowed) }

  /// The clauses that match nothing in the project.
  package var unmatched: [ComponentClauseUse] { clauseUses.filter(\.isUnmatched) }
}

/// Divides a project into components.
///
/// The definitions are tried in order, and the first of which a clause matches wins: a declaration
/// is matched by its id, by its file's path and by its module's name. What none takes belongs to
/// the component of its module's name; a definition that makes the same name adds to that one.
///
/// - Parameters:
///   - modules: the project's modules; one without files is a component too.
///   - files: path and module of each file, a file of two modules twice.
///   - declarations: node id and file of each declaration that becomes a node, or part of one. An
///     extension that should follow its type is passed with the type's id.
///   - definitions: the configuration's components, in its order.
/// - Returns: the components with role and place, and what belongs to them.
/// - Complexity: O((files + declarations) · clauses) matches.
package func assignComponents(
  modules: [ModuleDescription], files: [(path: String, module: ModuleID)],
  declarations: [(id: String, file: FileID)] = [], definitions: [ComponentDefinition] = []
) -> ComponentAssignment {
  var assigner = ComponentAssigner(modules: modules, definitions: definitions)
  let ofFiles = files.map { assigner.choice(path: $0.path, module: $0.module) }
  let ofDeclarations = declarations.map { declaration in
    assigner.choice(declaration: declaration.id, in: ofFiles[declaration.file.int])
  }
  var hasFiles = [Bool](repeating: false, count: modules.count)
  for file in files { hasFiles[file.module.int] = true }
  let ofEmptyModules = modules.indices.filter { !hasFiles[$0] }.map {
    assigner.choice(path: nil, module: ModuleID($0))
  }

  let choices = ofFiles + ofDeclarations + ofEmptyModules
  let names = UniqueNames(choices.map(\.name))
  let ids = names.index.map { ComponentID($0) }
  return ComponentAssignment(
    components: makeComponents(names, choices, modules: modules, definitions: definitions),
    componentOfFile: Array(ids[..<files.count]),
    componentOfDeclaration: Array(ids[files.count..<files.count + declarations.count]),
    clauseUses: assigner.uses)
}

/// The component chosen for a file, a declaration or a module without files.
private struct ComponentChoice {
  var name: String
  /// The definition that made it; the number of definitions when none did.
  var definition: Int
  var module: ModuleID
}

/// Tries definitions in order and counts what their clauses match.
private struct ComponentAssigner {
  private let modules: [ModuleDescription]
  private let definitionCount: Int
  /// For each use the definition reduced to that clause.
  private var clauses: [ComponentDefinition] = []
  private(set) var uses: [ComponentClauseUse] = []

  init(modules: [ModuleDescription], definitions: [ComponentDefinition]) {
    self.modules = modules
    definitionCount = definitions.count
    for (index, definition) in definitions.enumerated() {
      for clause in definition.clauses.indices {
        var single = definition
        single.clauses = [definition.clauses[clause]]
        clauses.append(single)
        uses.append(ComponentClauseUse(definition: index, clause: clause))
      }
    }
  }

  /// The choice for a file, or for a module without files.
  mutating func choice(path: String?, module: ModuleID) -> ComponentChoice {
    let name = modules[module].name
    let own = ComponentChoice(name: name, definition: definitionCount, module: module)
    let criteria: Set<ComponentDefinition.Criterion> =
      path == nil ? [.modules] : [.modules, .paths]
    return first(before: own, by: criteria) {
      $0.componentName(module: name, path: path ?? "")
    }
  }

  /// The choice for a declaration, given that for its file.
  mutating func choice(declaration id: String, in file: ComponentChoice) -> ComponentChoice {
    let module = modules[file.module].name
    return first(before: file, by: [.declarations]) {
      $0.componentName(module: module, path: "", declaration: id)
    }
  }

  /// The first match by a definition before that of `fallback`; counts all matches.
  private mutating func first(
    before fallback: ComponentChoice, by criteria: Set<ComponentDefinition.Criterion>,
    matching match: (ComponentDefinition) -> String?
  ) -> ComponentChoice {
    var choice = fallback
    var matches: [(use: Int, name: String)] = []
    for use in uses.indices
    where clauses[use].clauses.allSatisfy({ criteria.contains($0.criterion) }) {
      guard let name = match(clauses[use]) else { continue }
      matches.append((use, name))
      let definition = uses[use].definition
      if definition < choice.definition {
        choice = ComponentChoice(name: name, definition: definition, module: fallback.module)
      }
    }
    for (use, name) in matches {
      uses[use].matches += 1
      if name.equalsInBytes(choice.name) { uses[use].taken += 1 }
    }
    return choice
  }
}

/// Gives the chosen names their module, role and place.
private func makeComponents(
  _ names: UniqueNames, _ choices: [ComponentChoice], modules: [ModuleDescription],
  definitions: [ComponentDefinition]
) -> [Component] {
  var moduleOfComponent = [CommonValue<ModuleID>](repeating: .none, count: names.sorted.count)
  var roles = [CommonValue<ModuleRole>](repeating: .none, count: names.sorted.count)
  var firstChoice = [ComponentChoice?](repeating: nil, count: names.sorted.count)
  var componentOfModule = [CommonValue<Int>](repeating: .none, count: modules.count)
  for (choice, component) in zip(choices, names.index) {
    moduleOfComponent[component].insert(choice.module)
    roles[component].insert(modules[choice.module].role)
    componentOfModule[choice.module.int].insert(component)
    if choice.definition < firstChoice[component]?.definition ?? .max {
      firstChoice[component] = choice
    }
  }
  return names.sorted.indices.map { index in
    let exact = moduleOfComponent[index].value.flatMap { module in
      componentOfModule[module.int].value == nil ? nil : module
    }
    let choice = firstChoice[index]
    let defined = choice.flatMap {
      $0.definition < definitions.count ? definitions[$0.definition].location : nil
    }
    let location =
      exact.map { modules[$0].location } ?? defined
      ?? choice.map { modules[$0.module].location }
    return Component(
      name: names.sorted[index], module: exact, role: roles[index].value ?? .production,
      location: location ?? SourceLocation(path: ""))
  }
}
