import ArchTestSupport
import RunTestSupport
import Testing

@Suite("The binary, about what it read")
struct SourceShareRunTests {
  @Test("counts, warns, fails and prints modules to declare")
  func share() throws {
    let files: KeyValuePairs = [
      "Scripts/one.swift": "struct One {}\n", "Scripts/two.swift": "struct Two {}\n",
    ]
    try withSmallPackage(files) { directory in
      let usual = try archcheck(in: directory.path)
      #expect(usual.status == 0)
      #expect(usual.output.contains(" · 2 of 4 source files (50.0 %) · "))
      #expect(usual.output.contains("[unread-sources]"))
      #expect(try archcheck("--min-files", "40%", in: directory.path).status == 0)
      #expect(try archcheck("--min-files", "60%", in: directory.path).status == 1)
      #expect(try archcheck("--min-files", "600%", in: directory.path).status == 2)
      let modules = try archcheck("list", "modules", "--unowned", in: directory.path)
      #expect(modules.status == 0)
      #expect(modules.output.hasSuffix("modules:\n  Scripts: Scripts\n"))
      #expect(modules.errors.contains("Only 2 of 4 source files were read"))
    }
  }
}
