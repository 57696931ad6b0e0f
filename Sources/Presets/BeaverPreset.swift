import RuleLanguage

extension Preset {
  /// Unidirectional data flow: modules of action, state, reducer, presenter and view controller.
  static let beaver = Preset(
    name: "beaver",
    summary:
      "Unidirectional data flow in modules of actions, states, reducers, presenters and view "
      + "controllers around a Core, which the App puts together.",
    documentation: BeaverPresetText.documentation,
    parameters: [
      Parameter(
        name: "modules-folder", defaultValue: "Module{,s}",
        meaning: "The folder of the modules, each of which keeps its sources in "
          + "`Module/{module}/{module}`; a name or a pattern."),
      Parameter(name: "core", defaultValue: "Core", meaning: "The module that all others share."),
      Parameter(
        name: "app", defaultValue: "App", meaning: "The component that puts the modules together."),
      Parameter(
        name: "app-folder", defaultValue: "App", meaning: "The folder of the application's sources."
      ),
      Parameter(
        name: "app-files",
        defaultValue: "[\"**/AppDelegate.swift\", \"**/AppPresenter.swift\", "
          + "\"**/AppReducer.swift\", \"**/Info.plist\", /Cakefile, /Podfile]",
        meaning:
          "The files of the application, from its folder or, with `/` in front, from the root."),
      Parameter(
        name: "module-files",
        defaultValue:
          "[\"{module}/**/{module}Action.swift\", \"{module}/**/{module}Presenter.swift\", "
          + "\"{module}/**/{module}Reducer.swift\", \"{module}/**/{module}ViewController.swift\"]",
        meaning: "The files of a module, from its folder below the one of all modules."),
      Parameter(
        name: "module-manifests", defaultValue: "[Cakefile.rb, Podfile.rb]",
        meaning: "The files that describe a module to the tools that build it."),
      Parameter(
        name: "allowed-imports",
        defaultValue: "[\"external:Beaver\", \"external:Foundation\", "
          + "\"external:{UIKit,AppKit,SwiftUI,WatchKit,TVUIKit}\", "
          + "\"external:{CoreGraphics,CoreText,CoreImage,QuartzCore,CoreServices}\", "
          + "\"external:{MapKit,WebKit,SafariServices,MessageUI,ContactsUI,EventKitUI,PhotosUI}\", "
          + "\"external:{AVKit,SpriteKit,SceneKit,PDFKit}\", "
          + "\"external:{Darwin,Dispatch,ObjectiveC,os,OSLog,Swift,Accessibility}\"]",
        meaning:
          "What a module may import beside the Core: selectors, such as `external:MapKit` or "
          + "the name of a module that all may use."),
      Parameter(
        name: "known-roles",
        defaultValue: "[\"*Action\", \"*Reducer\", \"*Presenter\", \"*ViewController\", \"*View\", "
          + "\"*Cell\"]",
        meaning: "Names of types that a module may consist of; views by their superclass are free."),
      Parameter(
        name: "many-platforms", defaultValue: "Beaver",
        meaning: "Code that is built for more than iOS, which uses UIKit under `#if os(iOS)` only."),
      .exclude,
    ],
    signs: [
      .init(4, .imports("Beaver")),
      .init(3, .files("**/Cakefile.rb")),
      .init(2, .declares("*RoutingAction")),
      .init(2, .declares("*UIAction")),
      .init(1, .declares("AppReducer")),
      .init(1, .folders("Module/*/*")),
    ],
    text: BeaverPresetText.files + BeaverPresetText.roles)
}
