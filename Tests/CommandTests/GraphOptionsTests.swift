import ArchTestSupport
import RunTestSupport
import Testing

@Suite("The options of graph")
struct GraphOptionsTests {
  /// App stands on Login and Core, Login on Core; Core and Store depend on each other.
  private func withProject(
    _ configuration: String = "", _ body: (TemporaryDirectory) throws -> Void
  ) throws {
    let folders = ["App", "Features/Login", "Base/Core", "Base/Store"]
    let modules = folders.map { "  \($0.split(separator: "/").last ?? ""): \($0)\n" }.joined()
    try withTemporaryDirectory(files: [
      "archcheck.yml": "version: 1\nmodules:\n\(modules)\(configuration)",
      "App/App.swift": """
      import Core
      import Login

      struct App { let login: Login; let core: Core }

      """,
      "Features/Login/Login.swift": "import Core\n\npublic struct Login { let core: Core }\n",
      "Base/Core/Core.swift": "import Store\n\npublic struct Core { let store: [Store] }\n",
      "Base/Store/Store.swift": "import Core\n\npublic struct Store { let core: [Core] }\n",
    ]) { try body($0) }
  }

  private func graph(_ directory: TemporaryDirectory, _ options: String...) throws -> String {
    let run = try archcheck(["graph", directory.path] + options)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test("--levels prints who stands on whom, with cycles behind brackets")
  func levels() throws {
    try withProject { directory in
      #expect(
        try graph(directory, "--levels").hasPrefix(
          """
          Level  Component  Used by  Stands on
              3    App            –  Core, Login
              2    Login          1  Core
              1  ┌ Core           3  Store!
                 └ Store          1  Core!

          """))
      #expect(try graph(directory, "--levels", "--reduce").contains("App            –  Login\n"))
      let json = try graph(directory, "--levels", "--format", "json")
      #expect(json.contains(#""level": 3"#))
    }
  }

  @Test("--reduce leaves out what follows from other edges, never edges of a cycle, and says so")
  func reduction() throws {
    try withProject { directory in
      let dot = try graph(directory, "--reduce", "--format", "dot")
      #expect(!dot.contains("\"App\" -> \"Core\""), "\(dot)")
      for edge in ["\"App\" -> \"Login\"", "\"Core\" -> \"Store\"", "\"Store\" -> \"Core\""] {
        #expect(dot.contains(edge), "\(dot)")
      }
      #expect(dot.contains("1 edge that longer paths replace is left out"))
      #expect(try graph(directory, "--format", "dot").contains("\"App\" -> \"Core\""))
    }
    // An edge that breaks a rule is shown whatever it follows from.
    try withProject("rules:\n  no: { forbid: { from: App, to: Core } }\n") { directory in
      let dot = try graph(directory, "--reduce", "--format", "dot")
      #expect(dot.contains("\"App\" -> \"Core\"") && dot.contains("breaks a rule: error"))
    }
  }

  @Test("--depth folds folders, and belongs to their granularity")
  func depth() throws {
    try withProject { directory in
      let output = try graph(directory, "-g", "folder", "--depth", "1")
      #expect(output.contains("App       Base "), "\(output)")
      #expect(output.contains("3 vertices at folder granularity"))
      let wrong = try archcheck("graph", directory.path, "--depth", "1")
      #expect(wrong.status == 2 && wrong.errors.contains("--granularity folder"))
      let distance = try archcheck("graph", directory.path, "--distance", "1")
      #expect(distance.status == 2 && distance.errors.contains("--focus"))
    }
  }

