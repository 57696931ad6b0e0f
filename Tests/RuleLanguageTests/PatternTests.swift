import RuleLanguage
import Testing

@Suite("Patterns")
struct PatternTests {
  @Test(
    "a pattern matches whole texts",
    arguments: [
      ("*", "App", true), ("*", "", true), ("App*", "App", true), ("App*", "MyApp", false),
      ("*App", "DemoApp", true), ("App*pp", "App", false), ("App*pp", "Apppp", true),
      ("core", "Core", false), ("a.b", "axb", false),
      ("?", "é", true), ("?", "ab", false), ("[A-Z]*", "Éa", false), ("[A-Z]*", "Ea", true),
      ("[!A-Z]*", "éa", true), ("UI[A-Z]*", "UIView", true), ("UI[A-Z]*", "UInt", false),
      ("{A,B*}", "Bcd", true), ("{A,B*}", "C", false), ("x{,y}", "x", true),
      ("{a,{b,c}d}", "cd", true),
      ("\\*", "*", true), ("\\*", "a", false), ("[]]", "]", true), ("[a-]", "-", true),
      ("{m}.{m}", "a.a", true), ("{m}.{m}", "a.b", false), ("{m}", "a.b", false),
      ("{m:a.b|c}", "a.b", true), ("{m:a|b}.x", "c.x", false), ("{a}-{b}", "x-y-z", true),
      ("e\u{301}", "\u{E9}", false),
    ])
  func names(pattern: String, text: String, expected: Bool) throws {
    #expect(try Pattern(pattern, flavour: .name).matches(text) == expected)
  }

  @Test(
    "in paths a star stays in its folder and ** crosses folders",
    arguments: [
      ("a/*.swift", "a/b.swift", true), ("a/*.swift", "a/b/c.swift", false),
      ("**/*.swift", "c.swift", true), ("**/*.swift", "a/b/c.swift", true),
      ("a/**/b.c", "a/b.c", true), ("a/**/b.c", "a/x/y/b.c", true), ("a/**/b.c", "a/xb.c", false),
      ("a/**", "a/b/c", true), ("a/**", "a", false), ("**/Gen/**", "x/Gen/y", true),
      ("a**", "ab/c", true), ("?", "/", false), ("[!a]", "/", false), ("Pods", "Pods/x/y.m", true),
      ("Pods", "Pods", true), ("Pods", "Podsx/y", false), ("Pods/", "Pods/x", true),
      ("Pods/", "Pods", false), ("App/{f}", "App/Login/V.swift", true), ("App/*", "App/a/b", false),
      ("{a,b}/**/x", "b/x", true), ("{m}/{m}.swift", "A/A.swift", true),
      ("{m}/{m}.swift", "A/B.swift", false),
    ])
  func paths(pattern: String, text: String, expected: Bool) throws {
    #expect(try Pattern(pattern, flavour: .path).matches(text) == expected)
  }

  @Test("a folder pattern covers nothing below")
  func folders() throws {
    let pattern = try Pattern("Modules/{module}", flavour: .folder)
    #expect(pattern.match("Modules/A", bindings: Bindings()) == [["module": "A"]])
    #expect(!pattern.matches("Modules/A/B"))
  }

  @Test("captures bind every distinct way, agree with what is bound, and differ where told")
  func captures() throws {
    let both = try Pattern("App/{feature}/{layer}/**", flavour: .path)
    #expect(
      both.match("App/Login/ui/V.swift", bindings: Bindings())
        == [["feature": "Login", "layer": "ui"]])
    #expect(both.match("App/Login/ui/V", bindings: ["feature": "Home"]) == [])
    #expect(both.captureNames == ["feature", "layer"])

    let ways = try Pattern("{a}{b}", flavour: .name).match("xyz", bindings: Bindings())
    #expect(ways == [["a": "x", "b": "yz"], ["a": "xy", "b": "z"]])

