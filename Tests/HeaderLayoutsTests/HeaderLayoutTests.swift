import ProjectTestSupport
import ProjectModel
import Testing

@Suite("The headers of a module")
struct HeaderLayoutTests {
  @Test("are all public when nothing says otherwise")
  func nothingSaid() throws {
    let module = try folderModule(["a.m": "", "a.h": ""])
    #expect(module.headers == HeaderLayout())
    #expect(module.sources == ["a.h", "a.m"])
  }

  @Test("are public when the umbrella header includes them, at whatever remove")
  func umbrellaHeader() throws {
    let module = try folderModule([
      "Sample.h": """
      // #import "Hidden.h"
      #import <Sample/A.h>
      /* #import <Sample/Hidden.h>
      */ #  include "Deep/B.h"
      #import <UIKit/C.h>
      """,
      "A.h": "", "C.h": "", "Hidden.h": "", "Deep/B.h": "#import \"D.h\"", "Deep/D.h": "",
      "A.m": "#import \"Hidden.h\"",
    ])
    #expect(module.headers.publicHeaders == .listed(["A.h", "Deep/B.h", "Deep/D.h", "Sample.h"]))
  }

  @Test("are public when they lie in a folder made for that")
  func publicFolder() throws {
    let module = try folderModule(["include/S/a.h": "", "src/b.h": "", "src/a.c": ""])
    #expect(module.headers.publicHeaders == .listed(["include/S/a.h"]))
    #expect(module.headers.publicFolders == ["include"])
  }

  @Test("are public when the module map of the module exports them")
  func moduleMap() throws {
    let module = try folderModule([
      "Maps/Sample.modulemap": """
      framework module Sample [system] {
        umbrella header "Every.h" // header "Hidden.h"
        header "Extra.h"
        private header "Deep/Inner.h"
        explicit module Sub { textual header "Table.h" link "z" }
        export *
      }
      module Other { umbrella "../Rest" }
      """,
      "Maps/a.m": "", "Every.h": "#import \"Deep/Inner.h\"\n#import \"One.h\"", "One.h": "",
      "Extra.h": "", "Deep/Inner.h": "", "Table.h": "", "Hidden.h": "", "Rest/r.h": "",
    ])
    #expect(
      module.headers.publicHeaders
        == .listed(["Every.h", "Extra.h", "One.h", "Rest/r.h", "Table.h"]))
    #expect(module.headers.moduleNames == ["Other"])
  }

  @Test("are exported as well by module maps of other names that lie in it")
  func otherModuleMap() throws {
    let module = try folderModule([
      "Sample.h": "", "Vendor/module.modulemap": "module CStore { header \"store.h\" }",
      "Vendor/store.h": "", "Vendor/inner.h": "", "a.m": "",
    ])
    #expect(module.headers.publicHeaders == .listed(["Sample.h", "Vendor/store.h"]))
    #expect(module.headers.moduleNames == ["CStore"])
  }

  @Test("that every file includes, or that Swift sees, are for nobody else")
  func prefixAndBridging() throws {
    let module = try folderModule([
      "Sample.h": "#import \"Sample-Prefix.h\"", "Sample-Prefix.h": "", "Old.pch": "",
      "a.swift": "",
      "Sample-Bridging-Header.h": "",
    ])
    #expect(module.headers.prefixHeaders == ["Old.pch", "Sample-Prefix.h"])
    #expect(module.headers.bridgingHeaders == ["Sample-Bridging-Header.h"])
    #expect(module.headers.publicHeaders == .listed(["Sample.h"]))
  }

  @Test("are found through build settings too")
  func settings() throws {
    let project = try project([
      "project.yml": """
      name: P
      targets:
        My Kit:
          type: framework
          platform: iOS
          sources: [Kit]
          settings:
            GCC_PREFIX_HEADER: $(SRCROOT)/Support/$(PROJECT_NAME).h
            SWIFT_OBJC_BRIDGING_HEADER: "Support/$(TARGET_NAME).h"
            HEADER_SEARCH_PATHS: [$(inherited), $(SRCROOT)/Vendor/**, Gone]
            MODULEMAP_FILE: Support/kit.modulemap
      """,
      "Kit/a.m": "", "Kit/A.h": "", "Kit/B.h": "", "Kit/s.swift": "", "Support/P.h": "",
      "Support/My Kit.h": "",
      "Support/kit.modulemap": "framework module My_Kit { header \"A.h\" }", "Vendor/v.h": "",
    ])
    let module = try project.module("My_Kit")
    #expect(
      module.headers
        == HeaderLayout(
          publicHeaders: .listed(["Kit/A.h"]), namespaces: ["My Kit"], privateFolders: ["Vendor"],
          prefixHeaders: ["Support/P.h"], bridgingHeaders: ["Support/My Kit.h"]))
    #expect(
      module.sources == [
        "Kit/A.h", "Kit/B.h", "Kit/a.m", "Kit/s.swift", "Support/My Kit.h", "Support/P.h",
      ])
  }

  @Test("of a module without a file of the C family are nothing to look for")
  func swiftOnly() throws {
    let module = try folderModule(["a.swift": "", "module.modulemap": "module X {}"])
    #expect(module.headers == HeaderLayout())
  }

  private func folderModule(_ files: [String: String]) throws -> ModuleDescription {
    try project(files).module("Sample")
  }
}

