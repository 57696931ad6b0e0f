import RuleLanguage

extension Preset {
  /// Modules of view, interactor, presenter, entity and router.
  static let viper = Preset(
    name: "viper",
    summary: "Modules of view, interactor, presenter, entity and router, which meet by protocols "
      + "and are put together by a builder.",
    documentation: ViperPresetText.documentation,
    parameters: [
      Parameter(
        name: "view", defaultValue: "{View,ViewController}",
        meaning: "How the names of views end."),
      Parameter(
        name: "presenter", defaultValue: "Presenter",
        meaning: "How the names of presenters end."),
      Parameter(
        name: "interactor", defaultValue: "Interactor",
        meaning: "How the names of interactors end."),
      Parameter(
        name: "router", defaultValue: "{Router,Wireframe,WireFrame}",
        meaning: "How the names of routers end."),
      Parameter(
        name: "input",
        defaultValue: "{,Protocol,Interface,Input,Inputs,InputProtocol,InputInterface,Type}",
        meaning: "What follows these endings in the names of their protocols; the first "
          + "alternative is empty."),
      Parameter(
        name: "output", defaultValue: "InteractorOutput",
        meaning: "How the names of protocols end by which an interactor reports."),
      Parameter(
        name: "builders",
        defaultValue: "[\"type:[A-Z]*{Module,Builder,Assembly,Assembler,Configurator,Factory,"
          + "Initializer}\"]",
        meaning: "Selectors of what puts modules together."),
      Parameter(
        name: "entity", defaultValue: "Entity",
        meaning: "How the names of entities end."),
      Parameter(
        name: "entity-folder", defaultValue: "Entit{y,ies}",
        meaning: "The folders of entities."),
      Parameter(
        name: "modules", defaultValue: "**/{Modules,Scenes}",
        meaning: "The folder that holds a folder for each module."),
      Parameter(
        name: "ui-frameworks", defaultValue: "{UIKit,SwiftUI,AppKit,Cocoa,WatchKit}",
        meaning: "The frameworks for user interfaces: one pattern."),
      Parameter(
        name: "ui-symbols", defaultValue: "[\"UI[A-Z]*\"]",
        meaning: "The names of what these frameworks declare."),
      Parameter(
        name: "presenter-files", defaultValue: "[\"path:**/*Presenter.swift\"]",
        meaning: "Selectors of the files that declare presenters."),
      Parameter(
        name: "interactor-files", defaultValue: "[\"path:**/*Interactor.swift\"]",
        meaning: "Selectors of the files that declare interactors."),
      Parameter(
        name: "navigation-members",
        defaultValue: "[pushViewController, popViewController, popToViewController, "
          + "popToRootViewController, performSegue, instantiateViewController]",
        meaning: "Functions from outside that lead to another screen."),
      Parameter(
        name: "tests",
        defaultValue: "[\"path:**/{*Tests,*Test,*Specs,*Mocks,*Fakes,*Stubs,TestSupport}/**\", "
          + "\"type:{Mock,Fake,Stub,Spy,Dummy}[A-Z]*\", \"type:?*{Mock,Fake,Stub,Spy,Dummy}\"]",
        meaning: "Selectors of tests and their doubles, beside the modules that manifests "
          + "declare as tests."),
    ],
    signs: [
      .init(3, .declares("*Presenter")),
      .init(2, .declares("*Router")),
      .init(2, .declares("*Interactor")),
      .init(2, .declares("*InteractorOutput")),
      .init(1, .declares("*Wireframe")),
      .init(1, .declares("*{Assembly,Configurator}")),
      .init(-3, .declares("*ViewData")),
      .init(-3, .declares("*Reducer")),
    ],
    text: ViperPresetText.all)
}
