extension CleanLayersText {
  /// Which layer may know which other one, and which frameworks.
  static let dependencies = #"""
      # --- Who may know whom

      gt-presentation-not-data:
        forbid: { from: "tag:gt-presentation", to: "tag:gt-data-side" }
        because: Presentation knows what the domain offers, and not where it comes from.

      gt-viewmodel-not-data:
        forbid: { from: "tag:gt-view-models", to: "tag:gt-data-side" }
        because: A view model asks use cases; what stores and fetches can then change without it.

      gt-view-only-viewmodel:
        forbid:
          from: "tag:gt-screen-views"
          to: "tag:gt-beyond-view-models"
        because: A view shows what its view model says, and tells it what was touched.

      gt-data-not-presentation:
        forbid: { from: "tag:gt-data-side", to: "tag:gt-presentation" }
        because: Screens come and go; data must outlive them.

      gt-data-domain-interfaces-only:
        forbid:
          from: "tag:gt-data-side"
          to: "tag:gt-domain-but-protocols"
        except:
          - from: "tag:gt-data-interface"
            to: { all: "tag:gt-domain", not: "tag:gt-use-cases" }
            may-be-empty: true
            because: What implements an interface speaks in the terms of the domain.
        because: Data serves the domain through its interfaces and needs no more of it.

      gt-domain-not-data:
        forbid: { from: "tag:gt-domain", to: "tag:gt-data-side" }
        because: The domain says what it needs in interfaces, and data depends on them.

      gt-domain-not-presentation:
        forbid: { from: "tag:gt-domain", to: "tag:gt-screen-side" }
        because: What the app does must not depend on how it is shown.

      gt-presentation-not-di-container:
        forbid:
          from: "tag:gt-layers"
          to: "tag:gt-containers"
        because: Flows take from the containers and hand on what is needed; nobody else looks it up.

      gt-share-not-features:
        forbid:
          from: { all: "tag:gt-shared", not: ["tag:gt-containers", "tag:gt-flows"] }
          to: "path:${app-folder}/**/${features-folder}/**"
        because: Shared code is used by features, so it cannot know one of them.

      gt-feature-independence:
        independence:
          of:
            all: "path:${app-folder}/**/${features-folder}/{feature}/**"
            not: ["tag:gt-left-out", "tag:gt-containers", "tag:gt-flows"]
          exposes:
            - "type:*${use-case-suffix}"
            - "type:*${domain-model-suffix}"
            - { all: ["tag:gt-domain", "path:**/${entities-folder}/**"] }
        because: A feature is used like a module of its own, through the results of its use cases.

      gt-feature-independence-domain:
        independence:
          of:
            all: ["tag:gt-domain", "path:${app-folder}/**/${features-folder}/{feature}/**"]
          exposes:
            - "type:*${domain-model-suffix}"
            - { all: ["tag:gt-domain", "path:**/${entities-folder}/**"] }
        because: The rules of one feature do not run those of another one.

      gt-feature-acyclic:
        acyclic:
          of:
            all: "path:${app-folder}/**/${features-folder}/{feature}/**"
            not: ["tag:gt-left-out", "tag:gt-containers", "tag:gt-flows"]
        because: Features that need each other are one feature in two folders.

      # --- Frameworks

      gt-domain-no-ui-framework:
        external: { of: "tag:gt-domain", forbid: "${ui-frameworks}", symbols: "${ui-symbols}" }
        because: What the app does can be tested, and reused, without a screen.

      gt-data-no-ui-framework:
        external:
          of: "tag:gt-data-side"
          forbid: "${ui-frameworks}"
          symbols: "${ui-symbols}"
        because: Data is stored and fetched, never shown.

      gt-domain-no-data-framework:
        external: { of: "tag:gt-domain", forbid: "${data-frameworks}", symbols: "${data-symbols}" }
        because: How data is stored and fetched is decided behind the interfaces.

      gt-viewmodel-no-ui-framework:
        external: { of: "tag:gt-view-models", forbid: "${ui-frameworks}", symbols: "${ui-symbols}" }
        because: A view model says what is shown; a test must be able to read it without a screen.

    """#
}