    let other = try Pattern("{!feature}.ui", flavour: .name)
    #expect(other.referencedNames == ["feature"])
    #expect(other.match("Login.ui", bindings: ["feature": "Login"]) == [])
    #expect(other.match("Home.ui", bindings: ["feature": "Login"]) == [["feature": "Login"]])
    #expect(try Pattern("{a}/{!a}/x", flavour: .path).referencedNames == [])
    #expect(try Pattern("{a}/{!a}/x", flavour: .path).matches("p/p/x") == false)
    #expect(try Pattern("{{a}.x,y}", flavour: .name).captureNames == [])
  }

  @Test(
    "what is no pattern is reported in a sentence",
    arguments: [
      ("", "A pattern cannot be empty."),
      ("[a", "`[` needs a closing `]`; write `\\[` for the character itself."),
      ("[z-a]", "The range `z-a` runs backwards; write `a-z`."),
      ("{a,b", "`{` needs a closing `}`; write `\\{` for the character itself."),
      ("a}", "`}` has no opening bracket; write `\\}` for the character itself."),
      (
        "{}", "`{…}` is a capture name (letters, digits, `_` and `-`) or alternatives with a comma."
      ),
      (
        "{a b}",
        "`{…}` is a capture name (letters, digits, `_` and `-`) or alternatives with a comma."
      ),
      ("{!}", "`{!` needs the name of a capture and `}`, as in `{!feature}`."),
      ("{a:{b}|c}", "The alternatives of `{a:…}` cannot contain captures."),
      ("a\\", "A pattern cannot end with `\\`; write `\\\\` for a backslash."),
      (String(repeating: "{a,", count: 40), "Braces are nested too deeply; use fewer."),
    ])
  func errors(pattern: String, message: String) {
    #expect(throws: PatternError.self) { try Pattern(pattern, flavour: .name) }
    do { _ = try Pattern(pattern, flavour: .name) } catch { #expect(error.message == message) }
  }

  @Test("hostile patterns stay fast")
  func blowUp() throws {
    let text = String(repeating: "a", count: 2_000)
    let stars = String(repeating: "*a", count: 30) + "b"
    #expect(try Pattern(stars, flavour: .name).matches(text) == false)
    let captures = (0..<12).map { "{c\($0)}" }.joined()
    let ways = try Pattern(captures, flavour: .name).match(
      String(repeating: "a", count: 60), bindings: Bindings())
    #expect(ways.count <= Pattern.maximumWays)
    let nested = try Pattern("**/**/**/**/{x}/**/**/z", flavour: .path)
    #expect(nested.match(String(repeating: "a/", count: 60) + "z", bindings: Bindings()).count == 1)
  }

  @Test(
    "a pattern covers another only when that is sure",
    arguments: [
      ("*", "App", true), ("App*", "AppCore", true), ("App*", "AppCore*", true),
      ("App", "App*", false),
      ("{a}.{b}", "{x}.{y}", true), ("{a}.{a}", "{x}.{y}", false), ("{x}.{y}", "Home.ui", true),
      ("*", "{a}", true), ("{A,B}", "A", true),
    ])
  func covering(first: String, second: String, expected: Bool) throws {
    let earlier = PatternCover(try Pattern(first, flavour: .name))
    #expect(earlier.covers(try Pattern(second, flavour: .name)) == expected)
  }

  @Test("a pattern has a bounded length, and long alternatives are read in a moment")
  func length() throws {
    let fits = "{" + String(repeating: "a,", count: 1990) + "b}"
    #expect(try Pattern(fits, flavour: .name).matches("b"))
    #expect(throws: PatternError.self) {
      try Pattern(String(repeating: "{a,b}", count: 1000), flavour: .path)
    }
    let captures = String(repeating: "{a,b}", count: 790) + "{name}"
    #expect(try Pattern(captures, flavour: .path).captureNames == ["name"])
  }

  @Test(
    "a path pattern covers what lies below its folder",
    arguments: [
      ("Sources/**", "Sources/Core/**", true), ("Sources", "Sources/Core", true),
      ("**", "x/*", true),
      ("Sources/Core", "Sources", false), ("Sources/*", "Sources/A/**", false),
      ("Src", "Srcx/**", false),
    ])
  func coveringPaths(first: String, second: String, expected: Bool) throws {
    let earlier = PatternCover(try Pattern(first, flavour: .path))
    #expect(earlier.covers(try Pattern(second, flavour: .path)) == expected)
  }
}

@Suite("Patterns against a slow model")
struct PatternPropertyTests {
  @Test("matching agrees with plain backtracking", arguments: 1...200 as ClosedRange<UInt64>)
  func agrees(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for _ in 0..<20 {
      let pattern = String(
        (0..<Int.random(in: 1...6, using: &random)).map { _ in
          "ab/*?".randomElement(using: &random) ?? "a"
        })
      let text = String(
        (0..<Int.random(in: 0...7, using: &random)).map { _ in
          "ab/".randomElement(using: &random) ?? "a"
        })
      guard !pattern.contains("**") else { continue }
      let fast = try Pattern(pattern, flavour: .name).matches(text)
      #expect(fast == matches(Array(pattern), Array(text)), "\(pattern) on \(text), seed \(seed)")
      // Texts that are not ASCII, and patterns with many instructions, are matched in another way.
      let padding = String(repeating: "x", count: 64)
      for start in ["é", padding] {
        let slow = try Pattern(start + pattern, flavour: .name)
        #expect(slow.matches(start + text) == fast, "\(pattern) on \(text), seed \(seed)")
      }
    }
  }

  private func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = Array(pattern.dropFirst())
    if first == "*", matches(rest, text) { return true }
    guard let head = text.first else { return false }
    let tail = Array(text.dropFirst())
    switch first {
    case "*": return head != "/" && matches(pattern, tail)
    case "?": return head != "/" && matches(rest, tail)
    default: return head == first && matches(rest, tail)
    }
  }
}

/// A small generator whose sequence depends on the seed alone.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