  @Test("--cluster draws folders, layers and tags, and says where there are none")
  func clusters() throws {
    let configuration = """
      tags: { ground: [Core, Store] }
      rules:
        order: { layers: [App, Login, "tag:ground"] }

      """
    try withProject(configuration) { directory in
      let folders = try graph(directory, "--cluster", "folder", "--format", "dot")
      #expect(folders.contains("label=\"Base\""), "\(folders)")
      let tags = try graph(directory, "--cluster", "tag", "--format", "mermaid")
      #expect(tags.contains("subgraph") && tags.contains("ground"), "\(tags)")
      let layers = try graph(directory, "--cluster", "layer", "--format", "dot")
      #expect(layers.split(separator: "subgraph").count > 3, "\(layers)")
    }
    try withProject { directory in
      for kind in ["layer", "tag"] {
        let run = try archcheck("graph", directory.path, "--cluster", kind)
        #expect(run.status == 2 && run.errors.contains("--cluster folder"))
      }
    }
  }

  @Test("--focus takes the names that why takes, and marks the vertex")
  func focus() throws {
    try withProject { directory in
      let dot = try graph(directory, "-g", "type", "--focus", "Login", "--format", "dot")
      #expect(dot.contains("Login.Login") && dot.contains("focus"), "\(dot)")
    }
  }

  @Test("--focus shows what a vertex uses and what uses it, and no edge between neighbours")
  func neighbours() throws {
    try withProject { directory in
      let near = try graph(directory, "--focus", "Login", "--format", "dot")
      for edge in ["\"App\" -> \"Login\"", "\"Login\" -> \"Core\""] {
        #expect(near.contains(edge), "\(near)")
      }
      #expect(!near.contains("\"App\" -> \"Core\"") && !near.contains("Store"), "\(near)")
      let further = try graph(directory, "--focus", "Login", "--distance", "2", "--format", "dot")
      #expect(further.contains("\"Core\" -> \"Store\""), "\(further)")
      #expect(!further.contains("\"App\" -> \"Core\""), "\(further)")
      let several = try graph(
        directory, "--focus", "{App,Core}", "--distance", "0", "--format", "dot")
      #expect(several.contains("\"App\" -> \"Core\""), "\(several)")
    }
  }

  @Test("--focus takes the name of a file without its folders, where only one has it")
  func fileName() throws {
    try withProject { directory in
      let output = try graph(directory, "-g", "file", "--focus", "Login.swift")
      #expect(output.contains("Features/Login/Login.swift") && !output.contains("Store"))
      let pattern = try graph(directory, "-g", "file", "--focus", "Log*.swift")
      #expect(pattern == output)
      try directory.write("public struct Other {}\n", to: "Base/Core/Login.swift")
      let run = try archcheck("graph", directory.path, "-g", "file", "--focus", "Login.swift")
      #expect(run.status == 2)
      #expect(
        run.errors.contains("'Base/Core/Login.swift', 'Features/Login/Login.swift'. Name one"),
        "\(run.errors)")
    }
  }

  @Test("an info that the baseline accepts steps back, and --reduce keeps no edge for it")
  func acceptedInfo() throws {
    let rules = "rules:\n  no: { forbid: { from: App, to: Core }, severity: info }\n"
    try withProject(rules) { directory in
      let new = try graph(directory, "--reduce", "--format", "dot")
      #expect(new.contains("\"App\" -> \"Core\""), "\(new)")
      try #require(try archcheck("baseline", directory.path).status == 0)
      let all = try graph(directory, "--format", "dot")
      let lines = all.split(separator: "\n")
      let edge = try #require(lines.first { $0.contains("\"App\" -> \"Core\"") })
      #expect(edge.contains("class=\"forbidden accepted\""), "\(edge)")
      #expect(!edge.contains("penwidth"), "\(edge)")
      let reduced = try graph(directory, "--reduce", "--format", "dot")
      #expect(!reduced.contains("\"App\" -> \"Core\""), "\(reduced)")
    }
  }

  @Test("--output refuses pictures, and says what draws them")
  func pictures() throws {
    try withProject { directory in
      let run = try archcheck("graph", directory.path, "--output", directory.path(of: "x.svg"))
      #expect(run.status == 2 && run.errors.contains("dot -Tsvg"))
    }
  }
}
