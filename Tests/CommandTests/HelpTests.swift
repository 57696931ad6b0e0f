import RunTestSupport
import Testing

@Suite("Help and mistakes on the command line")
struct HelpTests {
  static let commands = [
    ["check"], ["metrics"], ["graph"], ["list"], ["why"], ["facts"], ["baseline", "update"],
    ["baseline", "diff"], ["rules", "list"], ["rules", "explain"], ["rules", "brief"],
    ["rules", "test"], ["presets"], ["init"], ["install-hook"], ["cache", "stats"], ["schema"],
  ]

  @Test("lists what a command has of its own before what many have", arguments: commands)
  func order(command: [String]) throws {
    let text = try archcheck(command + ["--help"]).output
    let own = try #require(text.firstRange(of: "\nOPTIONS:\n"))
    if let common = text.firstRange(of: "\nCOMMON OPTIONS:\n") {
      #expect(own.upperBound < common.lowerBound, "\(text)")
      let before = text[..<common.lowerBound]
      for option in ["--config", "--no-parent", "--format", "--no-color", "--define"] {
        #expect(!before.contains("\n  \(option)"), "\(option)")
      }
    }
    #expect(text.hasSuffix("\n") && !text.contains("\n\n\n"))
    #expect(try archcheck(["help"] + command).output == text)
  }

  @Test("shows an example of each command", arguments: commands)
  func examples(command: [String]) throws {
    guard command != ["cache", "stats"] else { return }
    let text = try archcheck(command + ["--help"]).output
    #expect(text.contains(/\nExamples?:\n[ ]{2}(git|archcheck)[ ]/), "\(text)")
  }

  @Test("says what the whole is about")
  func root() throws {
    let text = try archcheck("--help").output
    #expect(text.contains("Swift, Objective-C, C and C++") && text.contains("\nSUBCOMMANDS:"))
  }

  @Test("says what is wrong in one style, and how a command is used where that does not tell")
  func mistakes() throws {
    let own = try archcheck("graph", "--distance", "1")
    #expect(own.status == 2)
    #expect(own.errors == "error: --distance is that from --focus; give both.\n")
    let unknown = try archcheck("check", "--nonsense")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors == """
        error: Unknown option '--nonsense'.
        Usage: archcheck check [<options>] [<path>]
        See 'archcheck check --help' for more information.

        """)
    let missing = try archcheck("list").errors
    #expect(
      missing.hasPrefix("error: Missing expected argument '<subject>'.\nUsage: "), "\(missing)")
    let value = try archcheck("graph", "-g", "x\u{1B}[2J").errors
    #expect(value.hasPrefix("error: ") && !value.contains("\u{1B}"), "\(value)")
  }
}
