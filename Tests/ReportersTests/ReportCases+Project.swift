import Findings
import SourceText

extension Violation {
  /// One violation of every defect of files, targets and coverage, in the order of the cases.
  static let ofProjects: [Violation] =
    structure.map { Violation("module-files", "structure", .structure($0)) }
    + targets.map { Violation("every-module", "targets", .targets($0)) }
    + coverage.map { Violation("categories", "coverage", .coverage($0)) }
    + duplicates.map { Violation("names", "duplicates", .duplicates($0)) }
    + templates.map { Violation("template", "template", .template($0)) }
    + measures.map { Violation("values", "metric", .measured($0)) }
    + declarations.map { Violation("use-cases", "declarations", .declarations($0)) }

  private init(_ rule: String, _ kind: String, _ defect: Defect) {
    self.init(
      rule: rule, kind: kind, defect: defect, severity: .error,
      location: SourceLocation("Modules/Login/project.yml", 3, 3))
  }

  private static let useCase = DeclarationLabel(kind: "struct", name: "Login.LoginUseCase")

  private static let declarations: [DeclarationDefect] = [
    .memberCount(
      of: useCase, noun: "function that is public", found: ["run()", "stop()"], minimum: 1,
      maximum: 1),
    .memberCount(of: useCase, noun: "enum case", found: [], minimum: 2, maximum: nil),
    .memberOrder(
      member: DeclarationLabel(kind: "variable", name: "Login.LoginUseCase.shared"),
      before: DeclarationLabel(kind: "variable", name: "Login.LoginUseCase.user"),
      group: "'is: static'", later: "'is-not: static'"),
    .forbiddenCode(in: useCase, code: .defaultCase),
    .forbiddenUse(of: useCase, what: "Cart.CartUseCase", selector: "type:*UseCase"),
    .typeCount(
      group: "Login", pattern: "'*DataModel'", found: ["UserDataModel", "TokenDataModel"],
      minimum: nil, maximum: 1),
    .counterpartCount(
      of: useCase, wanted: "a declaration named 'LoginState'", found: [], minimum: 1,
      maximum: nil),
  ]

  private static let structure: [StructureDefect] = [
    .missingFile(
      folder: "Modules/Login", pattern: "**/LoginModule.swift", found: 0, required: 1),
    .missingFile(folder: "", pattern: "Modules/*/", found: 1, required: 2),
    .missingFile(
      folder: "App/CartModel.swift", pattern: "/Tests/CartModelTests.swift", found: 0, required: 1),
    .tooManyFiles(folder: "Modules/Login", pattern: "*.storyboard", found: 2, allowed: 1),
    .surplusFile(path: "Modules/Login/Misc/", folder: "Modules/Login"),
    .forbiddenFile(path: "Modules/Login/Main.xib", pattern: "Modules/Login/*.xib"),
    .misplacedFile(
      path: "Modules/Login/Login.swift", places: ["Modules/Login/Public/", "Modules/Login/UI/**"]),
    .foreignFile(path: "Modules/Login/Views/Model.swift", reservedFor: "type:*View"),
    .orphanFile(path: "Config/Old.plist", needs: "module:Old"),
    .unlikeFolder(folder: "Modules/Login", lacks: ["Tests/"], adds: ["Legacy/", "*Flow.swift"]),
  ]

  private static let targets: [TargetDefect] = [
    .noTarget(folder: "Modules/Old", unfollowed: nil),
    .noTarget(folder: "Modules/New", unfollowed: "Modules/New/project.yml"),
    .missingTarget(folder: "Modules/Login", target: "LoginTests", kind: "test"),
    .wrongTargetKind(target: "Login", kind: "library.static", required: "framework"),
    .surplusTarget(target: "LoginKit", folder: "Modules/Login", allowed: ["Login", "LoginTests"]),
    .missingScript(target: "Login", script: "*swiftlint*"),
    .wrongSetting(target: "Login", setting: "SWIFT_VERSION", value: "4.2", required: "5.*"),
    .wrongSetting(target: "Cart", setting: "SWIFT_VERSION", value: nil, required: "5.*"),
    .unlisted(name: "Login", file: "scripts/generate.sh"),
  ]

  private static let measures: [MeasureDefect] = [
    .concreteDependency(
      from: .init(component: "Login", value: 0.5), to: .init(component: "Store", value: 0.25),
      tolerance: 0),
    .concreteDependency(
      from: .init(component: "Login", value: 0.5), to: .init(component: "Cart", value: 0),
      tolerance: 0.25),
    .worsened(
      component: "Login", over: "each", metric: "distance", value: 0.75, base: 0.5,
      tolerance: 0.125, file: "ci/metrics.json"),
    .worsened(
      component: nil, over: "mean", metric: "coverage", value: 0.25, base: 0.5, tolerance: 0,
      file: "ci/coverage.json"),
    .summaryOutOfRange(
      over: "mean", metric: "distance", count: 12, value: 0.5, minimum: nil, maximum: 0.25,
      worst: [.init(component: "Login", value: 0.75), .init(component: "Cart", value: 0.5)]),
  ]

  private static let coverage: [CoverageDefect] = [
    .uncoveredComponent(
      component: "Analytics", sets: ["tag:domain", "tag:common"], files: 4, total: 4,
      first: "Modules/Analytics/Event.swift"),
    .uncoveredComponent(
      component: "App", sets: ["tag:domain"], files: 1, total: 3, first: "App/Main.swift"),
    .uncoveredFile(path: "App/Main.swift", sets: ["path:App/Features/**"]),
    .coveredTwice(name: "Login", sets: ["tag:domain", "tag:common"]),
    .unownedFile(path: "Templates/Module.swift", manifest: nil),
  ]

  private static let templates: [TemplateDefect] = [
    .brokenPlaceholder(text: "___VARIABLE_name:idntifier___", reason: "has an unknown modifier"),
    .brokenRule(
      rule: "kinds", message: "struct 'Sample.SampleModule' must be a class, but is a struct",
      file: "Modules/Sample/SampleModule.swift", fix: "Make it a class."),
    .syntaxError(message: "expected '}'", file: "Modules/Sample/SampleModule.swift"),
  ]

  private static let duplicates: [DuplicateDefect] = [
    .sameName(of: "Login.Form", others: ["'Cart.Form' (Cart/Form.swift:2)"]),
    .secondVersion(of: "Cart.CartNew", first: "Cart.Cart", place: "Cart/Cart.swift:1"),
  ]
}
