import Testing

@Suite("Tuples")
struct TupleTests {
  private let declarations = """
    struct User { var name = ""; var team: Team }
    struct Team { var title = "" }
    struct Other { var name = 0; var title = 0; var user = 0; var team = 0 }
    struct Source {
      var pair: (User, Team)
      var named: (user: User, team: Team)
      var nested: (User, (Team, more: [User]))
      func both() -> (user: User, Team) { fetch() }
      func maybe() -> (user: User, team: Team)? { nil }
      var list: [(user: User, team: Team)]
    }
    typealias Entry = (user: User, team: Team)
    let source = Source()
    """

  @Test(
    "give their parts by position and by label",
    arguments: [
      ("_ = source.pair.0.name", "Source.pair User.name"),
      ("_ = source.pair.1.title", "Source.pair Team.title"),
      ("_ = source.named.user.name", "Source.named User.name"),
      ("_ = source.named.1.title", "Source.named Team.title"),
      ("_ = source.nested.1.0.title", "Source.nested Team.title"),
      ("_ = source.nested.1.more[0].name", "Source.nested User.name"),
      ("_ = source.both().user.team.title", "Source.both User.team Team.title"),
      ("_ = source.maybe()?.team.title", "Source.maybe Team.title"),
      ("let e: Entry = fetch(); _ = e.user.name", "User.name"),
      ("let t = (1, source.pair.1); _ = t.1.title", "Source.pair Team.title"),
      ("let t = (count: 1, user: source.pair.0); _ = t.user.name", "Source.pair User.name"),
    ])
  func parts(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "are taken apart by patterns",
    arguments: [
      ("let (u, t) = source.pair; _ = u.name; _ = t.title", "Source.pair User.name Team.title"),
      ("let (_, t) = source.pair; _ = t.title", "Source.pair Team.title"),
      (
        "let (u, (t, more)) = source.nested; _ = (u.name, t.title, more[0].name)",
        "Source.nested User.name Team.title User.name"
      ),
      (
        "let (user: u, team: t) = source.named; _ = u.name; _ = t.title",
        "Source.named User.name Team.title"
      ),
      ("let (a, b) = (source.pair.1, 1); _ = a.title", "Source.pair Team.title"),
      (
        "if let (u, t) = source.maybe() { _ = u.name; _ = t.title }",
        "Source.maybe User.name Team.title"
      ),
      (
        "for (u, t) in source.list { _ = u.name; _ = t.title }",
        "Source.list User.name Team.title"
      ),
      ("for entry in source.list { _ = entry.team.title }", "Source.list Team.title"),
      (
        "switch source.pair { case (let u, let t): _ = u.name; _ = t.title }",
        "Source.pair User.name Team.title"
      ),
      (
        "switch source.pair { case let (u, t): _ = u.name; _ = t.title }",
        "Source.pair User.name Team.title"
      ),
      ("if case (let u, _) = source.pair { _ = u.name }", "Source.pair User.name"),
    ])
  func destructuring(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("have no members but their parts, whatever the project declares")
  func noOthers() {
    #expect(members(of: "_ = source.pair.title", given: declarations) == "Source.pair")
    #expect(members(of: "_ = source.named.name", given: declarations) == "Source.named")
  }
}
