import Foundation
import Testing

/// What a stranger does to a repository, and what archcheck must make of it.
struct Attack: CustomTestStringConvertible, Sendable {
  /// What the stranger does, as a part of a sentence.
  var name: String
  /// The command line.
  var arguments: [String]
  /// The statuses that are right; one that says that all is well may be the worst of all.
  var statuses: Set<Int32>
  /// What standard output or error has to hold.
  var shown = ""
  /// Variables that are added to the environment.
  var variables: @Sendable (AttackedRepository) -> [String: String] = { _ in [:] }
  /// Does it.
  var make: @Sendable (AttackedRepository) throws -> Void

  var testDescription: String { name }

  private static let staged = ["check", "--staged", "--no-cache"]
  private static let sinceFirst = ["check", "--changed-since", "main~2", "--no-cache"]
  private static let rule = "app-without-core"
  private static let unread = "\(AttackedRepository.app) [unreadable-file]"

  /// All of them.
  static let all = objects + settings + places + programs + texts

  // MARK: - Objects and history

  private static let objects = [
    Attack(
      name: "replaces the staged blob by an innocent one", arguments: staged, statuses: [1],
      shown: rule
    ) { attacked in
      let innocent = try attacked.git("rev-parse", ":\(AttackedRepository.app)")
      try attacked.git("replace", try attacked.stageViolation(), innocent)
    },
    Attack(
      name: "replaces a commit, so that nothing has changed since", arguments: sinceFirst,
      statuses: [1],
      shown: rule
    ) { attacked in
      try attacked.commitViolation()
      try attacked.git("replace", "main~2", "main~1")
    },
    Attack(
      name: "grafts history, so that nothing has changed since", arguments: sinceFirst,
      statuses: [1, 2]
    ) { attacked in
      try attacked.commitViolation()
      let (first, second) = (
        try attacked.git("rev-parse", "main~2"), try attacked.git("rev-parse", "main~1")
      )
      // The first commit becomes a child of the second, and so the second is where they parted.
      try attacked.write("\(first) \(second)\n", to: ".git/info/grafts")
    },
    Attack(
      name: "cuts history off", arguments: ["check", "--changed-since", "start", "--no-cache"],
      statuses: [2],
      shown: "start"
    ) { attacked in
      try attacked.git("tag", "start")
      try attacked.commitViolation()
      try attacked.write(try attacked.git("rev-parse", "main") + "\n", to: ".git/shallow")
    },
    Attack(
      name: "stores an innocent object under the name of the staged one", arguments: staged,
      statuses: [1], shown: unread
    ) { attacked in
      let innocent = try attacked.git("rev-parse", ":\(AttackedRepository.app)")
      let id = try attacked.stageViolation()
      func path(_ id: String) -> String {
        "\(attacked.root)/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))"
      }
      try FileManager.default.removeItem(atPath: path(id))
      try FileManager.default.copyItem(atPath: path(innocent), toPath: path(id))
    },
    Attack(
      name: "lists paths in the index that no folder can hold", arguments: staged,
      statuses: [1, 2, 3]
    ) { attacked in
      try attacked.writeIndex([
        "/", "//a.swift", "/etc/a.swift", "../outside/a.swift", "./a.swift", ".git/a.swift",
        "Sources//App/a.swift",
        "Sources/App/", "Sources/App/../../../a.swift", "a/",
      ])
    },
    Attack(
      name: "lists objects that only his server has", arguments: staged, statuses: [1],
      shown: unread,
      variables: { ["GIT_EXEC_PATH": "\($0.root)/bin", "GIT_ALLOW_PROTOCOL": "ext:ssh:file"] }
    ) { attacked in
      for name in ["git", "git-remote-ext", "ssh", "git-fetch"] {
        try attacked.plant("bin/\(name)")
      }
      try attacked.git("config", "core.repositoryFormatVersion", "1")
      try attacked.git("config", "extensions.partialClone", "evil")
      try attacked.git("config", "remote.evil.url", "ext::sh -c \(attacked.command)")
      try attacked.git("config", "remote.evil.promisor", "true")
      try attacked.git("config", "protocol.ext.allow", "always")
      try attacked.git(
        "update-index", "--cacheinfo",
        "100644,\(String(repeating: "2", count: 40)),\(AttackedRepository.app)")
    },
    Attack(
      name: "shares the objects of another repository", arguments: staged, statuses: [1],
      shown: rule
    ) { attacked in
      try attacked.stageViolation()
      try FileManager.default.moveItem(
        atPath: "\(attacked.root)/.git/objects", toPath: "\(attacked.outside)/objects")
      try attacked.write("\(attacked.outside)/objects\n", to: ".git/objects/info/alternates")
      try attacked.directory.write(
        "[core]\n\tfsmonitor = \(attacked.command)\n", to: "outside/config")
    },
  ]

