import ArchTestSupport

/// A package with the modules `App` and `Core`, of which `App` uses `Core`.
package let smallPackage: KeyValuePairs = [
  "Package.swift": """
  // swift-tools-version: 5.9
  import PackageDescription
  let package = Package(
    name: "Small",
    targets: [
      .target(name: "App", dependencies: ["Core"]),
      .target(name: "Core"),
    ])

  """,
  "Sources/App/App.swift": """
  import Core

  struct App {
    let service: Service
  }

  """,
  "Sources/Core/Service.swift": """
  public struct Service {
    public init() {}
  }

  """,
]

/// Runs a test with the small package, some files of which are replaced or added.
///
/// - Throws: what the file system says, and what `body` throws.
package func withSmallPackage<Result>(
  _ files: KeyValuePairs<String, String> = [:], _ body: (TemporaryDirectory) throws -> Result
) throws -> Result {
  try withTemporaryDirectory(files: smallPackage) { directory in
    for (path, text) in files { try directory.write(text, to: path) }
    return try body(directory)
  }
}
