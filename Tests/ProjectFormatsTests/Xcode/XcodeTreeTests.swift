import ProjectModel
import ProjectTestSupport
import SourceText
import Testing

@Suite("A project.xcproj")
struct XcodeTreeTests {
  private static let path = "App.xcodeproj/project.xcproj"

  private func load(
    _ text: String, _ files: [String] = ["a.swift"], more: [String: String] = [:],
    manifests: [String: ManifestValue] = [:]
  ) throws -> ProjectDescription {
    var all = more
    for file in files { all[file] = "" }
    all[Self.path] = text
    return try project(all, manifests: manifests)
  }

  /// An application that compiles `a.swift`.
  private static let app = """
    {
      files: [ { path: "a.swift", "target-membership": [ "App/compile-sources" ] } ],
      targets: [
        { name: "App", id: "AA", "product-type": "application", "build-phases": [ "compile-sources" ] },
      ],
    }
    """

  @Test("has a module for each target, at the place of its name")
  func location() throws {
    let project = try load(Self.app)
    #expect(project.modules.map(\.name) == ["App"])
    #expect(project.modules.map(\.sources) == [["a.swift"]])
    #expect(project.modules.map(\.kind) == [.application])
    #expect(
      project.modules.first?.location == SourceLocation(path: Self.path, line: 4, column: 7))
    #expect(project.problems == [])
    #expect(project.manifests == [Self.path])
  }

  @Test("counts where a property list lies beside it, which is told")
  func both() throws {
    let other = XcodeText(targets: [.init(name: "Old", sources: ["old.swift"])]).text
    let old = "App.xcodeproj/project.pbxproj"
    let project = try load(Self.app, ["a.swift", "old.swift"], more: [old: other])
    #expect(project.modules.map(\.name) == ["App"])
    #expect(project.manifests == [Self.path])
    #expect(project.problems.map(\.severity) == [.info])
    #expect(project.problems.first?.message.hasPrefix("\(old) is not read, because") == true)
    let broken = try load("{", ["a.swift", "old.swift"], more: [old: other])
    #expect(!broken.modules.map(\.name).contains("Old"))
    #expect(broken.problemKinds.contains(.manifestNotUnderstood))
  }

  @Test(
    "is refused where it is none, or says what is not known",
    arguments: [
      ("[]", "what it contains is no object", 1),
      ("{ targets: {} }", "the value of 'targets' is no array", 1),
      ("{\n\"required-capabilities\": [\n\"frozen folders\"] }", "requires 'frozen folders'", 3),
      ("{ targets: [ {} ] }", "a target has no name", 1),
      ("{ targets: [ 'A' ] }", "a target is no object", 1),
      ("{ targets: [\n{ name: ['A'] } ] }", "the value of 'name' is no text", 2),
      ("{ targets: [ { name: 'A',\nkind: 'phantom' } ] }", "'phantom' is no kind of target", 2),
      ("{ targets: [ { name: 'A', 'build-phases': ['knit'] } ] }", "'knit' is no kind of build", 1),
      ("{ files: [ {\nkind: 'mirror' } ] }", "'mirror' is no kind of file", 2),
      ("{ files: [ 'a.swift' ] }", "an entry of 'files' or 'children' is no object", 1),
      ("{ files: [ { path: '<MOON>/a' } ] }", "the path '<MOON>/a' has no base", 1),
      ("{ files: [ { path: '<USER:A/a' } ] }", "the path '<USER:A/a' has no base", 1),
      ("{ packages: [ { kind: 'lunar' } ] }", "'lunar' is no kind of package", 1),
      (
        "{ targets: [ { name: 'A', dependencies: [ { kind: 'wish' } ] } ] }",
        "'wish' is no kind of dependency", 1
      ),
      (
        "{ files: [ { kind: 'folder', 'membership-exceptions': [ { target: 'A', inclusions: [], "
          + "exclusions: [] } ] } ] }", "has inclusions and exclusions", 1
      ),
    ])
  func refused(text: String, message: String, line: Int) throws {
    let problems = try load(text).problems.filter { $0.kind == .manifestNotUnderstood }
    #expect(problems.count == 1)
    #expect(problems.first?.message.contains(message) == true, "\(problems)")
    #expect(problems.first?.location?.line == line)
  }

  @Test("says which references mean nothing, and passes them over")
  func stale() throws {
    let project = try load(
      """
      {
        files: [
          { path: "a.swift", "target-membership": [ "App/compile-sources", "Ap/compile-sources" ] },
          { path: "b.swift", "target-membership": [ "App/knit", "App/copy", { 'header-role': 'public' } ] },
          { kind: "folder", path: "F", "target-membership": [ "Gone" ],
            "membership-exceptions": [ { target: "Gone", inclusions: ["x"] }, {}, ] },
        ],
        "imported-products": [ { name: "X.framework", project: "X.xcodeproj", "target-membership": [] } ],
        targets: [
          { name: "App", id: "AA", "build-phases": [ "compile-sources" ], product: "Products/App.app",
            "test-host-target": "Gone",
            dependencies: [ "Gone", { target: "Gone" }, { kind: "remoteTarget", target: "Gone" } ],
            "package-product-members": [ { package: "gone", "product-name": "P", "build-phase": { "build-phase": "frameworks" } } ],
            "specialized-configurations": [ { name: "Release", file: "Gone.xcconfig" } ] },
        ],
      }
      """, ["a.swift", "b.swift", "F/x.swift"])
    #expect(try project.module("App").sources == ["a.swift"])
    #expect(try project.module("App").dependencies.map(\.name) == ["P"])
    let stale = project.problems.filter { $0.kind == .manifestInvalid }
    #expect(stale.count == 1)
    #expect(
      stale.first?.message.hasPrefix(
        "The reference 'Gone' means nothing in this project, and so do 15 more:") == true,
      "\(stale)")
  }

  @Test("says that targets share a name or an identifier")
  func alike() throws {
    let project = try load(
      """
      { files: [ { path: "a.swift", "target-membership": [ "A/compile-sources" ] } ],
        targets: [
          { name: "A", id: "1", "build-phases": [ "compile-sources" ] }, { name: "A", id: "2" },
          { name: "B", id: "1" },
        ] }
      """)
    #expect(project.problems.filter { $0.kind == .manifestInvalid }.count == 2)
    #expect(try project.module("A").sources == ["a.swift"])
  }

  @Test("finds build phases by kind and name, by identifier, and by kind where there is one")
  func phases() throws {
    let project = try load(
      """
      { files: [
          { path: "a.swift", "target-membership": [ "A/compile-sources" ] },
          { path: "b.swift", "target-membership": [ { "build-phase": "id:SECOND" } ] },
          { path: "c.swift", "target-membership": [ { "build-phase": [ { name: "C/D" }, "compile-sources" ] } ] },
          { path: "d.swift", "target-membership": [ "B/compile-sources" ] },
          { path: "e.swift", "target-membership": [ "B/compile-sources/Later" ] },
        ],
        targets: [
          { name: "A", id: "1", "build-phases": [ { kind: "compile-sources", name: "Own" }, "copy" ] },
          { name: "B", id: "2", "build-phases": [
              { kind: "compile-sources", id: "SECOND" }, { kind: "compile-sources", name: "Later" } ] },
          { name: "C/D", id: "3", "build-phases": [ "compile-sources" ] },
        ] }
      """, ["a.swift", "b.swift", "c.swift", "d.swift", "e.swift"])
    #expect(try project.module("A").sources == ["a.swift"])
    #expect(try project.module("B").sources == ["b.swift", "d.swift", "e.swift"])
    #expect(try project.module("C_D").sources == ["c.swift"])
    #expect(project.problems == [])
  }

  @Test("has paths from the group, from a base, and with escapes")
  func paths() throws {
    let project = try load(
      #"""
      { files: [
          { kind: "group", path: "Code", name: "Shown", children: [
              { path: "a.swift", "target-membership": [ "A/compile-sources" ] },
              { path: "<PROJECT>/Root/b.swift", "target-membership": [ "A/compile-sources" ] },
              { path: "\\<c\\\\.swift", "target-membership": [ "A/compile-sources" ] },
              { path: "<PRODUCTS>/d.swift", "target-membership": [ "A/compile-sources" ] },
              { path: "<USER:a\\>/b>/e.swift", "target-membership": [ "A/compile-sources" ] },
              { path: "/abs/f.swift", "target-membership": [ "A/compile-sources" ] } ] },
        ],
        targets: [ { name: "A", id: "1", "build-phases": [ "compile-sources" ] } ] }
      """#, ["Code/a.swift", "Root/b.swift", "Code/<c\\.swift"])
    #expect(
      try project.module("A").sources == ["Code/<c\\.swift", "Code/a.swift", "Root/b.swift"])
    #expect(project.problemKinds == [.pathOutsideRoot])
  }

  @Test(
    "lets settings of a configuration win over those of all",
    arguments: [
      (#""PRODUCT_NAME": "Kit", "PRODUCT_NAME[config=Debug]": "Dev""#, "Kit", ["Dev"]),
      (#""PRODUCT_NAME[config=Release]": "Kit", "PRODUCT_NAME": "All""#, "Kit", ["All"]),
      (#""PRODUCT_NAME[config=Rel*]": "Kit", "PRODUCT_NAME[config=Debug]": "Dev""#, "Kit", ["Dev"]),
      (
        #""PRODUCT_NAME[sdk=iphoneos*][config=Debug]": "Phone", "PRODUCT_NAME": ["Kit"]"#, "Kit", []
      ),
      (#""PRODUCT_NAME[config=*]": "Kit""#, "Kit", []),
      (#""PRODUCT_NAME[config=*bug]": "Dev", "PRODUCT_NAME[config=*e*e]": "Kit""#, "Kit", ["Dev"]),
    ])
  func settings(written: String, name: String, others: [String]) throws {
    let project = try load(
      """
      { configurations: [ "Debug", "Release" ], "default-configuration": "Release",
        files: [ { path: "a.swift", "target-membership": [ "A/compile-sources" ] } ],
        targets: [ { name: "A", id: "1", "build-phases": [ "compile-sources" ],
          "build-settings": { \(written) } } ] }
      """)
    #expect(project.modules.map(\.name) == [name])
    #expect(project.modules.map(\.headers.moduleNames) == [others])
  }

  @Test("has settings without any configuration")
  func noConfigurations() throws {
    let project = try load(
      """
      { files: [ { path: "a.swift", "target-membership": [ "A/compile-sources" ] } ],
        targets: [ { name: "A", id: "1", "build-phases": [ "compile-sources" ],
          "build-settings": { "PRODUCT_NAME": "Kit" } } ] }
      """)
    #expect(project.modules.map(\.name) == ["Kit"])
  }

  @Test("reads no more build configurations than a project has")
  func manyConfigurations() throws {
    let names = (0..<150).map { "\"C\($0)\"" }.joined(separator: ",")
    let project = try load(
      Self.app.replacing("files:", with: "configurations: [\(names)],\nfiles:"))
    #expect(project.problemKinds == [.manifestLimit])
    #expect(project.modules.first?.targets.first?.configurations.count == 100)
  }

  @Test("knows the host of tests without a setting that tells it")
  func host() throws {
    let project = try load(
      """
      { files: [ { path: "a.swift", "target-membership": [ "App/compile-sources" ] },
          { path: "t.swift", "target-membership": [ "Tests/compile-sources" ] } ],
        targets: [
          { name: "App", id: "1", "product-type": "application", "build-phases": [ "compile-sources" ] },
          { name: "Tests", id: "2", "product-type": "bundle.unit-test", "test-host-target": "App",
            "build-phases": [ "compile-sources" ] },
        ] }
      """, ["a.swift", "t.swift"])
    #expect(try project.module("Tests").dependencies.map(\.modules) == [["App"]])
  }

  @Test("depends on targets of other projects, and links what these build")
  func otherProject() throws {
    let kit = XcodeText(targets: [.init(name: "Kit", sources: ["k.swift"])]).text
    let project = try load(
      """
      { files: [ { path: "a.swift", "target-membership": [ "App/compile-sources" ] },
          { kind: "group", name: "Libs", children: [ { path: "Kit/Kit.xcodeproj" } ] } ],
        "imported-products": [ { name: "Kit.framework", project: "Libs/Kit.xcodeproj", target: "Kit",
            "product-id": "P", "target-membership": [ "Other/frameworks" ] } ],
        targets: [
          { name: "App", id: "1", "build-phases": [ "compile-sources" ], dependencies: [
              { kind: "remoteTarget", project: "Libs/Kit.xcodeproj", target: "Kit", "target-id": "T_Kit",
                platforms: [ "ios" ] } ] },
          { name: "Other", id: "2", "product-type": "framework", "build-phases": [ "compile-sources", "frameworks" ] },
        ] }
      """, ["a.swift", "Kit/k.swift"], more: ["Kit/Kit.xcodeproj/project.pbxproj": kit])
    #expect(try project.module("App").dependencies.map(\.modules) == [["Kit"]])
    #expect(try project.module("App").dependencies.map(\.isConditional) == [true])
    #expect(try project.module("Other").dependencies.map(\.modules) == [["Kit"]])
    #expect(project.problems == [])
  }

  @Test("is found through a workspace that names its bundle")
  func workspace() throws {
    let project = try project([
      "All.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location=\"group:Sub/App.xcodeproj\"/></Workspace>",
      "Sub/App.xcodeproj/project.xcproj": Self.app, "Sub/a.swift": "",
      "Sub/App.xcodeproj/project.pbxproj": "",
    ])
    #expect(project.modules.map(\.name) == ["App"])
    #expect(try project.module("App").sources == ["Sub/a.swift"])
  }

  @Test("of many objects is read in time that grows with them", .timeLimit(.minutes(2)))
  func large() throws {
    let files = (0..<20_000).map {
      #"{ path: "\#($0).swift", "target-membership": [ "T\#($0 % 500)/compile-sources", "Group/x" ] }"#
    }
    let targets = (0..<500).map {
      #"{ name: "T\#($0)", id: "\#($0)", "build-phases": [ "compile-sources" ], product: "Group/\#($0)" }"#
    }
    let project = try load(
      """
      { files: [ \(files.joined(separator: ",")), { kind: "group", name: "Group" } ],
        targets: [ \(targets.joined(separator: ",\n")) ] }
      """, (0..<20_000).map { "\($0).swift" })
    #expect(project.modules.count == 500)
    #expect(project.modules.allSatisfy { $0.sources.count == 40 })
  }
}
