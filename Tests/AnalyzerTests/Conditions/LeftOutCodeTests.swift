import ArchTestSupport
import Testing

@testable import DependencyModel
@testable import SourceFacts

@Suite("Code that the chosen build leaves out")
struct LeftOutCodeTests {
  private let text = """
    --- A/One.swift
    #if os(macOS)
    import Mac
    #elseif DEBUG
    import Debug
    #endif
    --- A/Two.swift
    import Mac
    #if canImport(Mac)
    struct Two {}
    #endif
    --- Mac/Mac.swift
    public struct Mac {}
    --- Debug/Debug.swift
    public struct Debug {}
    """

  @Test("is known by its imports and files")
  func imports() {
    let graph = SwiftProject(text, configuration: BuildConfiguration(platform: .linux)).graph
    #expect(graph.imports.map(\.module) == ["Debug", "Mac"])
    #expect(graph.leftOut.imports.map(\.module) == ["Mac"])
    #expect(graph.leftOut.imports.map { $0.target.map { graph.modules[$0.int].name } } == ["Mac"])
    #expect(graph.leftOut.files.map { graph.files[$0.int].path } == ["A/One.swift"])
  }

  @Test("is that of previews, too, whose imports are needed all the same")
  func previews() {
    let project = SwiftProject(
      """
      --- A/One.swift
      import Mac
      struct One {}
      #Preview { Mac() }
      --- A/Two.swift
      import Mac
      struct Two {}
      --- Mac/Mac.swift
      public struct Mac {}
      """)
    #expect(project.graph.leftOut.files.map { project.graph.files[$0.int].path } == ["A/One.swift"])
  }

  @Test("is none without a chosen build")
  func none() {
    #expect(SwiftProject(text).graph.leftOut == LeftOutCode())
  }
}
