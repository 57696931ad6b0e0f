import Analyzer
import DependencyModel
import ProjectModel
import RuleLanguage
import SourceText
import Testing

private let line = SourceLocation(path: "archcheck.yml", line: 7, column: 3)

private func module(_ name: String, role: ModuleRole = .production) -> ModuleDescription {
  ModuleDescription(
    name: name, role: role, kind: .library, package: "P", folder: name,
    location: SourceLocation(path: "Package.swift", line: 1, column: 1), sources: [])
}

/// Definitions such as `("UI", [(.paths, "App/Views/**")])`.
private func definitions(
  _ list: [(name: String, clauses: [(ComponentDefinition.Criterion, String)])]
) throws -> [ComponentDefinition] {
  try list.map { name, clauses in
    try ComponentDefinition(
      name: name, location: line,
      clauses: clauses.map { criterion, text in
        ComponentDefinition.Clause(
          criterion: criterion,
          pattern: try Pattern(text, flavour: criterion == .paths ? .path : .name),
          location: line)
      })
  }
}

/// A project of `App` with two files and `Core` with one.
private func assign(
  declarations: [(id: String, file: FileID)] = [],
  _ list: [(name: String, clauses: [(ComponentDefinition.Criterion, String)])]
) throws -> ComponentAssignment {
  assignComponents(
    modules: [module("App"), module("Core")],
    files: [
      ("App/Models/Item.swift", ModuleID(0)), ("App/Views/Home.swift", ModuleID(0)),
      ("Core/Core.swift", ModuleID(1)),
    ],
    declarations: declarations, definitions: try definitions(list))
}

extension ComponentAssignment {
  fileprivate var namesOfFiles: [String] { componentOfFile.map { components[$0.int].name } }

  fileprivate var namesOfDeclarations: [String] {
    componentOfDeclaration.map { components[$0.int].name }
  }
}

@Suite("Assignment of components")
struct ComponentAssignmentTests {
  @Test("makes every module a component when nothing is configured")
  func modules() throws {
    let result = try assign([])
    #expect(result.namesOfFiles == ["App", "App", "Core"])
    #expect(result.components.map(\.module) == [ModuleID(0), ModuleID(1)])
    #expect(result.components.map(\.location.path) == ["Package.swift", "Package.swift"])
  }

  @Test("gives code to the first definition that matches it")
  func firstWins() throws {
    let result = try assign([
      ("UI", [(.paths, "App/Views/**")]), ("All", [(.paths, "App/**")]),
    ])
    #expect(result.namesOfFiles == ["All", "UI", "Core"])
    #expect(result.shadowed.isEmpty)
  }

  @Test("leaves what no definition takes to the module")
  func rest() throws {
    let result = try assign([("UI", [(.paths, "App/Views/**")])])
    #expect(result.namesOfFiles == ["App", "UI", "Core"])
    #expect(result.components.map(\.name) == ["App", "Core", "UI"])
    #expect(result.components.map(\.module) == [nil, ModuleID(1), nil])
    #expect(result.components[2].location == line)
  }

  @Test("makes a component for each value of the captures")
  func captures() throws {
    let result = try assign([("App.{layer}", [(.paths, "App/{layer}/**")])])
    #expect(result.namesOfFiles == ["App.Models", "App.Views", "Core"])
  }

  @Test("matches the names of modules")
  func moduleNames() throws {
    let result = try assign([("Everything", [(.modules, "App"), (.modules, "C*")])])
    #expect(result.namesOfFiles == ["Everything", "Everything", "Everything"])
    #expect(result.components.map(\.module) == [nil])
  }

  @Test("a definition that takes all of one module is that module")
  func renamedModule() throws {
    let result = try assign([("Kernel", [(.modules, "Core")])])
    #expect(result.components.map(\.name) == ["App", "Kernel"])
    #expect(result.components[1].module == ModuleID(1))
    #expect(result.components[1].location.path == "Package.swift")
  }

  @Test("a definition with a module's name adds to the module's own component")
  func sameName() throws {
    let result = try assign([("Core", [(.paths, "App/Models/**")])])
    #expect(result.namesOfFiles == ["Core", "App", "Core"])
    #expect(result.components.map(\.module) == [nil, nil])
  }

  @Test("gives declarations to earlier definitions than that of their file")
  func declarations() throws {
    let list: [(id: String, file: FileID)] = [
      ("App.Home", FileID(1)), ("App.HomeModel", FileID(1)), ("Core.CoreModel", FileID(2)),
    ]
    let result = try assign(
      declarations: list,
      [
        ("Models", [(.declarations, "*Model")]), ("UI", [(.paths, "App/Views/**")]),
        ("Late", [(.declarations, "Home*")]),
      ])
    #expect(result.namesOfDeclarations == ["UI", "Models", "Models"])
    #expect(result.shadowed.map(\.definition) == [2])
    #expect(result.components.first { $0.name == "Core" }?.module == nil)
  }

  @Test("names the clauses of which earlier definitions left nothing")
  func shadowed() throws {
    let result = try assign([
      ("All", [(.paths, "App/**")]),
      ("UI", [(.paths, "App/Views/**"), (.modules, "Core")]),
    ])
    #expect(
      result.shadowed.map { [$0.definition, $0.clause, $0.matches, $0.taken] } == [[1, 0, 1, 0]])
  }

  @Test("does not call a clause shadowed by another one of its own component")
  func overlappingClauses() throws {
    let result = try assign([("UI", [(.paths, "App/**"), (.paths, "App/Views/**")])])
    #expect(result.shadowed.isEmpty)
  }

  @Test("names the clauses that match nothing, which are not shadowed")
  func unmatched() throws {
    let result = try assign([("UI", [(.paths, "Missing/**")])])
    #expect(result.unmatched.map(\.definition) == [0])
    #expect(result.shadowed.isEmpty)
    #expect(result.components.map(\.name) == ["App", "Core"])
  }

  @Test("a module without files is a component, or belongs to the one that names it")
  func emptyModule() throws {
    let modules = [module("Empty"), module("Void", role: .test)]
    let result = assignComponents(
      modules: modules, files: [], definitions: try definitions([("Nil", [(.modules, "Void")])]))
    #expect(result.components.map(\.name) == ["Empty", "Nil"])
    #expect(result.components.map(\.role) == [.production, .test])
    #expect(result.components.map(\.module) == [ModuleID(0), ModuleID(1)])
  }

  @Test("has the role that all its code shares, else production")
  func roles() throws {
    let modules = [module("A", role: .test), module("B", role: .test), module("C", role: .tool)]
    let files = [("a.swift", ModuleID(0)), ("b.swift", ModuleID(1)), ("c.swift", ModuleID(2))]
    func role(_ pattern: String) throws -> ModuleRole? {
      let list = try definitions([("X", [(.modules, pattern)])])
      let result = assignComponents(modules: modules, files: files, definitions: list)
      return result.components.first { $0.name == "X" }?.role
    }
    #expect(try role("{A,B}") == .test)
    #expect(try role("C") == .tool)
    #expect(try role("*") == .production)
  }

  @Test("two modules of one name are one component, of no single module")
  func twins() throws {
    let result = assignComponents(
      modules: [module("A"), module("A")], files: [("x", ModuleID(0)), ("y", ModuleID(1))])
    #expect(result.components.map(\.name) == ["A"])
    #expect(result.components.map(\.module) == [nil])
  }
}
