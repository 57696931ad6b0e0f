import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

/// Repositories that somebody has prepared, so that a check runs his programs, waits for ever, shows or writes
/// what is not his, or finds nothing.
@Suite("A stranger's repository")
struct HostileRepositoryTests {
  @Test("gains nothing when it", arguments: Attack.all)
  func attacks(attack: Attack) throws {
    try withTemporaryDirectory { directory in
      let attacked = try AttackedRepository(in: directory)
      try attack.make(attacked)
      for mark in attacked.marks {
        try FileManager.default.removeItem(atPath: directory.path(of: "marks/\(mark)"))
      }
      let run = try archcheck(
        attack.arguments, in: attacked.root,
        with: attacked.variables(adding: attack.variables(attacked)), seconds: 30)
      let text = run.output + run.errors
      #expect(run.status.map { attack.statuses.contains($0) } ?? false, "\(run)")
      #expect(attacked.marks.isEmpty, "a program of the stranger has run, or a file was written")
      #expect(attack.shown.isEmpty || text.contains(attack.shown), "\(run)")
      for secret in ["environment-secret", "outside-secret", "OutsideSecret", "\u{1B}", "\u{07}"] {
        #expect(!text.contains(secret), "\(run)")
      }
    }
  }

  @Test("cannot hide a violation from others by what the cache takes from it")
  func poisonedCache() throws {
    try withTemporaryDirectory { directory in
      let attacked = try AttackedRepository(in: directory)
      let innocent = try attacked.git("rev-parse", ":\(AttackedRepository.app)")
      let id = try attacked.stageViolation()
      func path(_ id: String) -> String {
        "\(attacked.root)/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))"
      }
      try FileManager.default.removeItem(atPath: path(id))
      try FileManager.default.copyItem(atPath: path(innocent), toPath: path(id))
      let cache = ["--cache-path", directory.path(of: "cache")]
      _ = try archcheck(
        ["check", "--staged"] + cache, in: attacked.root, with: attacked.variables())
      // The work tree holds the violation; its content has the name that the object pretended to have.
      let run = try archcheck(["check"] + cache, in: attacked.root, with: attacked.variables())
      #expect(run.status == 1 && run.output.contains("app-without-core"))
    }
  }

  @Test("answers for none of its files by a cache that it brings along")
  func committedCache() throws {
    try withTemporaryDirectory { directory in
      let attacked = try AttackedRepository(in: directory)
      let arguments = ["check", "--cache-path", ".cache"]
      #expect(
        try archcheck(arguments, in: attacked.root, with: attacked.variables()).errors.isEmpty)
      try attacked.git("add", "-A", "-f")
      let path = "\(attacked.root)/.cache/facts-1.sqlite"
      let before = try Data(contentsOf: URL(fileURLWithPath: path))
      try attacked.write(AttackedRepository.violating, to: AttackedRepository.app)
      for folder in [".cache", "Sources/../.cache", "link"] {
        if folder == "link" { try attacked.link("link", to: ".cache") }
        let run = try archcheck(
          ["check", "--cache-path", folder], in: attacked.root, with: attacked.variables())
        #expect(run.status == 1 && run.errors.contains("git tracks files there"), "\(run)")
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
      let statistics = try archcheck(
        ["cache", "stats", "--cache-path", ".cache"], in: attacked.root, with: attacked.variables())
      #expect(statistics.status == 2 && statistics.errors.contains("git rm --cached"))
    }
  }

  @Test("has no command in the name of a rule run by the shell that completes it")
  func completion() throws {
    try withTemporaryDirectory { directory in
      let attacked = try AttackedRepository(in: directory)
      let mark = directory.path(of: "marks/mark")
      let rule = "{ forbid: { from: App, to: Core } }"
      try attacked.write(
        "version: 1\nrules:\n  plain-rule: \(rule)\n  \"$(touch${IFS}\(mark))\": \(rule)\n"
          + "  \"`touch${IFS}\(mark)`\": \(rule)\n  \"a;touch \(mark)\": \(rule)\n",
        to: "archcheck.yml")
      let binary = try binaryPath()
      let script = """
        '\(binary)' --generate-completion-script bash > '\(attacked.outside)/generated.bash'
        source '\(attacked.outside)/generated.bash'
        COMP_WORDS=('\(binary)' check --only ''); COMP_CWORD=3
        COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
        _archcheck archcheck '' --only
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      try attacked.directory.write(script, to: "outside/complete.bash")
      let run = try RunTestSupport.run(
        "/usr/bin/env", ["bash", "--noprofile", "--norc", "\(attacked.outside)/complete.bash"],
        in: attacked.root)
      #expect(run.output == "plain-rule\n", "\(run)")
      #expect(attacked.marks.isEmpty)
    }
  }
}
