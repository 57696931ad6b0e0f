import ArchTestSupport
import RunTestSupport
import Testing

@Suite("Frameworks in the configuration")
struct ConfiguredFrameworksTests {
  /// The small package with a file that uses modules from outside.
  private func run(_ frameworks: String, _ interface: String = interface) throws -> Run {
    try withSmallPackage([
      "Sources/Core/Use.swift": """
      import DesignKit
      import Tracking
      import UIKit

      struct Item { var title: UIColor }
      func use() -> UIColor { ModelList(of: Item.self).first.title }
      """,
      "Interfaces/DesignKit.swiftinterface": interface,
    ]) { directory in
      try directory.write(
        """
        version: 1
        frameworks:
        \(frameworks)
        rules: { imports: { manifest: { checks: unused-imports } } }
        """, to: "archcheck.yml")
      return try archcheck([directory.path])
    }
  }

  private static let interface = """
    // swift-interface-format-version: 1.0
    @_exported import UIKit
    public struct ModelList<Item> {
      public init(of type: Item.Type)
      public var first: Item { get }
    }
    """

  @Test("tell what their imports bring, and what chains lead to")
  func used() throws {
    let run = try run(
      """
        DesignKit: Interfaces/DesignKit.swiftinterface
        Tracking: { declares: [final class Tracker] }
      """)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("imports 'Tracking', but uses no name"))
    #expect(!run.output.contains("imports 'DesignKit'") && !run.output.contains("imports 'UIKit'"))
    #expect(!run.output.contains("undecided"))
    #expect(run.output.contains("100 % of members resolved"), "\(run.output)")
  }

  @Test("that nothing imports are a warning")
  func notImported() throws {
    let run = try run("  DesingKit: { declares: class A }")
    #expect(run.output.contains("No file imports `DesingKit`"))
  }

  @Test("are errors where they are not understood, or modules of the project")
  func mistakes() throws {
    let run = try run(
      """
        Core: { declares: class A }
        DesignKit: Interfaces/DesignKit.swiftinterface
        Tracking: { declares: func 5 }
      """, "struct {")
    #expect(run.status == 2)
    for expected in [
      "archcheck.yml:3:3: error: `Core` is a module of the project",
      "archcheck.yml:4:14: error: The interface is not understood at "
        + "Interfaces/DesignKit.swiftinterface:1:8: ",
      "archcheck.yml:5:25: error: `func 5` is no declaration of Swift",
    ] {
      #expect(run.errors.contains(expected), "\(run.errors)")
    }
  }
}
