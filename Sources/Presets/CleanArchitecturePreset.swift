import RuleLanguage

extension Preset {
  /// The rings of the clean architecture.
  static let cleanArchitecture = Preset(
    name: "clean-architecture",
    summary: "Entities, use cases, interface adapters and frameworks as rings: dependencies lead "
      + "inwards only.",
    documentation: """
      The rings may be folders, modules or tags, each a selector: `frameworks: "path:App/UI/**"`,
      `entities: [Core, "Core*"]`. The defaults are the usual names of folders, anywhere in the
      project. What several rings could take belongs to the outermost of them, and what none takes
      is free.

      `main` is what puts the program together: it may know everything, and no ring may know it. A
      ring that the project does not have is no mistake: the rules speak of the others.

      Reference: R. C. Martin, *Clean Architecture* (2017), ch. 22.
      """,
    parameters: [
      Preset.Parameter(
        name: "entities", defaultValue: "path:**/{Entities,Domain}/**",
        meaning: "The innermost ring: what is true of the business."),
      Preset.Parameter(
        name: "use-cases", defaultValue: "path:**/{UseCases,Interactors}/**",
        meaning: "The second ring: what the application does."),
      Preset.Parameter(
        name: "adapters",
        defaultValue: "path:**/{InterfaceAdapters,Adapters,Presenters,Presentation,Controllers,"
          + "Gateways,ViewModels,Repositories,Data}/**",
        meaning: "The third ring: presenters, view models, gateways, repositories."),
      Preset.Parameter(
        name: "frameworks",
        defaultValue: "path:**/{Frameworks,Infrastructure,UI,Views,Screens,Persistence,Database,"
          + "Network,Networking}/**",
        meaning: "The outermost ring: screens, databases, networks."),
      Preset.Parameter(
        name: "main",
        defaultValue: #"["attribute:main", "type:{AppDelegate,SceneDelegate}", "#
          + #""type:*{DIContainer,DiContainer}", "path:**/{CompositionRoot,DependencyInjection,DI,"#
          + #"DIContainer,DependencyContainer}/**"]"#,
        meaning: "Where the program is put together."),
      Preset.Parameter(
        name: "outside-frameworks",
        defaultValue: "[UIKit, SwiftUI, AppKit, WatchKit, CoreData, SwiftData, RealmSwift, GRDB, "
          + #""SQLite*", Alamofire, Moya, "Firebase*"]"#,
        meaning: "Modules that the two inner rings do not import."),
      Preset.Parameter(
        name: "outside-symbols",
        defaultValue: #"["UI[A-Z]*", "NSManagedObject*", URLSession, UserDefaults]"#,
        meaning: "Names from outside that the two inner rings do not write."),
    ],
    signs: [
      PresetSign(2, .folders("**/Domain/Entities")),
      PresetSign(2, .folders("**/{Domain,Application}/UseCases")),
      PresetSign(2, .folders("**/{InterfaceAdapters,Adapters,Gateways}")),
      PresetSign(1, .folders("**/{Entities,UseCases,Interactors}")),
      PresetSign(1, .folders("**/{Infrastructure,Frameworks}")),
      PresetSign(1, .declares("*UseCase")),
    ],
    text: #"""
      version: 1

      # The rings, the innermost last. What several could take belongs to the outermost of them.
      tags:
        # Where the program is put together: it knows everything, and nothing knows it.
        ca-main: "${main}"
        ca-frameworks:
          any: "${frameworks}"
          not: "tag:ca-main"
        ca-adapters:
          any: "${adapters}"
          not: ["tag:ca-main", "tag:ca-frameworks"]
        ca-use-cases:
          any: "${use-cases}"
          not: ["tag:ca-main", "tag:ca-frameworks", "tag:ca-adapters"]
        ca-entities:
          any: "${entities}"
          not: ["tag:ca-main", "tag:ca-frameworks", "tag:ca-adapters", "tag:ca-use-cases"]

        # What rules speak of together.
        ca-rings: ["tag:ca-entities", "tag:ca-use-cases", "tag:ca-adapters", "tag:ca-frameworks"]
        ca-rings-around-entities: ["tag:ca-use-cases", "tag:ca-adapters", "tag:ca-frameworks"]
        ca-rings-around-use-cases: ["tag:ca-adapters", "tag:ca-frameworks"]

      rules:
        ca-entities-know-no-ring:
          forbid: { from: "tag:ca-entities", to: "tag:ca-rings-around-entities" }
          because: Entities hold what is true of the business without any program. They change last.

        ca-use-cases-know-entities-only:
          forbid: { from: "tag:ca-use-cases", to: "tag:ca-rings-around-use-cases" }
          because: A use case says what it needs in protocols of its own, which others adopt.

        ca-adapters-know-no-frameworks:
          forbid: { from: "tag:ca-adapters", to: "tag:ca-frameworks" }
          because: Adapters translate for the screen and the database, and outlive both.

        ca-nothing-knows-main:
          forbid: { from: "tag:ca-rings", to: "tag:ca-main" }
          because: What puts the program together could be something else tomorrow.

        ca-entities-are-free-of-frameworks:
          external:
            of: "tag:ca-entities"
            forbid: "${outside-frameworks}"
            symbols: "${outside-symbols}"
          because: The rules of the business must not change because a framework does.

        ca-use-cases-are-free-of-frameworks:
          external:
            of: "tag:ca-use-cases"
            forbid: "${outside-frameworks}"
            symbols: "${outside-symbols}"
          because: A use case is tested without a screen, a database or a network.

        ca-no-cycles:
          acyclic: { of: "*", at: module }
          because: Modules on a cycle can only be built, tested and understood together.

      """#)
}
