extension ViperPresetText {
  /// How the parts meet.
  static let meeting = """
      # --- How the parts meet

      viper-presenter-knows-protocols:
        forbid:
          from: "tag:viper-presenters"
          to:
            any: ["tag:viper-views", "tag:viper-interactors", "tag:viper-routers"]
            not: "kind:protocol"
        severity: warning
        because: A presenter is tested with other views, interactors and routers.

      viper-view-knows-protocols:
        forbid:
          from: "tag:viper-views"
          to: { all: "tag:viper-presenters", not: "kind:protocol" }
        severity: warning
        because: In tests and previews a view works with presenters that only pretend.

      viper-parts-are-handed-in:
        forbid:
          from: ["tag:viper-views", "tag:viper-presenters", "tag:viper-interactors"]
          to: ["tag:viper-presenters", "tag:viper-interactors", "tag:viper-routers"]
          members: init
        because: A module is put together in one place, and in another way in tests.

      viper-view-is-weak:
        declarations:
          of: "tag:viper-presenters"
          inside: "*"
          kind: variable
          is: stored
          type: ["*${view}${input}?", "(any *${view}${input})?"]
          must: [{ is: weak }, { is: unowned }]
        because: The view owns its presenter, so a strong way back keeps both for ever.

      viper-output-is-weak:
        declarations:
          of: "tag:viper-interactors"
          inside: "*"
          kind: variable
          is: stored
          type: ["*{${presenter},${output}}${input}?", "(any *{${presenter},${output}}${input})?"]
          must: [{ is: weak }, { is: unowned }]
        because: The presenter owns its interactor, so a strong way back keeps both for ever.

      viper-navigation-in-router:
        external:
          of: ["tag:viper-views", "tag:viper-presenters", "tag:viper-interactors"]
          members: "${navigation-members}"
        because: Where a tap leads is the router's task.

    """

  /// Modules.
  static let modules = """
      # --- Modules

      viper-interactor-has-presenter:
        declarations:
          of: "tag:viper-interactors"
          kind: [class, struct, actor]
          name: "{module}${interactor}"
          counterpart: { kind: type, name: "{module}${presenter}" }
        severity: warning
        because: The parts of a module bear its name.

      viper-presenter-has-view:
        declarations:
          of: "tag:viper-presenters"
          kind: [class, struct, actor]
          name: "{module}${presenter}"
          counterpart: { kind: type, name: "{module}${view}${input}" }
        severity: warning
        because: The parts of a module bear its name.

      viper-modules-are-independent:
        independence:
          of: { all: "path:${modules}/{module}/**", not: "${tests}" }
          exposes:
            - "tag:viper-builders"
            - "tag:viper-routers"
            - "tag:viper-entities"
            - "kind:protocol"
        severity: warning
        because: A module opens another one by its builder and speaks to it by protocols.

    """
}
