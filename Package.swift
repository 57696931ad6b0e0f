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
    .target(name: "SourceText"),
    .target(name: "JSONText", dependencies: ["SourceText"]),
    .target(name: "SourceFacts", dependencies: ["SourceText"]),
    .target(name: "ProjectModel", dependencies: ["SourceText"]),
    .target(
      name: "DependencyModel", dependencies: ["ProjectModel", "SourceFacts", "SourceText"]),
    .target(
      name: "RuleLanguage",
      dependencies: ["DependencyModel", "ProjectModel", "SourceFacts", "SourceText"]),
    .target(
      name: "Findings",
      dependencies: [
        "DependencyModel", "JSONText", "ProjectModel", "RuleLanguage", "SourceFacts", "SourceText",
      ]),
    .target(name: "StandardLibrary"),
    .target(name: "FrameworkInterfaces", dependencies: ["Parallelism", "StandardLibrary"]),
    .target(name: "DependencyGraphs"),
    .target(name: "CContainment"),
    .target(name: "Containment", dependencies: ["CContainment"]),
    .target(name: "Parallelism", dependencies: ["Containment"]),
    .target(
      name: "YAMLText",
      dependencies: ["SourceText", .product(name: "Yams", package: "Yams")]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "FactsCache", dependencies: ["CSQLite", "SourceText"]),
    .target(name: "XMLText"),
    .target(name: "StarlarkText"),
    .target(name: "PropertyLists", dependencies: ["XMLText"]),
    .target(name: "RubyText"),
    .target(name: "SourceTrees", dependencies: ["GitFiles", "ProjectModel", "SourceText"]),
    .target(name: "HeaderLayouts", dependencies: ["Containment", "ProjectModel", "SourceText"]),
    .target(
      name: "ProjectFormats",
      dependencies: [
        "Containment", "GitFiles", "HeaderLayouts", "ProjectModel", "PropertyLists", "RubyText",
        "SourceText", "XMLText", "YAMLText",
      ]),
    .target(
      name: "BuildFormats",
      dependencies: [
        "GitFiles", "HeaderLayouts", "ProjectModel", "SourceText", "StarlarkText", "XMLText",
      ]),
    .target(
      name: "ProjectDiscovery",
      dependencies: [
        "BuildFormats", "Containment", "HeaderLayouts", "ProjectFormats", "ProjectModel",
        "SourceText", "SourceTrees", "YAMLText",
      ]),
    .target(
      name: "SwiftParsing",
      dependencies: [
        "SourceText",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ]),
    .target(
      name: "SwiftFrontend",
      dependencies: [
        "FrameworkInterfaces", "Parallelism", "SourceFacts", "SourceText", "StandardLibrary",
        "SwiftParsing",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(
      name: "SwiftManifests",
      dependencies: [
        "ProjectModel", "SourceText", "SwiftParsing",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ]),
    .target(
      name: "CLibclang",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "ClangFrontend",
      dependencies: ["CLibclang", "ProjectModel", "SourceFacts", "SourceText"]),
    .target(
      name: "Analyzer",
      dependencies: [
        "Containment", "DependencyGraphs", "DependencyModel", "Parallelism", "ProjectModel",
        "RuleLanguage",
        "SourceFacts", "SourceText", "StandardLibrary",
      ]),
    .target(
      name: "Metrics",
      dependencies: [
        "DependencyGraphs", "DependencyModel", "ProjectModel", "SourceFacts", "SourceText",
      ]),
    .target(name: "GitFiles", dependencies: ["ProjectModel", "SourceText"]),
    .target(name: "DrawnGraphs", dependencies: ["SourceText"]),
    .target(
      name: "RuleEngine",
      dependencies: [
        "DependencyGraphs", "DependencyModel", "Findings", "JSONText", "Parallelism",
        "ProjectModel", "RuleLanguage", "SourceFacts", "SourceText", "StandardLibrary",
      ]),
    .target(
      name: "RuleChecks",
      dependencies: [
        "DependencyModel", "Findings", "Parallelism", "ProjectModel", "RuleEngine", "RuleLanguage",
        "SourceFacts", "SourceText",
      ]),
    .target(
      name: "ManifestRules",
      dependencies: [
        "DependencyGraphs", "DependencyModel", "Findings", "JSONText", "ProjectModel",
        "RuleEngine", "RuleLanguage", "SourceFacts", "SourceText", "StandardLibrary",
      ]),
    .target(
      name: "DeclarationRules",
      dependencies: [
        "DependencyModel", "Findings", "JSONText", "ProjectModel", "RuleEngine", "RuleLanguage",
        "SourceFacts", "SourceText", "StandardLibrary",
      ]),
    .target(
      name: "StructureRules",
      dependencies: [
        "DependencyModel", "Findings", "JSONText", "ProjectModel", "RuleEngine", "RuleLanguage",
        "SourceText",
      ]),
    .target(
      name: "RuleKinds",
      dependencies: [
        "DeclarationRules", "DependencyGraphs", "DependencyModel", "DrawnGraphs", "Findings",
        "JSONText", "ManifestRules", "Metrics", "ProjectModel", "RuleEngine", "RuleLanguage",
        "SourceFacts", "SourceText", "StructureRules",
      ]),
    .target(
      name: "Configuration",
      dependencies: [
        "DependencyModel", "Findings", "JSONText", "ProjectModel", "RuleLanguage", "SourceFacts",
        "SourceText",
        "YAMLText",
      ]),
    .target(
      name: "Presets", dependencies: ["Configuration", "RuleLanguage", "SourceText", "YAMLText"],
      exclude: ["Files"]),
    .target(
      name: "Reporters",
      dependencies: [
        "DependencyModel", "Findings", "JSONText", "Metrics", "ProjectModel", "RuleLanguage",
        "SourceFacts", "SourceText",
      ]),
    .target(
      name: "ArchcheckKit",
      dependencies: [
        "Analyzer", "ClangFrontend", "Configuration", "Containment", "DependencyGraphs",
        "DependencyModel", "FactsCache", "Findings", "FrameworkInterfaces", "GitFiles", "JSONText",
        "ManifestRules", "Metrics", "Parallelism", "Presets", "ProjectDiscovery", "ProjectFormats",
        "ProjectModel",
        "RuleEngine", "RuleChecks", "RuleKinds", "RuleLanguage", "SourceFacts", "SourceText",
        "SourceTrees", "SwiftFrontend", "SwiftManifests", "YAMLText",
      ]),
    .executableTarget(
      name: "archcheck",
      dependencies: [
        "Analyzer", "ArchcheckKit", "Configuration", "Containment",
        "DependencyModel", "FactsCache", "Findings",
        "JSONText", "Metrics", "Presets", "ProjectModel", "Reporters", "RuleEngine", "RuleKinds",
        "RuleLanguage", "SourceFacts", "SourceText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // The cache tells by it which build wrote what.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--build-id=sha1"], .when(platforms: [.linux]))
      ]),
    .target(
      name: "ArchTestSupport",
      dependencies: [
        "Analyzer", "ClangFrontend", "DependencyModel", "JSONText", "Parallelism", "ProjectModel",
        "RuleLanguage", "SourceFacts", "SourceText", "SwiftFrontend",
      ], path: "Tests/ArchTestSupport"),
    .target(
      name: "Fuzzing", dependencies: ["ArchTestSupport", "JSONText"], path: "Fuzzing/Library"),
    .executableTarget(name: "archcheck-fuzz", dependencies: ["Fuzzing"], path: "Fuzzing/Tool"),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
    .testTarget(name: "SourceFactsTests", dependencies: ["SourceFacts", "SourceText"]),
    .testTarget(name: "StandardLibraryTests", dependencies: ["StandardLibrary"]),
    .testTarget(name: "FrameworkInterfacesTests", dependencies: ["FrameworkInterfaces"]),
    .testTarget(name: "DependencyGraphsTests", dependencies: ["DependencyGraphs"]),
    .testTarget(name: "ContainmentTests", dependencies: ["Containment"]),
    .testTarget(name: "ParallelismTests", dependencies: ["Parallelism"]),
    .testTarget(name: "JSONTextTests", dependencies: ["ArchTestSupport", "JSONText"]),
    .testTarget(name: "StarlarkTextTests", dependencies: ["StarlarkText"]),
    .testTarget(
      name: "FactsCacheTests", dependencies: ["ArchTestSupport", "FactsCache", "SourceText"]),
    .testTarget(name: "XMLTextTests", dependencies: ["XMLText"]),
    .testTarget(name: "PropertyListsTests", dependencies: ["PropertyLists"]),
    .testTarget(name: "YAMLTextTests", dependencies: ["SourceText", "YAMLText"]),
    .testTarget(name: "ProjectModelTests", dependencies: ["ProjectModel", "SourceText"]),
    .testTarget(name: "DependencyModelTests", dependencies: ["DependencyModel", "SourceFacts"]),
    .testTarget(
      name: "FindingsTests", dependencies: ["Findings", "RuleLanguage", "SourceText"]),
    .testTarget(
      name: "GitFilesTests",
      dependencies: [
        "ArchTestSupport", "GitFiles", "ProjectModel", "RunTestSupport", "SourceTrees",
      ]),
    .testTarget(
      name: "RuleLanguageTests",
      dependencies: ["DependencyModel", "RuleLanguage", "SourceText", "YAMLText"]),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: [
        "Configuration", "DependencyModel", "Findings", "RuleLanguage", "SourceFacts", "SourceText",
        "YAMLText",
      ]),
    .testTarget(
      name: "PresetsTests",
      dependencies: [
        "ArchTestSupport", "Configuration", "Presets", "RuleKinds", "RuleLanguage", "SourceText",
      ]),
    .target(
      name: "ProjectTestSupport",
      dependencies: ["ProjectDiscovery", "ProjectModel", "SourceText", "SourceTrees"],
      path: "Tests/ProjectTestSupport"),
    .testTarget(name: "RubyTextTests", dependencies: ["RubyText"]),
    .testTarget(
      name: "SourceTreesTests",
      dependencies: [
        "ArchTestSupport", "GitFiles", "ProjectDiscovery", "ProjectModel", "ProjectTestSupport",
        "SourceText", "SourceTrees",
      ]),
    .testTarget(name: "HeaderLayoutsTests", dependencies: ["ProjectModel", "ProjectTestSupport"]),
    .testTarget(
      name: "BuildFormatsTests",
      dependencies: [
        "BuildFormats", "ProjectDiscovery", "ProjectModel", "ProjectTestSupport", "SourceText",
        "SourceTrees",
      ]),
    .testTarget(
      name: "ProjectFormatsTests",
      dependencies: [
        "Parallelism", "ProjectDiscovery", "ProjectFormats", "ProjectModel", "ProjectTestSupport",
        "PropertyLists", "SourceText", "SourceTrees", "SwiftManifests",
      ]),
    .testTarget(
      name: "ProjectDiscoveryTests",
      dependencies: [
        "Parallelism", "ProjectDiscovery", "ProjectModel", "ProjectTestSupport", "SourceText",
        "SourceTrees", "SwiftManifests",
      ]),
    .testTarget(
      name: "SwiftFrontendTests",
      dependencies: [
        "ArchTestSupport", "FrameworkInterfaces", "SourceFacts", "SourceText",
        "StandardLibrary", "SwiftFrontend",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "SwiftParsingTests",
      dependencies: [
        "SwiftParsing", .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "SwiftManifestsTests",
      dependencies: [
        "ProjectModel", "SourceText", "SwiftManifests",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "ClangFrontendTests",
      dependencies: [
        "ArchTestSupport", "ClangFrontend", "ProjectModel", "SourceFacts", "SourceText",
      ]),
    .testTarget(
      name: "AnalyzerTests",
      dependencies: [
        "Analyzer", "ArchTestSupport", "DependencyModel", "ProjectModel", "RuleLanguage",
        "SourceFacts", "SourceText", "SwiftFrontend",
      ]),
    .testTarget(
      name: "MetricsTests",
      dependencies: [
        "Analyzer", "ArchTestSupport", "DependencyModel", "Metrics", "ProjectModel", "SourceFacts",
      ]),
    .testTarget(
      name: "DrawnGraphsTests",
      dependencies: ["ArchTestSupport", "DrawnGraphs", "SourceText", "YAMLText"]),
    .target(
      name: "RuleTestSupport",
      dependencies: [
        "Analyzer", "ArchTestSupport", "Configuration", "DependencyModel", "Findings", "JSONText",
        "Presets", "ProjectDiscovery", "ProjectModel", "RuleChecks", "RuleEngine", "RuleKinds",
        "RuleLanguage", "SourceFacts", "SourceText", "SourceTrees", "YAMLText",
      ], path: "Tests/RuleTestSupport"),
    .testTarget(
      name: "RuleEngineTests",
      dependencies: [
        "ArchTestSupport", "DependencyModel", "Findings", "RuleChecks", "RuleEngine",
        "RuleLanguage", "RuleTestSupport", "SourceText",
      ]),
    .testTarget(
      name: "RuleChecksTests",
      dependencies: [
        "ArchTestSupport", "DependencyModel", "Findings", "RuleChecks", "RuleEngine", "RuleKinds",
        "RuleLanguage", "RuleTestSupport", "SourceFacts", "SourceText",
      ]),
    .testTarget(
      name: "ManifestRulesTests",
      dependencies: [
        "ArchTestSupport", "DependencyModel", "Findings", "FrameworkInterfaces", "ManifestRules",
        "ProjectModel", "RuleEngine", "RuleTestSupport", "SourceFacts", "SourceText",
      ]),
    .testTarget(
      name: "DeclarationRulesTests",
      dependencies: ["ArchTestSupport", "RuleChecks", "RuleTestSupport"]),
    .testTarget(
      name: "StructureRulesTests",
      dependencies: [
        "ArchTestSupport", "Findings", "RuleChecks", "RuleTestSupport", "SourceText",
        "StructureRules",
      ]),
    .testTarget(
      name: "RuleKindsTests",
      dependencies: [
        "ArchTestSupport", "DependencyGraphs", "DependencyModel", "Findings", "ProjectModel",
        "RuleChecks", "RuleEngine", "RuleKinds", "RuleLanguage", "RuleTestSupport", "SourceText",
        "SourceFacts",
      ]),
    .testTarget(
      name: "ReportersTests",
      dependencies: [
        "ArchTestSupport", "DeclarationRules", "DependencyModel", "DrawnGraphs", "Findings",
        "JSONText", "ManifestRules", "Metrics", "ProjectModel", "Reporters", "RuleEngine",
        "RuleKinds", "RuleLanguage", "SourceFacts", "SourceText", "StructureRules",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["ArchTestSupport", "Presets", "RuleKinds", "RuleLanguage"]),
    .target(
      name: "RunTestSupport", dependencies: ["ArchTestSupport", "ArchcheckKit"],
      path: "Tests/RunTestSupport"),
    .testTarget(
      name: "ArchcheckKitTests",
      dependencies: [
        "ArchTestSupport", "ArchcheckKit", "Configuration", "DependencyModel", "Findings",
        "Parallelism", "RuleChecks", "RuleEngine", "RuleKinds", "RuleLanguage", "RuleTestSupport",
        "RunTestSupport", "SourceFacts", "SourceText",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "ArchTestSupport", "ArchcheckKit", "Findings", "JSONText", "Reporters", "RunTestSupport",
        "archcheck",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["ArchTestSupport", "Fuzzing", "RunTestSupport", "archcheck"]),
    .testTarget(name: "FuzzingTests", dependencies: ["ArchTestSupport", "Fuzzing", "JSONText"]),
  ],
  swiftLanguageModes: [.v6]
)
