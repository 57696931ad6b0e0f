// swift-tools-version: 6.0
import PackageDescription

// A release fills in where its artifact bundle lies, and the bundle's check sum. ARCHCHECK_BUNDLE names a
// bundle within this folder instead, to try one that has not been released.
let url = "https://example.com/archcheck/releases/download/0.1.0/archcheck.artifactbundle.zip"
let checksum = "0000000000000000000000000000000000000000000000000000000000000000"

let package = Package(
  name: "archcheck-plugins",
  platforms: [.macOS(.v15)],
  products: [.plugin(name: "ArchcheckPlugin", targets: ["ArchcheckPlugin"])],
  targets: [
    .plugin(
      name: "ArchcheckPlugin",
      capability: .command(
        intent: .custom(
          verb: "archcheck", description: "Check the architecture of the package.")),
      dependencies: ["archcheck"]),
    Context.environment["ARCHCHECK_BUNDLE"].map { .binaryTarget(name: "archcheck", path: $0) }
      ?? .binaryTarget(name: "archcheck", url: url, checksum: checksum),
  ])
