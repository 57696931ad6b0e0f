extension RemixPresetText {
  /// What the elements are.
  static let shapes = """
      # --- What the elements are

      rx-viewdata-builtin-types:
        declarations:
          of: "tag:rx-view-data"
          inside: "*"
          kind: variable
          is: stored
          is-not: static
          must: { made-of: [built-in, "*${view-data}", "*${view-data}.*"] }
        because: What a view shows is decided before the view gets it.

      rx-viewdata-is-struct:
        declarations:
          of: "tag:rx-view-data"
          must: { kind: "${view-data-kinds}", file: "${view-data-files}" }
        because: View data is a value that belongs to its view and stands beside it.

      rx-view-is-protocol:
        forbid:
          from:
            any: ["tag:rx-coordinators", "tag:rx-interactors", "tag:rx-formatters"]
            not: "${app}"
          to: { all: "tag:rx-views", not: "kind:protocol" }
        because: Coordinators run without any screen, in tests and on other platforms.

      rx-view-is-implemented:
        declarations:
          of: { not: "${tests}" }
          kind: protocol
          name: "{view}${view}"
          counterpart:
            kind: [class, struct, enum, actor, extension]
            conforms-to: "{view}${view}"
        severity: warning
        because: A protocol for a view says what some view controller does.

      rx-view-delegate:
        declarations:
          of: { all: "tag:rx-views", not: "${tests}" }
          inside: "{view}${view}"
          kind: variable
          name: delegate
          is: requirement
          must: { type: ["{view}${view}Delegate?", "(any {view}${view}Delegate)?"] }
          counterpart:
            kind: [class, struct, actor]
            name: "*${coordinator}"
            conforms-to: "{view}${view}Delegate"
        because: A view reports to its delegate, and a coordinator decides what that means.

      rx-one-coordinator-per-feature:
        declarations:
          of: { not: "${tests}" }
          kind: [class, struct, actor]
          name: "{feature}${feature}"
          counterpart: { kind: [class, struct, actor], name: "{feature}${coordinator}" }
        because: A feature is what one coordinator does, so each has the one of its name.

      rx-coordinator-belongs-to-feature:
        declarations:
          of: { any: "tag:rx-coordinators", not: ["${app}", "${base-coordinators}"] }
          kind: [class, struct, actor]
          name: "{feature}${coordinator}"
          counterpart: { kind: type, name: "{feature}${feature}" }
        because: Features make the coordinators, with all that they need.

      rx-feature-builds-coordinator:
        declarations:
          of: { any: "tag:rx-features", not: "${app}" }
          kind: [class, struct, actor]
          must: { members: [{ kind: [function, variable], type: "*${coordinator}*" }] }
        because: A feature is there to make its coordinator.

      rx-formatter-single-function:
        declarations:
          of: "tag:rx-formatters"
          kind: [class, struct, protocol]
          must:
            members:
              - kind: function
                access: at-least internal
                is-not: [static, override]
                at-most: 1
        severity: info
        because: A formatter is a function with a name; two functions are two formatters.

    """
}
