import StarlarkText
import Testing

@Suite("A Starlark file")
struct ParseStarlarkTests {
  private func calls(_ text: String) -> [StarlarkCall] {
    parseStarlark(text).compactMap { if case .call(let call) = $0.kind { call } else { nil } }
  }

  @Test("has calls with arguments, over several lines and with comments")
  func calls() throws {
    let text = """
      # A comment
      load("//a:b.bzl", "C", d = "D")

      swift_library(
          name = "Core",  # the name
          srcs = ["a.swift", 'b.swift',],
          deps = [":x"] + C,
          defines = {"A": "1"},
          **kwargs
      )
      """
    let found = calls(text)
    #expect(found.map(\.function) == ["load", "swift_library"])
    #expect(found[0].arguments.map(\.keyword) == [nil, nil, "d"])
    #expect(found[1].argument("name")?.value == .string("Core"))
    #expect(found[1].argument("name")?.offset == 71)
    guard case .list(let sources)? = found[1].argument("srcs")?.value else {
      Issue.record("srcs are a list")
      return
    }
    #expect(sources.map(\.value) == [.string("a.swift"), .string("b.swift")])
    guard case .sum(let parts)? = found[1].argument("deps")?.value else {
      Issue.record("deps are a sum")
      return
    }
    #expect(parts.count == 2 && parts[1].value == .name("C"))
    #expect(found[1].arguments.last?.keyword == "**")
  }

  @Test(
    "has texts of all forms",
    arguments: [
      ("\"a\"", "a"), ("'a\"b'", "a\"b"), ("\"a\\\"b\\n\"", "a\"b\n"), ("r\"a\\b\"", "a\\b"),
      ("\"\"\"a\n\"b\"\"\"", "a\n\"b"), ("\"\"", ""),
    ])
  func texts(written: String, text: String) {
    #expect(calls("f(\(written))")[0].argument("x", at: 0)?.value == .string(text))
  }

  @Test("has assignments, and methods that are passed over with all in them")
  func statements() {
    let text = """
      A = ["a"]
      A += ["b"]
      def f(x):
          swift_library(name = x)

          if x:
              g(x)
      [h(name = n) for n in A]
      if True:
        i()
      last()
      """
    let kinds = parseStarlark(text).map(\.kind)
    #expect(kinds.count == 6)
    guard case .assignment("A", _, false) = kinds[0], case .assignment("A", _, true) = kinds[1],
      case .definition("f") = kinds[2], case .unknown = kinds[3],
      case .unknown(let calls) = kinds[4], case .call(let last) = kinds[5]
    else {
      Issue.record("\(kinds)")
      return
    }
    #expect(calls == ["i"])
    #expect(last.function == "last")
  }

  @Test(
    "holds what is not literal as unknown, and goes on behind it",
    arguments: [
      "[x for x in y]", "a if b else c", "a.b", "a[1]", "\"%s\" % a", "\"{}\".format(a)",
      "lambda x: x", "not a", "-1", "{k: v for k in l}", "a and b",
    ])
  func unknown(value: String) {
    let found = calls("f(a = \(value), b = 1)\ng()")
    #expect(found.map(\.function) == ["f", "g"])
    #expect(found[0].argument("b")?.value == .number("1"))
    switch found[0].argument("a")?.value {
    case .unknown?: break
    case .list(let items)?: #expect(items.map(\.value) == [.unknown])
    case .dictionary(let pairs)?: #expect(pairs.map(\.value.value) == [.unknown])
    default: Issue.record("\(String(describing: found[0].argument("a")))")
    }
  }

  @Test(
    "says at its end what is not closed",
    arguments: [
      ("f()\ng(a, [b]", 5), ("a = [\n]\nb = \\\n'''x", 14), ("f(\"a\")", nil), (")", nil),
    ])
  func unclosed(text: String, place: Int?) {
    let last = parseStarlark(text).last { $0.kind == .unclosed }
    #expect(last?.offset == place)
  }

  @Test(
    "that is broken or hostile ends",
    arguments: [
      "(", "[", "{", "f(", "\"", "'''", "a.b.", "f(a=", "+", "a:", "[a for", "def ", "\\", ")",
    ])
  func hostile(piece: String) {
    let text = String(repeating: piece, count: 5_000)
    #expect(parseStarlark(text).count <= text.utf8.count)
    #expect(parseStarlark("f(" + text).count <= text.utf8.count)
  }
}
