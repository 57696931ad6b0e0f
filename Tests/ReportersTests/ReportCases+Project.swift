import RuleEngine
@testable import DeclarationRules
@testable import StructureRules
@testable import RuleKinds
import Findings
import Metrics
import SourceText

extension Violation {
  /// One violation of every defect of files, targets and coverage, in the order of the cases.
  static let ofProjects: [Violation] =
    structure.map { Violation("module-files", "structure", $0) }
    + targets.map { Violation("every-module", "targets", $0) }
    + coverage.map { Violation("categories", "coverage", $0) }
    + duplicates.map { Violation("names", "duplicates", $0) }
    + templates.map { Violation("template", "template", $0) }
    + measures.map { Violation("values", "metric", $0) }
    + declarations.map { Violation("use-cases", "declarations", $0) }

  private init(_ rule: String, _ kind: String, _ defect: any Defect) {
    self.init(
      rule: rule, kind: kind, defect: defect, severity: .error,
      location: SourceLocation("Modules/Login/project.yml", 3, 3))
  }

  private static let useCase = DeclarationLabel(kind: "struct", name: "Login.LoginUseCase")

  private static let declarations: [any Defect] = [
    MemberCount(
      of: useCase, noun: "function that is public", found: ["run()", "stop()"], minimum: 1,
      maximum: 1),
    MemberCount(of: useCase, noun: "enum case", found: [], minimum: 2, maximum: nil),
    MemberOrder(
      member: DeclarationLabel(kind: "variable", name: "Login.LoginUseCase.shared"),
      before: DeclarationLabel(kind: "variable", name: "Login.LoginUseCase.user"),
      group: "'is: static'", later: "'is-not: static'"),
    ForbiddenCode(declaration: useCase, code: .defaultCase),
    ForbiddenUse(of: useCase, used: "Cart.CartUseCase", selector: "type:*UseCase"),
    TypeCount(
      group: "Login", pattern: "'*DataModel'", found: ["UserDataModel", "TokenDataModel"],
      minimum: nil, maximum: 1),
    CounterpartCount(
      of: useCase, wanted: "a declaration named 'LoginState'", found: [], minimum: 1,
      maximum: nil),
  ]

  private static let structure: [any Defect] = [
    MissingFile(
      folder: "Modules/Login", pattern: "**/LoginModule.swift", found: 0, required: 1),
    MissingFile(folder: "", pattern: "Modules/*/", found: 1, required: 2),
    MissingFile(
      folder: "App/CartModel.swift", pattern: "/Tests/CartModelTests.swift", found: 0, required: 1),
    TooManyFiles(folder: "Modules/Login", pattern: "*.storyboard", found: 2, allowed: 1),
    SurplusFile(path: "Modules/Login/Misc/", folder: "Modules/Login"),
    ForbiddenFile(path: "Modules/Login/Main.xib", pattern: "Modules/Login/*.xib"),
    MisplacedFile(
      path: "Modules/Login/Login.swift", places: ["Modules/Login/Public/", "Modules/Login/UI/**"]),
    ForeignFile(path: "Modules/Login/Views/Model.swift", reservedFor: "type:*View"),
    OrphanFile(path: "Config/Old.plist", needs: "module:Old"),
    UnlikeFolder(folder: "Modules/Login", lacks: ["Tests/"], adds: ["Legacy/", "*Flow.swift"]),
  ]

  private static let targets: [any Defect] = [
    NoTarget(folder: "Modules/Old", unfollowed: nil),
    NoTarget(folder: "Modules/New", unfollowed: "Modules/New/project.yml"),
    MissingTarget(folder: "Modules/Login", target: "LoginTests", kind: "test"),
    WrongTargetKind(target: "Login", kind: "library.static", required: "framework"),
    SurplusTarget(target: "LoginKit", folder: "Modules/Login", allowed: ["Login", "LoginTests"]),
    MissingScript(target: "Login", script: "*swiftlint*"),
    WrongSetting(target: "Login", setting: "SWIFT_VERSION", value: "4.2", required: "5.*"),
    WrongSetting(target: "Cart", setting: "SWIFT_VERSION", value: nil, required: "5.*"),
    UnlistedModule(module: "Login", file: "scripts/generate.sh"),
  ]

  private static let measures: [any Defect] = [
    ConcreteDependency(
      from: .init(component: "Login", value: 0.5), to: .init(component: "Store", value: 0.25),
      tolerance: 0),
    ConcreteDependency(
      from: .init(component: "Login", value: 0.5), to: .init(component: "Cart", value: 0),
      tolerance: 0.25),
    WorsenedMetric(
      component: "Login", over: "each", metric: .distance, value: 0.75, base: 0.5,
      tolerance: 0.125, file: "ci/metrics.json"),
    WorsenedMetric(
      component: nil, over: "mean", metric: .coverage, value: 0.25, base: 0.5, tolerance: 0,
      file: "ci/coverage.json"),
    MetricSummaryOutOfRange(
      over: "mean", metric: .distance, count: 12, value: 0.5, minimum: nil, maximum: 0.25,
      worst: [.init(component: "Login", value: 0.75), .init(component: "Cart", value: 0.5)]),
  ]

  private static let coverage: [any Defect] = [
    UncoveredComponent(
      component: "Analytics", sets: ["tag:domain", "tag:common"], uncovered: 4, all: 4,
      first: "Modules/Analytics/Event.swift"),
    UncoveredComponent(
      component: "App", sets: ["tag:domain"], uncovered: 1, all: 3, first: "App/Main.swift"),
    UncoveredFile(path: "App/Main.swift", sets: ["path:App/Features/**"]),
    CoveredTwice(thing: "Login", sets: ["tag:domain", "tag:common"]),
    UnownedFile(path: "Templates/Module.swift", manifest: nil),
  ]

  private static let templates: [any Defect] = [
    BrokenPlaceholder(text: "___VARIABLE_name:idntifier___", reason: "has an unknown modifier"),
    TemplateBreaksRule(
      rule: "kinds", reason: "struct 'Sample.SampleModule' must be a class, but is a struct",
      file: "Modules/Sample/SampleModule.swift", remedy: "Make it a class."),
    TemplateSyntaxError(reason: "expected '}'", file: "Modules/Sample/SampleModule.swift"),
  ]

  private static let duplicates: [any Defect] = [
    SameName(of: "Login.Form", others: ["'Cart.Form' (Cart/Form.swift:2)"]),
    SecondVersion(of: "Cart.CartNew", first: "Cart.Cart", place: "Cart/Cart.swift:1"),
  ]
}
