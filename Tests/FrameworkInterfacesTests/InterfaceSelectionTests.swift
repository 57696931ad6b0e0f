import Testing

@testable import FrameworkInterfaces

@Suite("The declarations of outside modules that a project can reach")
struct InterfaceSelectionTests {
  private static let texts = [
    "Views": """
    // exports: Base Unknown
    class Label: View {
      init(frame: Rect)
      var font: Font
      var isHidden: Bool
      enum Style: Int { case plain, bold }
      static func make(_ text: String) -> Label
    }
    class Slider: View {
      var value: Double
    }
    extension Label.Style {
      var weight: Weight { get }
    }
    func draw(_ label: Label)
    """,
    "Base": """
    class View: Object {}
    class Object {}
    struct Font: Hashable {
      static var body: Font { get }
    }
    struct Rect {}
    enum Weight {
      case thin, heavy
    }
    extension String {
      func width(in font: Font) -> Double
      func count(of text: String) -> Int
    }
    struct Never {}
    """,
    "Other": "class Label {}",
  ]

  private func selected(
    _ modules: Set<String>, _ names: Set<String>, library: String = "struct String {}"
  ) -> String {
    FrameworkInterfaces(texts: Self.texts, library: library)
      .declarations(of: modules, isNamed: names.contains).joined().text
  }

  @Test("are the types that it names, with the members that it names, and the types these speak of")
  func reached() {
    let text = selected(["Views"], ["Label", "font", "body", "frame", "plain"])
    #expect(
      text.contains("class Label: View {\n  init(frame: Rect)\n  var font: Font\n  enum Style"))
    #expect(text.contains("static var body: Font { get }"))
    #expect(text.contains("class View: Object {}") && text.contains("class Object {}"))
    for name in ["isHidden", "make", "Slider", "draw", "Never", "weight"] {
      #expect(!text.contains(name), "\(name)")
    }
  }

  @Test("include the members of nested types, and functions")
  func nested() {
    let text = selected(["Views"], ["Label", "Style", "weight", "draw", "thin"])
    #expect(text.contains("extension Label.Style {\n  var weight: Weight { get }\n}"))
    #expect(text.contains("enum Weight {\n  case thin, heavy\n}"))
    #expect(text.contains("func draw(_ label: Label)"))
  }

  @Test("include what modules add to the standard library's types, named or not")
  func additions() {
    #expect(selected(["Base"], ["width", "in"]).contains("func width(in font: Font)"))
    #expect(!selected(["Base"], ["width", "in"]).contains("count"))
  }

  @Test("leave out what the standard library's text says already")
  func repeated() {
    let text = selected(
      ["Base"], ["width", "in", "count", "of"],
      library: "struct String {\n  func count(of part: String) -> Int\n}")
    #expect(text.contains("width") && !text.contains("count"))
  }

  @Test("need the labels that every call writes")
  func labels() {
    #expect(!selected(["Views"], ["Label"]).contains("init(frame"))
    #expect(!selected(["Base"], ["width"]).contains("func width"))
  }

  @Test(
    "include what a protocol's or another name's extension adds, and who conforms to the protocol")
  func many() {
    let text = FrameworkInterfaces(
      texts: [
        "Then": """
        extension Object: Then {}
        extension Rare: Other {}
        protocol Other {}
        protocol Then {}
        extension Then where Self: AnyObject {
          func then(_ body: (Self) -> Void) -> Self
        }
        extension Alias {
          var dsl: DSL { get }
        }
        struct DSL {}
        typealias Alias = Object
        """
      ], library: "class Object {}"
    ).declarations(of: ["Then"], isNamed: ["then", "dsl"].contains).joined().text
    for line in [
      "func then", "protocol Then", "extension Object: Then", "var dsl", "struct DSL",
      "typealias Alias",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(!text.contains("Other"))
  }

  @Test("are of imported modules alone")
  func imported() {
    #expect(selected(["Foundation"], ["Label"]) == "")
    #expect(selected(["Other"], ["Label"]) == "class Label {}\n")
  }

  @Test("declare one type of a name; what another module says of it is added")
  func twice() {
    let text = selected(["Other", "Views"], ["Label", "font", "frame"])
    #expect(text.contains("class Label {}") && text.contains("extension Label {\n  init(frame"))
  }

  @Test("tell which modules declare a name, which members they have, and what they export")
  func names() {
    let interfaces = FrameworkInterfaces(texts: Self.texts, library: "")
    #expect(interfaces.modules(declaring: "Label") == ["Other", "Views"])
    #expect(interfaces.modules(declaring: "draw") == ["Views"])
    #expect(interfaces.modules(declaring: "isHidden").isEmpty)
    #expect(
      interfaces.hasMember("isHidden", in: "Views") && interfaces.hasMember("bold", in: "Views"))
    #expect(!interfaces.hasMember("isHidden", in: "Base"))
    #expect(interfaces.exports(of: "Views") == ["Base"] && interfaces.exports(of: "None") == nil)
    #expect(!interfaces.isUmbrella("Views") && interfaces.isUmbrella("UIKit"))
    #expect(interfaces.modules == ["Base", "Other", "Views"])
    #expect(interfaces.names.contains("Weight") && !interfaces.names.contains("String"))
  }

  @Test("tell overloads apart by their labels")
  func signatures() {
    func signature(_ line: Substring) -> String? { InterfaceLine(ArraySlice(line.utf8))?.signature }
    #expect(signature("  func move<T>(to place: T, _ by: (Int, Int) -> Void) -> T") == "move(to:_)")
    #expect(signature("  static var x: Int { get }") == "x")
    #expect(signature("  init?(data: Data, scale: CGFloat = nil)") == "init(data:scale)")
    #expect(signature("  subscript(key: Key) -> Value? { get set }") == "subscript(key)")
    #expect(signature("@frozen @propertyWrapper struct State<Value> {") == "State")
    #expect(signature("}") == nil)
  }
}

extension Sequence<UInt8> {
  fileprivate var text: String { String(decoding: Array(self), as: UTF8.self) }
}
