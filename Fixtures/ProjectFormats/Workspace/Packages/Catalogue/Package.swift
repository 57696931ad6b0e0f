// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Catalogue",
  products: [.library(name: "Catalogue", targets: ["Catalogue"])],
  dependencies: [.package(path: "../Cart")],
  targets: [.target(name: "Catalogue", dependencies: ["Cart"])])
