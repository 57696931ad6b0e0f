/// The long texts of the preset `remix`.
enum RemixPresetText {
  /// What the page of the preset says.
  static let documentation = """
    An application is a hierarchy of features. A feature is a factory: it makes one coordinator,
    with all that it works with. Each element has its task, and its name ends with what it is:

    | element | what it does | what it knows |
    |---|---|---|
    | `LoginFeature` | makes the coordinator | everything |
    | `LoginCoordinator` | decides what comes next | all but services |
    | `LoginInteractor` | does one thing that a user wants | interactors, services, entities |
    | `LoginService` | reaches storage, networks, devices | services, entities |
    | `LoginFormatter` | turns results of an interactor into view data | entities, view data |
    | `LoginView` | shows view data, tells its delegate what was tapped | its view data and delegate |
    | `LoginViewData` | what is shown, in texts and numbers | nothing |
    | `NavigationWireframe` | shows views one after the other, or side by side | views |

    Views, wireframes and factories are protocols. What implements them with UIKit begins with
    `UI` and lies below a folder `UIKit`; all else runs, and is tested, without it. Entities are a
    module, or a folder, of that name.

    `rx-element-graph` orders the elements. Whoever may know less than what stands below it has a
    rule of its own, so that a finding says which of the agreements it breaks. Coordinators,
    features and the like whose names begin with `App` put an application together and may do what
    others must not; say with `app` what else does.

    Each set of elements is a tag, `rx-views` for one, which a configuration may define anew:

    ```yaml
    extends: remix
    tags:
      rx-services: ["type:*Service", "type:*Repository"]
    ```
    """

  /// The configuration.
  static let all = [elements, graph, shapes, platforms, features, imports].joined(separator: "\n")

  /// The elements.
  static let elements = """
    version: 1

    sources:
      exclude: "${exclude}"

    # The elements, by the ends of their names. Tests and their doubles are none.
    tags:
      rx-features: { any: "type:[A-Z]*${feature}", not: "${tests}" }
      rx-coordinators: { any: "type:[A-Z]*${coordinator}", not: "${tests}" }
      rx-interactors: { any: "type:[A-Z]*${interactor}", not: "${tests}" }
      rx-services: { any: "type:[A-Z]*${service}", not: "${tests}" }
      rx-formatters: { any: "type:[A-Z]*${formatter}", not: "${tests}" }
      rx-factories: { any: "type:[A-Z]*${factory}", not: "${tests}" }
      rx-wireframes: { any: "type:[A-Z]*${wireframe}", not: "${tests}" }
      rx-view-data: { any: "type:[A-Z]*${view-data}", not: "${tests}" }
      rx-views:
        any: "${views}"
        not:
          - "tag:rx-features"
          - "tag:rx-coordinators"
          - "tag:rx-factories"
          - "tag:rx-wireframes"
          - "${tests}"
      rx-entities: { any: ["module:${entity}", "path:**/${entity}/**"], not: "${tests}" }

    """

  /// Who knows whom.
  static let graph = """
    rules:
      # --- Who knows whom

      # Whose row says that it knows less than all below is told by a rule of its own.
      rx-element-graph:
        layers:
          - ["tag:rx-features", "tag:rx-coordinators"]
          - "tag:rx-wireframes"
          - "tag:rx-views"
          - "tag:rx-formatters"
          - "tag:rx-view-data"
          - "tag:rx-interactors"
          - "tag:rx-services"
          - "tag:rx-entities"
        may-be-empty: true
        because: Each element has one task and knows only what that task needs.

      rx-view-no-interactor-service-formatter-coordinator:
        forbid:
          from: "tag:rx-views"
          to:
            - "tag:rx-features"
            - "tag:rx-coordinators"
            - "tag:rx-interactors"
            - "tag:rx-services"
            - "tag:rx-formatters"
            - "tag:rx-wireframes"
        because: A view shows what it is given and tells its delegate what was tapped.

      # Parts of a view are classes, and the protocol that it implements it inherits from.
      rx-view-no-other-view:
        forbid:
          from: "tag:rx-views"
          to: { all: ["type:[A-Z]*${view}", "kind:protocol"], not: "${tests}" }
          via: type
        because: A view can be shown anywhere if it does not know what is shown beside it.

      rx-view-no-navigation:
        external:
          of: "tag:rx-views"
          symbols: "${navigation-symbols}"
          members: "${navigation-members}"
        because: Coordinators decide what comes next, and wireframes show it.

      rx-view-no-entity:
        forbid: { from: "tag:rx-views", to: "tag:rx-entities" }
        because: Views show texts and numbers, and outlive every change of the entities.

      rx-view-no-entity-import:
        forbid:
          from: { any: "${view-files}", not: "${tests}" }
          to: ["module:${entity}", "external:${entity}"]
          via: import
        because: Views show texts and numbers, and outlive every change of the entities.

      rx-coordinator-no-service:
        forbid:
          from: { any: "tag:rx-coordinators", not: "${app}" }
          to: "tag:rx-services"
        because: What services know comes to a coordinator through an interactor.

      rx-coordinator-no-instantiation:
        forbid:
          from: { any: "tag:rx-coordinators", not: "${app}" }
          to: ["tag:rx-interactors", "tag:rx-services", "tag:rx-formatters", "tag:rx-views"]
          members: init
        because: The feature hands a coordinator all that it works with, and so can a test.

      rx-interactor-dependencies:
        forbid:
          from: "tag:rx-interactors"
          to:
            - "tag:rx-features"
            - "tag:rx-coordinators"
            - "tag:rx-formatters"
            - "tag:rx-views"
            - "tag:rx-view-data"
            - "tag:rx-wireframes"
        because: Use cases rest on services and on each other, whatever shows their results.

      rx-service-dependencies:
        forbid:
          from: "tag:rx-services"
          to:
            - "tag:rx-features"
            - "tag:rx-coordinators"
            - "tag:rx-interactors"
            - "tag:rx-formatters"
            - "tag:rx-views"
            - "tag:rx-view-data"
            - "tag:rx-wireframes"
        because: Services rest on services only.

      # A service that inherits from another one, and so calls it, uses none.
      rx-service-is-protocol:
        forbid:
          from:
            any: ["tag:rx-interactors", "tag:rx-services"]
            not: "inherits-from:*${service}"
          to: { all: "tag:rx-services", not: "kind:protocol" }
          via: [type, call]
        because: Only a protocol lets a test hand over another service.

      # What an interactor finds may be a type within the interactor, so to name one is no offence.
      rx-formatter-dependencies:
        forbid:
          from: "tag:rx-formatters"
          to:
            - "tag:rx-features"
            - "tag:rx-coordinators"
            - "tag:rx-services"
            - "tag:rx-views"
            - "tag:rx-factories"
            - "tag:rx-wireframes"
        because: A formatter turns what an interactor has found into view data, and asks nobody.

      rx-entity-independent:
        allow: { from: "tag:rx-entities", to: "${entity-frameworks}" }
        because: The logic of the business stays true whatever becomes of the application.

    """
}
