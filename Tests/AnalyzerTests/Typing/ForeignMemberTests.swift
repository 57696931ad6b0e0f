import ArchTestSupport
import Testing

@Suite("Members of foreign types")
struct ForeignMemberTests {
  private let declarations = """
    struct Cart { var count = 0; var first = 0; var name = ""; var isEmpty = false
      var value = 0; var data = 0; init(path: Int); func append(_ x: Int) {}; func cancel() {}; func load() {} }
    struct Item { var name = "" }
    extension Item: Hashable {}
    final class Window: UIWindow { var data: Data; var token = 0 }
    let items: [Item] = []
    """

  @Test(
    "are external although the project has members of that name",
    arguments: [
      "let data: Data = fetch(); _ = data.count",
      "let data = Data(); _ = data.isEmpty",
      "var text = \"\"; text.append(\"\"); _ = text.count",
      "_ = items.count + items.first.hashValue",
      "_ = [1, 2].first", "_ = [\"\": 1].isEmpty", "_ = 1.value",
      "let task = Task { 1 }; task.cancel(); _ = await task.value",
      "let url: URL = fetch(); _ = url.name",
      "let view: UIView = fetch(); view.load()",
      "let view = UIView(); _ = view.name",
      "let view = UIView(frame: .zero); _ = view.count",
      "throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: \"\"))",
    ])
  func foreign(program: String) {
    let project = SwiftProject(
      """
      --- M/Declarations.swift
      \(declarations)
      --- M/Program.swift
      func run() { \(program) }
      """)
    #expect(project.edgeLines.filter { $0.hasPrefix("M.run") && $0 != "M.run -> M.items" } == [])
    #expect(project.missingLines(.unresolved) == [])
    #expect(project.missingLines(.ambiguous) == [])
    #expect(project.graph.memberCounts.external > 0)
  }

  @Test("are those that extensions add to a superclass from Apple's frameworks")
  func superclasses() {
    let added = """
      import UIKit
      import XCTest
      extension UIView { func fade() {} }
      extension UIViewController { func alert() {} }
      extension NSObject { var className: String { "" } }
      extension XCTest { func pause() {} }
      """
    #expect(members(of: "UILabel().fade()", given: added) == "(extension of UIView).fade")
    #expect(
      members(of: "let c: UIAlertController = fetch(); c.alert()", given: added)
        == "(extension of UIViewController).alert")
    #expect(
      members(
        ofFile: """
          final class Cell: UITableViewCell { func run() { fade(); _ = className } }
          final class Screen: UITableViewController { func run() { self.alert() } }
          final class ViewTests: XCTestCase { func run() { pause() } }
          """, given: added)
          == """
          (extension of UIView).fade (extension of NSObject).className \
          (extension of UIViewController).alert (extension of XCTest).pause
          """)
  }

  @Test("may be those that a project's subclass adds, never more")
  func subclasses() {
    #expect(
      members(of: "let w: Window = fetch(); _ = w.token", given: declarations) == "Window.token")
    #expect(
      members(of: "let w: Window = fetch(); _ = w.data.count", given: declarations)
        == "Window.data")
    #expect(members(of: "let w: Window = fetch(); _ = w.name", given: declarations) == "")
    #expect(
      members(of: "let w: Window = fetch(); _ = w.layer.name", given: declarations) == "?name")
  }
}
