import Testing

@Suite("Patterns")
struct PatternTests {
  private let declarations = """
    struct Page { var title = "" }
    struct Fault: Error { var reason = "" }
    enum Failure: Error { case server(Fault), offline, wrapped(inner: Failure?) }
    enum State {
      case loading
      case loaded(Page)
      case both(first: Page, fault: Fault)
      case pair(Page, Fault)
      case nested(Load)
      case maybe(Page?)
      case list([Page])
    }
    enum Load { case done(Page), failed(Fault) }
    enum Either<Left, Right> { case left(Left), right(Right) }
    struct Other { var title = 0; var reason = 0 }
    class Base { var base = 0 }
    final class Sub: Base { var sub = 0 }
    let state = State.loading
    let either: Either<Page, Fault> = fetch()
    let states: [State] = []
    func load() throws(Failure) -> Page { throw .offline }
    """

  @Test(
    "bind the payload of the case that they name",
    arguments: [
      ("if case .loaded(let p) = state { _ = p.title }", "State.loaded Page.title"),
      ("if case let .loaded(p) = state { _ = p.title }", "State.loaded Page.title"),
      (
        "guard case .loaded(let p) = state else { return }; _ = p.title",
        "State.loaded Page.title"
      ),
      (
        "switch state { case .loaded(let p): _ = p.title; default: break }",
        "State.loaded Page.title"
      ),
      (
        "switch state { case .loading: break; case let .loaded(p): _ = p.title }",
        "State.loading State.loaded Page.title"
      ),
      (
        "switch state { case State.loaded(let p): _ = p.title; default: break }",
        "State.loaded Page.title"
      ),
      (
        "switch state { case .both(first: let p, fault: let f): _ = (p.title, f.reason) }",
        "State.both Page.title Fault.reason"
      ),
      (
        "switch state { case .both(let p, let f): _ = (p.title, f.reason) }",
        "State.both Page.title Fault.reason"
      ),
      (
        "switch state { case let .both(first: p, fault: f): _ = (p.title, f.reason) }",
        "State.both Page.title Fault.reason"
      ),
      (
        "switch state { case let .pair(p, f): _ = (p.title, f.reason) }",
        "State.pair Page.title Fault.reason"
      ),
      ("switch state { case .pair(_, let f): _ = f.reason }", "State.pair Fault.reason"),
      (
        "switch state { case .nested(.done(let p)): _ = p.title }",
        "State.nested Load.done Page.title"
      ),
      (
        "switch state { case let .nested(.failed(f)): _ = f.reason }",
        "State.nested Load.failed Fault.reason"
      ),
      ("switch state { case .maybe(let p?): _ = p.title }", "State.maybe Page.title"),
      ("switch state { case .maybe(.some(let p)): _ = p.title }", "State.maybe Page.title"),
      ("switch state { case .list(let l): _ = l[0].title }", "State.list Page.title"),
      (
        "switch state { case .loaded(let p) where p.title == \"\": break; default: break }",
        "State.loaded Page.title"
      ),
      (
        "switch either { case .left(let p): _ = p.title; case .right(let f): _ = f.reason }",
        "Either.left Page.title Either.right Fault.reason"
      ),
      ("for case .loaded(let p) in states { _ = p.title }", "State.loaded Page.title"),
      ("while case .loaded(let p) = state { _ = p.title }", "State.loaded Page.title"),
      (
        "let s: State? = nil; if case .loaded(let p)? = s { _ = p.title }",
        "State.loaded Page.title"
      ),
      (
        "let s: State? = nil; if case .loaded(let p) = s { _ = p.title }",
        "State.loaded Page.title"
      ),
      (
        "switch (state, either) { case (.loaded(let p), .right(let f)): _ = (p.title, f.reason) }",
        "State.loaded Either.right Page.title Fault.reason"
      ),
      (
        "let a: Page? = nil, b: Fault? = nil; switch (a, b) { case (let a?, let b?): _ = (a.title, b.reason) }",
        "Page.title Fault.reason"
      ),
      (
        "_ = states.map { if case .loaded(let p) = $0 { return p.title }; return \"\" }",
        "State.loaded Page.title"
      ),
    ])
  func enumCases(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "that cast bind the type that they name",
    arguments: [
      ("let b = Base(); if case let s as Sub = b { _ = s.sub }", "Sub.sub"),
      (
        "let b = Base(); switch b { case let s as Sub: _ = s.sub; default: _ = b.base }",
        "Sub.sub Base.base"
      ),
      ("let b = Base(); switch b { case is Sub: _ = b.base; default: break }", "Base.base"),
      ("do { try run() } catch let e as Fault { _ = e.reason }", "Fault.reason"),
      (
        "do { try run() } catch let e as Failure { if case .server(let f) = e { _ = f.reason } }",
        "Failure.server Fault.reason"
      ),
      (
        "do { try run() } catch Failure.server(let f) { _ = f.reason }",
        "Failure.server Fault.reason"
      ),
      ("do { try run() } catch { _ = (error as? Fault)?.reason }", "Fault.reason"),
    ])
  func casts(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("bind for their case only")
  func scopes() {
    let found = members(
      of: """
        switch either {
        case .left(let value): _ = value.title
        case .right(let value): _ = value.reason
        }
        if case .left(let value) = either { _ = value.title } else { _ = value.title }
        """, given: declarations)
    #expect(
      found == "Either.left Page.title Either.right Fault.reason Either.left Page.title ?title")
  }
}
