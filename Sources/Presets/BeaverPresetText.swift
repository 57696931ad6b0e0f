/// The texts of the preset `beaver`.
enum BeaverPresetText {
  /// What its page says.
  static let documentation = #"""
    Each module shows one part of the product: an action says what happened, a reducer makes a new
    state of the old one, a presenter shows and removes view controllers as the state tells it, and a
    view controller draws the state and sends actions. States and routing actions of all modules live
    in the Core, and the App joins the modules.

        App/                  AppDelegate, AppPresenter, AppReducer
        Module/Core/Core/     AppAction, AppState, HomeAction, HomeState
        Module/Home/Home/     HomeAction, HomePresenter, HomeReducer, HomeViewController
        Module/Home/HomeTests/

    The preset makes a component of each folder `Module/{module}/{module}`. So it says the same of a
    project of one target and of one whose modules are frameworks of the same names. Where modules lie
    elsewhere, say which ones they are:

    ```yaml
    tags:
      feature-modules: [Home, Settings]
    ```

    Where a manifest is not understood, write the modules out under `modules:`, so that imports and
    access count too.
    """#

  /// Components, tags, and the rules about files and dependencies between modules.
  static let files = #"""
    version: 1
    sources:
      exclude: "${exclude}"
    components:
      "{module}": { paths: "**/${modules-folder}/{module}/{module}/**" }
      "{module}Tests": { paths: "**/${modules-folder}/{module}/{module}Tests/**" }
      "${app}": { paths: "**/${app-folder}/**" }
    tags:
      # The modules that show something; the Core is none of them.
      feature-modules:
        all: "path:**/${modules-folder}/{module}/{module}/**"
        not: "${core}"
    rules:
      bv-module-required-files:
        structure:
          each: "**/${modules-folder}/{module}"
          where: { all: ["tag:feature-modules", "{module}"] }
          requires: "${module-files}"
        because: Whoever knows one module knows where to look in all of them.
      # The files of the application are asked for with each module's own, since the Core without
      # them holds no state at all.
      bv-core-required-files:
        structure:
          each: "**/${modules-folder}/{module}"
          where: { all: ["tag:feature-modules", "{module}"] }
          requires:
            - "/**/${modules-folder}/${core}/${core}/**/{module}Action.swift"
            - "/**/${modules-folder}/${core}/${core}/**/{module}State.swift"
            - "/**/${modules-folder}/${core}/${core}/**/AppAction.swift"
            - "/**/${modules-folder}/${core}/${core}/**/AppState.swift"
        because: Actions and states that others refer to must be within everybody's reach.
      bv-app-required-files:
        structure: { each: "**/${app-folder}", requires: "${app-files}" }
        because: The App starts the product, and whoever reads it begins with these files.
      bv-module-manifests:
        structure:
          each: "**/${modules-folder}/{module}"
          where: "{module}"
          requires: "${module-manifests}"
        because: A module that does not describe itself cannot be built, or moved to another project.
      bv-module-has-tests:
        structure:
          each: "**/${modules-folder}/{module}"
          where: { all: ["tag:feature-modules", "{module}"] }
          requires: "{module}Tests/"
        because: Reducers are functions, and nothing is easier to test than a function.

      bv-module-independence:
        independence: { of: "tag:feature-modules" }
        because: Modules know nothing about each other, so that each can be built and shown alone.
      bv-module-allowed-imports:
        allow:
          from: { all: ["tag:feature-modules", "{module}"] }
          to: ["${core}", "external:${core}", "${allowed-imports}"]
        because: A module draws a state and sends actions; what needs more belongs to the Core.
      bv-core-independent:
        forbid: { from: "${core}", to: ["tag:feature-modules", "${app}"] }
        because: All modules rest on the Core, so it can rest on none of them.
      bv-app-composes-only:
        protect:
          of: "tag:feature-modules"
          from: ["tag:feature-modules", "${core}", "${app}", "*Tests"]
        because: The presenter of the App is the one place where modules meet.
      bv-intermodule-only-by-routing:
        forbid:
          from: { all: ["tag:feature-modules", "{module}"] }
          to:
            any:
              - all: ["${core}", "conforms-to:State", "type:{!module}State"]
                not: "type:AppState"
              - all: ["${core}", "conforms-to:Action", "kind:protocol", "type:{!module}Action"]
                not: "type:AppAction"
        because: Its routing action is all that other modules may know of a module.
      bv-common-code-in-core:
        forbid:
          from: { all: ["tag:feature-modules", "{module}"] }
          to: { any: "*", not: ["tag:feature-modules", "${core}", "${app}", Beaver] }
        may-be-empty: true
        severity: warning
        because: The Core is the place of what several modules need, and everybody looks there.

    """#
}
