/// Draws command lines of all commands that only read.
package struct CommandLineWriter {
  private let words: [String]
  private let files: [String]
  private let kinds: [String]

  /// Takes words for names, the project's files and the names of the rule kinds.
  package init(words: [String], files: [String], kinds: [String]) {
    self.words = words
    self.files = files
    self.kinds = kinds
  }

  /// A command line for the project in the working directory.
  package func arguments(_ draw: inout Draw) -> [String] {
    let level = draw.one("type", "file", "folder", "module", "component")
    switch draw.below(24) {
    case 0...8: return check(&draw)
    case 9...12:
      var result = ["graph"] + format(["text", "json", "dot", "mermaid"], &draw) + ["-g", level]
      if draw.once(in: 3) { result.append("--include-external") }
      if draw.once(in: 3) { result.append("--include-tests") }
      if draw.once(in: 4) { result += ["--evidence", draw.one("all", "0", "1")] }
      if draw.once(in: 4) {
        result += ["--focus", draw.text(of: words), "--depth", "\(draw.below(4))"]
      }
      return result + options(&draw) + ["."]
    case 13...15:
      var result = ["metrics"] + format(["text", "json", "csv"], &draw) + ["-g", level]
      result += ["--counting", counting(&draw)]
      if draw.once(in: 6) { result.append("--system") }
      return result + options(&draw) + ["."]
    case 16...19:
      let subject = draw.one(
        "modules", "files", "components", "declarations", "dependencies", "unresolved")
      var result = ["list"] + format(["text", "json", "csv"], &draw)
      if subject == "unresolved", draw.once(in: 3) { result += ["--top", "5"] }
      if subject == "declarations" || subject == "dependencies", draw.percent(50) {
        result += ["-g", level]
      }
      if subject == "dependencies", draw.percent(30) {
        result.append(draw.one("--include-external", "--declared"))
      }
      if subject == "modules", draw.once(in: 4) { result.append("--unowned") }
      return result + options(&draw) + [subject, "."]
    case 20: return ["facts"] + format(["text", "json"], &draw) + ["."]
    case 21: return why(level, &draw)
    case 22:
      return draw.percent(40)
        ? ["rules", "explain"] + format(["text", "json"], &draw)
          + [draw.one("r0", "r1", draw.text(of: kinds)), "."]
        : ["rules", "list"] + format(["text", "json"], &draw) + ["."]
    default:
      return draw.percent(50)
        ? ["init", "--print", draw.one("--freeze", "--force"), "."]
        : ["check", "--print-config", "."]
    }
  }

  /// A command line for a project of which the manifests matter.
  package func argumentsForManifests(_ draw: inout Draw) -> [String] {
    switch draw.below(8) {
    case 0, 1: ["list", "modules", "--format", draw.one("text", "json", "csv"), "."]
    case 2: ["list", "modules", "--unowned", "--format", draw.one("text", "json"), "."]
    case 3: ["list", "dependencies", "--declared", "--format", draw.one("text", "json"), "."]
    case 4: ["check", "--fix", "."]
    case 5: ["check", "--format", draw.one("text", "json"), "."]
    default: arguments(&draw)
    }
  }

  private func check(_ draw: inout Draw) -> [String] {
    var result = ["check"] + format(["text", "json", "dot", "mermaid"], &draw)
    if draw.once(in: 3) { result.append("--strict") }
    if draw.once(in: 4) { result += ["--counting", counting(&draw)] }
    if draw.once(in: 8) { result.append("--no-baseline") }
    if draw.once(in: 8) { result += ["--min-resolved", "50%"] }
    if draw.once(in: 6) { result += ["--today", "2026-06-01"] }
    if draw.once(in: 10) { result += ["--skip", "r0"] }
    return result + options(&draw) + ["."]
  }

  private func why(_ level: String, _ draw: inout Draw) -> [String] {
    let head = ["why"] + format(["text", "json", "mermaid"], &draw)
    guard draw.percent(60) else {
      return head + ["\(draw.text(of: files)):\(draw.number(in: 1...30))", "."]
    }
    let names = [draw.text(of: words), draw.text(of: words)]
    return head + (draw.percent(30) ? ["-g", level] : []) + names + ["."]
  }

  private func counting(_ draw: inout Draw) -> String {
    draw.one("types", "modules", "references", "muck")
  }

  private func format(_ formats: [String], _ draw: inout Draw) -> [String] {
    draw.percent(25) ? [] : ["--format", draw.text(of: formats)]
  }

  private func options(_ draw: inout Draw) -> [String] {
    var result: [String] = []
    if draw.once(in: 6) { result.append(draw.one("--verbose", "--quiet")) }
    if draw.once(in: 10) { result += ["--define", "DEBUG"] }
    if draw.once(in: 10) { result += ["--platform", draw.one("ios", "linux", "macos")] }
    if draw.once(in: 16) { result += ["--swift-version", draw.one("5.9", "6", "6.1")] }
    return result
  }
}
