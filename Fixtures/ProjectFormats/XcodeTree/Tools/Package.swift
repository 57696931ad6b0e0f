// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Tools",
  products: [.library(name: "Shears", targets: ["Shears"])],
  targets: [.target(name: "Shears")]
)
