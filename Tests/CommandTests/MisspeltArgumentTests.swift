import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

@Suite("Arguments and files that are not what they were meant to be")
struct MisspeltArgumentTests {
  @Test("a misspelt command is told from a path, with and without more arguments")
  func command() throws {
    for arguments in [["chekc"], ["chekc", "P"], ["chekc", "P", "--strict"]] {
      let run = try archcheck(arguments)
      #expect(run.status == 2)
      #expect(
        run.errors
          == "error: There is no file or folder 'chekc'. Did you mean the command 'check'?\n")
    }
    #expect(try archcheck("check", "a", "b").errors.contains("Unexpected argument 'b'"))
  }

  @Test("help about a command that there is not exits with 2")
  func help() throws {
    let near = try archcheck("help", "chekc")
    #expect(near.status == 2)
    #expect(near.errors == "error: There is no command 'chekc'. Did you mean 'check'?\n")
    let far = try archcheck("help", "rules", "sing")
    #expect(
      far.errors == "error: There is no command 'sing'. 'archcheck help' lists all commands.\n")
    for known in [["help"], ["help", "check"], ["help", "rules", "explain"]] {
      #expect(try archcheck(known).status == 0)
    }
  }

  @Test("the folder of a project is not what code depends on")
  func folderOfProject() throws {
    try withTemporaryDirectory(files: [:]) { parent in
      for (path, text) in smallPackage { try parent.write(text, to: "P/\(path)") }
      let run = try archcheck("why", "App", "P", "--no-parent", in: parent.path)
      #expect(run.status == 2)
      #expect(run.errors.contains("write 'archcheck why App TO P'"), "\(run.errors)")
      #expect(try archcheck("why", "App", "Core", "P", in: parent.path).status == 0)
      #expect(try archcheck("why", "App", "Sources/Core", in: "\(parent.path)/P").status == 0)
    }
  }

  @Test("a file with the other ending of YAML is mentioned")
  func yaml() throws {
    try withSmallPackage(["archcheck.yaml": "version: 1\n"]) { project in
      let run = try archcheck(project.path)
      #expect(run.status == 0)
      #expect(run.output.contains("archcheck.yaml is not read"), "\(run.output)")
      #expect(try archcheck(project.path, "--config", "\(project.path)/archcheck.yaml").status == 0)
    }
  }

  @Test("a configuration that is a link to nothing, or a folder, ends the run")
  func noFile() throws {
    try withSmallPackage { project in
      try FileManager.default.createSymbolicLink(
        atPath: project.path(of: "archcheck.yml"), withDestinationPath: "nowhere.yml")
      let link = try archcheck(project.path)
      #expect(link.status == 2)
      #expect(link.errors.contains("archcheck.yml is a symbolic link that leads to nothing"))
      try FileManager.default.removeItem(atPath: project.path(of: "archcheck.yml"))
      let folder = try archcheck(project.path, "--config", "\(project.path)/Sources")
      #expect(folder.status == 2)
      #expect(folder.errors.contains("/Sources' is a folder: name a configuration file"))
    }
  }

  @Test("an ending that no format has is refused, unless the format is named")
  func output() throws {
    try withSmallPackage { project in
      let file = "\(project.path)/x.svg"
      let run = try archcheck("graph", project.path, "--output", file)
      #expect(run.status == 2)
      #expect(run.errors.contains("archcheck does not write SVG"))
      #expect(
        try archcheck("graph", project.path, "--format", "dot", "--output", file).status == 0)
      let page = try archcheck(project.path, "--output", "\(project.path)/x.htm")
      #expect(page.status == 2)
      #expect(page.errors.contains("No report of this command is written to '.htm' files."))
      for name in ["report", "report.txt", "tmp.Xy3kQ9"] {
        let file = "\(project.path)/\(name)"
        #expect(try archcheck(project.path, "--output", file).status == 0, "\(name)")
      }
    }
  }

  @Test("patterns that exclude nothing are mentioned at their places, without failing a strict run")
  func exclusions() throws {
    let configuration = """
      version: 1
      sources:
        exclude: ["Nope/**", "**/Extra.swift", "Fetched/Deep/**"]
      rules: {}

      """
    try withSmallPackage([
      "archcheck.yml": configuration, ".gitignore": "Fetched/\n", ".git/HEAD": "",
      "Fetched/Deep/a.swift": "", "Sources/Core/Extra.swift": "",
    ]) { project in
      let run = try archcheck(project.path, "--strict", "--format", "json")
      #expect(run.status == 0, "\(run.errors)")
      let problems = try #require(try run.json()["problems"] as? [[String: Any]])
      let messages = problems.compactMap { $0["message"] as? String }
      #expect(
        messages.filter { $0.contains("sources: exclude") } == [
          "`Nope/**` under `sources: exclude` matches nothing: correct the pattern, which is matched "
            + "against paths below the root, or remove it."
        ], "\(messages)")
    }
  }

  @Test("a later version of a format asks for a later archcheck")
  func version() throws {
    try withSmallPackage(["archcheck.yml": "version: 2\n"]) { project in
      let run = try archcheck(project.path)
      #expect(run.errors.contains("reads version 1 of the format, not `2`: upgrade archcheck."))
      try project.write("version: 1\n", to: "archcheck.yml")
      try project.write("version: 2\nfindings: []\n", to: "archcheck-baseline.yml")
      let baseline = try archcheck(project.path)
      #expect(baseline.errors.contains("reads version 1 of baselines: upgrade archcheck."))
    }
  }
}
