import ArchTestSupport
import RuleTestSupport
import Testing

@Suite("Argument labels in rules")
struct CallLabelTests {
  private let store = """
    --- Core/Store.swift
    public class Store {
      public init(path: String, mode: Int = 0) {}
      public init() {}
      public func fetch(old: Int, completion: () -> Void = {}) {}
      public func fetch(new: Int) {}
      public func each(_ body: () -> Void) {}
    }
    public struct Plain { public var a: Int }
    public typealias Alias = Store
    public enum Event { case loaded(items: Int), failed(Int) }

    """

  /// The lines of the references that break a rule, with its unmatched selectors.
  private func lines(_ code: String, _ rule: String) throws -> [String] {
    let files = store + "--- App/App.swift\nimport Core\nimport UIKit\n" + code
    return try RuleCheck(SwiftProject(files), "rules: { rule: \(rule) }").evaluation(today: nil)
      .violations.flatMap { violation in
        violation.evidence.isEmpty
          ? [violation.line] : violation.evidence.map { "\($0.location.line - 2) \($0.symbol)" }
      }
  }

  private let calls = """
    func use(store: Store) {
      store.fetch(old: 1)
      store.fetch(old: 1, completion: {})
      store.fetch(old: 1) {}
      store.fetch(new: 1)
      _ = store.fetch(old:completion:)
    }
    """

  @Test("name one of several methods, whatever the call leaves out")
  func methods() throws {
    #expect(
      try lines(calls, "{ forbid: { from: App, to: Core, members: 'fetch(old:completion:)' } }")
        == ["2 fetch", "3 fetch", "4 fetch", "6 fetch"])
    #expect(
      try lines(calls, "{ forbid: { from: App, to: Core, members: 'fetch(new:)' } }") == ["5 fetch"]
    )
    #expect(
      try lines(calls, "{ protect: { of: Core, from: [Core], members: 'fetch(new:)' } }")
        == ["5 fetch"])
  }

  @Test("are an error where no function of the selected code has them")
  func unmatched() throws {
    #expect(
      try lines(calls, "{ forbid: { from: App, to: Core, members: 'fetch(old:)' } }")
        == ["unmatched fetch(old:) in members"])
  }

  @Test("name initialisers, those that the compiler makes by the labels written")
  func initialisers() throws {
    let code = """
      func make() {
        _ = Store(path: "")
        _ = Store()
        let other: Store = .init(path: "", mode: 1)
        _ = Alias(path: "")
        _ = Plain(a: 1)
        _ = Store.init()
      }
      """
    #expect(
      try lines(code, "{ forbid: { from: App, to: Core, members: 'init(path:mode:)' } }")
        == ["2 Store", "4 init", "5 Alias"])
    #expect(
      try lines(code, "{ forbid: { from: App, to: Core, members: 'init(a:)' } }") == ["6 Plain"])
    #expect(
      try lines(code, "{ forbid: { from: App, to: Core, members: 'init()' } }")
        == ["3 Store", "7 init"])
  }

  @Test("name cases of enums with associated values")
  func cases() throws {
    let code = """
      func make(event: Event) -> Event {
        if case .failed(let code) = event { _ = code }
        return .loaded(items: 1)
      }
      """
    #expect(
      try lines(code, "{ forbid: { from: App, to: Core, members: 'loaded(items:)' } }")
        == ["3 loaded"])
    #expect(
      try lines(code, "{ forbid: { from: App, to: Core, members: 'failed(_:)' } }") == ["2 failed"])
  }

  @Test("name external members and functions as the call writes them")
  func external() throws {
    let code = """
      func show(view: UIViewController) {
        view.present(view, animated: true)
        view.present(view, animated: true, completion: nil)
        view.present(view, animated: true) {}
        view.dismiss { }
        NSLog("%@", 1)
        _ = UIView(frame: 0)
        view.perform(#selector(UIViewController.show(_:sender:)))
      }
      """
    func found(_ options: String) throws -> [String] {
      try lines(code, "{ external: { of: App, \(options) } }")
    }
    #expect(try found("members: 'present(_:animated:)'") == ["2 present"])
    #expect(
      try found("members: 'present(_:animated:completion:)'") == ["3 present", "4 present"])
    #expect(try found("members: 'dismiss(_:)'") == ["5 dismiss"])
    #expect(try found("members: 'show(_:sender:)'") == ["8 show"])
    #expect(try found("symbols: 'NSLog(_:_:)'") == ["6 NSLog"])
    #expect(try found("symbols: 'NSLog(_:)'").isEmpty)
    #expect(try found("symbols: 'UIView(frame:)'") == ["7 UIView"])
    #expect(
      try lines(code, "{ forbid: { from: App, to: 'symbol:UIView(frame:)' } }") == ["7 UIView"])
    #expect(
      try lines(
        code,
        """
        { external: { of: App, members: present }, except: [{ to: 'symbol:present(_:animated:)', because: Old. }] }
        """) == ["3 present", "4 present"])
  }

  @Test("are what a required call must have")
  func required() throws {
    let code = """
      func a(store: Store) { store.fetch(new: 1) }
      """
    #expect(
      try lines(
        code, "{ require: { from: App, to: Core, via: call, members: 'fetch(new:)' } }"
      ).isEmpty)
    #expect(
      try lines(
        code, "{ require: { from: App, to: Core, via: call, members: 'fetch(old:completion:)' } }"
      )
      .count == 1)
  }

  @Test("are checked when the configuration is read")
  func mistakes() {
    #expect(
      RuleTestSupport.mistakes("forbid: { from: A, to: B, members: \"f(old)\" }") == [
        "5:40 `f(old)` is not a pattern: A colon stands behind each argument label, and nothing "
          + "between: did you mean `f(old:)`?"
      ])
    #expect(
      RuleTestSupport.mistakes("forbid: { from: A, to: \"symbol:f(old)\" }").count == 1)
  }
}
