// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "archcheck",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "archcheck", targets: ["archcheck"])
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: [
    .target(name: "ArchModel"),
    .target(name: "DependencyGraphs"),
    .target(name: "Parallelism"),
    .target(
      name: "YAMLText",
      dependencies: ["ArchModel", .product(name: "Yams", package: "Yams")]),
    .target(name: "ProjectFormats", dependencies: ["ArchModel", "YAMLText"]),
    .target(
      name: "SwiftFrontend",
      dependencies: [
        "ArchModel",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ]),
    .target(
      name: "CLibclang",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "ClangFrontend", dependencies: ["ArchModel", "CLibclang"]),
    .target(name: "Analyzer", dependencies: ["ArchModel", "DependencyGraphs", "Parallelism"]),
    .target(name: "Metrics", dependencies: ["ArchModel"]),
    .target(
      name: "Rules", dependencies: ["ArchModel", "DependencyGraphs", "Metrics", "Parallelism"]),
    .target(name: "Configuration", dependencies: ["ArchModel", "YAMLText"]),
    .target(name: "Reporters", dependencies: ["ArchModel"]),
    .executableTarget(
      name: "archcheck",
      dependencies: [
        "Analyzer", "ArchModel", "ClangFrontend", "Configuration", "DependencyGraphs", "Metrics",
        "Parallelism", "ProjectFormats", "Reporters", "Rules", "SwiftFrontend", "YAMLText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "ArchTestSupport",
      dependencies: ["Analyzer", "ArchModel", "ClangFrontend", "Parallelism", "SwiftFrontend"]),
    .testTarget(name: "DependencyGraphsTests", dependencies: ["DependencyGraphs"]),
    .testTarget(name: "ParallelismTests", dependencies: ["Parallelism"]),
    .testTarget(name: "YAMLTextTests", dependencies: ["ArchModel", "YAMLText"]),
    .testTarget(
      name: "ConfigurationTests", dependencies: ["ArchModel", "Configuration", "YAMLText"]),
    .testTarget(name: "ProjectFormatsTests", dependencies: ["ArchModel", "ProjectFormats"]),
    .testTarget(
      name: "SwiftFrontendTests", dependencies: ["ArchTestSupport", "ArchModel", "SwiftFrontend"]),
    .testTarget(
      name: "ClangFrontendTests", dependencies: ["ArchModel", "ArchTestSupport", "ClangFrontend"]),
    .testTarget(
      name: "AnalyzerTests",
      dependencies: ["Analyzer", "ArchModel", "ArchTestSupport", "SwiftFrontend"]),
    .testTarget(
      name: "MetricsTests", dependencies: ["Analyzer", "ArchModel", "ArchTestSupport", "Metrics"]),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "Analyzer", "ArchModel", "ArchTestSupport", "Configuration", "DependencyGraphs",
        "ProjectFormats", "Rules", "YAMLText",
      ]),
    .testTarget(
      name: "ReportersTests", dependencies: ["ArchModel", "ArchTestSupport", "Reporters"],
      exclude: ["Golden"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["ArchTestSupport", "archcheck"], exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v6]
)
