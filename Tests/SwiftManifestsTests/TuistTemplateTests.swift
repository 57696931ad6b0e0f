import ProjectModel
import Testing

/// Manifests as the templates for modular apps have them, each with its helpers.
@Suite("A Tuist template")
struct TuistTemplateTests {
  /// For each target of a project its name, product and dependencies in one line, after the problems.
  private func project(_ manifest: String, helpers: String...) -> [String] {
    let result = evaluated(
      "import ProjectDescription\nimport ProjectDescriptionHelpers\n\(manifest)",
      path: "Project.swift",
      helpers: helpers.enumerated().map { index, text in
        SwiftManifest.Helper(
          path: "Tuist/ProjectDescriptionHelpers/H\(index).swift",
          text: "import ProjectDescription\n\(text)")
      })
    guard case .call(let call)? = result.root, case .array(let items)? = call["targets"] else {
      return result.problems.map(\.line) + ["no targets"]
    }
    return result.problems.map(\.line) + items.map { line(of: $0) }
  }

  private func line(of item: ManifestItem) -> String {
    guard case .call(let target) = item.value else { return rendered(item) }
    let parts = ["name", "product", "sources", "dependencies"].compactMap { label in
      target[label].map { rendered($0) }
    }
    return parts.filter { $0 != "nil" }.joined(separator: " ") + (item.isConditional ? "?" : "")
  }

