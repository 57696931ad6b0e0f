import ArchModel
import Testing

@Suite("declarations, where and alternatives")
struct DeclarationConditionTests {
  private let files = """
    --- Core/States.swift
    public struct HomeState {}
    struct SearchState {}
    struct LoadingState {}
    --- Home/Home.swift
    final class HomeReducer {}
    --- Search/Search.swift
    struct SearchReducer {}
    """

  @Test("with `where` leave out what the project has nothing for")
  func condition() throws {
    let rule = "of: Core\nname: \"{module}State\"\nwhere: \"module:{module}\"\nmust: "
    #expect(
      try declarationLines(files, rule + "{ access: public }") == [
        "Core/States.swift:2: struct 'Core.SearchState' must be public, but is internal"
      ])
    #expect(
      try declarationLines(
        files, "name: \"{m}State\"\nwhere: \"type:{m}Reducer\"\nexactly: 1"
      ).count == 1)
  }

  @Test("with `where` know supertypes, though no other selector of the rule asks for them")
  func conditionOnSupertypes() throws {
    let files = """
      --- Core/States.swift
      protocol Reducer {}
      struct HomeState {}
      struct SearchState {}
      struct HomeReducer: Reducer {}
      struct SearchReducer {}
      """
    let condition = "{ all: [\"type:{m}Reducer\", \"conforms-to:Reducer\"] }"
    #expect(
      try declarationLines(files, "name: \"{m}State\"\nwhere: \(condition)\nforbid: true")
        .filter { $0.contains("State") }.count == 1)
  }

  @Test("with a `where` that takes nothing select nothing")
  func emptyCondition() throws {
    let lines = try declarationLines(
      files, "name: \"{m}Reducer\"\nwhere: \"type:{m}Presenter\"\nmust: { kind: struct }")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("where: \"type:{m}Presenter\"") == true)
  }

  @Test("want `where` to name a capture")
  func uselessCondition() throws {
    #expect(throws: (any Error).self) {
      try declarationLines(files, "name: \"{m}State\"\nwhere: \"type:HomeReducer\"\nforbid: true")
    }
  }

  @Test("tell of several alternatives those that have the name, or else the kind")
  func alternatives() throws {
    #expect(
      try declarationLines(
        files,
        "name: [\"*State\", \"*Reducer\"]\nmust:\n"
          + "  - { name: \"*State\", access: public }\n  - { name: \"*Reducer\", kind: struct }")
        == [
          "Core/States.swift:2: struct 'Core.SearchState' must be public, but is internal",
          "Core/States.swift:3: struct 'Core.LoadingState' must be public, but is internal",
          "Home/Home.swift:1: class 'Home.HomeReducer' must be a struct, but is a class",
        ])
    #expect(
      try declarationLines(
        files,
        "of: Home\nmust:\n  - { kind: class, access: public }\n  - { kind: struct, name: X }")
        == ["Home/Home.swift:1: class 'Home.HomeReducer' must be public, but is internal"])
  }
}
