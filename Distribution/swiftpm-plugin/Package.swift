// swift-tools-version: 6.0
import PackageDescription

// Where the artifact bundle of a release lies, and its check sum. The copy of this package that is made with a release
// says so; ARCHCHECK_BUNDLE names a bundle within this folder, to try one that has not been released.
let release: (url: String, checksum: String)? = nil

let program: Target =
  if let bundle = Context.environment["ARCHCHECK_BUNDLE"] {
    .binaryTarget(name: "archcheck", path: bundle)
  } else if let release {
    .binaryTarget(name: "archcheck", url: release.url, checksum: release.checksum)
  } else {
    fatalError("This copy belongs to no release: set ARCHCHECK_BUNDLE to a bundle in its folder.")
  }

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
    program,
  ])
