import RuleEngine
import RuleLanguage
import Testing

@Suite("Selectors in words")
struct SelectorWordsTests {
  @Test(
    "say what is selected",
    arguments: [
      ("Core", "'Core'"), ("tag:domain", "code tagged 'domain'"), ("module:Core", "module 'Core'"),
      ("module:Core*", "modules named 'Core*'"), ("path:App/**", "files at 'App/**'"),
      ("type:*View", "types named '*View'"), ("kind:protocol", "protocols"),
      ("kind:class", "classes"), ("external:UIKit", "external module 'UIKit'"),
      ("symbol:UI*", "'UI*' from outside"), ("role:test", "test modules"),
      ("access:at-most internal", "declarations that are at most internal"),
      ("conforms-to:View", "types that conform to 'View'"),
      ("attribute:MainActor", "declarations with the attribute '@MainActor'"),
      (#"[Core, "tag:a"]"#, "'Core' and code tagged 'a'"),
      (#"{all: ["tag:a", "kind:protocol"]}"#, "protocols within code tagged 'a'"),
      (#"{any: [A, B], not: "tag:old"}"#, "'A' and 'B' except code tagged 'old'"),
      ("{not: App}", "the project except 'App'"),
      ("{feature}.{layer}", "'{feature}.{layer}'"), ("[broken", "'[broken'"),
    ])
  func words(text: String, expected: String) {
    #expect(SelectorWords(text).words() == expected)
  }

  @Test("say what the title of a tag says")
  func titles() {
    let titles = ["views": "views"]
    #expect(SelectorWords("tag:views", titles: titles).words() == "views")
    #expect(
      SelectorWords.listed([#"{all: ["tag:views", "kind:class"]}"#, "tag:x"], "or", titles: titles)
        == "classes within views or code tagged 'x'")
  }

  @Test("cut long alternatives")
  func cut() {
    #expect("{a,b,c,d,e,f,g,h,i,j}*".shorteningAlternatives == "{a,b,c,d,e,f,… 4 more}*")
    #expect("{a,b}*".shorteningAlternatives == "{a,b}*")
  }
}

@Suite("Patterns of types")
struct TypePatternTests {
  @Test(
    "refuse wildcards that no type can match",
    arguments: ["UI[A-Z]*", "[A-Z]*View", "UI[abc]iew", "UI?iew", "Set<UI[A-Z]*>"])
  func refused(text: String) {
    #expect(throws: PatternError.self) { try Pattern(text, flavour: .type) }
    #expect(throws: Never.self) { try Pattern(text, flavour: .name) }
  }

  @Test(
    "take optionals, collections, functions and arguments of attributes",
    arguments: [
      "[Element]", "T?", "[String: Int]?", "*[Build]*", "((*Module, *Action) -> Void)?",
      "Result<[A], B?>", #"Test("[A-Z] a?b")"#, "available(*deprecated*)", "[(A) -> B]",
      "(any *.Type)?", #"a\[A-Z]"#,
    ])
  func taken(text: String) {
    #expect(throws: Never.self) { try Pattern(text, flavour: .type) }
  }
}
