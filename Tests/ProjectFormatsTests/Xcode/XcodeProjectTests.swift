import ProjectTestSupport
import ProjectModel
import SourceText
import Testing

@testable import ProjectFormats

@Suite("An Xcode project")
struct XcodeProjectTests {
  private static let path = "App.xcodeproj/project.pbxproj"

  /// The project of a `project.pbxproj`, to which a `project.xcproj` that says the same is equal.
  private func load(
    _ text: XcodeText, _ files: [String], more: [String: String] = [:],
    manifests: [String: ManifestValue] = [:], hasTree: Bool = true
  ) throws -> ProjectDescription {
    var all = more
    for file in files { all[file] = "" }
    var trees = all
    all[Self.path] = text.text
    let description = try project(all, manifests: manifests)
    if hasTree {
      var tree = try #require(XcodeTreeText(text.text))
      trees["App.xcodeproj/project.xcproj"] = tree.text()
      let other = try project(trees, manifests: manifests)
      let difference = XcodeFindings(description).difference(to: XcodeFindings(other))
      #expect(difference == [], "\(trees["App.xcodeproj/project.xcproj"] ?? "")")
    }
    return description
  }

  @Test(
    "has a module for each target that compiles something",
    arguments: [
      ("framework", ModuleKind.framework, ModuleRole.production),
      ("application", .application, .production), ("bundle.unit-test", .test, .test),
      ("bundle.ui-testing", .test, .test), ("library.static", .library, .production),
      ("tool", .executable, .production), ("app-extension", .application, .production),
      ("bundle", .bundle, .production), ("watchapp2", .application, .production),
    ])
  func kinds(type: String, kind: ModuleKind, role: ModuleRole) throws {
    let project = try load(
      XcodeText(
        targets: [.init(name: "A", type: type, sources: ["A/a.swift"])],
        objects: "AGG = {isa = PBXAggregateTarget; name = All; };"), ["A/a.swift"])
    #expect(project.modules.map(\.kind) == [kind])
    #expect(project.modules.map(\.role) == [role])
    #expect(project.modules.map(\.sources) == [["A/a.swift"]])
    #expect(project.modules.map(\.targets.first?.type) == [type])
    #expect(project.problems == [])
  }

  @Test("knows what is copied into a product and not linked")
  func copied() throws {
    let project = try load(
      XcodeText(targets: [
        .init(
          name: "App", type: "application", sources: ["App/a.swift"],
          dependencies: ["Plug", "Kit", "Base"], frameworks: ["P_Kit"],
          copied: ["Plug", "Kit", "Loose"]),
        .init(name: "Loose", sources: ["Loose/l.swift"]),
        .init(name: "Plug", sources: ["Plug/p.swift"]),
        .init(name: "Kit", sources: ["Kit/k.swift"]),
        .init(name: "Base", sources: ["Base/b.swift"]),
      ]),
      ["App/a.swift", "Plug/p.swift", "Kit/k.swift", "Base/b.swift", "Loose/l.swift"])
    let dependencies = try project.module("App").dependencies
    #expect(dependencies.filter(\.isCopied).map(\.name) == ["Plug", "Loose"])
    // What is copied is built before, and linked where it is imported, as what is linked.
    #expect(dependencies.map(\.name) == ["Plug", "Kit", "Base", "Loose"])
  }

