import ArchTestSupport
import RuleTestSupport
import Testing

@Suite("duplicates")
struct DuplicatesRuleTests {
  private func found(_ files: String, _ body: String, more: String = "") throws -> [String] {
    try RuleCheck(
      SwiftProject(files), "rules:\n  rule:\n    duplicates: \(body)\n\(more)"
    ).lines()
  }

  @Test("tells each of several modules that declare a type of one name, and what it is alike")
  func sameName() throws {
    let files = """
      --- Cart/Form.swift
      struct Form {}
      --- Login/Form.swift
      enum Form {}
      --- Search/Form.swift
      protocol Other {}
      """
    let check = try RuleCheck(SwiftProject(files), "rules:\n  rule:\n    duplicates: {}\n")
    #expect(check.lines() == ["same-name Cart.Form", "same-name Login.Form"])
    #expect(
      check.evaluation(today: nil).violations.map(\.message) == [
        "'Cart.Form' has the same name as 'Login.Form' (Login/Form.swift:1)",
        "'Login.Form' has the same name as 'Cart.Form' (Cart/Form.swift:1)",
      ])
  }

  @Test("leaves nested, private and functional names alone, and those within one module")
  func harmless() throws {
    let files = """
      --- Cart/Cart.swift
      struct Cart { enum Action {} }
      private struct Helper {}
      func start() {}
      #if os(iOS)
      struct Screen {}
      #else
      struct Screen {}
      #endif
      --- Login/Login.swift
      struct Login { enum Action {} }
      fileprivate struct Helper {}
      extension Login {}
      func start() {}
      """
    #expect(try found(files, "{}").isEmpty)
    #expect(try found(files, "{ kind: function }").count == 2)
  }

  @Test("compares what the captures of `of` tell apart instead of modules")
  func captures() throws {
    let files = """
      --- App/Features/Login/Row.swift
      struct Row {}
      --- Web/Features/Login/Row.swift
      struct Row {}
      --- App/Features/Cart/Item.swift
      struct Item {}
      --- Web/Features/Search/Item.swift
      struct Item {}
      """
    #expect(try found(files, "{}").count == 4)
    #expect(
      try found(files, #"{ of: "path:*/Features/{feature}/**" }"#) == [
        "same-name App.Item", "same-name Web.Item",
      ])
  }

  @Test("finds what by its name is a second version of something selected")
  func beside() throws {
    let files = """
      --- UI/Cart.swift
      class Cart {}
      class CartNew {}
      --- Kit/News.swift
      class NewFeed {}
      class New {}
      """
    #expect(
      try found(files, #"{ beside: ["{name}New", "New{name}"] }"#)
        == ["second-version UI.CartNew UI.Cart"])
  }

  @Test("compares files and folders by their names without extension")
  func files() throws {
    let files = """
      --- UI/Cart.xib
      --- UI/CartNew.xib
      --- UI/Assets/star.imageset/Contents.json
      --- UI/Assets/starNew.imageset/Contents.json
      --- Sample/Cart.xib
      """
    #expect(
      try lines(
        "A -> B", #"duplicates: { files: ["**/*.xib", "**/*.imageset/"], beside: "{name}New" }"#,
        files: files) == [
          "second-version UI/Assets/starNew.imageset/ UI/Assets/star.imageset/",
          "second-version UI/CartNew.xib Sample/Cart.xib",
        ])
    #expect(
      try lines("A -> B", #"duplicates: { files: "{module}/**/*.xib" }"#, files: files)
        == ["same-name Sample/Cart.xib", "same-name UI/Cart.xib"])
    #expect(
      try lines("A -> B", #"duplicates: { files: "**/*.storyboard" }"#, files: files)
        == ["unmatched **/*.storyboard in files"])
  }

  @Test("is silenced by exceptions, which stay in the messages of the others")
  func exceptions() throws {
    let files = """
      --- Cart/Form.swift
      struct Form {}
      --- Login/Form.swift
      enum Form {}
      """
    #expect(
      try found(files, "{}", more: "    except: [{ of: Cart, because: old }]\n")
        == ["same-name Login.Form"])
  }

  @Test("refuses options that contradict each other")
  func mistakesOfOptions() {
    #expect(mistakes(#"duplicates: { beside: "{other}New" }"#).count == 1)
    #expect(mistakes(#"duplicates: { beside: "*New" }"#).count == 1)
    #expect(mistakes(#"duplicates: { files: "*.xib", kind: type }"#).count == 1)
    #expect(mistakes(#"duplicates: { of: "path:{f}/**", at: module }"#).count == 1)
  }
}
