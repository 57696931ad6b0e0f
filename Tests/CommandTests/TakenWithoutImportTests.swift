import ArchTestSupport
import RunTestSupport
import Testing

/// What a program takes from a module that none of its files imports.
@Suite("What a program takes without an import")
struct TakenWithoutImportTests {
  private static let rules = """
    version: 1
    rules: { declared: { manifest: { checks: unused } } }

    """

  private static let project = """
    name: App
    targets:
      App: { type: application, platform: iOS, sources: [App], dependencies: [{ target: Kit }] }
      Kit: { type: framework, platform: iOS, sources: [Kit] }

    """

  /// Whether the application's dependency on `Kit` is called unused.
  private func isUnused(_ files: KeyValuePairs<String, String>) throws -> Bool {
    try withTemporaryDirectory(files: files) { directory in
      try directory.write(Self.rules, to: "archcheck.yml")
      try directory.write(Self.project, to: "project.yml")
      return try archcheck(["check", "--no-baseline"], in: directory.path).output.contains(
        "the manifest of 'App' declares a dependency on 'Kit'")
    }
  }

  @Test(
    "is the entry point, if it has none of its own",
    arguments: [
      ("struct Shown {}", "@main public struct Main { static func main() {} }", false),
      ("@main struct Own { static func main() {} }", "@main public struct Main {}", true),
      ("@UIApplicationMain class Own {}", "@main public struct Main {}", true),
      ("struct Shown {}", "public struct Main { public func main() {} }", true),
    ])
  func entryPoint(app: String, kit: String, isUnused: Bool) throws {
    #expect(try self.isUnused(["App/a.swift": app, "Kit/k.swift": kit]) == isUnused)
  }

  @Test("is the entry point of a library in C, or of one that the library needs")
  func entryPointElsewhere() throws {
    let header = "@interface Kit\n@end\n"
    let main = "int main(int argc, char **argv) { return 0; }\n"
    #expect(
      try !isUnused(["App/a.swift": "struct A {}", "Kit/Kit.h": header, "Kit/start.m": main]))
    #expect(
      try isUnused([
        "App/main.m": main, "Kit/Kit.h": header, "Kit/start.m": "#import \"Kit.h\"\n" + main,
      ]))
  }

  @Test(
    "is what the sources define that go with its headers",
    arguments: [
      (["App/use.m", "Kit/Helper.m"], false),
      (["App/use.m", "App/Helper.m", "Kit/Helper.m"], true),
      (["App/use.m", "Kit/Other.m"], true),
    ])
  func definitions(sources: [String], isUnused: Bool) throws {
    try withTemporaryDirectory(files: [
      "App/Helper.h": "@interface Helper\n+ (void)run;\n@end\n",
      "Kit/Kit.h": "@interface Kit\n@end\n",
    ]) { directory in
      for path in sources {
        let use =
          path == "App/use.m" ? "#import \"Helper.h\"\nvoid use(void) { [Helper run]; }\n" : ""
        try directory.write(use, to: path)
      }
      try directory.write(Self.rules, to: "archcheck.yml")
      try directory.write(
        Self.project.replacing("application", with: "bundle"), to: "project.yml")
      let output = try archcheck(["check", "--no-baseline"], in: directory.path).output
      #expect(output.contains("of 'App' declares a dependency on 'Kit'") == isUnused)
    }
  }

  @Test(
    "are classes that code looks up by names that stand in no source",
    arguments: [
      ("_ = NSClassFromString(name)", "public final class Part {}", false),
      ("_ = NSClassFromString( name )", "public final class Part {}", false),
      ("_ = NSClassFromString(\"Other\")", "public final class Part {}", true),
      ("_ = NSClassFromString(name)", "public struct Part {}", true),
      ("find(name)", "public final class Part {}", true),
    ])
  func classes(call: String, kit: String, isUnused: Bool) throws {
    let app = "import Foundation\nlet name = CommandLine.arguments[0]\n\(call)\n"
    #expect(try self.isUnused(["App/main.swift": app, "Kit/k.swift": kit]) == isUnused)
  }

  @Test(
    "is what a library looks for that both import",
    arguments: [
      ("import Host", "import Host\npublic class Part: HostPart {}", false),
      ("import Foundation", "import Host\npublic class Part: HostPart {}", true),
      ("import Host", "import Host\npublic class Part {}", true),
      ("import Foundation", "import Foundation\npublic class Part: NSObject {}", true),
    ])
  func parts(app: String, kit: String, isUnused: Bool) throws {
    #expect(
      try self.isUnused(["App/main.swift": app + "\nstruct Own {}\n", "Kit/k.swift": kit])
        == isUnused)
  }
}
