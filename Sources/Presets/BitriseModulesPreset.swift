import RuleLanguage

extension Preset {
  /// XcodeGen modules of two kinds, each with four predefined files, composed by the application.
  static let bitriseModules = Preset(
    name: "bitrise-modules",
    summary:
      "Domain and common modules, each a project of its own with four predefined files, that "
      + "the application composes.",
    documentation: """
      Every module serves one purpose and is developed alone: it has a project of its own with a \
      framework, its tests and a demo app. Domain modules do not know each other; they speak to the \
      application through the action handler of their interface, and rest on common modules. Four \
      files, called after the module, are its door: `Module`, `ModuleSetup`, `ModuleAction`, \
      `ModuleInterface`. The application creates modules in one container and releases them.

      Only the team knows of which kind a module is: say it with `common`, and all other modules are \
      domain modules, or list those with `domain`, and what is neither is told. Modules called \
      `*DemoApp` are demo apps, `*Tests` tests.
      """,
    parameters: [
      Parameter(
        name: "domain", defaultValue: "*",
        meaning: "The modules that serve one purpose of the user: names or patterns; all that are "
          + "not common unless written."),
      Parameter(
        name: "common", defaultValue: "[Common, \"Common*\", Networking]",
        meaning: "The modules that all others may use: names or patterns."),
      Parameter(
        name: "base", defaultValue: "Common",
        meaning: "The common module that rests on no other one and declares the protocols."),
      Parameter(name: "app", defaultValue: "App", meaning: "The module of the application."),
      Parameter(
        name: "modules", defaultValue: "Modules",
        meaning: "The folder with one folder for each module."),
      Parameter(
        name: "public", defaultValue: "Public",
        meaning: "The folder in a module for what others may see."),
      Parameter(
        name: "internal", defaultValue: "Internal",
        meaning: "The folder in a module for everything else."),
      Parameter(
        name: "definition", defaultValue: "**/ModuleDefinition/**",
        meaning: "Where the four files of a module lie."),
      Parameter(
        name: "protocol-prefix", defaultValue: "",
        meaning: "What the names of the four protocols of `base` begin with."),
      Parameter(
        name: "module-protocol", defaultValue: "Module",
        meaning: "The protocol of modules, without the prefix."),
      Parameter(
        name: "container", defaultValue: "ModulesContainer",
        meaning: "The class that creates the modules."),
      Parameter(
        name: "accessors", defaultValue: "AppModules",
        meaning: "The struct that says which modules there are."),
      Parameter(
        name: "release-from", defaultValue: "**",
        meaning: "The files of the application that release domain modules."),
      Parameter(
        name: "networking", defaultValue: "Networking",
        meaning: "The module that knows the network."),
      Parameter(
        name: "request-protocol", defaultValue: "{*Request,*Endpoint}",
        meaning: "The protocol of what can be asked over the network."),
      Parameter(
        name: "model-protocol", defaultValue: "Identifiable",
        meaning: "What marks a public type as a model that modules share."),
      Parameter(
        name: "lint-script", defaultValue: "*swiftlint*",
        meaning: "The build script of every target, by its name or text."),
      Parameter(
        name: "generator", defaultValue: "**/*regenerate*.{sh,swift,rb,py}",
        meaning: "The script that generates the projects of all modules."),
      Parameter(
        name: "documented-graph", defaultValue: "docs/graph.dot",
        meaning: "The drawing of the module graph."),
      Parameter(
        name: "templates", defaultValue: "**/*.xctemplate/**/*.swift",
        meaning: "The files of the template for new modules."),
      Parameter(
        name: "template-variable", defaultValue: "productName",
        meaning: "The variable of the template that stands for the module's name."),
      Parameter(
        name: "max-distance", defaultValue: "0.7",
        meaning: "How far a module may be from the main sequence."),
      .exclude,
    ],
    signs: [
      .init(4, .declares("*ModuleSetup")),
      .init(4, .declares("*ModuleInterface")),
      .init(3, .declares("*ModuleAction")),
      .init(2, .declares("ModulesContainer")),
      .init(1, .modules("*DemoApp")),
      .init(1, .folders("Modules/*/*/Public")),
    ],
    text: """
      version: 1
      sources:
        exclude: "${exclude}"
        demo: ["*DemoApp"]
      tags:
        domain: { any: "${domain}", not: ["tag:common", "${app}", "*DemoApp", "*Tests"] }
        common: "${common}"
      rules:
        bc-layers:
          layers:
            order:
              - ["${app}"]
              - ["tag:domain"]
              - [{ any: "tag:common", not: "${base}" }]
              - ["${base}"]
          because: The app joins the domain modules, they rest on the common ones, and all rest on ${base}.
        bc-domain-independence:
          independence: { of: "tag:domain" }
          because: Domain modules are developed and launched one by one; they meet only in the app.
        bc-common-not-domain:
          forbid: { from: "tag:common", to: "tag:domain" }
          because: A common module that knows one purpose of the user is of no use for the others.
        bc-acyclic-modules:
          acyclic: { of: "*", at: module }
          because: Frameworks that need each other can be neither built nor released one by one.
        bc-app-composes-only:
          allow: { from: "${app}", to: ["tag:domain", "tag:common"] }
          because: The app wires the modules of the two kinds together; there is no third kind.
        bc-actions-only-outward-channel:
          forbid: { from: "tag:domain", to: ["${app}", "symbol:NotificationCenter"], through: any }
          because: The receiver of an action is unknown to the module that sends it.
        bc-no-public-delegates:
          declarations:
            of: "tag:domain"
            kind: protocol
            name: "*Delegate"
            access: public
            forbid: true
            level: top-level
          because: A module speaks to its owner through the action handler of its interface alone.
        bc-demo-app-scope:
          allow: { from: "{module}DemoApp", to: ["{module}", "tag:common"] }
          roles: [demo, production]
          because: A demo app launches its module even while the other domain modules are not ready.
        bc-tests-scope:
          allow: { from: "{module}Tests", to: ["{module}", "tag:common"] }
          roles: [test, production]
          because: Unit tests prove one framework; what needs two of them belongs to the app.
        bc-near-the-main-sequence:
          metric: { name: distance, of: "*", max: "${max-distance}", counting: modules }
          because: What many rest on should be abstract, what nobody rests on should not.
        bc-documented-graph-drift:
          graph: { file: "${documented-graph}", at: module }
          because: Whoever joins the project reads the drawing before the code.
        bc-one-project-per-module:
          targets: { each: "${modules}/{module}" }
          because: Each module is a project of its own, and the workspace refers to all of them.
        bc-three-targets-per-module:
          targets:
            each: "${modules}/{module}"
            declares:
              - { name: "{module}", kind: framework }
              - { name: "{module}Tests", kind: bundle.unit-test }
              - { name: "{module}DemoApp", kind: application }
            only: true
          because: A module comes with what proves it and with what shows it, and with nothing else.
        bc-module-categories:
          coverage:
            of: { any: "*", not: "${app}" }
            in: ["tag:domain", "tag:common"]
            exactly-one: true
            unowned: ignore
          because: What is neither domain nor common has no place in the layers.
        bc-lint-every-target:
          targets: { of: "*", script: "${lint-script}" }
          roles: [production, test, tool, demo]
          because: Tests and demo apps are read as often as what they belong to.
        bc-regenerate-covers-all-modules:
          targets: { each: "${modules}/{module}", listed-in: "${generator}" }
          because: A fresh clone must build after one script, whatever module somebody added.
        bc-podfile-covers-all-modules:
          targets: { each: "${modules}/{module}", listed-in: Podfile }
          because: A module that the Podfile forgets lacks its pods in a fresh clone.
        bc-workspace-covers-all-modules:
          targets: { each: "${modules}/{module}", listed-in: project.yml }
          because: The project of the app refers to all others, so that one workspace opens them.
        bc-imported-undeclared:
          manifest: { checks: undeclared }
          roles: [production, test, demo]
          because: What the project does not declare builds only if something else was built before.
        bc-declared-dependency-unused:
          manifest: { checks: unused }
          roles: [production, test, demo]
          because: A dependency that nobody uses costs a build and misleads the reader.
        bc-unused-import:
          manifest: { checks: unused-imports }
          roles: [production, test, demo]
          because: The imports of a file tell its readers what it depends on.
        bc-app-imports-module:
          manifest: { checks: symbol-without-import, symbol-without-import: { members-only: off } }
          roles: [production, test, demo]
          because: A name that another file's import brings in is gone when that import goes.
        bc-member-use-without-import:
          manifest:
            checks: symbol-without-import
            symbol-without-import: { named: off, members-only: info }
          roles: [production, test, demo]
          severity: info
          because: Upcoming Swift asks for the import of each module whose members a file uses.
        bc-demo-app-launches-module:
          require: { from: "{module}DemoApp", to: "{module}", via: call }
          roles: [demo, production]
          because: A demo app that does not create its module demonstrates nothing.
        bc-tests-target-subject:
          require: { from: "{module}Tests", to: "{module}", via: import }
          roles: [test, production]
          because: Tests that never import the framework prove nothing about it.
        bc-tests-depend-on-framework:
          require: { from: "{module}Tests", to: "{module}", via: manifest }
          roles: [test, production]
          because: The framework must be built before its tests are.
        bc-required-module-files:
          structure:
            each: "${modules}/{module}"
            requires:
              - "{module}/**/{module}Module.swift"
              - "{module}/**/{module}ModuleSetup.swift"
              - "{module}/**/{module}ModuleAction.swift"
              - "{module}/**/{module}ModuleInterface.swift"
          because: Whoever knows one module finds the way into every other one.
        bc-file-declares-type:
          declarations:
            of: ["path:**/*Module{,Setup,Action,Interface}.swift", "path:${definition}"]
            must: { file-name: matches }
          because: The four files are looked for by the names of their types.
        bc-file-name-matches-type:
          declarations:
            of:
              any: "*"
              not: ["path:**/*Module{,Setup,Action,Interface}.swift", "path:${definition}"]
            must: { file-name: matches }
          roles: [production, test, demo]
          because: A type is looked for in the file of its name.
        bc-module-type-kinds:
          declarations:
            of: "{module}"
            name: ["{module}Module", "{module}Module{Setup,Action,Interface}"]
            must:
              - { name: ["{module}Module", "{module}Module{Setup,Interface}"], kind: class }
              - { name: "{module}ModuleAction", kind: enum }
          because: Modules, setups and interfaces are shared objects, actions are values to compare.
        bc-module-conformances:
          declarations:
            of: "{module}"
            name: ["{module}Module", "{module}Module{Setup,Action,Interface}"]
            must:
              - { name: "{module}Module", conforms-to: "${protocol-prefix}${module-protocol}" }
              - { name: "{module}ModuleSetup", conforms-to: "${protocol-prefix}ModuleSetup" }
              - { name: "{module}ModuleAction", conforms-to: "${protocol-prefix}ModuleAction" }
              - { name: "{module}ModuleInterface", conforms-to: "${protocol-prefix}ModuleInterface" }
          because: The container knows modules by the protocols of ${base} alone.
        bc-module-definition-public:
          declarations:
            of: "{module}"
            name: ["{module}Module", "{module}Module{Setup,Action,Interface}"]
            must: { access: public }
          because: The app creates the module and talks to it through these types.
        bc-module-definition-in-public-folder:
          declarations:
            of: "{module}"
            name: ["{module}Module", "{module}Module{Setup,Action,Interface}"]
            must: { file: "**/${public}/**" }
          because: What is meant for others is found below ${public}.
        bc-root-view-controller-declared:
          declarations:
            of: "{module}"
            name: "{module}ModuleInterface"
            must:
              members: [{ name: rootViewController, kind: variable, is-not: [static] }]
          because: That a module can be asked for a screen is all the app relies on.
        bc-root-view-controller-non-nil:
          declarations:
            of: "tag:domain"
            inside: "*ModuleInterface"
            name: rootViewController
            must-not: { is: nil }
          because: What serves a purpose of the user has something to show.
        bc-action-handler-declared:
          declarations:
            of: "{module}"
            name: "{module}ModuleInterface"
            must:
              members:
                - { name: actionHandler, type: "(({module}Module, {module}ModuleAction) -> Void)?" }
          because: It is the only way in which a module can speak to its owner.
        bc-one-architecture:
          structure:
            each: "${modules}/{module}/{module}"
            where: { all: ["tag:domain", "module:{module}"] }
            alike: "*/"
          severity: info
          because: Whoever has maintained one domain module finds the way in all of them.
        bc-sources-in-public-or-internal:
          structure:
            of: { any: "module:{module}", not: "${app}" }
            in:
              - "${modules}/{module}/{module}/${public}/"
              - "${modules}/{module}/{module}/${internal}/"
          because: The folder says for whom a file is meant.
        bc-public-folder-access:
          declarations:
            of: "path:${modules}/*/*/${public}/**"
            kind: type
            must: { access: public }
          because: What lies below ${public} is meant for others, who could not use it.
        bc-internal-folder-access:
          declarations:
            of: "path:${modules}/*/*/${internal}/**"
            kind: type
            must-not: { access: public }
          because: What lies below ${internal} may change without anybody outside noticing.
        bc-public-surface:
          declarations:
            of: { all: ["tag:domain", "module:{module}"] }
            kind: any
            access: public
            must: { name: ["{module}Module", "{module}Module{Setup,Action,Interface}"] }
          because: A domain module is its four types; all else is behind the interface.
        bc-no-endpoint-in-networking:
          declarations:
            of: "${networking}"
            kind: [class, struct, enum]
            conforms-to: "${request-protocol}"
            forbid: true
          because: What can be asked is knowledge of the module that asks.
        bc-models-in-common:
          declarations:
            kind: [class, struct]
            access: public
            conforms-to: "${model-protocol}"
            must: { file: "${modules}/${base}/**" }
          because: What several modules show means the same to all of them, so it is described once.
        bc-duplicate-type-name-across-modules:
          duplicates: { of: "*" }
          severity: info
          because: Teams that name two things alike talk past each other.
        bc-orphan-module-files:
          structure: { each: "${modules}/{module}", belongs-to: "module:{module}" }
          because: Files of a module that no project declares are built by nobody.
        bc-template-placeholder-corrupted:
          template:
            files: "${templates}"
            values: { "${template-variable}": Sample }
            obeys: []
          because: Whoever makes a module gets the placeholder instead of its name.
        bc-template-conforms:
          template:
            files: "${templates}"
            values: { "${template-variable}": Sample }
            at: "${modules}/Sample/Sample/${public}/"
            placeholders: ignore
            obeys:
              - bc-file-name-matches-type
              - bc-module-type-kinds
              - bc-module-conformances
              - bc-module-definition-public
              - bc-module-definition-in-public-folder
              - bc-root-view-controller-declared
              - bc-action-handler-declared
              - bc-public-folder-access
          because: What is wrong in the template is wrong in every module to come.
        bc-modules-container-exists:
          declarations:
            of: "${app}"
            name: ["${container}", "${accessors}"]
            must:
              - { name: "${container}", kind: class }
              - name: "${accessors}"
                kind: struct
                members: [{ type: "${container}" }]
            exactly: 2
          because: One place creates modules, and one place says which there are.
        bc-all-modules-registered:
          require:
            from: "type:${app}.${accessors}"
            to: ["tag:domain", "tag:common"]
            every: to
            via: reference
          because: A module that cannot be asked for is not part of the application.
        bc-single-instance:
          protect:
            of: { all: ["{module}", "type:{module}Module"] }
            members: [init, create]
            from: ["{module}", "type:${app}.${accessors}", "type:${app}.${container}"]
          because: A second instance of a module would answer nobody's actions.
        bc-common-stored-domain-on-demand:
          declarations:
            of: "${app}"
            inside: "${accessors}"
            kind: variable
            is: stored
            type: "{m}Module"
            counterpart: { of: { any: "module:{m}", not: "tag:domain" }, name: "{m}Module" }
          because: Only common modules live as long as the application; others are made on demand.
        bc-common-modules-stored:
          declarations:
            of: "${app}"
            inside: "${accessors}"
            kind: function
            type: "{m}Module"
            counterpart: { of: { any: "module:{m}", not: "tag:common" }, name: "{m}Module" }
          because: A common module that is made anew at each question loses what it holds.
        bc-domain-module-released:
          require:
            from:
              all: ["${app}", "path:${release-from}"]
              not: "type:${app}.{${container},${accessors}}"
            to: { all: ["tag:domain", "type:*Module"] }
            every: to
            via: reference
          confidence: certain
          because: What the user has left must not keep its screens.

      """)
}
