// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Audio",
  products: [.library(name: "AudioKit", targets: ["Audio"])],
  targets: [.target(name: "Audio", dependencies: ["CAudio"]), .target(name: "CAudio")])
