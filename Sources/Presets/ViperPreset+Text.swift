/// The long texts of the preset `viper`.
enum ViperPresetText {
  /// What the page of the preset says.
  static let documentation = """
    A module shows one screen. Its view shows what the presenter says and tells it what was
    tapped, the presenter asks the interactor for entities and prepares them for the view, and the
    router opens other modules. They know each other by protocols, and a builder puts them
    together.

    Parts are known by the ends of their names, their protocols with what follows these, as in
    `LoginPresenterProtocol` and `LoginViewInput`. `LoginInteractorOutput` and `LoginViewOutput`
    are protocols by which a part reports, and may be known to it. Entities are types whose names
    end with `Entity`, and whatever lies in a folder of that name.

    Each set of parts is a tag, `viper-views` for one, which a configuration may define anew.
    """

  /// The configuration.
  static let all = [parts, graph, meeting, modules].joined(separator: "\n")

  /// The parts of a module.
  static let parts = """
    version: 1

    # The parts of a module, by the ends of their names. The protocols of a part count as the part,
    # those by which it reports do not.
    tags:
      viper-builders: { any: "${builders}", not: "${tests}" }
      viper-views: { any: "type:[A-Z]*${view}${input}", not: ["tag:viper-builders", "${tests}"] }
      viper-presenters: { any: "type:[A-Z]*${presenter}${input}", not: "${tests}" }
      viper-interactors: { any: "type:[A-Z]*${interactor}${input}", not: "${tests}" }
      viper-routers: { any: "type:[A-Z]*${router}${input}", not: "${tests}" }
      viper-entities:
        any: ["type:[A-Z]*${entity}", "path:**/${entity-folder}/**"]
        not:
          - "tag:viper-builders"
          - "tag:viper-views"
          - "tag:viper-presenters"
          - "tag:viper-interactors"
          - "tag:viper-routers"
          - "${tests}"

    """

  /// Who knows whom.
  static let graph = """
    rules:
      # --- Who knows whom

      viper-view-dependencies:
        forbid:
          from: "tag:viper-views"
          to: ["tag:viper-interactors", "tag:viper-routers"]
        because: A view shows what its presenter says and tells it what was tapped.

      viper-view-no-entity:
        forbid: { from: "tag:viper-views", to: "tag:viper-entities" }
        severity: warning
        because: The presenter prepares what is shown, so that the view needs no model.

      viper-presenter-no-ui:
        external:
          of: { any: ["tag:viper-presenters", "${presenter-files}"], not: "${tests}" }
          forbid: "${ui-frameworks}"
          symbols: "${ui-symbols}"
        severity: warning
        because: What is shown can be tested without any screen.

      viper-interactor-dependencies:
        forbid:
          from: "tag:viper-interactors"
          to:
            - "tag:viper-views"
            - "tag:viper-routers"
            - { all: "tag:viper-presenters", not: "kind:protocol" }
        because: A use case hands over its result and does not know who shows it.

      viper-interactor-no-ui:
        external:
          of: { any: ["tag:viper-interactors", "${interactor-files}"], not: "${tests}" }
          forbid: "${ui-frameworks}"
          symbols: "${ui-symbols}"
        because: The logic of the business runs without any screen.

      viper-entity-dependencies:
        forbid:
          from: "tag:viper-entities"
          to:
            - "tag:viper-views"
            - "tag:viper-presenters"
            - "tag:viper-interactors"
            - "tag:viper-routers"
            - "tag:viper-builders"
        because: Entities are what all parts talk about, so they know none of them.

      viper-entity-no-ui:
        external:
          of: "tag:viper-entities"
          forbid: "${ui-frameworks}"
          symbols: "${ui-symbols}"
        because: Entities are data, whatever they look like.

    """
}
