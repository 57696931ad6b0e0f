import ArchTestSupport
import RunTestSupport
import Testing

@Suite("Headers of the project that no module has")
struct UnreadHeaderTests {
  @Test("leave a gap that the numbers show")
  func gap() throws {
    let files: KeyValuePairs = [
      "project.yml":
        "name: Dock\ntargets:\n  Dock: { type: tool, platform: macOS, sources: Dock }\n",
      "Dock/Crane.m":
        "#import \"Winch.h\"\n#import \"../Legacy/Hook.h\"\n#import <string.h>\n"
        + "@interface Rope : NSObject\n@end\n@interface Crane : NSObject <Winching>\n"
        + "@property Rope *rope;\n@end\n",
      "Legacy/Winch.h": "@protocol Winching <NSObject>\n@end\n", "Legacy/Hook.h": "",
      "Legacy/string.h": "",
    ]
    try withTemporaryDirectory(files: files) { directory in
      let check = try archcheck(["check", "--no-baseline"], in: directory.path)
      #expect(!check.output.contains("100 % of names"), "\(check.output)")
      let list = try archcheck(["list", "unresolved", "--format", "csv"], in: directory.path)
      #expect(list.output.contains("Dock/Crane.m:1") && list.output.contains("Winch.h"))
      #expect(list.output.contains("../Legacy/Hook.h") && !list.output.contains("string.h"))
    }
  }
}
