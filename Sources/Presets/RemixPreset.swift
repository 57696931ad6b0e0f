import RuleLanguage

extension Preset {
  /// Features of coordinators, interactors, services, formatters and views, with UIKit at the edge.
  static let remix = Preset(
    name: "remix",
    summary: "Features of coordinators, interactors, services, formatters and views, each of "
      + "which knows only what it needs, and UIKit at the edge.",
    documentation: RemixPresetText.documentation,
    parameters: [
      Parameter(
        name: "feature", defaultValue: "Feature",
        meaning: "How the names of features end; `{Feature,Module}` allows several endings, here "
          + "and below."),
      Parameter(
        name: "coordinator", defaultValue: "Coordinator",
        meaning: "How the names of coordinators end."),
      Parameter(
        name: "interactor", defaultValue: "Interactor",
        meaning: "How the names of interactors end."),
      Parameter(
        name: "service", defaultValue: "Service",
        meaning: "How the names of services end."),
      Parameter(
        name: "formatter", defaultValue: "Formatter",
        meaning: "How the names of formatters end."),
      Parameter(
        name: "factory", defaultValue: "Factory",
        meaning: "How the names of factories end."),
      Parameter(
        name: "wireframe", defaultValue: "Wireframe",
        meaning: "How the names of wireframes end."),
      Parameter(
        name: "view-data", defaultValue: "ViewData",
        meaning: "How the names of what views show end."),
      Parameter(
        name: "view", defaultValue: "View",
        meaning: "How the names of the protocols for views end."),
      Parameter(
        name: "views",
        defaultValue: "[\"type:[A-Z]*View\", \"type:[A-Z]*ViewController\", "
          + "\"conforms-to:{name}View\"]",
        meaning: "Selectors of views: the protocols and what implements them."),
      Parameter(
        name: "view-files",
        defaultValue: "[\"path:**/*View.swift\", \"path:**/*ViewController.swift\"]",
        meaning: "Selectors of the files that declare views."),
      Parameter(
        name: "view-data-kinds", defaultValue: "[struct]",
        meaning: "What view data may be."),
      Parameter(
        name: "view-data-files", defaultValue: "[\"**/*View*.swift\", \"**/*View*/**\"]",
        meaning: "The places of view data: files of views and files beside them."),
      Parameter(
        name: "entity", defaultValue: "Entit{y,ies}",
        meaning: "The module of the entities, or folders of that name."),
      Parameter(
        name: "entity-frameworks", defaultValue: "[\"external:Foundation\"]",
        meaning: "What entities may use: selectors."),
      Parameter(
        name: "coordinator-files",
        defaultValue: "[\"path:**/*Coordinator.swift\", \"path:**/*Coordinator+*.swift\"]",
        meaning: "Selectors of the files that declare coordinators."),
      Parameter(
        name: "base-coordinators",
        defaultValue: "[\"type:{Base,Abstract,Parent,Child,Navigation,Any}Coordinator\"]",
        meaning: "Selectors of coordinators that others inherit from, which no feature makes."),
      Parameter(
        name: "app",
        defaultValue: "[\"type:*App{,Coordinator,Feature,Factory,Component,Delegate}\", "
          + "\"type:*SceneDelegate\", \"path:**/{AppDelegate,SceneDelegate,main}.swift\"]",
        meaning: "Selectors of what belongs to an application: it puts the features together, "
          + "and no feature makes its coordinator."),
      Parameter(
        name: "features", defaultValue: "**/Features",
        meaning: "The folder that holds a folder for each feature."),
      Parameter(
        name: "uikit",
        defaultValue: "[\"path:**/{UIKit,AppKit,SwiftUI,WatchKit}/**\", \"module:?*UIKit\"]",
        meaning: "Selectors of where frameworks for user interfaces may be imported."),
      Parameter(
        name: "uikit-files", defaultValue: "[\"**/{UIKit,AppKit,SwiftUI,WatchKit}/**\"]",
        meaning: "The same as patterns of paths."),
      Parameter(
        name: "core", defaultValue: "[\"path:**/Core/**\"]",
        meaning: "Selectors of code that runs on every platform."),
      Parameter(
        name: "ui-frameworks", defaultValue: "{UIKit,SwiftUI,AppKit,Cocoa,WatchKit}",
        meaning: "The frameworks for user interfaces: one pattern."),
      Parameter(
        name: "ui-symbols", defaultValue: "[\"UI[A-Z]*\"]",
        meaning: "The names of what these frameworks declare."),
      Parameter(
        name: "ui-prefix", defaultValue: "UI",
        meaning: "How the names of implementations for UIKit begin."),
      Parameter(
        name: "uikit-names",
        defaultValue: "[\"UI[A-Z]*\", \"*Controller\", \"*Cell\", \"*{Delegate,DataSource,Layout,"
          + "Segue,Window,Application}\"]",
        meaning: "Names that say that a type is one for UIKit."),
      Parameter(
        name: "system-controllers",
        defaultValue: "[\"symbol:UINavigationController\", \"symbol:UISplitViewController\", "
          + "\"symbol:UITabBarController\"]",
        meaning: "Selectors of the controllers that wireframes hide."),
      Parameter(
        name: "system-controller-users",
        defaultValue: "[\"type:UI*Wireframe*\", \"type:(extension of *)\"]",
        meaning: "Selectors of what may name them."),
      Parameter(
        name: "navigation-symbols",
        defaultValue: "[UIStoryboardSegue, NavigationLink, NavigationStack, NavigationPath]",
        meaning: "Types by which a view would navigate."),
      Parameter(
        name: "navigation-members",
        defaultValue: "[pushViewController, popViewController, popToViewController, "
          + "popToRootViewController, setViewControllers, present, presentViewController, "
          + "dismiss, dismissViewController, performSegue, performSegueWithIdentifier, "
          + "showDetailViewController]",
        meaning: "Functions by which a view would navigate."),
      Parameter(
        name: "magic",
        defaultValue: "[\"external:{Swinject*,Typhoon*,Dip,DipUI,Resolver,NeedleFoundation,"
          + "Cleanse,Weaver*}\", \"type:*{ServiceLocator,DependencyInjector}\"]",
        meaning: "Selectors of frameworks that inject dependencies and of service locators."),
      Parameter(
        name: "tests",
        defaultValue: "[\"path:**/{*Tests,*Test,*Specs,*Mocks,*Fakes,*Stubs,TestSupport}/**\", "
          + "\"type:{Mock,Fake,Stub,Spy,Dummy}[A-Z]*\", \"type:?*{Mock,Fake,Stub,Spy,Dummy}\"]",
        meaning: "Selectors of tests and their doubles, beside the modules that manifests "
          + "declare as tests."),
      Parameter(
        name: "ui-tests",
        defaultValue: "[\"path:**/*{UI,Snapshot}*Test*/**\", \"module:*{UI,Snapshot}*Test*\"]",
        meaning: "Selectors of tests that may know user interfaces."),
      .exclude,
      Parameter(
        name: "max-distance", defaultValue: "0.9",
        meaning: "The greatest distance from the main sequence."),
      Parameter(
        name: "counting", defaultValue: "types",
        meaning: "How the couplings for it are counted."),
    ],
    signs: [
      .init(3, .declares("*Wireframe")),
      .init(3, .declares("*ViewData")),
      .init(2, .declares("*Feature")),
      .init(2, .declares("UI*Wireframe")),
      .init(1, .declares("*Coordinator")),
      .init(1, .declares("*Interactor")),
      .init(1, .declares("*Formatter")),
      .init(1, .folders("**/UIKit")),
      .init(1, .modules("Entity")),
      .init(-3, .declares("*Presenter")),
    ],
    text: RemixPresetText.all)
}