  // MARK: - Settings of the repository

  private static let settings = [
    Attack(
      name: "names programs in the settings of the repository (staged)", arguments: staged,
      statuses: [1],
      shown: rule
    ) { attacked in
      try attacked.stageViolation()
      try attacked.setPrograms()
    },
    Attack(
      name: "names programs in the settings of the repository (changed)", arguments: sinceFirst,
      statuses: [1],
      shown: rule
    ) { attacked in
      try attacked.commitViolation()
      try attacked.setPrograms()
    },
    Attack(
      name: "has filters, conversions and encodings for every file", arguments: sinceFirst,
      statuses: [1], shown: rule
    ) { attacked in
      try attacked.commitViolation()
      try attacked.write(
        "* filter=x diff=x merge=x working-tree-encoding=UTF-16LE text eol=crlf ident\n",
        to: ".gitattributes")
      try attacked.write("* filter=x diff=x\n", to: ".git/info/attributes")
      try attacked.setPrograms()
      // Git would look into what is older than its index.
      try attacked.write(AttackedRepository.violating + "\n", to: AttackedRepository.app)
    },
    Attack(
      name: "includes settings from elsewhere", arguments: staged, statuses: [1], shown: rule
    ) { attacked in
      try attacked.stageViolation()
      let settings =
        "[core]\n\tfsmonitor = \"\(attacked.command)\"\n[alias]\n\tcat-file = \"!\(attacked.command)\"\n"
      try attacked.directory.write(settings, to: "outside/settings")
      try attacked.append(
        """
        [include]
        \tpath = \(attacked.outside)/settings
        [includeIf "gitdir:**"]
        \tpath = \(attacked.outside)/settings
        [includeIf "onbranch:main"]
        \tpath = ../../outside/settings
        [extensions]
        \tworktreeConfig = true

        """, to: ".git/config")
      try attacked.write(settings, to: ".git/config.worktree")
    },
    Attack(
      name: "takes another folder for the work tree", arguments: sinceFirst, statuses: [1],
      shown: rule
    ) { attacked in
      try attacked.commitViolation()
      try attacked.git("config", "core.worktree", attacked.outside)
    },
    Attack(
      name: "has hooks of every name", arguments: ["install-hook"], statuses: [2],
      shown: "pre-commit"
    ) { attacked in
      for name in [
        "pre-commit", "post-index-change", "reference-transaction", "post-checkout",
        "fsmonitor-watchman",
        "pre-merge-commit",
      ] { try attacked.plant(".git/hooks/\(name)") }
    },
    Attack(
      name: "has a submodule with settings and an address that is a command", arguments: sinceFirst,
      statuses: [1],
      shown: rule
    ) { attacked in
      try attacked.commitViolation()
      try attacked.write(
        """
        [submodule "Sub"]
        \tpath = Sub
        \turl = ext::sh -c "\(attacked.command)"
        \tupdate = !\(attacked.command)
        \tignore = none
        [submodule "../../outside"]
        \tpath = ../outside
        \turl = -oProxyCommand=\(attacked.command)

        """, to: ".gitmodules")
      for (path, text) in [
        "HEAD": "ref: refs/heads/main\n", "objects/.keep": "", "refs/.keep": "",
        "config": "[core]\n\trepositoryFormatVersion = 0\n\tfsmonitor = \"\(attacked.command)\"\n",
      ] { try attacked.write(text, to: "Sub/.git/\(path)") }
      try attacked.git(
        "update-index", "--add", "--cacheinfo", "160000,\(String(repeating: "1", count: 40)),Sub")
      try attacked.git("config", "diff.submodule", "log")
      try attacked.git("config", "submodule.recurse", "true")
    },
  ]

