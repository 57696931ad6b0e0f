import Configuration
import RuleKinds
import RuleLanguage
import Testing

@testable import Presets

/// What the documents of five real architectures ask for, rule by rule, and the kind that decides it.
///
/// Every rule of a preset stands here, so that none is lost or decided otherwise unnoticed. What no rule
/// can decide, the documentation of the preset says.
@Suite("The architectures that presets state")
struct ArchitectureTests {
  /// The rules of each preset by the kind that decides them.
  private static let rules: [String: [String: [String]]] = [
    "beaver": [
      "allow": ["module-allowed-imports"],
      "declarations": [
        "app-reducer-stateless", "conformances", "exhaustive-action", "no-singletons",
        "one-module-per-feature", "public-surface", "reducer-stateless",
        "routing-action-and-state-public", "start-stop-cases", "state-is-value",
        "ui-action-internal", "viewcontroller-internal-final",
      ],
      "external": ["present-only-in-presenter", "uikit-behind-platform-condition"],
      "forbid": [
        "common-code-in-core", "core-independent", "intermodule-only-by-routing",
        "reducer-dependencies", "viewcontroller-no-presenter-reducer-other-vc",
        "viewcontroller-no-routing",
      ],
      "independence": ["module-independence"],
      "manifest": [
        "declared-dependency-unused", "imported-undeclared", "symbol-without-import",
        "unused-import",
      ],
      "protect": [
        "app-composes-only", "routing-dispatch-only-in-presenter",
        "state-mutated-only-in-reducer", "viewcontroller-created-only-in-presenter",
      ],
      "require": ["app-state-covers-modules"],
      "structure": [
        "app-has-tests", "app-required-files", "core-app-files", "core-required-files",
        "module-has-tests",
        "module-manifests", "module-required-files",
      ],
    ],
    "bitrise-modules": [
      "acyclic": ["acyclic-modules"],
      "allow": ["app-composes-only", "demo-app-scope", "tests-scope"],
      "coverage": ["module-categories"],
      "declarations": [
        "action-handler-declared", "common-modules-stored", "common-stored-domain-on-demand",
        "file-declares-type", "file-name-matches-type", "internal-folder-access",
        "models-in-common", "module-conformances", "module-definition-in-public-folder",
        "module-definition-public", "module-type-kinds", "modules-container-exists",
        "no-endpoint-in-networking", "no-public-delegates", "public-folder-access",
        "public-surface", "root-view-controller-declared", "root-view-controller-non-nil",
      ],
      "duplicates": ["duplicate-type-name-across-modules"],
      "forbid": ["actions-only-outward-channel", "common-not-domain"],
      "graph": ["documented-graph-drift"],
      "independence": ["domain-independence"],
      "layers": ["layers"],
      "manifest": [
        "app-imports-module", "declared-dependency-unused", "imported-undeclared",
        "member-use-without-import", "unused-import",
      ],
      "metric": ["near-the-main-sequence"],
      "protect": ["single-instance"],
      "require": [
        "all-modules-registered", "demo-app-launches-module", "domain-module-released",
        "tests-depend-on-framework", "tests-target-subject",
      ],
      "structure": [
        "one-architecture", "orphan-module-files", "required-module-files",
        "sources-in-public-or-internal",
      ],
      "targets": [
        "lint-every-target", "one-project-per-module", "podfile-covers-all-modules",
        "regenerate-covers-all-modules", "three-targets-per-module",
        "workspace-covers-all-modules",
      ],
      "template": ["template-conforms", "template-placeholder-corrupted"],
    ],
    "clean-layers": [
      "acyclic": ["feature-acyclic"],
      "declarations": [
        "attribute-explicit-type", "attribute-group-order", "attribute-inner-order",
        "behavior-test-given-when-then", "child-flow-weak-parent",
        "datadomain-implements-interfaces", "domainmodel-naming", "flow-conforms",
        "flowstep-names-an-event", "interface-implemented", "interface-naming",
        "interface-single-publisher", "realm-test-mainactor", "repository-single-datamodel",
        "suffix-in-layer", "usecase-depends-on-interfaces-only", "usecase-has-interface",
        "usecase-input-not-publisher", "usecase-naming", "usecase-returns-anypublisher",
        "usecase-returns-domain-model", "usecase-single-exposed-method",
        "usecase-single-exposed-property", "usecase-verb-name", "view-observedobject",
        "viewmodel-flowdelegate", "viewmodel-observableobject", "viewmodel-outputs-published",
        "viewmodel-usecases-only",
      ],
      "external": [
        "barbuttonitem-only-in-flows", "data-no-ui-framework", "domain-no-data-framework",
        "domain-no-ui-framework",
        "viewmodel-no-ui-framework",
      ],
      "forbid": [
        "data-domain-interfaces-only", "data-not-presentation",
        "domain-not-data", "domain-not-presentation", "presentation-not-data",
        "presentation-not-di-container", "share-not-features", "view-builds-no-viewmodel",
        "view-only-viewmodel", "viewmodel-flowstep-only", "viewmodel-not-data",
        "viewmodel-usecases-injected",
      ],
      "independence": [
        "feature-independence", "feature-independence-domain", "usecase-no-usecase",
      ],
      "protect": ["repository-storage-inside", "views-built-in-flows"],
      "structure": [
        "dependencycontainer-files", "domain-folders", "feature-file-outside-layers",
        "feature-folders",
      ],
    ],
    "remix": [
      "acyclic": ["feature-hierarchy-acyclic"],
      "allow": ["entity-independent"],
      "declarations": [
        "coordinator-belongs-to-feature", "feature-builds-coordinator",
        "formatter-single-function", "one-coordinator-per-feature", "ui-prefix-means-uikit",
        "uikit-type-has-ui-prefix", "view-delegate", "view-is-implemented",
        "viewdata-builtin-types", "viewdata-is-struct", "viewdata-knows-nothing",
      ],
      "external": [
        "coordinator-no-uikit", "core-no-uikit", "tests-no-uikit", "view-no-navigation",
      ],
      "forbid": [
        "changes-together", "coordinator-no-instantiation", "coordinator-no-service",
        "features-self-contained", "formatter-dependencies", "interactor-dependencies",
        "no-framework-magic", "service-dependencies", "service-is-protocol", "view-is-protocol",
        "view-no-entity", "view-no-entity-import",
        "view-no-interactor-service-formatter-coordinator", "view-no-other-view",
      ],
      "layers": ["element-graph"],
      "manifest": [
        "declared-dependency-unused", "imported-undeclared", "symbol-without-import",
        "unused-import",
      ],
      "metric": ["cleanliness"],
      "protect": ["uikit-only-in-uikit-folder", "wireframe-abstracts-system-controllers"],
    ],
    "sdk-split": [
      "acyclic": ["acyclic"],
      "allow": ["security-separate"],
      "coverage": ["area-ownership", "three-libraries"],
      "declarations": [
        "class-typed-delegate", "core-allowed-content", "delegate-checked",
        "no-initialize-override", "protocol-in-core-adopted-in-ui",
        "protocol-not-adopted-in-core", "proxy-not-needed", "registration-in-load",
        "sample-no-sdk-code",
      ],
      "duplicates": [
        "no-new-prefix-duplicates", "no-new-suffix-assets", "no-new-suffix-duplicates",
      ],
      "external": ["core-no-uikit"],
      "forbid": [
        "core-no-ui", "no-presenter-set-in-app", "no-registration-call-in-app",
        "no-registration-in-app", "platform-neutral-core",
        "protocol-declared-in-core", "sample-core-only-possible",
      ],
      "layers": ["chain-sample-ui-core"],
      "metric": ["coverage-report", "size-report"],
      "protect": ["security-through-core"],
      "require": ["podspec-declares-core", "registration-assigns", "ui-depends-on-core"],
      "structure": ["core-no-resources", "ui-assets-only-in-ui"],
    ],
  ]

  @Test("are decided by the kinds recorded, rule by rule", arguments: rules.keys.sorted())
  func kinds(preset: String) throws {
    let configuration = try load("version: 1\nextends: \(preset)\n")
    let prefix = preset + "/"
    var kinds: [String: [String]] = [:]
    for rule in configuration.rules {
      kinds[rule.kind, default: []].append(String(rule.id.dropFirst(prefix.count)))
    }
    #expect(kinds.mapValues { $0.sorted() } == Self.rules[preset])
  }

  private func load(_ text: String) throws -> Configuration {
    try loadConfiguration(
      text: text, path: "archcheck.yml", knownKinds: RuleRegistry.kinds,
      presets: PresetRegistry.files, readFile: { _ in "" })
  }
}