  @Test("gives files the paths of their groups, and ends at groups within themselves")
  func groups() throws {
    let project = try load(
      XcodeText(
        targets: [.init(name: "A", sources: ["top.swift"])], children: ["G1"],
        objects: """
          G1 = {isa = PBXGroup; path = Code; children = (G2, G1, F1); sourceTree = "<group>"; };
          G2 = {isa = PBXGroup; name = Named; children = (F2, F3, G1); sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = one.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = In/two.swift; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = Root/three.swift; sourceTree = SOURCE_ROOT; };
          B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
          B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; };
          PS_A = {isa = PBXSourcesBuildPhase; files = (S_A_0, B1, B2, B3, B4, GONE); };
          """),
      ["top.swift", "Code/one.swift", "Code/In/two.swift", "Root/three.swift", "Code/free.swift"])
    #expect(
      try project.module("A").sources
        == ["Code/In/two.swift", "Code/one.swift", "Root/three.swift", "top.swift"])
    #expect(project.unownedSources == ["Code/free.swift"])
  }

  @Test("places a module at its target's name")
  func location() throws {
    let project = try load(
      XcodeText(targets: [.init(name: "A", sources: ["a.swift"])]), ["a.swift"])
    let location = try project.module("A").location
    #expect(location.path == Self.path)
    #expect(location.line > 1 && location.column > 1)
  }

  @Test("lets a file belong to several targets")
  func sharedFiles() throws {
    let project = try load(
      XcodeText(targets: [
        .init(name: "A", sources: ["a.swift", "s.swift"]), .init(name: "B", sources: ["s.swift"]),
      ]), ["a.swift", "s.swift"])
    #expect(try project.module("A").sources == ["a.swift", "s.swift"])
    #expect(try project.module("B").sources == ["s.swift"])
  }

  @Test("says which files are missing or lie outside")
  func missingFiles() throws {
    let project = try load(
      XcodeText(targets: [.init(name: "A", sources: ["a.swift", "gone.swift", "../out.swift"])]),
      ["a.swift"])
    #expect(try project.module("A").sources == ["a.swift"])
    #expect(project.problemKinds == [.missingPath, .pathOutsideRoot])
  }

  @Test(
    "does not know all sources where some are not read",
    arguments: [
      ("a.swift", "", false), ("gone.swift", "", true), ("../out.swift", "", true),
      ("made.swift", "DERIVED_FILE_DIR", true), ("Kit.framework", "BUILT_PRODUCTS_DIR", false),
    ])
  func unknownSources(path: String, base: String, isUnknown: Bool) throws {
    var text = XcodeText(targets: [.init(name: "A", sources: ["a.swift", path])]).text
    if !base.isEmpty {
      text.replace("\"\(path)\"; sourceTree = \"<group>\"", with: "\(path); sourceTree = \(base)")
    }
    let project = try project([Self.path: text, "a.swift": ""])
    #expect(try project.module("A").hasUnknownSources == isUnknown)
  }

  // MARK: - Names

  @Test(
    "takes its module's name from the settings, else from the target",
    arguments: [
      ("", "My_App"), ("PRODUCT_NAME = Shop;", "Shop"), ("PRODUCT_MODULE_NAME = Core;", "Core"),
      ("PRODUCT_NAME = \"$(TARGET_NAME) Kit\";", "My_App_Kit"),
      ("PRODUCT_NAME = \"${TARGET_NAME:c99extidentifier}X\";", "My_AppX"),
      ("BASE = Pay; PRODUCT_NAME = \"$(BASE)$(SUFFIX:default=Kit)\";", "PayKit"),
      ("PRODUCT_NAME = \"$(UNKNOWN)\";", "My_App"),
      ("PRODUCT_NAME = \"$(PRODUCT_NAME)\";", "My_App"),
      ("\"PRODUCT_NAME[sdk=iphoneos*]\" = Phone;", "My_App"),
      ("PRODUCT_NAME = \"$(inherited)\";", "Root"),
    ])
  func moduleName(settings: String, name: String) throws {
    let project = try load(
      XcodeText(
        targets: [.init(name: "My App", sources: ["a.swift"], settings: settings)],
        settings: settings.contains("inherited") ? "PRODUCT_NAME = Root;" : ""), ["a.swift"])
    #expect(project.modules.map(\.name) == [name])
  }

  @Test("reads settings from .xcconfig files and what they include")
  func configFiles() throws {
    let project = try load(
      XcodeText(
        targets: [.init(name: "A", sources: ["a.swift"], base: "CFG")], children: ["CFG"],
        objects:
          "CFG = {isa = PBXFileReference; path = Config/A.xcconfig; sourceTree = \"<group>\"; };"),
      ["a.swift"],
      more: [
        "Config/A.xcconfig": """
        #include "Base.xcconfig" // shared
        # include? "Absent.xcconfig"
        PRODUCT_NAME = $(PREFIX)$(SUFFIX_$(CONFIGURATION)) ; // a comment
        SUFFIX_Release = Kit
        PRODUCT_NAME[sdk=macosx*] = Mac
        """,
        "Config/Base.xcconfig": "# include \"A.xcconfig\"\nPREFIX = Pay;\nPRODUCT_NAME = Base\n",
      ])
    #expect(project.modules.map(\.name) == ["PayKit"])
    #expect(
      project.manifests == [Self.path, "Config/A.xcconfig", "Config/Base.xcconfig"])
  }

  @Test("is known by the names that it has in other configurations")
  func otherNames() throws {
    let project = try load(
      XcodeText(
        targets: [.init(name: "A", sources: ["a.swift"], base: "CFG")], children: ["CFG"],
        objects: """
          CFG = {isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
          C_A_Debug = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "Kit Dev"; }; };
          """),
      ["a.swift"], more: ["A.xcconfig": "PRODUCT_NAME = Kit"])
    #expect(project.modules.map(\.name) == ["Kit"])
    #expect(try project.module("Kit").headers.moduleNames == ["Kit_Dev"])
  }

  @Test("merges targets of one module name, such as those of several platforms")
  func platforms() throws {
    let project = try load(
      XcodeText(targets: [
        .init(name: "Kit iOS", sources: ["k.swift", "i.swift"], settings: "PRODUCT_NAME = Kit;"),
        .init(name: "Kit macOS", sources: ["k.swift", "m.swift"], settings: "PRODUCT_NAME = Kit;"),
        .init(name: "App", type: "application", sources: ["a.swift"], dependencies: ["Kit macOS"]),
      ]), ["k.swift", "i.swift", "m.swift", "a.swift"])
    #expect(try project.module("Kit").sources == ["i.swift", "k.swift", "m.swift"])
    #expect(try project.module("Kit").targets.map(\.name) == ["Kit iOS", "Kit macOS"])
    #expect(try project.module("App").dependencies.map(\.modules) == [["Kit"]])
  }

  @Test("keeps apps of one module name apart where they share little")
  func apart() throws {
    let name = "PRODUCT_NAME = News;"
    let project = try load(
      XcodeText(targets: [
        .init(
          name: "News", type: "application", sources: ["s.swift", "ma.swift", "mb.swift"],
          settings: name),
        .init(
          name: "News-iOS", type: "application", sources: ["s.swift", "ia.swift", "ib.swift"],
          settings: name),
        .init(
          name: "Tests", type: "bundle.unit-test", sources: ["t.swift"],
          dependencies: ["News-iOS"]),
      ]), ["s.swift", "ma.swift", "mb.swift", "ia.swift", "ib.swift", "t.swift"])
    #expect(project.modules.map(\.name) == ["News", "News_iOS", "Tests"])
    #expect(try project.module("News_iOS").headers.moduleNames == ["News"])
    #expect(try project.module("Tests").dependencies.map(\.modules) == [["News_iOS"]])
  }

  @Test("reads an .xcconfig of a synchronized folder")
  func configFileInFolder() throws {
    let project = try load(
      XcodeText(
        targets: [.init(name: "A", sources: ["a.swift"])], children: ["DIR"],
        objects: """
          DIR = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
          C_A_Release = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; baseConfigurationReferenceAnchor = DIR; baseConfigurationReferenceRelativePath = Sub/A.xcconfig; };
          """),
      ["a.swift"], more: ["Config/Sub/A.xcconfig": "PRODUCT_NAME = Kit"])
    #expect(project.modules.map(\.name) == ["Kit"])
  }

  // MARK: - Dependencies

  @Test("has no module for an aggregate, and depending on one is no mistake")
  func aggregate() throws {
    let project = try load(
      XcodeText(
        targets: [.init(name: "A", sources: ["a.swift"], fields: "dependencies = (DX, DY);")],
        objects: """
          T_Scripts = {isa = PBXAggregateTarget; name = Scripts; };
          PX = {isa = PBXContainerItemProxy; containerPortal = PROJECT; remoteGlobalIDString = T_Scripts; remoteInfo = Scripts; };
          DX = {isa = PBXTargetDependency; target = T_Scripts; };
          DY = {isa = PBXTargetDependency; name = Scripts; targetProxy = PX; };
          """), ["a.swift"], hasTree: false)
    #expect(project.modules.map(\.name) == ["A"])
    #expect(try project.module("A").dependencies == [])
    #expect(project.problems == [])
  }

  @Test(
    "declares targets, what is linked, and the host of tests as dependencies, each once",
    arguments: ["App", "$(PROJECT_NAME)"])
  func dependencies(host: String) throws {
    let project = try load(
      XcodeText(targets: [
        .init(name: "Core", sources: ["c.swift"]),
        .init(
          name: "App", type: "application", sources: ["a.swift"], dependencies: ["Core"],
          frameworks: ["P_Core", "UIKit"]),
        .init(
          name: "Tests", type: "bundle.unit-test", sources: ["t.swift"],
          settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/\(host).app/$(BUNDLE_PATH)/App\";"),
      ]), ["c.swift", "a.swift", "t.swift"])
    let app = try project.module("App").dependencies
    #expect(app.map(\.name) == ["Core", "UIKit"])
    #expect(app.map(\.modules) == [["Core"], []])
    #expect(try project.module("Tests").dependencies.map(\.modules) == [["App"]])
    #expect(project.problems == [])
  }

  @Test("depends on products of packages: local ones by their folder, others by their address")
  func packages() throws {
    let kit = package(
      "Kit",
      products: [
        call("library", [("name", .string("KitUI")), ("targets", list([.string("UI")]))])
      ],
      targets: [target("UI", [("path", .string("UI"))])])
    let project = try load(
      XcodeText(
        targets: [
          .init(
            name: "App", type: "application", sources: ["a.swift"],
            products: [("KitUI", nil), ("Alamofire", "REMOTE"), ("plugin:Lint", "REMOTE")])
        ],
        objects: """
          LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; };
          REMOTE = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.b/c/Alamofire.git"; };
          """, fields: "packageReferences = (LOCAL, REMOTE);"),
      ["a.swift", "Packages/Kit/UI/u.swift"], more: ["Packages/Kit/Package.swift": ""],
      manifests: ["Packages/Kit/Package.swift": kit])
    let dependencies = try project.module("App").dependencies
    #expect(dependencies.map(\.name) == ["KitUI", "Alamofire", "Lint"])
    #expect(dependencies.map(\.modules) == [["UI"], [], []])
    #expect(dependencies.map(\.container) == [nil, "Alamofire", "Alamofire"])
    #expect(dependencies.map(\.purpose) == [.code, .code, .plugin])
    #expect(try project.module("UI").sources == ["Packages/Kit/UI/u.swift"])
  }

  @Test("finds packages that are only dragged into it")
  func draggedPackage() throws {
    let project = try load(
      XcodeText(
        targets: [.init(name: "App", sources: ["a.swift"], products: [("Kit", nil)])],
        children: ["PKG"],
        objects:
          "PKG = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; sourceTree = \"<group>\"; };"
      ),
      ["a.swift", "Kit/Sources/Kit/k.swift"], more: ["Kit/Package.swift": ""],
      manifests: [
        "Kit/Package.swift": package(
          "Kit",
          products: [
            call("library", [("name", .string("Kit")), ("targets", list([.string("Kit")]))])
          ],
          targets: [target("Kit")])
      ])
    #expect(try project.module("App").dependencies.map(\.modules) == [["Kit"]])
    #expect(project.modules.map(\.name) == ["App", "Kit"])
  }

  // MARK: - Folders of Xcode 16

  @Test(
    "takes all of a synchronized folder but for exceptions, and of other folders what these name")
  func synchronizedFolders() throws {
    let project = try load(
      XcodeText(
        targets: [
          .init(name: "App", type: "application", groups: ["GA"]),
          .init(name: "Tests", type: "bundle.unit-test", groups: ["GT"]),
        ], children: ["GA", "GT", "GO"],
        objects: """
          GA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (XA, XT); };
          GT = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
          GO = {isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = "<group>"; exceptions = (XO); };
          XA = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T_App; membershipExceptions = (Info.plist, Old/out.swift, Docs); };
          XT = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T_Tests; membershipExceptions = (shared.swift); };
          XO = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = PS_Tests; membershipExceptions = (Sub); };
          """),
      [
        "App/a.swift", "App/shared.swift", "App/Old/out.swift", "App/Old/in.swift",
        "App/Docs/d.swift",
        "App/Play.playground/p.swift", "Tests/t.swift", "Other/o.swift", "Other/Sub/s.swift",
      ])
    #expect(
      try project.module("App").sources == ["App/Old/in.swift", "App/a.swift", "App/shared.swift"])
    #expect(
      try project.module("Tests").sources
        == ["App/shared.swift", "Other/Sub/s.swift", "Tests/t.swift"])
    #expect(
      project.unownedSources == [
        "App/Docs/d.swift", "App/Old/out.swift", "App/Play.playground/p.swift", "Other/o.swift",
      ])
  }

  @Test("finds packages in synchronized folders, which are no sources of the folder's target")
  func packagesInFolders() throws {
    let project = try load(
      XcodeText(
        targets: [.init(name: "App", type: "application", groups: ["GA"])],
        children: ["GA"],
        objects:
          "GA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };"
      ),
      ["App/a.swift", "App/Kit/Sources/Kit/k.swift"], more: ["App/Kit/Package.swift": ""],
      manifests: ["App/Kit/Package.swift": package("Kit", targets: [target("Kit")])])
    #expect(try project.module("App").sources == ["App/a.swift"])
    #expect(try project.module("Kit").sources == ["App/Kit/Sources/Kit/k.swift"])
  }

  // MARK: - Headers

  @Test("hides headers of the project, and shows public and private ones")
  func headers() throws {
    let project = try load(
      XcodeText(targets: [
        .init(
          name: "Kit", sources: ["k.m"],
          headers: [("k.h", "Public"), ("p.h", "Private"), ("own.h", "")])
      ]), ["k.m", "k.h", "p.h", "own.h"])
    let module = try project.module("Kit")
    #expect(module.sources == ["k.h", "k.m", "own.h", "p.h"])
    #expect(module.headers.publicHeaders == .listed(["k.h", "p.h"]))
  }

  @Test("gives headers of no phase to the targets that compile the file beside them")
  func looseHeaders() throws {
    let project = try load(
      XcodeText(
        targets: [
          .init(name: "App", type: "application", sources: ["A/a.m", "A/b.m"]),
          .init(name: "Tests", type: "bundle.unit-test", sources: ["T/t.m", "A/b.m"]),
        ], files: ["A/a.h", "A/b.h", "A/types.h", "T/In/help.h", "x.h"]),
      ["A/a.m", "A/b.m", "T/t.m", "A/a.h", "A/b.h", "A/types.h", "T/In/help.h", "x.h"],
      more: ["T/t.h": "", "T/u.h": ""])
    #expect(
      try project.module("App").sources == [
        "A/a.h", "A/a.m", "A/b.h", "A/b.m", "A/types.h", "x.h",
      ])
    #expect(
      try project.module("Tests").sources == ["A/b.h", "A/b.m", "T/In/help.h", "T/t.h", "T/t.m"])
    #expect(project.unownedSources == ["T/u.h"])
  }

  /// A project with groups: `App` holds `Code`, and headers of protocols lie elsewhere.
  private static let grouped = XcodeText(
    targets: [
      .init(name: "App", type: "application", sources: ["Code/a.m", "Code/b.m"]),
      .init(name: "Widget", type: "app-extension", sources: ["Extension/w.m"]),
      .init(name: "Tests", type: "bundle.unit-test", sources: ["T/t.m", "T/u.m", "T/v.m"]),
    ],
    children: ["AGREED", "DRAWN"],
    objects: """
      AGREED = {isa = PBXGroup; name = Agreements; children = (P, Q, SUB); sourceTree = "<group>"; };
      SUB = {isa = PBXGroup; path = Shared/Protocols; children = (R, BACK); sourceTree = "<group>"; };
      DRAWN = {isa = PBXGroup; path = Drawn; children = (D, W); sourceTree = "<group>"; };
      P = {isa = PBXFileReference; path = Contracts/Pouring.h; sourceTree = "<group>"; };
      Q = {isa = PBXFileReference; name = Queue.h; path = Else/Queue.h; sourceTree = SOURCE_ROOT; };
      R = {isa = PBXFileReference; path = Resting.h; sourceTree = "<group>"; };
      BACK = {isa = PBXGroup; children = (R, AGREED); sourceTree = "<group>"; };
      D = {isa = PBXFileReference; path = In/Drawing.h; sourceTree = "<group>"; };
      W = {isa = PBXFileReference; path = Out/Weaving.h; sourceTree = "<group>"; };
      """)

  @Test("gives headers of groups in which nothing is compiled to the targets that include them")
  func includedHeadersOfGroups() throws {
    let project = try load(
      Self.grouped, ["Code/b.m", "T/t.m", "T/u.m", "T/v.m"],
      more: [
        "Code/a.m": "#import \"Pouring.h\"\n#include <App/Drawing.h>",
        "Extension/w.m": "#import \"../Shared/Protocols/Resting.h\"",
        "Contracts/Pouring.h": "#import \"Queue.h\"", "Else/Queue.h": "",
        "Shared/Protocols/Resting.h": "", "Drawn/In/Drawing.h": "// #import \"Weaving.h\"",
        "Drawn/Out/Weaving.h": "", "Shared/Protocols/Old.h": "",
      ])
    #expect(
      try project.module("App").sources == [
        "Code/a.m", "Code/b.m", "Contracts/Pouring.h", "Drawn/In/Drawing.h",
        "Drawn/Out/Weaving.h", "Else/Queue.h",
      ])
    #expect(
      try project.module("Widget").sources == ["Extension/w.m", "Shared/Protocols/Resting.h"])
    #expect(try project.module("Tests").sources == ["T/t.m", "T/u.m", "T/v.m"])
    #expect(project.unownedSources == ["Shared/Protocols/Old.h"])
  }

  @Test("takes an include for that of a header only where no other one may be meant")
  func ambiguousIncludes() throws {
    let project = try load(
      XcodeText(
        targets: [
          .init(name: "App", type: "application", sources: ["A/a.m", "A/b.m"]),
          .init(name: "Kit", sources: ["K/k.m"], headers: [("K/Types.h", "Public")]),
        ], files: ["Common/Types.h"]), ["A/a.m", "A/b.m", "K/Types.h", "Common/Types.h"],
      more: ["K/k.m": "#import \"Types.h\""])
    #expect(try project.module("Kit").sources == ["K/Types.h", "K/k.m"])
    #expect(try project.module("App").sources == ["A/a.m", "A/b.m", "Common/Types.h"])
  }

  @Test("says that two objects have one identifier, unless they say the same")
  func doubledIdentifiers() throws {
    func problems(_ objects: String) throws -> [Problem] {
      try load(
        XcodeText(targets: [.init(name: "Kit", sources: ["k.m"])], objects: objects), ["k.m"],
        hasTree: false
      )
      .problems
    }
    let one = "X1 = {isa = PBXGroup; children = (); name = One; };\n"
    #expect(try problems(one + one) == [])
    let two = "X1 = {isa = PBXGroup; children = (); name = Two; };\n"
    let found = try problems(one + two)
    #expect(found.map(\.kind) == [.manifestInvalid])
    #expect(found.first?.message.contains("identifier X1:") == true)
    #expect(found.first?.location?.line != nil)
    let more = try problems(
      one + two + one.replacing("X1", with: "X2") + two.replacing("X1", with: "X2"))
    #expect(more.first?.message.contains("X1, and so have those of 1 more identifier") == true)
  }

  @Test("gives headers to all targets that compile the file beside them, whatever phase has them")
  func sharedHeaders() throws {
    let project = try load(
      XcodeText(
        targets: [
          .init(
            name: "Kit", sources: ["K/k.m", "K/l.m"],
            headers: [("K/k.h", "Public"), ("K/l.h", "Public"), ("K/types.h", "Public")]),
          .init(name: "Plugin", type: "app-extension", sources: ["P/p.m", "K/k.m"]),
        ]),
      ["K/k.m", "K/l.m", "K/k.h", "K/l.h", "K/types.h", "P/p.m"])
    #expect(try project.module("Plugin").sources == ["K/k.h", "K/k.m", "P/p.m"])
    let kit = try project.module("Kit")
    #expect(kit.sources == ["K/k.h", "K/k.m", "K/l.h", "K/l.m", "K/types.h"])
    #expect(kit.headers.publicHeaders == .listed(["K/k.h", "K/l.h", "K/types.h"]))
  }

  @Test("gives headers to all targets that compile equally many files around them")
  func tiedHeaders() throws {
    let project = try load(
      XcodeText(
        targets: [
          .init(name: "Phone", type: "application", sources: ["A/a.m", "A/p.m"]),
          .init(name: "Mac", type: "application", sources: ["A/a.m", "A/m.m"]),
          .init(name: "Tool", type: "tool", sources: ["A/t.m"]),
        ], files: ["A/types.h"]), ["A/a.m", "A/p.m", "A/m.m", "A/t.m", "A/types.h"])
    #expect(try project.module("Phone").sources == ["A/a.m", "A/p.m", "A/types.h"])
    #expect(try project.module("Mac").sources == ["A/a.m", "A/m.m", "A/types.h"])
    #expect(try project.module("Tool").sources == ["A/t.m"])
  }

  @Test("has a bridging header only in targets that compile Swift")
  func bridgingHeaderOfProject() throws {
    let project = try load(
      XcodeText(
        targets: [
          .init(name: "App", type: "application", sources: ["a.swift"]),
          .init(name: "Old", sources: ["o.m"]),
        ], settings: "SWIFT_OBJC_BRIDGING_HEADER = \"$(PROJECT_NAME)/Bridge.h\";"),
      ["a.swift", "o.m", "App/Bridge.h"])
    #expect(try project.module("App").headers.bridgingHeaders == ["App/Bridge.h"])
    #expect(try project.module("App").sources == ["App/Bridge.h", "a.swift"])
    #expect(try project.module("Old").headers.bridgingHeaders == [])
    #expect(try project.module("Old").sources == ["o.m"])
  }

  @Test("has a bridging header, by its path from the project", arguments: ["Sub", "A Sub"])
  func bridgingHeader(folder: String) throws {
    let files = ["ios/a.swift", "ios/\(folder)/Bridge.h", "ios/b.m"]
    var all: [String: String] = [
      "ios/App.xcodeproj/project.pbxproj": XcodeText(targets: [
        .init(
          name: "App", type: "application", sources: ["a.swift", "b.m"],
          settings: "SWIFT_OBJC_BRIDGING_HEADER = \"$(SRCROOT)/\(folder)/Bridge.h\";")
      ]).text
    ]
    for file in files { all[file] = "" }
    let module = try project(all).module("App")
    #expect(module.headers.bridgingHeaders == ["ios/\(folder)/Bridge.h"])
    #expect(module.sources == ["ios/\(folder)/Bridge.h", "ios/a.swift", "ios/b.m"])
  }

  // MARK: - Workspaces and several projects

  @Test("is found through a workspace, with its packages; other projects below are not followed")
  func workspace() throws {
    let app = XcodeText(
      targets: [
        .init(
          name: "App", type: "application", sources: ["a.swift"], frameworks: ["F_Kit_framework"])
      ],
      objects:
        "F_Kit_framework = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
    )
    let kit = XcodeText(targets: [.init(name: "Kit", sources: ["k.swift"])])
    let project = try project(
      [
        "All.xcworkspace/contents.xcworkspacedata": """
        <Workspace version="1.0">
          <Group location="container:" name="Apps">
            <FileRef location="group:App/App.xcodeproj"></FileRef>
            <Group location="group:Libs"><FileRef location="group:Kit/Kit.xcodeproj"/></Group>
          </Group>
          <FileRef location="group:Tools"/><FileRef location="group:README.md"/>
          <FileRef location="absolute:/elsewhere/X.xcodeproj"/>
        </Workspace>
        """,
        "App/App.xcodeproj/project.pbxproj": app.text, "App/a.swift": "",
        "App/App.xcodeproj/project.xcworkspace/contents.xcworkspacedata": "<Workspace/>",
        "Libs/Kit/Kit.xcodeproj/project.pbxproj": kit.text, "Libs/Kit/k.swift": "",
        "Tools/Package.swift": "", "Tools/Sources/T/t.swift": "", "README.md": "",
        "Demo/Demo.xcodeproj/project.pbxproj": kit.text, "Demo/k.swift": "",
      ], manifests: ["Tools/Package.swift": package("Tools", targets: [target("T")])])
    #expect(project.name == "All")
    #expect(project.modules.map(\.name) == ["App", "Kit", "T"])
    #expect(try project.module("App").dependencies.map(\.modules) == [["Kit"]])
    #expect(project.unfollowedManifests == ["Demo/Demo.xcodeproj/project.pbxproj"])
    #expect(project.problemKinds == [.pathOutsideRoot])
  }

  @Test("depends on targets of the projects that it holds")
  func nestedProjects() throws {
    let kit = XcodeText(targets: [.init(name: "Kit", sources: ["k.swift"])])
    let project = try load(
      XcodeText(
        targets: [.init(name: "App", sources: ["a.swift"], fields: "")], children: ["SUB"],
        objects: """
          SUB = {isa = PBXFileReference; path = Kit/Kit.xcodeproj; sourceTree = "<group>"; };
          PROXY = {isa = PBXContainerItemProxy; containerPortal = SUB; remoteInfo = Kit; };
          DEP = {isa = PBXTargetDependency; name = Kit; targetProxy = PROXY; };
          T_App = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (PS_App); dependencies = (DEP); };
          """, fields: "projectReferences = ({ProjectRef = SUB; });"),
      ["a.swift", "Kit/k.swift"], more: ["Kit/Kit.xcodeproj/project.pbxproj": kit.text])
    #expect(project.modules.map(\.name) == ["App", "Kit"])
    #expect(try project.module("App").dependencies.map(\.modules) == [["Kit"]])
  }

  @Test("knows targets of other projects by their ids, whatever they are called now")
  func renamedTarget() throws {
    let kit = XcodeText(targets: [.init(name: "Kit", sources: ["k.swift"])])
    let project = try load(
      XcodeText(
        targets: [.init(name: "App", sources: ["a.swift"], fields: "dependencies = (DEP);")],
        children: ["SUB"],
        objects: """
          SUB = {isa = PBXFileReference; path = Kit/Kit.xcodeproj; sourceTree = "<group>"; };
          PROXY = {isa = PBXContainerItemProxy; containerPortal = SUB; remoteGlobalIDString = T_Kit; remoteInfo = "Kit-iOS"; };
          DEP = {isa = PBXTargetDependency; name = "Kit-iOS"; targetProxy = PROXY; };
          """, fields: "projectReferences = ({ProjectRef = SUB; });"),
      ["a.swift", "Kit/k.swift"], more: ["Kit/Kit.xcodeproj/project.pbxproj": kit.text])
    #expect(try project.module("App").dependencies.map(\.modules) == [["Kit"]])
    #expect(project.problems == [])
  }

  @Test("leaves a module to the package that describes it too", arguments: ["A", "Z"])
  func besidePackage(name: String) throws {
    let xcode = XcodeText(targets: [
      .init(name: "Kit", sources: ["Sources/Kit/k.swift", "Sources/CKit/c.c"]),
      .init(name: "App", type: "application", sources: ["App/a.swift"], dependencies: ["Kit"]),
    ])
    let project = try project(
      [
        "\(name).xcodeproj/project.pbxproj": xcode.text,
        "Package.swift": "// swift-tools-version:6.0", "Sources/Kit/k.swift": "",
        "Sources/CKit/c.c": "", "App/a.swift": "",
      ],
      manifests: [
        "Package.swift": package(
          "Kit",
          targets: [target("Kit", [("dependencies", list([.string("CKit")]))]), target("CKit")])
      ])
    #expect(project.modules.map(\.name) == ["App", "CKit", "Kit"])
    #expect(try project.module("Kit").sources == ["Sources/Kit/k.swift"])
    #expect(try project.module("Kit").dependencies.map(\.modules) == [["CKit"]])
    // The target compiles what the package divides into two modules.
    #expect(try project.module("App").dependencies.map(\.modules) == [["CKit", "Kit"]])
  }

  @Test("keeps the host in which the tests of a package run")
  func hostBesidePackage() throws {
    let xcode = XcodeText(targets: [
      .init(name: "Kit", sources: ["Sources/Kit/k.swift"]),
      .init(name: "Host", type: "application", sources: ["Host/h.swift"], dependencies: ["Kit"]),
      .init(
        name: "KitTests", type: "bundle.unit-test", sources: ["Tests/KitTests/t.swift"],
        dependencies: ["Kit"],
        settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Host.app/$(BUNDLE_PATH)/Host\";"),
    ])
    let project = try project(
      [
        "Kit.xcodeproj/project.pbxproj": xcode.text,
        "Package.swift": "// swift-tools-version:6.0", "Sources/Kit/k.swift": "",
        "Host/h.swift": "", "Tests/KitTests/t.swift": "",
      ],
      manifests: [
        "Package.swift": package(
          "Kit",
          targets: [
            target("Kit"),
            target(
              "KitTests", kind: "testTarget", [("dependencies", list([.string("Kit")]))]),
          ])
      ])
    #expect(try project.module("KitTests").dependencies.map(\.modules) == [["Kit"], ["Host"]])
  }

  @Test("leaves a header that a package excludes to the target whose sources lie beside it")
  func headerBesidePackage() throws {
    let xcode = XcodeText(targets: [
      .init(
        name: "Kit", sources: ["Kit/k.swift", "C/src/c.cpp"],
        headers: [("C/src/c.hpp", ""), ("Own/o.h", "")])
    ])
    let project = try project(
      [
        "Kit.xcodeproj/project.pbxproj": xcode.text,
        "Package.swift": "// swift-tools-version:6.0", "Kit/k.swift": "", "C/src/c.cpp": "",
        "C/src/c.hpp": "", "C/include/c.h": "", "Own/o.h": "",
      ],
      manifests: [
        "Package.swift": package(
          "Kit",
          targets: [
            target("Kit", [("path", .string("Kit"))]),
            target("C", [("path", .string("C")), ("exclude", list([.string("src/c.hpp")]))]),
          ])
      ])
    #expect(try project.module("Kit").sources == ["Kit/k.swift", "Own/o.h"])
    let c = try project.module("C")
    #expect(c.sources == ["C/include/c.h", "C/src/c.cpp", "C/src/c.hpp"])
    #expect(c.headers.publicHeaders == .listed(["C/include/c.h"]))
    #expect(c.dependencies == [])
  }

  @Test(
    "adds what it alone compiles to a module that a package describes too", arguments: ["A", "Z"])
  func moreThanPackage(name: String) throws {
    let xcode = XcodeText(targets: [
      .init(
        name: "Kit iOS", type: "application",
        sources: ["Sources/Kit/k.m", "Sources/CKit/c.c", "UIKit/v.m", "Other/o.swift"],
        headers: [("UIKit/v.h", "Public"), ("UIKit/p.h", "")], dependencies: ["Kit iOS", "Other"],
        frameworks: ["UIKit"], settings: "PRODUCT_NAME = Kit;"),
      .init(name: "Other", sources: ["Other/o.swift"]),
    ])
    let project = try project(
      [
        "\(name).xcodeproj/project.pbxproj": xcode.text,
        "Package.swift": "// swift-tools-version:6.0", "Sources/Kit/k.m": "",
        "Sources/Kit/include/k.h": "", "Sources/CKit/c.c": "", "UIKit/v.m": "", "UIKit/v.h": "",
        "UIKit/p.h": "", "Other/o.swift": "",
      ],
      manifests: [
        "Package.swift": package(
          "Kit",
          targets: [target("Kit", [("dependencies", list([.string("CKit")]))]), target("CKit")])
      ])
    #expect(project.modules.map(\.name) == ["CKit", "Kit", "Other"])
    let kit = try project.module("Kit")
    #expect(
      kit.sources == [
        "Other/o.swift", "Sources/Kit/include/k.h", "Sources/Kit/k.m", "UIKit/p.h", "UIKit/v.h",
        "UIKit/v.m",
      ])
    #expect(try project.module("CKit").sources == ["Sources/CKit/c.c"])
    #expect(try project.module("Other").sources == ["Other/o.swift"])
    #expect(kit.headers.publicHeaders == .listed(["Sources/Kit/include/k.h", "UIKit/v.h"]))
    #expect(kit.dependencies.map(\.name) == ["CKit", "Other", "UIKit"])
    #expect(kit.location.path == "Package.swift")
    #expect(kit.kind == .application)
    #expect(project.unownedSources == [])
  }

  @Test("has targets that consist of resources alone, and others that have lost their files")
  func withoutSources() throws {
    let project = try load(
      XcodeText(
        targets: [
          .init(name: "Kit", sources: ["k.swift"]),
          .init(name: "Watch", type: "application.watchapp2"),
          .init(name: "Folder", groups: ["DIR"]),
        ], children: ["DIR"],
        objects:
          "DIR = {isa = PBXFileSystemSynchronizedRootGroup; path = Empty; sourceTree = \"<group>\"; };"
      ),
      ["k.swift"], more: ["Empty/.keep": ""])
    #expect(project.problemKinds == [.emptyModule])
    #expect(project.problems.first?.message.contains("module Folder") == true)
  }

  // MARK: - Projects that others refer to

  /// A workspace of some projects.
  private static func workspace(_ projects: [String]) -> String {
    let members = projects.map { "<FileRef location = \"group:\($0)\"></FileRef>\n" }
    return "<Workspace version = \"1.0\">\n\(members.joined())</Workspace>"
  }

  @Test(
    "is found where a specification makes it, whether or not it is there",
    arguments: [false, true])
  func madeBySpecification(isThere: Bool) throws {
    let old = XcodeText(targets: [.init(name: "Old", sources: ["a.swift"])]).text
    let app = XcodeText(
      targets: [.init(name: "App", type: "application", sources: ["a.swift"])], children: ["SUB"],
      objects:
        "SUB = {isa = PBXFileReference; path = ../A/A.xcodeproj; sourceTree = \"<group>\"; };",
      fields: "projectReferences = ({ProjectRef = SUB; });")
    var files = [
      "W.xcworkspace/contents.xcworkspacedata": Self.workspace([
        "A/A.xcodeproj", "B/B.xcodeproj", "App/App.xcodeproj", "T/T.xcodeproj", "A/Gone.xcodeproj",
      ]),
      "A/project.yml": "name: A\ntargets: {A: {type: framework, sources: S}}", "A/S/a.swift": "",
      "B/B.yml": "name: B\ntargets: {B: {type: framework, sources: S}}", "B/S/b.swift": "",
      "B/project.yml": "name: Other\ntargets: {Other: {type: framework, sources: O}}",
      "B/O/o.swift": "", "App/App.xcodeproj/project.pbxproj": app.text, "App/a.swift": "",
      "T/T.yml": "targets: {T: {type: framework, sources: S}}",
    ]
    if isThere { files["A/A.xcodeproj/project.pbxproj"] = old }
    let project = try project(files)
    #expect(project.modules.map(\.name) == ["A", "App", "B"])
    #expect(project.manifests.contains("B/B.yml"))
    // What is no specification of this project makes none.
    #expect(project.problemKinds == [.missingPath, .missingPath])
    #expect(project.problems.map { $0.location?.line } == [5, 6])
  }

  @Test("may lie in submodules that are not checked out, which is said once for each")
  func submodules() throws {
    let project = try project([
      "W.xcworkspace/contents.xcworkspacedata": Self.workspace([
        "App.xcodeproj", "Libs/Kit/Kit.xcodeproj", "Libs/Kit/More/More.xcodeproj",
        "Libs/Own/Gone.xcodeproj", "Libs/Kits/Gone.xcodeproj",
      ]),
      "App.xcodeproj/project.pbxproj": XcodeText(targets: [
        .init(name: "App", type: "application", sources: ["a.swift"])
      ]).text, "a.swift": "", "Libs/Own/README.md": "",
      ".gitmodules": """
      [submodule "Kit"]
      \tpath = Libs/Kit
      \turl = https://example.com/path = x
      [submodule "Own"]
        path=Libs/Own
      """,
    ])
    #expect(
      project.problems.map { String($0.message.prefix { $0 != "," && $0 != ":" }) } == [
        "The git submodule Libs/Kit is not checked out", "The reference to Gone is broken",
        "The reference to Gone is broken",
      ])
    #expect(project.problems.map { $0.location?.line } == [3, 5, 6])
  }

  @Test("says once of each submodule that is not checked out that files lie in it")
  func filesInSubmodules() throws {
    let project = try load(
      XcodeText(
        targets: [
          .init(name: "A", sources: ["a.swift", "Kit/one.swift", "Kit/Sub/two.m", "gone.swift"]),
          .init(name: "B", sources: ["Kit/one.swift"]),
          .init(name: "C", groups: ["DIR"]),
        ], children: ["DIR"],
        objects:
          "DIR = {isa = PBXFileSystemSynchronizedRootGroup; path = More/In; sourceTree = \"<group>\"; };"
      ),
      ["a.swift"], more: [".gitmodules": "[a]\n\tpath = Kit\n[b]\n\tpath = More\n"])
    #expect(
      project.problems.map { String($0.message.prefix { $0 != ":" }) }.sorted() == [
        "The git submodule Kit is not checked out",
        "The git submodule More is not checked out",
        "The target A compiles the file gone.swift, which is not there",
      ])
  }

  @Test("is not read where a package manager put it, whoever refers to it")
  func fetched() throws {
    let pods = XcodeText(targets: [.init(name: "Pods_App", sources: ["dummy.swift"])]).text
    let app = XcodeText(
      targets: [
        .init(
          name: "App", type: "application", sources: ["a.swift"], frameworks: ["F_Pods"],
          fields: "dependencies = (DEP);")
      ], children: ["SUB"],
      objects: """
        SUB = {isa = PBXFileReference; path = Carthage/Checkouts/K/K.xcodeproj; sourceTree = "<group>"; };
        F_Pods = {isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        PROXY = {isa = PBXContainerItemProxy; containerPortal = SUB; remoteGlobalIDString = T_K; remoteInfo = K; };
        DEP = {isa = PBXTargetDependency; name = K; targetProxy = PROXY; };
        """, fields: "projectReferences = ({ProjectRef = SUB; });")
    let project = try project([
      "W.xcworkspace/contents.xcworkspacedata": Self.workspace([
        "App.xcodeproj", "Pods/Pods.xcodeproj", "Carthage/Checkouts/K/K.xcodeproj",
        "Pods/Gone.xcodeproj",
      ]),
      "App.xcodeproj/project.pbxproj": app.text, "a.swift": "",
      "Pods/Pods.xcodeproj/project.pbxproj": pods, "Pods/dummy.swift": "",
      "Carthage/Checkouts/K/K.xcodeproj/project.pbxproj": XcodeText(targets: [
        .init(name: "K", sources: ["k.swift"])
      ]).text, "Carthage/Checkouts/K/k.swift": "",
    ])
    #expect(project.modules.map(\.name) == ["App"])
    #expect(try project.module("App").dependencies.map(\.name) == ["K", "Pods_App"])
    #expect(try project.module("App").dependencies.map(\.modules) == [[], []])
    #expect(project.fetchedSources == ["Carthage/Checkouts/K/k.swift", "Pods/dummy.swift"])
    #expect(project.problems == [])
  }

  @Test("gives way to the XcodeGen specification that made it")
  func generated() throws {
    let project = try load(
      XcodeText(targets: [.init(name: "Old", sources: ["a.swift"])]), ["a.swift"],
      more: ["project.yml": "name: App\ntargets: {New: {type: framework, sources: a.swift}}"])
    #expect(project.modules.map(\.name) == ["New"])
  }

  @Test(
    "that is broken is a problem with a position, and folders are guessed",
    arguments: [
      ("{\n<<<<<<< HEAD\n}", 2), ("{ objects = {}; rootObject = A; }", 0), ("", 1), ("{", 1),
    ])
  func broken(text: String, line: Int) throws {
    let project = try project([Self.path: text, "App/a.swift": "", "Kit/k.swift": ""])
    let problem = try #require(project.problems.first { $0.kind == .manifestNotUnderstood })
    #expect(problem.location?.path == Self.path)
    #expect(problem.location?.line == line)
    #expect(project.modules.map(\.name) == ["App", "Kit"])
  }
}
