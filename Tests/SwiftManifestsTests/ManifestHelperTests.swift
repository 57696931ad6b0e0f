import ProjectModel
import SourceText
import Testing

@testable import SwiftManifests

@Suite("A manifest with helpers")
struct ManifestHelperTests {
  /// The targets of a project that is evaluated with helpers, and the problems before them.
  private func targets(_ manifest: String, _ helpers: (path: String, text: String)...) -> [String] {
    let result = evaluated(
      "import ProjectDescription\n\(manifest)", path: "Project.swift",
      helpers: helpers.map { SwiftManifest.Helper(path: $0.path, text: $0.text) })
    return result.problems.map(\.line) + argument("targets", of: result)
  }

  @Test("is evaluated as before when another one has parsed its helpers, and parses none again")
  func sharedHelpers() {
    let helpers = [
      SwiftManifest.Helper(
        path: "a.swift", text: "func make(_ n: String) -> Target { .target(name: n) }"),
      SwiftManifest.Helper(path: "b.swift", text: "let names = [\"A\", \"B\"]\nlet x = unknown()"),
      SwiftManifest.Helper(path: "c.swift", text: "let names = [\"A\", \"B\"]\nlet x = unknown()"),
    ]
    let parsed = ParsedHelpers()
    let results = (0..<3).map { _ in
      evaluated(
        "import ProjectDescription\nlet project = Project(targets: names.map { make($0) } + [x])",
        path: "Project.swift", helpers: helpers, parsedHelpers: parsed)
    }
    #expect(results[0] == results[1] && results[1] == results[2])
    #expect(argument("targets", of: results[2]).prefix(1) == ["target(name: A)"])
    #expect(parsed.count == 3)
  }

