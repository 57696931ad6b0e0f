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

  @Test("with `where` count only what the project has something for")
  func countedCondition() throws {
    let rule = "of: \"module:{m}\"\nname: \"{m}State\"\nwhere: \"type:{m}Reducer\"\nat-least: 1"
    #expect(
      try declarationLines(files, rule).map {
        $0.contains("in 'Home'") || $0.contains("in 'Search'")
      }
        == [true, true])
  }

  @Test("ask `where` and counterparts for supertypes as well")
  func supertypes() throws {
    let files = """
      protocol CartMark {}
      struct CartView: CartMark {}
      struct CartModel {}
      """
    #expect(
      try declarationLines(
        files, "name: CartModel\ncounterpart: { of: \"conforms-to:CartMark\", kind: struct }"
      ).isEmpty)
    #expect(
      try declarationLines(
        files, "name: \"{x}Model\"\nwhere: \"conforms-to:{x}Mark\"\nmust: { is: final }"
      ).count == 1)
  }

  @Test("want counterparts to be looked for somewhere")
  func emptyCounterpart() throws {
    let lines = try declarationLines(
      files,
      "name: \"{m}Reducer\"\ncounterpart: { of: \"path:No/**\", name: \"{m}New\", at-most: 0 }")
    #expect(lines.count == 1 && lines[0].contains("path:No/**"))
  }

  @Test("with a `where` that takes nothing select nothing")
  func emptyCondition() throws {
    let lines = try declarationLines(
      files, "name: \"{m}Reducer\"\nwhere: \"type:{m}Presenter\"\nmust: { kind: struct }")
    #expect(lines.count == 1)
    #expect(lines.first == "unmatched type:{m}Presenter in where")
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
