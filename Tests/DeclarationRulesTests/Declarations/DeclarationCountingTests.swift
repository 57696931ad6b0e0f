import RuleTestSupport
import Testing

@Suite("declarations, counted types")
struct DeclarationCountingTests {
  private let files = """
    struct BuildDataModel {}
    struct UserDataModel {}
    final class BuildRepository {
      func load() -> AnyPublisher<[BuildDataModel], Error> { make() }
      func save(_ model: BuildDataModel, done: (UserDataModel?) -> Void) {}
    }
    final class UserRepository {
      func load() -> UserDataModel { make() }
    }
    final class EmptyRepository { func clear() {} }
    """

  private let rule = """
    inside: "{name}Repository"
    kind: function
    counting: "*DataModel"

    """

  @Test("are those of results and parameters, in whatever they stand, by type around")
  func perType() throws {
    #expect(
      try declarationLines(files, rule + "at-most: 1") == [
        "M/File.swift:5: the declarations that rule 'rule' selects in 'Build' must use at most 1 "
          + "type named '*DataModel', but use 2: 'BuildDataModel' and 'UserDataModel'"
      ])
  }

  @Test("can be too few")
  func tooFew() throws {
    #expect(
      try declarationLines(files, rule + "exactly: 1") == [
        "M/File.swift:5: the declarations that rule 'rule' selects in 'Build' must use exactly 1 "
          + "type named '*DataModel', but use 2: 'BuildDataModel' and 'UserDataModel'",
        "M/File.swift:10: the declarations that rule 'rule' selects in 'Empty' must use exactly 1 "
          + "type named '*DataModel', but use none",
      ])
  }

  @Test("are waived for what an exception names")
  func exceptions() throws {
    #expect(
      try declarationLines(
        files, rule + "at-most: 1",
        more: "except: [{ of: \"type:BuildRepository\", because: Old. }]"
      ).isEmpty)
  }

  @Test("need a number")
  func number() {
    #expect(mistakes("declarations: { counting: \"*\" }").count == 1)
  }
}

@Suite("declarations, counterparts")
struct DeclarationCounterpartTests {
  private let files = """
    struct HomeState {}
    struct CartState {}
    struct AppState { var home: HomeState; var again: HomeState }
    extension AppState { static let cart = 1 }
    """

  @Test("are looked for inside a type")
  func inside() throws {
    #expect(
      try declarationLines(
        files,
        "name: \"{m:Home|Cart}State\"\ncounterpart: { inside: AppState, type: \"{m}State\" }")
        == [
          "M/File.swift:2: struct 'M.CartState' must have a counterpart (a declaration that "
            + "has the type 'CartState' and is a member of 'AppState'), but has none"
        ])
  }

  @Test("are counted")
  func numbers() throws {
    #expect(
      try declarationLines(
        files,
        "name: \"{m:Home|Cart}State\"\n"
          + "counterpart: { inside: AppState, type: \"{m}State\", at-most: 1 }") == [
          "M/File.swift:1: struct 'M.HomeState' must have at most 1 counterpart (a declaration that "
            + "has the type 'HomeState' and is a member of 'AppState'), but has 2: "
            + "'M.AppState.home' and 'M.AppState.again'"
        ])
  }

  @Test(
    "are found by how their names begin, end or both",
    arguments: [
      ("{m}S*", 2), ("*e{m}", 1), ("O*e{m}", 1), ("*{m}*", 3), ("{m}", 0), ("{m}State", 1),
      ("[OX]ne{m}", 1), ("{One{m},{m}Store}", 2), ("M.{m}State", 0),
    ])
  func affixes(pattern: String, count: Int) throws {
    let found = try declarationLines(
      """
      struct Home {}
      struct HomeState {}
      struct HomeStore {}
      struct OneHome {}
      """,
      "name: \"{m:Home}\"\ncounterpart: { name: \"\(pattern)\", at-most: 0 }")
    #expect(found.allSatisfy { $0.contains("but has \(count): ") })
    #expect(found.count == (count == 0 ? 0 : 1))
  }

  @Test("are not looked for among all declarations where their names begin or end alike")
  func many() throws {
    let names = (0..<8_000).map { "struct T\($0) {}" }.joined(separator: "\n")
    let found = try declarationLines(
      names, "name: \"T{x}\"\ncounterpart: { name: \"T{x}?\", at-most: 10 }")
    #expect(found == [])
  }

  @Test(
    "are counted no further than a finding lists them, each once",
    arguments: [
      (100, 0, "100: "), (101, 0, "more than 100: "), (101, 99, "more than 100: "),
      (300, 150, "more than 150: "), (150, 150, nil), (151, 150, "more than 150: "),
    ])
  func cut(count: Int, maximum: Int, said: String?) throws {
    let names = (0..<count).map { number in
      // Alternatives of one declaration count once.
      "#if X\nfunc t\(number)() {}\n#else\nfunc t\(number)() {}\n#endif"
    }
    let found = try declarationLines(
      "func s() {}\n" + names.joined(separator: "\n"),
      "name: \"s()\"\nkind: function\ncounterpart: { name: \"t*\", kind: function, at-most: \(maximum) }"
    )
    if let said {
      #expect(!found.isEmpty)
      #expect(found.allSatisfy { $0.contains("but has \(said)'M.t") })
    } else {
      #expect(found == [])
    }
  }

  @Test("of anything are a mistake")
  func anything() {
    #expect(mistakes("declarations: { counterpart: { exactly: 1 } }").count == 1)
  }
}
