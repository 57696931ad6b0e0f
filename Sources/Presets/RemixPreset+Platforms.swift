extension RemixPresetText {
  /// Where UIKit may be.
  static let platforms = """
      # --- Where UIKit may be

      rx-wireframe-abstracts-system-controllers:
        protect: { of: "${system-controllers}", from: "${system-controller-users}" }
        except:
          - from: "${app}"
            may-be-empty: true
            because: The application puts the first one into its window.
          - from: "${tests}"
            may-be-empty: true
            because: Tests look at what is shown.
        because: What navigation looks like is known to wireframes alone.

      rx-uikit-only-in-uikit-folder:
        protect: { of: "external:${ui-frameworks}", from: "${uikit}" }
        except:
          - from: "${app}"
            may-be-empty: true
            because: The system asks for it.
          - from: "${tests}"
            may-be-empty: true
            because: Another rule judges tests.
        because: All else runs on other platforms, and its tests run on the Mac.

      rx-core-no-uikit:
        external:
          of: { any: "${core}", not: ["${uikit}", "${tests}"] }
          forbid: "${ui-frameworks}"
          symbols: "${ui-symbols}"
        because: The core of a feature runs on every platform, and in tests without a screen.

      rx-coordinator-no-uikit:
        external:
          of: { any: ["tag:rx-coordinators", "${coordinator-files}"], not: "${tests}" }
          forbid: "${ui-frameworks}"
          symbols: "${ui-symbols}"
        because: Tests on the Mac drive the coordinators.

      rx-tests-no-uikit:
        external:
          of: { any: ["role:test", "${tests}"], not: "${ui-tests}" }
          forbid: "${ui-frameworks}"
          symbols: "${ui-symbols}"
        because: Unit and acceptance tests run on the Mac, in seconds.

      rx-ui-prefix-means-uikit:
        declarations:
          of: { not: "${tests}" }
          name: "${ui-prefix}[A-Z]*"
          must:
            - { file: "${uikit-files}" }
            - { imports: "${ui-frameworks}" }
            - { inherits-from: "UI*" }
        severity: warning
        because: The prefix says that other platforms have other implementations.

      rx-uikit-type-has-ui-prefix:
        declarations:
          of:
            any:
              - "inherits-from:UI*"
              - all:
                  - { any: "${uikit}" }
                  - "conforms-to:*{${view},${wireframe},${factory},${service}}"
            not: ["${app}", "${tests}"]
          kind: [class, struct]
          access: at-least internal
          must: { name: "${uikit-names}" }
        severity: warning
        because: The prefix tells the implementation for UIKit from what it implements.

    """

  /// Features.
  static let features = """
      # --- Features

      rx-features-self-contained:
        forbid:
          from:
            any:
              - "tag:rx-features"
              - "tag:rx-coordinators"
              - "tag:rx-interactors"
              - "tag:rx-services"
              - "tag:rx-formatters"
              - "tag:rx-factories"
              - "tag:rx-wireframes"
              - "tag:rx-view-data"
              - "tag:rx-views"
              - "tag:rx-entities"
              - "path:${features}/**"
            not: ["${app}", "${tests}"]
          to: "${app}"
        because: A feature that does not know who uses it can be used by anybody.

      rx-feature-hierarchy-acyclic:
        acyclic:
          of: { all: "type:{name}{${feature},${coordinator}}", not: "${tests}" }
        because: A feature may be made of other features, but never of itself.

      rx-changes-together:
        forbid:
          from:
            all: ["type:{name}${feature}", "path:${features}/{folder}/**"]
            not: "${tests}"
          to:
            all: "type:{name}{${coordinator},${interactor},${formatter},${view}}"
            not: "path:${features}/{folder}/**"
        severity: info
        because: What is changed together is found faster where it lies together.

      rx-no-framework-magic:
        forbid: { from: { any: "path:**", not: "${tests}" }, to: "${magic}" }
        because: What a part needs is handed to it, where everybody can read it.

    """

  /// Imports and manifests.
  static let imports = """
      # --- Imports and manifests

      rx-unused-import:
        manifest: { checks: unused-imports }
        roles: [production, tool, test, demo]
        severity: warning
        because: The imports of a file tell its readers what it depends on.

      rx-symbol-without-import:
        manifest:
          checks: symbol-without-import
          symbol-without-import: { members-only: off }
        roles: [production, tool, test, demo]
        severity: warning
        because: A name that comes with the import of another file goes with it, too.

      rx-imported-undeclared:
        manifest: { checks: undeclared }
        roles: [production, tool, test, demo]
        because: What no manifest declares builds only if something else was built before.

      rx-declared-dependency-unused:
        manifest: { checks: unused }
        roles: [production, tool, test, demo]
        severity: warning
        because: A dependency that nobody uses costs a build and misleads the reader.

      rx-cleanliness:
        metric:
          name: distance
          of: { any: "*", not: "module:${entity}" }
          max: "${max-distance}"
          counting: "${counting}"
        severity: info
        because: What many rest on should be abstract, what nobody rests on should not.

    """
}