  @Test("knows what they declare, in whatever order")
  func declarations() {
    let result = targets(
      "let project = Project(name: \"P\", targets: [.module(first), module(\"B\")])",
      (
        "a.swift",
        """
        let first = prefix + "A"
        func module(_ name: String) -> Target { .module(name) }
        """
      ),
      (
        "b.swift",
        """
        let prefix = count > 0 ? "x" : "y"
        extension Target {
          static func module(_ name: String) -> Target { .target(name: name, sources: [folder]) }
        }
        """
      ), ("c.swift", "let count = 1\nvar folder: String { prefix + \"/**\" }"))
    #expect(
      result == ["target(name: xA, sources: [x/**])", "target(name: B, sources: [x/**])"])
  }

  @Test("ends where their variables need each other")
  func circle() {
    let result = targets(
      "let project = Project(targets: [.target(name: \"A\", sources: a)])",
      ("a.swift", "let a = b\nlet b = a"))
    #expect(result.last?.hasPrefix("target(name: A") == true)
  }

  @Test("tells in which file something stands")
  func places() throws {
    let helper = "extension Target {\n  static let a = Target.target(name: \"A\")\n}\n"
    let manifest = """
      import ProjectDescription
      let project = Project(targets: [.a, Target.target(name: "B"), missing()] + more)
      """
    let result = evaluated(
      manifest, path: "P/Project.swift",
      helpers: [
        SwiftManifest.Helper(path: "h.swift", text: helper),
        SwiftManifest.Helper(path: "m.swift", text: "let more = [Target.a, unknown()]"),
        SwiftManifest.Helper(path: "x.swift", text: "let x = = 1"),
      ])
    #expect(
      result.problems.map { "\($0.location?.description ?? "") \($0.kind.rawValue)" } == [
        "P/Project.swift:2:63 manifest-not-understood", "m.swift:1:23 manifest-not-understood",
        "x.swift:1:9 syntax-error",
      ])
    guard case .call(let call)? = result.root, case .array(let items)? = call["targets"] else {
      Issue.record("no targets")
      return
    }
    let places = items.map { result.places.location(of: $0.offset).description }
    #expect(places.prefix(2) == ["P/Project.swift:2:33", "P/Project.swift:2:37"])
    #expect(places[3] == "m.swift:1:13")
    #expect(
      result.rootOffset.map { result.places.location(of: $0) }
        == SourceLocation(path: "P/Project.swift", line: 2, column: 5))
  }

  @Test("reads members that protocols give to the types that adopt them")
  func protocols() {
    let result = targets(
      "let project = Project(targets: Part.allCases.map(\\.target))",
      (
        "a.swift",
        """
        protocol Named { var rawValue: String { get } }
        protocol Part_: Named {}
        extension Named { var title: String { rawValue.uppercased() } }
        extension Part_ { var target: Target { .target(name: title) } }
        enum Part: String, CaseIterable, Part_ { case core, ui }
        """
      ))
    #expect(result == ["target(name: CORE)", "target(name: UI)"])
  }

  @Test("takes a name for a product, not for a function of helpers that has the same one")
  func products() {
    let result = targets(
      """
      enum Part { case framework, tests }
      let parts: Set<Part> = [.framework]
      let project = Project(
        targets: parts.contains(.framework) ? [.target(name: "A", product: .framework)] : [])
      """,
      (
        "a.swift",
        "extension Project { static func framework(_ n: String) -> Project { .framework(n) } }"
      ))
    #expect(result == ["target(name: A, product: .framework)"])
  }

  @Test("evaluates nothing that says nothing of modules")
  func ignored() {
    let result = targets(
      """
      let project = Project(
        options: nobody(), targets: [.target(name: "A", infoPlist: knows(this), sources: ["S"])],
        schemes: [.scheme(name: some.thing())])
      """)
    #expect(result == ["target(name: A, infoPlist: nil, sources: [S])"])
  }

  @Test("takes variables of Tuist's environment for unset, and settings for dictionaries")
  func library() {
    let result = targets(
      """
      #if TUIST
        let kind = Environment.kind.getString(default: "lib")
      #else
        let kind = "other"
      #endif
      let isOn = Environment.on.getBoolean(default: false)
      let project = Project(
        targets: [
          .target(
            name: kind + (isOn ? "1" : "0"),
            settings: .settings(base: SettingsDictionary().swiftVersion("6").merging(["A": "b"])))
        ])
      """)
    #expect(result == ["target(name: lib0, settings: settings(base: [SWIFT_VERSION: 6, A: b]))"])
    #expect(
      evaluated("#if TUIST\nlet x = unknown()\n#endif\nlet package = Package(name: \"P\")").problems
        == [])
  }

  @Test("keeps apart what two of them declare for themselves by one name")
  func privateNames() {
    func helper(_ type: String) -> String {
      """
      private let prefix = "\(type)"
      fileprivate var suffix: String { "Of\(type)" }
      private func name(_ text: String) -> String { prefix + Names.middle + text + suffix }
      private enum Names { static let middle = "-\(type)-" }
      private typealias Value = \(type)
      private struct \(type) { let text: String }
      private extension Target {
        static let shared = Target.target(name: "Shared\(type)")
        static func make() -> Target { .target(name: "Made\(type)") }
      }
      private extension String { var loud: String { uppercased() + "\(type)" } }
      public enum \(type)Targets {
        public static let all: [Target] = [
          .target(name: name("x".loud)), .shared, .make(), .target(name: Value(text: "v").text),
        ]
      }
      """
    }
    let result = targets(
      "let project = Project(targets: ATargets.all + BTargets.all)", ("a.swift", helper("A")),
      ("b.swift", helper("B")))
    #expect(
      result == [
        "target(name: A-A-XAOfA)", "target(name: SharedA)", "target(name: MadeA)",
        "target(name: v)", "target(name: B-B-XBOfB)", "target(name: SharedB)",
        "target(name: MadeB)", "target(name: v)",
      ])
  }

  @Test("prefers what a file declares for itself to what another one declares for all")
  func shadowingPrivateNames() {
    let result = targets(
      "let project = Project(targets: [.target(name: a), .target(name: b), .target(name: name)])",
      ("a.swift", "private let name = \"own\"\npublic let a = name"),
      ("b.swift", "public let name = \"common\"\npublic let b = name"))
    #expect(result == ["target(name: own)", "target(name: common)", "target(name: common)"])
  }

  @Test("knows type aliases before what uses them")
  func aliases() {
    let result = targets(
      "let project = Project(targets: [.target(name: \"A\", dependencies: [.core])])",
      (
        "a.swift",
        """
        extension Dep {
          static let core = Dep.make(.core)
          static func make(_ part: Parts.Short) -> Dep { .target(name: part.rawValue) }
        }
        """
      ), ("b.swift", "typealias Dep = Dependency\ntypealias Dependency = TargetDependency"),
      ("c.swift", "enum Part: String { case core }\nenum Parts { typealias Short = Part }"))
    #expect(result == ["target(name: A, dependencies: [target(name: core)])"])
  }

  @Test("finds what is called by the name of their module")
  func moduleName() {
    let result = targets(
      """
      let name = "Own"
      let project = Project(
        targets: [
          .target(name: ProjectDescriptionHelpers.prefix + name),
          ProjectDescriptionHelpers.make("B"),
          ProjectDescriptionHelpers.Part.ui.target,
          ProjectDescriptionHelpers.Spec(name: "S").target,
        ])
      """,
      (
        "a.swift",
        """
        public let prefix = "P"
        public func make(_ name: String) -> Target { .target(name: name) }
        public enum Part: String { case ui; public var target: Target { make(rawValue) } }
        public struct Spec { let name: String; public var target: Target { make(name) } }
        """
      ))
    #expect(
      result == ["target(name: POwn)", "target(name: B)", "target(name: ui)", "target(name: S)"])
  }

  @Test("says nothing of settings that only a run could tell, unless something reads one")
  func unknownSettings() {
    let result = targets(
      """
      let base: SettingsDictionary = ["A": .string(unknown())]
      let project = Project(
        settings: .settings(base: base, configurations: configurations()),
        targets: [
          .target(name: "A", settings: .settings(base: ["PRODUCT_NAME": secret.value])),
          .target(name: "B", settings: flags()),
        ])
      """)
    #expect(result.count == 2 && result.allSatisfy { $0.hasPrefix("target(name: ") })
    let read = targets(
      """
      let project = Project(
        targets: [.target(name: flags(), settings: .settings(base: flags()))])
      """)
    #expect(read.count == 2 && read[0].contains("`flags()` in this manifest is not understood"))
  }

  @Test("quotes the source of what only a run could tell")
  func quotedSource() {
    let result = targets(
      """
      let files = FileManager.default.contents(atPath: "x")
      let project = Project(
        targets: [.target(name: "A\\(files)", sources: ["S"]), .target(name: files[0] + "x")])
      """)
    #expect(
      result.prefix(2).map { $0.prefix { $0 != ";" } } == [
        """
        Project.swift:4:27 manifest-not-understood: The value of `"A\\(files)"` is only known \
        when the manifest runs
        """,
        """
        Project.swift:4:71 manifest-not-understood: The value of `files[0] + "x"` is only known \
        when the manifest runs
        """,
      ])
  }
}