  @Test("with micro-features makes interface, implementation, testing, tests and example")
  func microFeatures() {
    let found = project(
      """
      let project = Project.makeModule(
        name: "Search", targets: [.interface, .implementation, .testing, .unitTests, .example],
        internalDependencies: [.feature(interface: .profile), .core(.network)])
      """,
      helpers: """
        public enum MicroTarget: String, CaseIterable {
          case interface, implementation, testing, unitTests, example
          var suffix: String {
            switch self {
            case .implementation: return ""
            case .unitTests: return "Tests"
            default: return rawValue.prefix(1).uppercased() + rawValue.dropFirst()
            }
          }
          var product: Product {
            switch self {
            case .unitTests: .unitTests
            case .example: .app
            case .interface: .framework
            case .implementation, .testing: .staticFramework
            }
          }
        }
        """,
      """
      public extension Project {
        static func makeModule(
          name: String, targets: Set<MicroTarget>, internalDependencies: [TargetDependency] = [],
          externalDependencies: [TargetDependency] = []
        ) -> Project {
          var result: [Target] = []
          for kind in MicroTarget.allCases where targets.contains(kind) {
            var dependencies: [TargetDependency] = []
            switch kind {
            case .interface: break
            case .implementation:
              dependencies = internalDependencies + externalDependencies
              if targets.contains(.interface) {
                dependencies.append(.target(name: "\\(name)Interface"))
              }
            case .testing: dependencies.append(.target(name: name + "Interface"))
            case .unitTests, .example:
              dependencies = [.target(name: name), .target(name: "\\(name)Testing")]
            }
            result.append(
              .target(
                name: "\\(name)\\(kind.suffix)", destinations: .iOS, product: kind.product,
                bundleId: "com.example.\\(name)", sources: ["\\(kind.suffix.isEmpty ? "Sources" : kind.suffix)/**"],
                dependencies: dependencies))
          }
          return Project(name: name, targets: result)
        }
      }
      """,
      """
      public enum Feature: String { case search = "Search", profile = "Profile" }
      public enum Core: String { case network = "Network" }
      public extension TargetDependency {
        static func feature(interface feature: Feature) -> TargetDependency {
          .project(
            target: feature.rawValue + "Interface",
            path: .relativeToRoot("Features/\\(feature.rawValue)"))
        }
        static func core(_ core: Core) -> TargetDependency {
          .project(target: core.rawValue, path: .relativeToRoot("Core/\\(core.rawValue)"))
        }
      }
      """)
    #expect(
      found == [
        "SearchInterface .framework [Interface/**] []",
        """
        Search .staticFramework [Sources/**] \
        [project(target: ProfileInterface, path: relativeToRoot(Features/Profile)), \
        project(target: Network, path: relativeToRoot(Core/Network)), \
        target(name: SearchInterface)]
        """,
        "SearchTesting .staticFramework [Testing/**] [target(name: SearchInterface)]",
        "SearchTests .unitTests [Tests/**] [target(name: Search), target(name: SearchTesting)]",
        "SearchExample .app [Example/**] [target(name: Search), target(name: SearchTesting)]",
      ])
  }

  @Test("finds what protocols give to the enumerations that conform to them")
  func enumerationProtocols() {
    let found = project(
      """
      let project = Project(name: "App", packages: Local.Fakes.allPackages, targets: [
        .target(
          name: "App", product: .app, sources: SourceFilesList(arrayLiteral: .main, .xpc),
          dependencies: [Remote.all, Local.Fakes.all].flatMap { $0 } + [Local.network.dependency]),
        .target(name: Target.target(name: "Tests").name, product: .unitTests),
      ])
      """,
      helpers: """
        public protocol Listed {
          static var all: [TargetDependency] { get }
        }
        extension Listed where Self: CaseIterable & RawRepresentable, Self.RawValue == String {
          public static var all: [TargetDependency] { allCases.map(\\.dependency) }
        }
        extension RawRepresentable where RawValue == String {
          var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
          var dependency: TargetDependency { .package(product: name) }
        }
        """,
      """
      public enum Remote: String, CaseIterable, Listed { case lottie, rx = "RxSwift" }
      public enum Local: String { case network }
      extension Local {
        public enum Fakes: String, Listed, CaseIterable {
          case networkFakes
          static var allPackages: [Package] { allCases.map { .package(path: $0.path) } }
          private var path: Path { .relativeToRoot(String(name.dropLast("Fakes".count))) }
        }
      }
      extension SourceFileGlob {
        static let main: SourceFileGlob = "App/**"
        static let xpc = SourceFileGlob.glob("XPC/**")
      }
      """)
    #expect(
      found == [
        """
        App .app [App/**, glob(XPC/**)] [package(product: Lottie), package(product: RxSwift), \
        package(product: NetworkFakes), package(product: Network)]
        """,
        "Tests .unitTests",
      ])
  }

  @Test("finds the globs that a list of sources names")
  func namedGlobs() {
    let found = project(
      """
      let project = Project(name: "P", targets: [
        .target(name: "T", product: .app, sources: [.main, .glob("B/**")]),
      ])
      """,
      helpers: """
        extension SourceFileGlob { static let main: SourceFileGlob = "A/**" }
        extension ResourceFileElement { static let main: ResourceFileElement = "R/**" }
        """)
    #expect(found == ["T .app [A/**, glob(B/**)]"])
  }

  @Test("with module paths in nested enumerations finds names and folders")
  func modulePaths() {
    let found = project(
      """
      let project = Project(
        name: ModulePaths.Domain.UserDomain.targetName(type: .sources),
        targets: [
          .implements(
            module: .domain(.UserDomain),
            dependencies: [
              .domain(target: .BaseDomain), .domain(target: .UserDomain, type: .interface),
              .shared(target: .GlobalThirdPartyLibrary),
            ]),
          .tests(module: .domain(.UserDomain), dependencies: [.domain(target: .UserDomain)]),
        ])
      """,
      helpers: """
        public enum ModulePaths {
          case feature(Feature)
          case domain(Domain)
          case shared(Shared)
        }
        extension ModulePaths: MicroTargetPathConvertable {
          public func targetName(type: MicroTargetType) -> String {
            switch self {
            case let .feature(module as any MicroTargetPathConvertable),
              let .domain(module as any MicroTargetPathConvertable),
              let .shared(module as any MicroTargetPathConvertable):
              return module.targetName(type: type)
            }
          }
        }
        public extension ModulePaths {
          enum Feature: String, MicroTargetPathConvertable { case Main }
        }
        public extension ModulePaths {
          enum Domain: String, MicroTargetPathConvertable { case UserDomain, BaseDomain }
        }
        public extension ModulePaths {
          enum Shared: String, MicroTargetPathConvertable { case GlobalThirdPartyLibrary }
        }
        public enum MicroTargetType: String {
          case interface = "Interface"
          case sources = ""
          case testing = "Testing"
          case unitTest = "Tests"
        }
        public protocol MicroTargetPathConvertable {
          func targetName(type: MicroTargetType) -> String
        }
        public extension MicroTargetPathConvertable where Self: RawRepresentable {
          func targetName(type: MicroTargetType) -> String { "\\(self.rawValue)\\(type.rawValue)" }
        }
        """,
      """
      public extension TargetDependency {
        static func domain(
          target: ModulePaths.Domain, type: MicroTargetType = .sources
        ) -> TargetDependency {
          .project(target: target.targetName(type: type), path: .relativeToDomain(target.rawValue))
        }
        static func shared(
          target: ModulePaths.Shared, type: MicroTargetType = .sources
        ) -> TargetDependency {
          .project(target: target.targetName(type: type), path: .relativeToShared(target.rawValue))
        }
      }
      public extension ProjectDescription.Path {
        static func relativeToDomain(_ path: String) -> Self {
          .relativeToRoot("Projects/Domain/\\(path)")
        }
        static func relativeToShared(_ path: String) -> Self {
          return .relativeToRoot("Projects/Shared/\\(path)")
        }
      }
      """,
      """
      public struct TargetSpec: Configurable {
        public var name: String
        public var product: Product
        public var sources: SourceFilesList?
        public var dependencies: [TargetDependency]
        public init(
          name: String = "", product: Product = .staticLibrary, sources: SourceFilesList? = nil,
          dependencies: [TargetDependency] = []
        ) {
          self.name = name
          self.product = product
          self.sources = sources
          self.dependencies = dependencies
        }
        func toTarget(with name: String, product: Product? = nil) -> Target {
          .target(
            name: name, destinations: .iOS, product: product ?? self.product, bundleId: "x.\\(name)",
            sources: sources, dependencies: dependencies)
        }
      }
      public protocol Configurable {}
      public extension Configurable {
        func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
          var copy = self
          try block(&copy)
          return copy
        }
      }
      public extension SourceFilesList {
        static let sources: SourceFilesList = "Sources/**"
        static let unitTests: SourceFilesList = "Tests/**"
      }
      public extension Target {
        static func implements(
          module: ModulePaths, product: Product = .staticLibrary,
          dependencies: [TargetDependency] = []
        ) -> Target {
          TargetSpec(sources: .sources, dependencies: dependencies)
            .with { $0.product = product }
            .toTarget(with: module.targetName(type: .sources))
        }
        static func tests(module: ModulePaths, dependencies: [TargetDependency] = []) -> Target {
          TargetSpec(sources: .unitTests, dependencies: dependencies)
            .toTarget(with: module.targetName(type: .unitTest), product: .unitTests)
        }
      }
      """)
    #expect(
      found == [
        """
        UserDomain .staticLibrary Sources/** \
        [project(target: BaseDomain, path: relativeToRoot(Projects/Domain/BaseDomain)), \
        project(target: UserDomainInterface, path: relativeToRoot(Projects/Domain/UserDomain)), \
        project(target: GlobalThirdPartyLibrary, \
        path: relativeToRoot(Projects/Shared/GlobalThirdPartyLibrary))]
        """,
        """
        UserDomainTests .unitTests Tests/** \
        [project(target: UserDomain, path: relativeToRoot(Projects/Domain/UserDomain))]
        """,
      ])
  }

  @Test("reads dependencies in namespaces of static members")
  func namespaces() {
    let found = project(
      """
      let project = Project.make(
        "App", dependencies: [Dep.Features.Home.interface, .SPM.RxSwift, .external(Dep.alamofire)])
      """,
      helpers: """
        public typealias Dep = TargetDependency
        public extension TargetDependency {
          struct SPM {}
          struct Features {
            public struct Home {}
          }
          static let alamofire = "Alamofire"
          static func external(_ name: String) -> TargetDependency { .external(name: name) }
        }
        public extension TargetDependency.SPM {
          static let RxSwift = TargetDependency.external(name: "RxSwift")
        }
        public extension TargetDependency.Features.Home {
          static let group = "Home"
          static func project(_ name: String, isInterface: Bool) -> Dep {
            let postfix = isInterface ? "" : "Impl"
            return .project(
              target: "\\(name)\\(postfix)",
              path: .relativeToRoot("Features/\\(group)/\\(name)\\(postfix)"))
          }
          static let interface = project("HomeFeature", isInterface: true)
        }
        public extension Project {
          static func make(_ name: String, dependencies: [TargetDependency]) -> Self {
            let target = Target.target(
              name: name, destinations: [.iPhone], product: .app, bundleId: "a.b",
              deploymentTargets: .iOS("17.0"), sources: .default, dependencies: dependencies)
            return Project(name: name, targets: [target])
          }
        }
        public extension SourceFilesList {
          static var `default`: Self { ["Sources/**"] }
        }
        """)
    #expect(
      found == [
        """
        App .app [Sources/**] [project(target: HomeFeature, \
        path: relativeToRoot(Features/Home/HomeFeature)), external(name: RxSwift), \
        external(name: Alamofire)]
        """
      ])
  }

  @Test("reads a module type with targets that conform to a protocol")
  func protocolWithStatics() {
    let found = project(
      "let project = Project(name: \"P\", targets: Home.targets + [Profile.main])",
      helpers: """
        public protocol FeatureModule {
          static var name: String { get }
          static var dependencies: [TargetDependency] { get }
        }
        public extension FeatureModule {
          static var dependencies: [TargetDependency] { [] }
          static var main: Target {
            .target(name: name, product: .framework, dependencies: dependencies)
          }
          static var tests: Target {
            .target(
              name: "\\(Self.name)Tests", product: .unitTests, dependencies: [.target(name: name)])
          }
          static var targets: [Target] { [main, tests] }
        }
        public enum Home: FeatureModule {
          public static let name = "Home"
          public static let dependencies: [TargetDependency] = [.target(name: Profile.name)]
        }
        public struct Profile: FeatureModule { public static var name: String { "Profile" } }
        """)
    #expect(
      found == [
        "Home .framework [target(name: Profile)]", "HomeTests .unitTests [target(name: Home)]",
        "Profile .framework []",
      ])
  }

  @Test("reads builders whose methods give changed copies")
  func builders() {
    let found = project(
      """
      let project = ProjectFactory(name: "Shop")
        .adding(.framework("Kit").depending(on: "Base", "Log"))
        .adding(.framework("Base"))
        .build()
      """,
      helpers: """
        public struct ModuleSpec {
          let name: String
          private var needs: [String] = []
          public static func framework(_ name: String) -> ModuleSpec { ModuleSpec(name: name) }
          init(name: String) { self.name = name }
          public func depending(on names: String...) -> ModuleSpec {
            var copy = self
            copy.needs += names
            return copy
          }
          var target: Target {
            .target(
              name: name, product: .framework,
              dependencies: needs.map { TargetDependency.target(name: $0) })
          }
        }
        public final class ProjectFactory {
          private let name: String
          private var specs = [ModuleSpec]()
          public init(name: String) { self.name = name }
          @discardableResult
          public func adding(_ spec: ModuleSpec) -> Self {
            specs.append(spec)
            return self
          }
          public func build() -> Project { Project(name: name, targets: specs.map(\\.target)) }
        }
        """)
    #expect(
      found == [
        "Kit .framework [target(name: Base), target(name: Log)]", "Base .framework []",
      ])
  }

  @Test("reads scripts, settings and schemes that are computed without a word about them")
  func asides() {
    let found = project(
      """
      let generateEnvironment: GenerateEnvironment = {
        let value = ProcessInfo.processInfo.environment["TUIST_ENV"] ?? ""
        return GenerateEnvironment(rawValue: value) ?? .dev
      }()
      let scripts: [TargetScript] = generateEnvironment.scripts
      let settings: Settings = .settings(
        base: env.baseSetting.merging(["A": "1"], uniquingKeysWith: { $1 }),
        configurations: generateEnvironment.configurations, defaultSettings: .recommended)
      let schemes: [Scheme] = [
        .scheme(
          name: "\\(env.name)-DEV", shared: true, buildAction: .buildAction(targets: ["\\(env.name)"]),
          runAction: .runAction(configuration: .dev)),
        .scheme(name: "\\(env.name)-PROD", buildAction: .init(targets: ["\\(env.name)"])),
      ]
      let project = Project(
        name: env.name, settings: settings,
        targets: [
          .target(
            name: env.name, product: .app, sources: ["Sources/**"], scripts: scripts,
            dependencies: [.external(name: "Rx")],
            settings: .settings(base: env.baseSetting))
        ], schemes: schemes)
      """,
      helpers: """
        import Foundation
        public struct ProjectEnvironment {
          public let name: String
          public let organizationName: String
          public let destinations: Destinations
          public let baseSetting: SettingsDictionary
        }
        public let env = ProjectEnvironment(
          name: "Shop", organizationName: "com.example", destinations: [.iPhone],
          baseSetting: SettingsDictionary().marketingVersion("1.0.0").currentProjectVersion("1")
            .automaticCodeSigning(devTeam: "ABC").debugInformationFormat(.dwarf))
        """,
      """
      public enum GenerateEnvironment: String {
        case ci = "CI"
        case cd = "CD"
        case dev = "DEV"
      }
      public extension GenerateEnvironment {
        var scripts: [TargetScript] {
          switch self {
          case .ci, .cd: return []
          case .dev: return [.swiftLint, .needle]
          }
        }
        var configurations: [Configuration] {
          switch self {
          case .ci: return []
          default: return .default
          }
        }
      }
      public extension TargetScript {
        static let swiftLint = TargetScript.pre(
          path: .relativeToRoot("Scripts/SwiftLint.sh"), name: "SwiftLint",
          basedOnDependencyAnalysis: false)
        static let needle = TargetScript.pre(script: "echo", name: "Needle")
      }
      public extension ConfigurationName {
        static var dev: ConfigurationName { configuration(ProjectDeployTarget.dev.rawValue) }
      }
      public enum ProjectDeployTarget: String { case dev = "DEV", prod = "PROD" }
      public extension Array where Element == Configuration {
        static let `default`: [Configuration] = [
          .debug(name: .dev, xcconfig: .relativeToRoot("Configs/dev.xcconfig")),
          .release(name: .release),
        ]
      }
      """)
    #expect(found == ["Shop .app [Sources/**] [external(name: Rx)]"])
  }

  @Test("reads targets made by loops, `flatMap`, `zip` and `reduce`")
  func loops() {
    let found = project(
      """
      let features = ["A", "B"]
      let layers: [(name: String, needs: [String])] = [("Data", []), ("UI", ["Data"])]
      var targets = features.flatMap { feature in
        layers.map { layer in
          Target.target(
            name: feature + layer.name, product: .staticFramework,
            dependencies: layer.needs.map { .target(name: feature + $0) })
        }
      }
      targets += zip(features, 1...2).map { name, number in
        .target(name: "\\(name)\\(number)", product: .bundle)
      }
      let all = features.reduce(into: [TargetDependency]()) { $0.append(.target(name: $1 + "UI")) }
      targets.append(.target(name: "App", product: .app, dependencies: all))
      let project = Project(name: "P", targets: targets)
      """)
    #expect(
      found == [
        "AData .staticFramework []", "AUI .staticFramework [target(name: AData)]",
        "BData .staticFramework []", "BUI .staticFramework [target(name: BData)]",
        "A1 .bundle", "B2 .bundle", "App .app [target(name: AUI), target(name: BUI)]",
      ])
  }

  @Test("reads cases with associated values and their patterns")
  func associatedValues() {
    let found = project(
      """
      let modules: [Module] = [.core("Net"), .feature(name: "Home", needs: [.core("Net"), .ui])]
      let project = Project(name: "P", targets: modules.flatMap(\\.targets))
      """,
      helpers: """
        public indirect enum Module: Equatable {
          case core(String)
          case feature(name: String, needs: [Module])
          case ui
          public var name: String {
            switch self {
            case .core(let name): "Core\\(name)"
            case .feature(let name, _): name + "Feature"
            case .ui: "UI"
            }
          }
          var needs: [Module] {
            guard case .feature(_, let needs) = self else { return [] }
            return needs
          }
          var hasTests: Bool {
            if case .feature = self { true } else { false }
          }
          public var targets: [Target] {
            let main = Target.target(
              name: name, product: .framework,
              dependencies: needs.map { .target(name: $0.name) })
            guard hasTests else { return [main] }
            return [main, .target(name: "\\(name)Tests", product: .unitTests)]
          }
        }
        """)
    #expect(
      found == [
        "CoreNet .framework []",
        "HomeFeature .framework [target(name: CoreNet), target(name: UI)]",
        "HomeFeatureTests .unitTests",
      ])
  }

  @Test("reads names of folders from paths and strings")
  func strings() {
    let found = project(
      """
      let root: ProjectDescription.Path = .relativeToRoot("Modules")
      let name = "user-profile".split(separator: "-").map { $0.capitalized }.joined()
      let path = Path("\\(root.pathString)/\\(name)")
      let project = Project(
        name: name,
        targets: [
          .target(
            name: name, product: .framework,
            sources: ["\\(path.pathString)/Sources/**", .glob("Gen/**", excluding: ["Gen/X/**"])]),
          .target(
            name: name.appending("Tests"), product: .unitTests,
            sources: .paths([.relativeToManifest("Tests/**")])),
        ])
      """)
    #expect(
      found == [
        """
        UserProfile .framework [Modules/UserProfile/Sources/**, \
        glob(Gen/**, excluding: [Gen/X/**])]
        """,
        "UserProfileTests .unitTests paths([relativeToManifest(Tests/**)])",
      ])
  }

  @Test("reads values of its own types that literals make")
  func literals() {
    let found = project(
      """
      let names: Names = ["A", "B"]
      func targets(_ modules: Names, needs: Needs = [:]) -> [Target] {
        modules.all.map { module in
          .target(
            name: module.text, product: .framework,
            dependencies: needs[module.text].map { .target(name: $0) })
        }
      }
      let project = Project(
        name: "P", targets: targets(names, needs: ["B": "A"]) + targets(["C"]) + targets([]))
      """,
      helpers: """
        public struct Name: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
          let text: String
          public init(stringLiteral value: String) { text = value }
        }
        public struct Names: ExpressibleByArrayLiteral {
          let all: [Name]
          public typealias ArrayLiteralElement = Name
          public init(arrayLiteral elements: ArrayLiteralElement...) { all = elements }
        }
        public struct Needs: ExpressibleByDictionaryLiteral {
          let pairs: [(String, String)]
          public init(dictionaryLiteral elements: (String, String)...) { pairs = elements }
          subscript(name: String) -> [String] { pairs.filter { $0.0 == name }.map { $0.1 } }
        }
        """)
    #expect(
      found == [
        "A .framework []", "B .framework [target(name: A)]", "C .framework []",
      ])
  }

  @Test("reads what helpers set for later")
  func configuration() {
    let found = project(
      """
      let configuration = ModuleConfiguration {
        $0.hasTests = true
        $0.product = .framework
      }
      let project = Project(name: "P", targets: configuration.targets(named: "Kit"))
      """,
      helpers: """
        public struct ModuleConfiguration {
          public var hasTests = false
          public var product: Product = .staticLibrary
          public init(_ change: (inout ModuleConfiguration) -> Void = { _ in }) { change(&self) }
          public func targets(named name: String) -> [Target] {
            [
              .target(name: name, product: product),
              hasTests ? .target(name: "\\(name)Tests", product: .unitTests) : nil,
            ].compactMap { $0 }
          }
        }
        """)
    #expect(found == ["Kit .framework", "KitTests .unitTests"])
  }

  @Test("reads subscripts and static subscripts of its own types")
  func subscripts() {
    let found = project(
      """
      let project = Project(
        name: "P",
        targets: [.target(name: Catalog["kit"], product: .app, dependencies: [Catalog()[1]])])
      """,
      helpers: """
        public struct Catalog {
          public static subscript(_ key: String) -> String { key.uppercased() }
          public subscript(index: Int) -> TargetDependency {
            get { .target(name: "T\\(index)") }
          }
        }
        """)
    #expect(found == ["KIT .app [target(name: T1)]"])
  }

  @Test("reads a layered app whose dependencies follow from the layer")
  func layers() {
    let found = project(
      """
      let project = Project(
        name: "P", targets: Layer.allCases.reversed().flatMap { layer in
          layer.modules.map { Target.module($0, in: layer) }
        })
      """,
      helpers: """
        public enum Layer: Int, CaseIterable, Comparable {
          case core, domain, feature
          public static func < (left: Layer, right: Layer) -> Bool {
            left.rawValue < right.rawValue
          }
          public var modules: [String] {
            switch self {
            case .core: ["Net", "Log"]
            case .domain: ["User"]
            case .feature: ["Home"]
            }
          }
          var below: [Layer] { Self.allCases.filter { $0 < self } }
          var folder: String { "\\(self)".capitalized }
        }
        extension Target {
          public static func module(_ name: String, in layer: Layer) -> Target {
            let lower = layer.below.last?.modules ?? []
            return target(
              name: name, product: layer == .core ? .staticLibrary : .framework,
              sources: .paths(["\\(layer.folder)/\\(name)/**"]),
              dependencies: lower.sorted().map { .target(name: $0) })
          }
        }
        """)
    #expect(
      found == [
        "Home .framework paths([Feature/Home/**]) [target(name: User)]",
        "User .framework paths([Domain/User/**]) [target(name: Log), target(name: Net)]",
        "Net .staticLibrary paths([Core/Net/**]) []",
        "Log .staticLibrary paths([Core/Log/**]) []",
      ])
  }

  @Test("reads dictionaries of modules, their keys, values and defaults")
  func dictionaries() {
    let found = project(
      """
      let graph: [String: [String]] = ["B": ["A"], "A": []]
      var extra: [String: [TargetDependency]] = [:]
      extra["A", default: []].append(.sdk(name: "UIKit", type: .framework))
      extra["A"]?.append(.xctest)
      let products: [String: Product] = ["B": .app]
      let project = Project(
        name: "P",
        targets: graph.keys.sorted().map { name in
          .target(
            name: name, product: products[name] ?? .framework,
            dependencies: (graph[name] ?? []).map { .target(name: $0) } + extra[name, default: []])
        })
      """)
    #expect(
      found == [
        "A .framework [sdk(name: UIKit, type: .framework), .xctest]", "B .app [target(name: A)]",
      ])
  }

  @Test("reads optionals, `guard`, early returns and `where`")
  func control() {
    let found = project(
      """
      let project = Project(
        name: "P",
        targets: specs.compactMap { make($0) } + specs.filter(\\.hasTests).map { $0.tests })
      """,
      helpers: """
        public struct Spec {
          let name: String?
          var hasTests: Bool = false
          var only: [String]? = nil
          var tests: Target { .target(name: (name ?? "?") + "Tests", product: .unitTests) }
        }
        public let specs = [
          Spec(name: "A", hasTests: true), Spec(name: nil), Spec(name: "B", only: ["x", "y"]),
        ]
        public func make(_ spec: Spec) -> Target? {
          guard let name = spec.name, !name.isEmpty else { return nil }
          var sources: [String] = []
          for part in spec.only ?? [] where part != "y" { sources.append(part + "/**") }
          if sources.isEmpty { sources = ["**"] }
          return Target.target(
            name: name, product: .framework,
            sources: SourceFilesList.paths(sources.map { Path.path($0) }))
        }
        """)
    #expect(
      found == [
        "A .framework paths([path(**)])", "B .framework paths([path(x/**)])",
        "ATests .unitTests",
      ])
  }

  @Test("reads helpers with generics, `some` and default arguments of functions")
  func generics() {
    let found = project(
      """
      let project = Project.app(
        "Shop", modules: [Feature.cart, .pay], configure: { target, module in
          target.name + module.title
        })
      """,
      helpers: """
        public protocol Module: RawRepresentable<String>, CaseIterable, Hashable {
          var title: String { get }
        }
        extension Module {
          public var title: String { rawValue.capitalized }
          public static var count: Int { allCases.count }
        }
        public enum Feature: String, Module { case cart, pay }
        extension Project {
          public static func app<M: Module>(
            _ name: String, modules: [M], suffix: @autoclosure () -> String = "Kit",
            configure: (Target, M) -> String = { target, _ in target.name }
          ) -> Project {
            let base = Target.target(name: name + "\\(M.self == M.self ? "" : "x")", product: .app)
            return Project(
              name: name,
              targets: [base] + modules.map { module in
                .target(name: configure(base, module) + suffix(), product: .framework)
              })
          }
        }
        """)
    #expect(found == ["Shop .app", "ShopCartKit .framework", "ShopPayKit .framework"])
  }

  @Test("reads extensions over targets that give changed copies")
  func changedTargets() {
    let found = project(
      """
      let base = Target.target(name: "A", product: .framework, dependencies: [.external(name: "X")])
      let project = Project(
        name: "P", targets: [base.with(.external(name: "Y")).named("B"), base])
      """,
      helpers: """
        extension Target {
          public func with(_ more: TargetDependency...) -> Target {
            .target(name: name, product: product, dependencies: dependencies + more)
          }
          public func named(_ name: String) -> Target {
            var copy = Target.target(name: name, product: product, dependencies: self.dependencies)
            copy.dependencies.append(.xctest)
            return copy
          }
        }
        """)
    #expect(
      found == [
        "B .framework [external(name: X), external(name: Y), .xctest]",
        "A .framework [external(name: X)]",
      ])
  }

  @Test("reads raw, multi-line and interpolated strings")
  func interpolation() {
    let found = project(
      #"""
      let name = "Shop"
      let folder = """
        Modules/\(name)
        """
      let parts = [#"raw"#, "n\(1 + 1)", "\(["a", "b"].joined(separator: "_"))"]
      let project = Project(
        name: name,
        targets: parts.enumerated().map { index, part in
          .target(name: "\(name)_\(index)_\(part)", product: .bundle, sources: ["\(folder)/**"])
        })
      """#)
    #expect(
      found == [
        "Shop_0_raw .bundle [Modules/Shop/**]", "Shop_1_n2 .bundle [Modules/Shop/**]",
        "Shop_2_a_b .bundle [Modules/Shop/**]",
      ])
  }

  @Test("reads environment variables as unset, whatever they are called by")
  func environment() {
    let found = project(
      """
      let isCI = Environment.isCI.getBoolean(default: false)
      let suffix = Environment.suffix.getString(default: "")
      let isStatic = Environment.staticFrameworks == .boolean(true)
      let product: Product = isStatic ? .staticFramework : .framework
      let forced: String
      if case let .string(value) = Environment.forced { forced = value } else { forced = "none" }
      let other = ProcessInfo.processInfo.environment["OTHER"].flatMap(Bool.init) ?? false
      let project = Project(
        name: "P", targets: [
          .target(name: "A" + suffix + forced, product: product),
        ] + (isCI || other ? [.target(name: "CI", product: .app)] : []))
      """, helpers: "import Foundation")
    #expect(found == ["Anone .framework"])
  }

  @Test("reads modules that are listed as values of a structure with defaults")
  func catalog() {
    let found = project(
      """
      let project = Project(
        name: "P",
        targets: Catalog.modules.map { $0.main } + Catalog.modules.compactMap(\\.tests))
      """,
      helpers: """
        public struct Module: Hashable, Sendable {
          public enum Kind: Sendable { case ui(needsResources: Bool), logic, mock(of: String) }
          public let name: String
          public var kind: Kind = .logic
          public var uses: Set<String> = []
          public var testable: Bool { if case .mock = kind { return false }; return true }
          private var resources: ResourceFileElements? {
            guard case .ui(true) = kind else { return nil }
            return ["\\(name)/Resources/**"]
          }
          public var main: Target {
            let mocked: [TargetDependency] = {
              if case let .mock(original) = kind { return [.target(name: original)] }
              return []
            }()
            return .target(
              name: name, product: resources == nil ? .staticLibrary : .framework,
              dependencies: uses.sorted().map { .target(name: $0) } + mocked)
          }
          public var tests: Target? {
            testable ? .target(name: "\\(name)Tests", product: .unitTests) : nil
          }
        }
        """,
      """
      public enum Catalog {
        public static let modules: [Module] = [
          Module(name: "UI", kind: .ui(needsResources: true), uses: ["Log", "Data"]),
          Module(name: "Plain", kind: .ui(needsResources: false)),
          .init(name: "Data"), Module(name: "DataMock", kind: .mock(of: "Data")),
        ]
      }
      """)
    #expect(
      found == [
        "UI .framework [target(name: Data), target(name: Log)]", "Plain .staticLibrary []",
        "Data .staticLibrary []", "DataMock .staticLibrary [target(name: Data)]",
        "UITests .unitTests", "PlainTests .unitTests", "DataTests .unitTests",
      ])
  }

  @Test("reads the project that `tuist init` used to make")
  func initialTemplate() {
    let found = project(
      #"let project = Project.app(name: "Shop", platform: .iOS, additionalTargets: ["Kit", "UI"])"#,
      helpers: #"""
        extension Project {
          public static func app(
            name: String, platform: Platform, additionalTargets: [String]
          ) -> Project {
            var targets = makeAppTargets(
              name: name, platform: platform,
              dependencies: additionalTargets.map { TargetDependency.target(name: $0) })
            targets += additionalTargets.flatMap({
              makeFrameworkTargets(name: $0, platform: platform)
            })
            return Project(name: name, organizationName: "tuist.io", targets: targets)
          }
          private static func makeFrameworkTargets(name: String, platform: Platform) -> [Target] {
            let sources = Target(
              name: name, platform: platform, product: .framework, bundleId: "io.tuist.\(name)",
              infoPlist: .default, sources: ["Targets/\(name)/Sources/**"], resources: [],
              dependencies: [])
            let tests = Target(
              name: "\(name)Tests", platform: platform, product: .unitTests,
              bundleId: "io.tuist.\(name)Tests", infoPlist: .default,
              sources: ["Targets/\(name)/Tests/**"], dependencies: [.target(name: name)])
            return [sources, tests]
          }
          private static func makeAppTargets(
            name: String, platform: Platform, dependencies: [TargetDependency]
          ) -> [Target] {
            let platform: Platform = platform
            let infoPlist: [String: Plist.Value] = ["UILaunchStoryboardName": "LaunchScreen"]
            let mainTarget = Target(
              name: name, platform: platform, product: .app, bundleId: "io.tuist.\(name)",
              infoPlist: .extendingDefault(with: infoPlist),
              sources: ["Targets/\(name)/Sources/**"], dependencies: dependencies)
            return [mainTarget]
          }
        }
        """#)
    #expect(
      found == [
        "Shop .app [Targets/Shop/Sources/**] [target(name: Kit), target(name: UI)]",
        "Kit .framework [Targets/Kit/Sources/**] []",
        "KitTests .unitTests [Targets/Kit/Tests/**] [target(name: Kit)]",
        "UI .framework [Targets/UI/Sources/**] []",
        "UITests .unitTests [Targets/UI/Tests/**] [target(name: UI)]",
      ])
  }

  @Test("reads factories that fill in what a module leaves out")
  func factories() {
    let found = project(
      #"""
      let project = Project(
        name: "P",
        targets: [
          .make(
            module: .data,
            factory: .init(dependencies: [.module(.log), .module(.net, type: .interface)])),
          .make(module: .log, factory: .init(product: .bundle)),
        ])
      """#,
      helpers: #"""
        public enum AppModule: String { case data, log, net }
        public enum TargetType: String { case interface = "Interface", none = "" }
        public struct TargetFactory {
          var product: Product = .staticFramework
          var dependencies: [TargetDependency] = []
          public init(product: Product = .staticFramework, dependencies: [TargetDependency] = []) {
            self.product = product
            self.dependencies = dependencies
          }
        }
        public extension Target {
          private static func make(_ name: String, _ factory: TargetFactory) -> Self {
            .target(
              name: name, product: factory.product, dependencies: factory.dependencies)
          }
          static func make(module: AppModule, factory: TargetFactory) -> Self {
            var factory = factory
            if module != .log { factory.dependencies += [.module(.log)] }
            return make("App" + module.rawValue.capitalized, factory)
          }
        }
        public extension TargetDependency {
          static func module(_ module: AppModule, type: TargetType = .none) -> Self {
            .target(name: module.rawValue.capitalized + type.rawValue)
          }
        }
        """#)
    #expect(
      found == [
        """
        AppData .staticFramework \
        [target(name: Log), target(name: NetInterface), target(name: Log)]
        """,
        "AppLog .bundle []",
      ])
  }

  @Test("reads modules of several types behind one protocol")
  func existentials() {
    let found = project(
      #"""
      let modules: [any ModuleDefinition] = [Core(), Feature(name: "Home", depth: 2)]
      let project = Project(name: "P", targets: modules.flatMap { $0.make() })
      """#,
      helpers: #"""
        public protocol ModuleDefinition {
          var name: String { get }
          var dependencies: [TargetDependency] { get }
          func make() -> [Target]
        }
        public extension ModuleDefinition {
          var dependencies: [TargetDependency] { [] }
          func make() -> [Target] { [framework()] }
          func framework(_ suffix: String = "") -> Target {
            .target(name: name + suffix, product: .framework, dependencies: dependencies)
          }
        }
        public struct Core: ModuleDefinition {
          public init() {}
          public let name = "Core"
        }
        public struct Feature: ModuleDefinition {
          public let name: String
          let depth: Int
          public init(name: String, depth: Int = 1) { (self.name, self.depth) = (name, depth) }
          public var dependencies: [TargetDependency] { [.target(name: Core().name)] }
          public func make() -> [Target] {
            (0..<depth).map { number in framework(number == 0 ? "" : String(number)) }
          }
        }
        """#)
    #expect(
      found == [
        "Core .framework []", "Home .framework [target(name: Core)]",
        "Home1 .framework [target(name: Core)]",
      ])
  }

  @Test("reads targets that are held in variables and named by them")
  func variables() {
    let found = project(
      #"""
      let kit: Target = .target(name: "Kit", product: .framework)
      var app = Target.target(
        name: "App", product: .app, dependencies: [.target(name: kit.name), .target(kit)])
      app.dependencies += [.package(product: "Rx"), .package(product: "Lint", type: .plugin)]
      let tests = [kit, app].map { Target.target(name: $0.name + "Tests", product: .unitTests) }
      let project = Project(name: "P", targets: [kit, app] + tests)
      """#)
    #expect(
      found == [
        "Kit .framework",
        """
        App .app [target(name: Kit), target(target(name: Kit, product: .framework)), \
        package(product: Rx), package(product: Lint, type: .plugin)]
        """,
        "KitTests .unitTests", "AppTests .unitTests",
      ])
  }

  @Test("reads settings that are put together by operators of its own, and what it reads of them")
  func settings() {
    let found = project(
      #"""
      let base: SettingsDictionary = ["A": "1"] + .names
      let project = Project(
        name: "P", settings: .settings(base: base),
        targets: [.target(name: base["NAME"] == nil ? "None" : "Some", product: .app)])
      """#,
      helpers: #"""
        public func + (left: SettingsDictionary, right: SettingsDictionary) -> SettingsDictionary {
          left.merging(right) { $1 }
        }
        public extension SettingsDictionary {
          static let names: SettingsDictionary = ["NAME": "Shop"]
        }
        """#)
    #expect(found == ["Some .app"])
  }

  @Test("reads platforms, dates and files as unknown where nothing of a target depends on them")
  func unknownAsides() {
    let found = project(
      #"""
      let version = DateFormatter().string(from: Date())
      let plist = FileManager.default.currentDirectoryPath + "/Info.plist"
      let project = Project(
        name: "P", options: .options(automaticSchemesOptions: .disabled),
        settings: .settings(base: ["V": "\(version)"].merging(local()) { $1 }),
        targets: [
          .target(
            name: "A", destinations: Set(Destination.allCases), product: .app,
            infoPlist: .file(path: "\(plist)"), entitlements: .file(path: unknown),
            scripts: [.post(script: "echo \(version)", name: "V")], launchArguments: args())
        ], additionalFiles: ["\(plist)"], resourceSynthesizers: .default + [.custom()])
      """#)
    #expect(found.last == "A .app")
    #expect(found.count == 2 && found[0].contains("`\"echo \\(version)\"` is only known"))
  }
}