  // MARK: - Where things lie

  private static let places = [
    Attack(
      name: "commits a folder that looks like a bare repository",
      arguments: ["check", "--staged", "--no-cache", "App"], statuses: [0, 1]
    ) { attacked in
      try attacked.write(
        "[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = \"\(attacked.command)\"\n",
        to: "App/config")
      try attacked.write("ref: refs/heads/main\n", to: "App/HEAD")
      for folder in ["objects", "refs"] { try attacked.write("", to: "App/\(folder)/.keep") }
      try attacked.write(AttackedRepository.conforming, to: "App/Sources/App/App.swift")
      try attacked.git("add", "-A", "-f")
    },
    Attack(
      name: "packs a folder that is a bare repository itself", arguments: staged, statuses: [2],
      shown: "git"
    ) { attacked in
      let bare = "\(attacked.root)/.git"
      for name in ["HEAD", "objects", "refs", "index"] {
        try FileManager.default.moveItem(
          atPath: "\(bare)/\(name)", toPath: "\(attacked.root)/\(name)")
      }
      try FileManager.default.removeItem(atPath: bare)
      try attacked.write(
        "[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = \"\(attacked.command)\"\n",
        to: "config")
    },
    Attack(
      name: "links the repository out of the tree", arguments: staged, statuses: [0, 1, 2]
    ) { attacked in
      try FileManager.default.moveItem(
        atPath: "\(attacked.root)/.git", toPath: "\(attacked.outside)/repository")
      try attacked.write("gitdir: \(attacked.outside)/repository\n", to: ".git")
      try attacked.directory.write(
        "[core]\n\trepositoryFormatVersion = 0\n\tfsmonitor = \"\(attacked.command)\"\n",
        to: "outside/repository/config"
      )
    },
    Attack(
      name: "puts a pipe in the place of HEAD", arguments: staged, statuses: [2], shown: "HEAD"
    ) { try $0.pipe(".git/HEAD") },
    Attack(
      name: "puts a pipe in the place of git's settings", arguments: sinceFirst, statuses: [2],
      shown: "config"
    ) { try $0.pipe(".git/config") },
    Attack(
      name: "puts a pipe in the place of the index", arguments: staged, statuses: [2],
      shown: "index"
    ) { try $0.pipe(".git/index") },
    Attack(
      name: "puts a pipe in the place of .git", arguments: staged, statuses: [2], shown: "git"
    ) { attacked in
      try FileManager.default.moveItem(
        atPath: "\(attacked.root)/.git", toPath: "\(attacked.outside)/repository")
      try attacked.pipe(".git")
    },
    Attack(
      name: "links the configuration to what the process knows",
      arguments: ["check", "--no-cache"], statuses: [2],
      shown: "archcheck.yml"
    ) { try $0.link("archcheck.yml", to: "/proc/self/environ") },
    Attack(
      name: "extends files outside of the project", arguments: ["check", "--no-cache"],
      statuses: [2],
      shown: "outside the project"
    ) { attacked in
      try attacked.directory.write("TOKEN: outside-secret\n", to: "outside/secret.yml")
      try attacked.link("link.yml", to: "../outside/secret.yml")
      try attacked.write(
        "version: 1\nextends: [/proc/self/environ, ../outside/secret.yml, link.yml]\n",
        to: "archcheck.yml")
    },
    Attack(
      name: "declares sources outside of the project",
      arguments: ["list", "declarations", "--no-cache"],
      statuses: [0, 3]
    ) { attacked in
      try attacked.directory.write(
        "public struct OutsideSecret {}\n", to: "outside/Sources/Out/a.swift")
      try attacked.directory.write(
        "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Out\", "
          + "products: [.library(name: \"Out\", targets: [\"Out\"])], targets: [.target(name: \"Out\")])\n",
        to: "outside/Package.swift")
      try attacked.write(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Small", dependencies: [.package(path: "../outside")],
          targets: [
            .target(name: "App", path: "../outside/Sources/Out"),
            .target(name: "Core", path: "\(attacked.outside)/Sources/Out"),
          ])

        """, to: "Package.swift")
      try attacked.write(
        "version: 1\nmodules: { Out: ../outside/Sources/Out }\n", to: "archcheck.yml")
      try attacked.link("Sources/App/Out.swift", to: "\(attacked.outside)/Sources/Out/a.swift")
      try attacked.link("Sources/Out", to: "\(attacked.outside)/Sources/Out")
    },
    Attack(
      name: "includes headers outside of the project",
      arguments: ["list", "declarations", "--no-cache"],
      statuses: [0, 3]
    ) { attacked in
      try attacked.directory.write("int OutsideSecret(void);\n", to: "outside/secret.h")
      try attacked.write(
        "#include \"include/core.h\"\nint core(void) { return 0; }\n", to: "Sources/Core/core.c")
      try attacked.write(
        "#include \"../../../../outside/secret.h\"\n#include \"\(attacked.outside)/secret.h\"\n"
          + "#include \"/proc/self/environ\"\nint core(void);\n", to: "Sources/Core/include/core.h")
      try attacked.write(
        "module Core { header \"../../../../outside/secret.h\" header \"\(attacked.outside)/secret.h\" }\n",
        to: "Sources/Core/include/module.modulemap")
    },
  ]

  // MARK: - Programs and variables

  private static let programs = [
    Attack(
      name: "has a git of its own on PATH", arguments: staged, statuses: [1], shown: rule,
      variables: { attacked in
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return [
          "PATH": ".::bin:\(attacked.root)/bin:\(attacked.root)/node_modules/.bin:"
            + "\(attacked.root)/Sources/../bin:\(attacked.outside)/link:\(path)"
        ]
      }
    ) { attacked in
      for folder in ["bin", "node_modules/.bin", "."] { try attacked.plant("\(folder)/git") }
      try attacked.link("../outside/link", to: "\(attacked.root)/bin")
      try attacked.stageViolation()
    },
    Attack(
      name: "points git's variables at programs", arguments: sinceFirst, statuses: [1], shown: rule,
      variables: { attacked in
        let script = "\(attacked.root)/bin/git"
        return [
          "GIT_EXEC_PATH": "\(attacked.root)/bin", "GIT_EXTERNAL_DIFF": script,
          "GIT_SSH_COMMAND": script,
          "GIT_ASKPASS": script, "GIT_PAGER": script, "GIT_CONFIG_COUNT": "2",
          "GIT_CONFIG_KEY_0": "core.fsmonitor",
          "GIT_CONFIG_VALUE_0": script, "GIT_CONFIG_KEY_1": "alias.merge-base",
          "GIT_CONFIG_VALUE_1": "!\(script)",
          "GIT_CONFIG_PARAMETERS": "'core.fsmonitor=\(script)' 'diff.external=\(script)'",
          "GIT_CONFIG_GLOBAL": "\(attacked.root)/settings",
        ]
      }
    ) { attacked in
      try attacked.plant("bin/git")
      try attacked.write("[core]\n\tfsmonitor = \"\(attacked.command)\"\n", to: "settings")
      try attacked.commitViolation()
    },
    Attack(
      name: "lets git write what it does into a file", arguments: staged, statuses: [1],
      shown: rule,
      variables: { attacked in
        let names = [
          "GIT_TRACE", "GIT_TRACE2", "GIT_TRACE2_EVENT", "GIT_TRACE2_PERF", "GIT_TRACE_SETUP",
        ]
        return names.reduce(into: [:]) { $0[$1] = attacked.directory.path(of: "marks/mark") }
      }
    ) { try $0.stageViolation() },
    Attack(
      name: "names another repository in a variable", arguments: staged, statuses: [0, 1, 2, 3],
      variables: { ["GIT_DIR": "\($0.outside)/decoy"] }
    ) { attacked in
      try FileManager.default.copyItem(
        atPath: "\(attacked.root)/.git", toPath: "\(attacked.outside)/decoy")
      try attacked.directory.write(
        "[core]\n\trepositoryFormatVersion = 0\n\tfsmonitor = \"\(attacked.command)\"\n",
        to: "outside/decoy/config")
      try attacked.stageViolation()
    },
    Attack(
      name: "names an option of git as a revision",
      arguments: ["check", "--no-cache", "--changed-since=--output=../marks/mark"], statuses: [2],
      shown: "revision"
    ) { try $0.commitViolation() },
    Attack(
      name: "asks in manifests for variables that hold secrets",
      arguments: ["check", "--no-cache", "--format", "json"], statuses: [0, 1, 3]
    ) { attacked in
      try attacked.write(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        import Foundation
        let a = Context.environment["SECRET_TOKEN"] ?? "a"
        let b = ProcessInfo.processInfo.environment["SECRET_TOKEN"] ?? "b"
        let c = String(cString: getenv("SECRET_TOKEN"))
        let package = Package(name: "Small\\(a)", targets: [
          .target(name: "App\\(b)", path: "Sources/App"), .target(name: "Core\\(c)", path: "Sources/Core"),
        ])

        """, to: "Package.swift")
      try attacked.write(
        "name: ${SECRET_TOKEN}\ntargets: { \"A${SECRET_TOKEN}\": { type: framework } }\n",
        to: "project.yml")
      try attacked.write(
        "Pod::Spec.new { |s| s.name = ENV['SECRET_TOKEN'] }\n", to: "Small.podspec")
      try attacked.write(
        "add_library($ENV{SECRET_TOKEN} Sources/App/App.swift)\n", to: "CMakeLists.txt")
      try attacked.write(
        "version: 1\nmodules: { \"$SECRET_TOKEN\": Sources/App }\n", to: "archcheck.yml")
    },
  ]

  // MARK: - What is printed

  private static let texts = [
    Attack(
      name: "names files, rules and branches so that a terminal obeys them",
      arguments: ["check", "--staged", "--no-cache", "--all"], statuses: [1]
    ) { attacked in
      try attacked.write(
        AttackedRepository.violating, to: "Sources/App/\u{1B}]0;title\u{07}\u{1B}[2J\r.swift")
      try attacked.write(
        "version: 1\nrules:\n  \"\\e[31mrule\\a\": { forbid: { from: App, to: Core }, because: \"\\e[2J\" }\n",
        to: "archcheck.yml")
      try attacked.git("add", "-A")
    },
    Attack(
      name: "names a rule so that a command that people are told to type runs another",
      arguments: ["check", "--no-cache"], statuses: [1], shown: "--details '$(touch mark)'"
    ) { attacked in
      for number in 0..<12 {
        try attacked.write(
          "import Core\nstruct A\(number) { let service: Service }\n",
          to: "Sources/App/A\(number).swift")
      }
      try attacked.write(
        "version: 1\nrules:\n  $(touch mark): { forbid: { from: App, to: Core } }\n",
        to: "archcheck.yml")
    },
    Attack(
      name: "has git say what a terminal obeys",
      arguments: ["check", "--no-cache", "--changed-since", "\u{1B}[2J"], statuses: [2]
    ) { try $0.commitViolation() },
  ]
}
