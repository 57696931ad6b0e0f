import RuleLanguage

extension Preset {
  /// Layers that are folders inside of feature folders, joined by flows.
  static let cleanLayers = Preset(
    name: "clean-layers",
    summary: "Presentation, domain and data as folders inside of feature folders of one target, "
      + "with view models, use cases, interfaces and flows.",
    documentation: """
      For applications of one target whose features are folders, and whose layers are folders in
      them:

      ```text
      App/Flows                                     joins screens, holds the containers
      App/Share                                     used by all features
      App/Features/{feature}/Presentation           views and view models
      App/Features/{feature}/Domain                 Entities, Interfaces, UseCases
      App/Features/{feature}/Data-DomainInterface   implements the interfaces
      App/Features/{feature}/Data                   repositories, storage, services
      App/Features/{feature}/DependencyContainer    makes the objects
      ```

      No module is needed: a file belongs to the layer of the outermost folder around it that is
      called like a layer, however deep it lies, and whichever target compiles it. Folders for
      previews, stand-ins and tests (`left-out-folders`) belong to no layer, so that a project
      without a manifest that archcheck reads can be checked too. A feature that lacks a folder is
      told of it and is judged by the folders that it has.

      The layers are the tags `gt-presentation`, `gt-domain`, `gt-data`, `gt-data-interface`,
      `gt-containers`, `gt-flows` and `gt-shared`; the types are `gt-views`, `gt-view-models`,
      `gt-use-cases` and `gt-interfaces`. A tag of the same name in `archcheck.yml` replaces one,
      and all rules follow. Suffixes and folders take several names as a pattern: `{Share,Common}`.

      Errors are what breaks the dependencies between layers and features. Conventions of layout and
      writing are warnings: folders of a feature, order and types of attributes, names of flow
      steps.

      Whether a screen is built by its flow is told by what flows build: what no flow makes is taken
      for a part of a screen, which the screen may make itself. Whether a name is a verb is told by
      a list (`verbs`), whether a step is an event by words (`event-words`).
      """,
    parameters: CleanLayersText.parameters,
    signs: [
      PresetSign(4, .folders("**/{Data-DomainInterface,DataDomainInterface}")),
      PresetSign(2, .folders("**/Features/*/Presentation")),
      PresetSign(2, .folders("**/Features/*/Domain")),
      PresetSign(1, .folders("**/Domain/**/UseCases")),
      PresetSign(2, .declares("FlowDelegate")),
      PresetSign(1, .declares("*UseCase")),
      PresetSign(1, .declares("*DomainModel")),
    ],
    text: [
      CleanLayersText.layers, CleanLayersText.dependencies, CleanLayersText.screens,
      CleanLayersText.domain, CleanLayersText.conventions,
    ].joined(separator: "\n"))
}

/// The pieces of the preset `clean-layers`, one file each.
enum CleanLayersText {}