@Suite("The headers of a Swift package's target of the C family")
struct SwiftPackageHeaderTests {
  @Test("are public when they lie in 'include', whatever the umbrella header there says")
  func include() throws {
    let module = try load(
      target("CKit"),
      [
        "Sources/CKit/a.c": "", "Sources/CKit/inner.h": "", "Sources/CKit/include/CKit.h": "",
        "Sources/CKit/include/more/b.h": "",
        "Sources/CKit/include/module.modulemap": "module CKit { umbrella header \"CKit.h\" }\n"
          + "module CKitExtras { header \"more/b.h\" }",
      ])
    #expect(
      module.headers
        == HeaderLayout(
          publicHeaders: .listed(
            ["Sources/CKit/include/CKit.h", "Sources/CKit/include/more/b.h"]),
          moduleNames: ["CKitExtras"], publicFolders: ["Sources/CKit/include"]))
    #expect(module.sources.count == 4)
  }

  @Test("are found by the paths that its settings give, though no list of sources names them")
  func settings() throws {
    let search = call("headerSearchPath", [("", .string("src/internal"))])
    let define = call("define", [("", .string("X"))])
    let module = try load(
      target(
        "CKit",
        [
          ("path", .string("lib")), ("sources", list([.string("src/a.c")])),
          ("publicHeadersPath", .string("api")), ("exclude", list([.string("api/old")])),
          ("cSettings", list([define, search])),
        ]),
      [
        "lib/src/a.c": "", "lib/src/b.c": "", "lib/src/internal/i.h": "", "lib/api/k.h": "",
        "lib/api/old/o.h": "",
      ])
    #expect(module.sources == ["lib/api/k.h", "lib/src/a.c", "lib/src/internal/i.h"])
    #expect(
      module.headers
        == HeaderLayout(
          publicHeaders: .listed(["lib/api/k.h"]), publicFolders: ["lib/api"],
          privateFolders: ["lib/src/internal"]))
  }

  @Test("are public where a link in the folder for that leads to them")
  func links() throws {
    let project = try project(
      ["Package.swift": "", "Sources/CKit/a.m": "", "Sources/CKit/a.h": "", "Other/b.h": ""],
      links: [
        "Sources/CKit/include/CKit/a.h": "Sources/CKit/a.h",
        "Sources/CKit/include/b.h": "Other/b.h",
      ],
      manifests: ["Package.swift": package("P", targets: [target("CKit")])])
    let module = try project.module("CKit")
    #expect(module.headers.publicHeaders == .listed(["Other/b.h", "Sources/CKit/a.h"]))
    #expect(module.sources == ["Other/b.h", "Sources/CKit/a.h", "Sources/CKit/a.m"])
  }

  @Test("are not public without a folder for that")
  func noInclude() throws {
    let module = try load(target("CKit"), ["Sources/CKit/a.c": "", "Sources/CKit/a.h": ""])
    #expect(module.headers == HeaderLayout(publicHeaders: .listed([])))
  }

  @Test("stay with the target whose folder is theirs when one lies in the other's")
  func sharedFolder() throws {
    let root = package(
      "P",
      targets: [
        target("A", [("path", .string(".")), ("sources", list([.string("a.c")]))]),
        target("B", [("path", .string("b"))]),
      ])
    let project = try project(
      ["Package.swift": "", "a.c": "", "a.h": "", "include/p.h": "", "b/b.c": "", "b/b.h": ""],
      manifests: ["Package.swift": root])
    #expect(try project.module("A").sources == ["a.c", "a.h", "include/p.h"])
    #expect(try project.module("B").sources == ["b/b.c", "b/b.h"])
  }

  @Test("are those that the module map names when it is a system library")
  func systemLibrary() throws {
    let module = try load(
      target("CSQLite", kind: "systemLibrary"),
      [
        "Sources/CSQLite/module.modulemap":
          "module CSQLite [system] { header \"shim.h\" link \"sqlite3\" }",
        "Sources/CSQLite/shim.h": "", "Sources/CSQLite/other.h": "",
      ])
    #expect(module.headers.publicHeaders == .listed(["Sources/CSQLite/shim.h"]))
    #expect(module.headers.publicFolders == ["Sources/CSQLite"])
  }

  private func load(
    _ target: ManifestValue, _ files: [String: String]
  ) throws -> ModuleDescription {
    let files = files.merging(["Package.swift": "// swift-tools-version:5.9"]) { $1 }
    let project = try project(
      files, manifests: ["Package.swift": package("P", targets: [target])])
    return try #require(project.modules.first)
  }
}

@Suite("The layouts of one module told twice")
struct HeaderLayoutMergeTests {
  @Test("are joined: what one of them lists is public")
  func merge() {
    var layout = HeaderLayout(publicHeaders: .listed(["b.h"]), privateFolders: ["x"])
    layout.merge(HeaderLayout(publicHeaders: .listed(["a.h", "b.h"]), privateFolders: ["x", "w"]))
    #expect(layout.publicHeaders == .listed(["a.h", "b.h"]))
    #expect(layout.privateFolders == ["x", "w"])
    layout.merge(HeaderLayout())
    #expect(layout.publicHeaders == .listed(["a.h", "b.h"]))
  }
}
