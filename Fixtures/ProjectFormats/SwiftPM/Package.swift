// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Media",
  products: [.library(name: "MediaUI", targets: ["MediaViews", "MediaCore"])],
  dependencies: [.package(path: "Packages/Audio"), .package(url: "https://example.org/log.git", from: "1.0.0")],
  targets: [
    .target(
      name: "MediaCore",
      dependencies: [
        .product(name: "AudioKit", package: "Audio"), .product(name: "Log", package: "log"), "Codec",
      ]),
    .target(
      name: "MediaViews", dependencies: ["MediaCore"], path: "Views", exclude: ["Old"],
      resources: [.process("Resources"), .copy("Templates/Empty.swift")]),
    .target(name: "MediaAssets", resources: [.process("Media.xcassets")]),
    .binaryTarget(name: "Codec", path: "Codec.xcframework"),
    .executableTarget(name: "media-tool", dependencies: ["MediaCore"], resources: [.copy("Data")]),
    .testTarget(name: "MediaCoreTests", dependencies: ["MediaCore"]),
  ])
