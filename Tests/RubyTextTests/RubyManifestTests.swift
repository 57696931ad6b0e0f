import Testing

import RubyText

@Suite("A manifest written in Ruby")
struct RubyManifestTests {
  @Test(
    "has values of these forms",
    arguments: [
      ("'a'", RubyExpression.string([.text("a")])), ("\"a\\n\"", .string([.text("a\n")])),
      ("'a\\'b\\n'", .string([.text("a'b\\n")])),
      ("\"v#{s.version}.1\"", .string([.text("v"), .code("s.version"), .text(".1")])),
      (":ios", .symbol("ios")), (":'a b'", .symbol("a b")), (":\"a\"", .symbol("a")),
      (":\"a#{b}\"", .string([.text("a"), .code("b")])), ("a.b.to_s", .path(["a", "b", "to_s"])),
      ("9.0", .number),
      ("'a' + 'b'", .sum([.string([.text("a")]), .string([.text("b")])])),
      ("'a' \\\n 'b'", .sum([.string([.text("a")]), .string([.text("b")])])),
      (
        "'a' 'b' + c",
        .sum([.string([.text("a")]), .string([.text("b")]), .path(["c"])])
      ),
      ("%q(a(b))", .string([.text("a(b)")])), ("%{a do b}", .string([.text("a do b")])),
      ("ENV['A']", .unknown), ("`git log`", .unknown),
      ("Dir.glob('a').first", .unknown), ("'a'.upcase", .unknown),
    ])
  func values(text: String, expected: RubyExpression) throws {
    #expect(try firstValue("v = \(text)\n") == expected)
  }

  @Test("has lists over several lines, with comments in them")
  func lists() throws {
    let value = try firstValue("v = [ # one\n  'a', # two\n\n  %w[b c],\n]")
    guard case .array(let items) = value else {
      Issue.record("no list: \(value)")
      return
    }
    #expect(items.count == 2 && items[0].offset == 14)
  }

  @Test("has here documents, whatever stands in them")
  func hereDocument() {
    let statements = RubyParser.statements(of: "s.d = <<-X\n if do 'a\n  X\ns.n = 'b'\n").all
    #expect(statements.map(\.path) == [["s", "d"], ["s", "n"]])
  }

  @Test("has blocks with statements in them")
  func blocks() throws {
    let statements = RubyParser.statements(of: "A::B.new do |s|\n s.x 'y', :z => 1\nend\nw = 1").all
    #expect(statements.map(\.path) == [["A", "B", "new"], ["w"]])
    guard case .call(_, let block?)? = statements.first?.kind else {
      Issue.record("no block")
      return
    }
    #expect(block.parameter == "s" && block.statements.map(\.path) == [["s", "x"]])
  }

  @Test(
    "may say what is not understood, and goes on behind it",
    arguments: [
      "if ENV['A']\n  while x do\n s.a = 1\n end\nend", "def f(a)\n  begin\n  end\nend",
      "s.a = 1 if x", "s.a = x ? 1 : 2", "[1, 2].each { |i| s.a = i }",
      "x = if a then 1 else 2 end",
      "for i in a do\nend", ")", "s.a = ]", "unless a\nelse\nend",
    ])
  func beyond(text: String) {
    let statements = RubyParser.statements(of: "\(text)\nlast = 1\n").all
    #expect(statements.last?.path == ["last"], "\(statements)")
  }

  @Test(
    "never makes the reader fail",
    arguments: [
      String(repeating: "[", count: 100_000), String(repeating: "do |a|\n", count: 50_000),
      String(repeating: "s.a do\n", count: 50_000), "'", "\"#{", "%w", "%w[", "<<-", "<<-A",
      "=begin",
      "s.", "s.a =", "a\\", "#", "{", "}", "end end", "|",
    ])
  func hostile(text: String) {
    _ = RubyParser.statements(of: text).all
  }

  @Test(
    "says where a block begins that has no end",
    arguments: [
      ("a 1\nb do\n  c\n", 6), ("a do |x|\n  if b\nend\n", 2), ("def f(x)\n  a", 0),
      ("if a\n  b\n", 0), ("a { b", 2),
    ])
  func unclosed(text: String, place: Int) {
    #expect(RubyParser.statements(of: text).unclosed == place)
    #expect(RubyParser.statements(of: "a do\n  b { c }\nend\nd if e\n").unclosed == nil)
  }

  private func firstValue(_ text: String) throws -> RubyExpression {
    let statement = try #require(RubyParser.statements(of: text).all.first)
    guard case .assignment(let values, _) = statement.kind else { return .unknown }
    return try #require(values.first).value
  }
}
