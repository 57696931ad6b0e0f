import ArchModel

extension Violation {
  /// One violation of every defect of files, targets and coverage, in the order of the cases.
  static let ofProjects: [Violation] =
    structure.map { Violation("module-files", "structure", .structure($0)) }
    + targets.map { Violation("every-module", "targets", .targets($0)) }
    + coverage.map { Violation("categories", "coverage", .coverage($0)) }
    + duplicates.map { Violation("names", "duplicates", .duplicates($0)) }
    + templates.map { Violation("template", "template", .template($0)) }

  private init(_ rule: String, _ kind: String, _ defect: Defect) {
    self.init(
      rule: rule, kind: kind, defect: defect, severity: .error,
      location: SourceLocation("Modules/Login/project.yml", 3, 3))
  }

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
