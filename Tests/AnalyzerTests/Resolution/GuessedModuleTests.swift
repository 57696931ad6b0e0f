import ArchTestSupport
import DependencyModel
import Testing

@Suite("Types of one name in a guessed module")
struct GuessedModuleTests {
  private static let files = """
    --- M/One/Cart.swift
    public struct Cart { func pay() {} }
    public struct First { let cart: Cart }
    --- M/Two/Cart.swift
    public struct Cart { func pay() {} }
    public struct Second { let cart: Cart; func run() { cart.pay() } }
    --- M/User.swift
    struct User {
      let cart: Cart
      func run() { cart.pay() }
      func make() { Cart().pay() }
    }
    """

  @Test("are ambiguous, but for the file that declares one of them")
  func ambiguousTypes() {
    let guessed = "guessed = M\n" + Self.files
    #expect(ambiguous(guessed) == ["M/User.swift:2 Cart", "M/User.swift:4 Cart"])
    let graph = SwiftProject(guessed).graph
    #expect(graph.nodes.count { $0.name == "Cart" } == 2)
    #expect(
      graph.nodes.filter { $0.name == "Cart" }.map(\.id) == [
        "M.Cart@M/One/Cart.swift", "M.Cart@M/Two/Cart.swift",
      ])
    let edges = graph.edges.map { "\(graph.nodes[$0.from.int].id) \(graph.nodes[$0.to.int].id)" }
    #expect(
      edges == ["M.First M.Cart@M/One/Cart.swift", "M.Second M.Cart@M/Two/Cart.swift"])
  }

  @Test("are one type in a module that a manifest declares")
  func declaredModule() {
    #expect(ambiguous(Self.files) == [])
    #expect(SwiftProject(Self.files).graph.nodes.count { $0.name == "Cart" } == 1)
  }

  @Test("are one type where #if chooses among them, or a file declares both")
  func alternatives() {
    let text = """
      guessed = M
      --- M/A.swift
      #if os(iOS)
      struct View {}
      #endif
      struct Twice {}
      struct Twice {}
      --- M/B.swift
      #if !os(iOS)
      struct View {}
      #endif
      --- M/User.swift
      struct User { let view: View; let twice: Twice }
      """
    #expect(ambiguous(text) == [])
    #expect(SwiftProject(text).graph.nodes.count { $0.name == "View" } == 1)
  }

  @Test("are apart from private ones and from extensions, which find their type")
  func extensions() {
    let text = """
      guessed = M
      --- M/A.swift
      struct Cart {}
      extension Cart { func pay(_ x: Only) {} }
      --- M/B.swift
      private struct Cart {}
      struct Only { private let cart: Cart }
      --- M/C.swift
      struct User { let cart: Cart }
      """
    #expect(ambiguous(text) == [])
    let graph = SwiftProject(text).graph
    #expect(graph.nodes.filter { $0.name == "Cart" }.count == 2)
  }

  @Test("take time in proportion to their number")
  func many() {
    let count = 2_000
    let files = (0..<count).map { "--- M/F\($0).swift\nstruct Same {}\n" }.joined()
    let graph = SwiftProject("guessed = M\n" + files).graph
    #expect(graph.nodes.count == count)
  }
}
