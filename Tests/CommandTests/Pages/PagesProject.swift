import ArchTestSupport
import Foundation

/// The project that the pages speak of: what their command lines name is there.
///
/// App stands on Login and Profile, these on Session, which breaks a rule in one case; Session and Storage
/// depend on each other, and all stands on Networking, Common and Core.
enum PagesProject {
  /// What words in capitals, and names that a reader replaces, stand for.
  static let placeholders = [
    "PATH": ".", "FROM": "App", "TO": "Common", "A": "App", "B": "Common", "NAME": "layers",
    "ID": "layers", "RULE": "layers", "FILE": "Sources/App/Flow.swift",
    "FILE…": "Sources/App/Flow.swift", "FILE:LINE": "Sources/App/Flow.swift:12",
    "SUBJECT": "modules", "SERVICE": "github", "MB": "100", "SHELL": "bash", "REVISION": "HEAD",
    "COMMAND": "check", "~/Projects/MyApp": ".", "$SRCROOT": ".",
    "https://…": "https://example.com/archcheck.tar.gz",
    "…": String(repeating: "0a", count: 32),
  ]

  /// What stands for lines that only name an option, or something that another project has.
  static let completed = [
    "archcheck metrics --explain NAME": "archcheck metrics --explain App",
    "archcheck metrics --granularity": "archcheck metrics --granularity module",
    "archcheck presets NAME": "archcheck presets layered",
    "archcheck presets NAME --with 'features=[Login, Cart]'":
      "archcheck presets modular-swiftpm --with 'features=[Login, Cart]'",
    "archcheck rules test FILE": "archcheck rules test archcheck-tests.yml",
  ]

  private static let modules: KeyValuePairs = [
    "App": ["Common", "Login", "Profile"], "Login": ["Session"], "Profile": ["Session"],
    "Session": ["Storage"], "Storage": ["Session", "Networking"], "Networking": ["Common"],
    "Common": ["Core"], "Core": [],
  ]

  /// The files without those that a page brings along.
  static var files: [(path: String, text: String)] {
    let targets = modules.map { name, dependencies in
      let list = dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
      return "    .target(name: \"\(name)\", dependencies: [\(list)]),\n"
    }
    return [
      (
        "Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Shop",
          targets: [
        \(targets.joined())  ])

        """
      ),
      ("archcheck.yml", configuration),
      ("archcheck-baseline.yml", "version: 1\nfindings: []\n"),
      ("old.yml", "version: 1\nfindings: []\n"),
      ("docs/README.md", "The project that the pages speak of.\n"),
      ("metrics/Notes.swift", "struct Note {}\n"),
      ("Sources/Core/Store.h", "@interface Store\n- (void)open;\n@end\n"),
      (
        "Sources/App/Flow.swift",
        """
        import Common
        import Login
        import Profile

        /// What is shown next.
        public struct AppFlow {
          let login: LoginView
          let profile: ProfileView
          let build: Build

          /// Begins with the login.
          func start() -> LoginView { login }
        }

        """
      ),
      ("Sources/Login/View.swift", source("Login", uses: "Session", in: "Session")),
      ("Sources/Profile/View.swift", source("Profile", uses: "Session", in: "Session")),
      (
        "Sources/Session/Session.swift",
        "import Storage\n\npublic struct Session { let storage: Storage }\n"
      ),
      (
        "Sources/Storage/Storage.swift",
        "import Networking\nimport Session\n\npublic class Storage {\n  let client: Client\n"
          + "  var owner: Session?\n}\n"
      ),
      (
        "Sources/Networking/Client.swift",
        "import Common\n\npublic struct Client { let build: Build }\n"
      ),
      ("Sources/Common/Build.swift", "import Core\n\npublic struct Build { let clock: Clock }\n"),
      ("Sources/Core/Clock.swift", "public struct Clock {}\n"),
    ]
  }

  private static func source(_ name: String, uses type: String, in module: String) -> String {
    "import \(module)\n\npublic struct \(name)View { let \(type.lowercased()): \(type) }\n"
  }

  private static let configuration = """
    version: 1
    tags:
      features: [Login, Profile]
    rules:
      layers:
        layers: [App, "tag:features", [Session, Storage], Networking, Common, Core]
        because: What is below is there for what is above.
      features-are-apart:
        independence: { of: "tag:features" }
        because: Features meet only in the App.
      app-without-core:
        forbid: { from: App, to: Core }
        because: The App has Common for that.
      login-knows-no-session:
        forbid: { from: Login, to: Session }
        because: Who is logged in is the App's business.

    """

  /// Runs a test in the project, as a page would have it.
  ///
  /// - Parameter page: the page; what it says is in a file is in one.
  static func with<Result>(
    page: String, text: String, _ body: (TemporaryDirectory) throws -> Result
  ) throws -> Result {
    try withTemporaryDirectory(files: [:]) { project in
      for (path, content) in files { try project.write(content, to: path) }
      let blocks = text.components(separatedBy: "```yaml\n").dropFirst().map {
        $0.components(separatedBy: "```")[0]
      }
      switch page {
      case "docs/how-to/own-preset.md":
        try project.write(blocks[0], to: "architecture/features.yml")
        try project.write(
          blocks[1].replacing("[Kit, Networking]", with: "[Common, Networking]"),
          to: "archcheck.yml")
        try project.write("import Common\nstruct Cart {}\n", to: "Sources/App/Features/Cart.swift")
      case "docs/how-to/write-a-rule.md":
        try project.write("version: 1\n" + blocks[0], to: "archcheck.yml")
        try project.write("struct Menu {}\n", to: "Sources/App/Screens/Menu.swift")
      default: break
      }
      let tests = blocks.first { $0.hasPrefix("# archcheck-tests.yml") } ?? self.tests
      try project.write(tests, to: "archcheck-tests.yml")
      return try body(project)
    }
  }

  private static let tests = """
    tests:
      "the app must not use Core":
        only: [app-without-core]
        files:
          Sources/App/App.swift: |
            import Core
            struct App { let core: Core }  // expect: app-without-core
          Sources/Core/Core.swift: "public struct Core {}"

    """
}
