import ArchTestSupport

/// Writes what stands beside sources: manifests of all formats that are read, module maps, drawn
/// graphs, baselines, files of git, owners.
package struct ProjectFiles {
  private let modules: [String]
  private let names: Names
  private var draw: Draw

  /// Makes a writer for the modules of a project, whose folders lie in `Sources`.
  package init(modules: [String], names: Names, draw: Draw) {
    self.modules = modules
    self.names = names
    self.draw = draw
  }

  private mutating func some() -> String {
    (0..<draw.below(4)).map { _ in "\"\(draw.text(of: modules))\"" }.joined(separator: ", ")
  }

  /// A manifest of the Swift package manager.
  package mutating func package() -> String {
    var text = "// swift-tools-version: \(draw.one("6.1", "5.9", "5.3", "4.2"))\n"
    text += "import PackageDescription\n\nlet shared: [Target.Dependency] = [\(some())]\n"
    text += "let package = Package(\n  name: \"Fuzzed\",\n  products: [\n"
    for module in modules where draw.once(in: 3) {
      text += "    .library(name: \"\(module)\", targets: [\"\(module)\"]),\n"
    }
    text +=
      "  ],\n  dependencies: [.package(path: \"\(draw.one("..", ".", "Sub", "Sub/../Sub"))\")],\n"
    text += "  targets: [\n"
    for module in modules {
      let kind = draw.one(
        "target", "target", "testTarget", "executableTarget", "macro", "systemLibrary")
      let path = draw.once(in: 3) ? ", path: \"Sources/\(draw.text(of: modules))\"" : ""
      let shared = draw.once(in: 4) ? " + shared" : ""
      let settings = draw.once(in: 5) ? ", cSettings: [.headerSearchPath(\"../\(module)\")]" : ""
      text +=
        "    .\(kind)(name: \"\(module)\", dependencies: [\(some())]\(shared)\(path)\(settings)),\n"
    }
    text += "  ]\(draw.once(in: 4) ? ".filter { $0.name != \"M1\" }" : "")\n)\n"
    if draw.once(in: 4) {
      text += "for target in package.targets { target.dependencies += [\(some())] }\n"
    }
    return text
  }

  /// A project of XcodeGen.
  package mutating func xcodeGen() -> String {
    var text = "name: Fuzzed\ninclude: [\(draw.one("", "other.yml", "project.yml"))]\n"
    text +=
      "targetTemplates:\n  T:\n    templates: [\(draw.one("", "T", "U"))]\n    sources: [\"${s}\"]\n"
    text += "targets:\n"
    for module in modules {
      text +=
        "  \(module):\n    type: \(draw.one("framework", "application", "bundle.unit-test"))\n"
      text += "    platform: \(draw.one("iOS", "[iOS, macOS]", "auto"))\n"
      text +=
        "    sources: [Sources/\(draw.text(of: modules)), { path: \"Sources/\(module)\", excludes: [\"**/*x*\"] }]\n"
      text +=
        "    templates: [\(draw.one("", "T"))]\n    templateAttributes: { s: Sources/\(module) }\n"
      text += "    dependencies: [{ target: \(draw.text(of: modules)) }, { package: X }]\n"
    }
    return text
  }

  /// A pod's specification in Ruby.
  package mutating func podspec(_ module: String) -> String {
    """
    files = ["Sources/\(module)/**/*.{swift,h,m}"]
    Pod::Spec.new do |s|
      s.name = '\(module)'
      s.version = "#{1}.#{files.count}"
      s.source_files = \(draw.one("files", "'Sources/\(module)/**/*'", "Dir['**']"))
      s.dependency '\(draw.text(of: modules))', '~> 1.0'
      s.subspec '\(draw.text(of: modules))' do |x|
        x.source_files = "Sources/#{x.name}/*.swift"
        x.dependency '\(module)/\(draw.text(of: modules))'
      end
      s.test_spec 'Tests' do |t|
        t.source_files = %w[Tests/**/*.swift]
      end
    end

    """
  }

  /// A pod's specification in JSON.
  package mutating func podspecJSON(_ module: String) -> String {
    """
    {"name": "\(module)", "version": "1", "source_files": "Sources/\(module)/**/*",
     "dependencies": {"\(draw.text(of: modules))": []}, "ios": {"dependencies": {"X": ["1"]}},
     "subspecs": [{"name": "\(draw.text(of: modules))", "source_files": ["Sources/**/*.swift"],
       "subspecs": [{"name": "\(module)", "dependencies": {"\(module)/\(draw.text(of: modules))": []}}]}]}

    """
  }

  /// A map of C modules.
  package mutating func moduleMap() -> String {
    """
    framework module \(draw.text(of: modules)) [system] {
      umbrella \(draw.one("header \"h0.h\"", "\".\"", "\"..\""))
      export *
      module * { export * }
      explicit module \(draw.text(of: names.types)) { header "\(draw.one("h1.h", "../h0.h"))" }
      link framework "X"
    }

    """
  }

  /// A drawn graph in DOT.
  package mutating func dot() -> String {
    "digraph G {\n  subgraph cluster_a { label=\"a\"; \(edges(" -> ")) }\n  \(edges(" -> "))\n}\n"
  }

  /// A drawn graph in Mermaid.
  package mutating func mermaid() -> String {
    "flowchart \(draw.one("TD", "LR"))\n  subgraph a\n    \(edges(" --> "))\n  end\n  \(edges(" -.-> "))\n"
  }

  private mutating func edges(_ arrow: String) -> String {
    (0..<draw.number(in: 1...8)).map { _ in
      draw.text(of: modules) + arrow + draw.text(of: modules)
    }.joined(separator: "\n  ")
  }

  /// A drawn graph in YAML.
  package mutating func yamlGraph() -> String {
    modules.map { "\($0): [\(some())]\n" }.joined()
  }

  /// Accepted findings.
  package mutating func baseline() -> String {
    var text = "version: 1\nfindings:\n"
    for _ in 0..<draw.number(in: 1...5) {
      text += "  - rule: \(draw.one("r0", "r1", "recommended/module-cycles"))\n"
      text += "    defect: \(draw.one("dependency-cycle", "forbidden-dependency", "x"))\n"
      text += "    subject: \(draw.one("module", "Sources/\(draw.text(of: modules))/f1.swift"))\n"
      text += "    count: \(draw.one("1", "2", "0", "99999999999999999999"))\n"
      text += "    detail: [\(some())]\n"
      text += "    until: \(draw.one("2026-01-01", "2026-13-45", "never"))\n    reason: because\n"
    }
    return text
  }

  /// What git ignores.
  package mutating func ignored() -> String {
    (0..<draw.number(in: 1...6)).map { _ in
      draw.one(
        "*.tmp", "!f1.swift", "/Sources/\(draw.text(of: modules))/", "**/x/**", "f[0-4].*", "[",
        "\\")
    }.joined(separator: "\n")
  }

  /// Who owns which files.
  package mutating func owners() -> String {
    "* @a\n/Sources/\(draw.text(of: modules))/ @b c@d.e\n[Section][2] @x\n**/*.swift\n\\#a @c #d\n"
  }

  /// The index of a git repository that tracks some files.
  package mutating func gitIndex(of paths: [String]) -> [UInt8] {
    let tracked = paths.filter { $0.utf8.count < 200 }.prefix(draw.number(in: 0...100)).sorted()
    return indexBytes(tracked, version: draw.one(2, 4))
  }
}
