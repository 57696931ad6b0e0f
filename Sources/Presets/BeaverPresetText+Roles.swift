extension BeaverPresetText {
  /// The rules about what a module is made of, and about its imports.
  static let roles = #"""
      bv-routing-action-and-state-public:
        declarations:
          of: ["${core}", "tag:feature-modules"]
          kind: [struct, enum, class]
          name: ["{module}RoutingAction", "{module}State"]
          where: { all: ["tag:feature-modules", "{module}"] }
          must: { access: public, file: "**/${core}/**" }
        because: Whoever opens a module sends its routing action, and the App keeps its state.
      bv-conformances:
        declarations:
          of: ["${core}", "tag:feature-modules"]
          kind: type
          name:
            - "{module}{,Routing,UI}Action"
            - "{module}{State,Reducer,Presenter,ViewController}"
          where: { all: ["tag:feature-modules", "{module}"] }
          must:
            - { name: "{module}Action", kind: protocol, conforms-to: Action }
            - { name: "{module}{Routing,UI}Action", conforms-to: "{module}Action" }
            - { name: "{module}State", conforms-to: State }
            - { name: "{module}Reducer", conforms-to: ChildReducing }
            - { name: "{module}Presenter", conforms-to: [Presenting, ChildStoring] }
            - name: "{module}ViewController"
              inherits-from: [ViewController, "*<{module}State,*{module}UIAction>"]
        because: The store hands actions and states on by these types alone.
      bv-ui-action-internal:
        declarations:
          { of: "tag:feature-modules", name: "*UIAction", must: { access: at-most internal } }
        because: What the user does on a screen is the business of its module.
      bv-viewcontroller-internal-final:
        declarations:
          of: "tag:feature-modules"
          kind: class
          inherits-from: ["{UI,NS,}ViewController"]
          must:
            - { access: at-most internal, is: final }
            - { access: at-most internal, name: ["*Base*", "Abstract*"] }
        because: Only its own presenter shows a view controller, and nobody changes it by overriding.
      bv-public-surface:
        declarations:
          of: "tag:feature-modules"
          kind: [type, typealias, function, variable]
          access: public
          must: { name: ["*Reducer", "*Presenter"] }
        because: The App needs a reducer and a presenter; all else may change without asking.
      bv-start-stop-cases:
        declarations:
          name: "*RoutingAction"
          kind: enum
          must: { members: [{ name: start, kind: enum-case }, { name: stop, kind: enum-case }] }
        because: Every module is opened and closed in the same way.
      bv-reducer-stateless:
        declarations:
          of: "tag:feature-modules"
          kind: [class, struct, enum, actor]
          name: "*Reducer"
          must:
            kind: struct
            members:
              - { kind: variable, is: stored, is-not: static, exactly: 0 }
              - { kind: variable, is: [static, stored], is-not: constant, exactly: 0 }
        because: The same action and state must always give the same new state.
      # That the App's reducer keeps those of the modules is harmless as long as they are stateless.
      bv-app-reducer-stateless:
        declarations:
          of: "${app}"
          kind: [class, struct, enum, actor]
          name: "*Reducer"
          must:
            kind: struct
            members:
              - { kind: variable, is: stored, is-not: static, exactly: 0 }
              - { kind: variable, is: [static, stored], is-not: constant, exactly: 0 }
        severity: warning
        because: What the App knows stands in its state, where everybody can see it.
      bv-reducer-dependencies:
        forbid:
          from: "type:*Reducer"
          to:
            - { all: [["tag:feature-modules", "${app}"], "type:*{Presenter,ViewController}"] }
            - "type:Beaver.{Store,ChildStore,Context,ViewController}"
            - "symbol:{Store,ChildStore,Context,ViewController,Presenting}"
            - "symbol:UI[A-Z]*"
            - "external:{UIKit,AppKit,SwiftUI,WatchKit}"
        because: A reducer is a function of an action and a state, and can be tested as one.
      bv-exhaustive-action:
        declarations:
          of: "tag:feature-modules"
          kind: [class, struct, enum, actor]
          name: "*Reducer"
          must: { uses: ["symbol:ExhaustiveAction", "type:ExhaustiveAction"] }
          must-not: { contains: default-of-cases }
        may-be-empty: true
        because: A new action must not compile before every reducer says what it means.
      bv-state-mutated-only-in-reducer:
        protect:
          of: { all: ["${core}", "conforms-to:State"] }
          via: assignment
          from: ["type:*Reducer", "path:**/*Reducer*.swift", "*Tests"]
        may-be-empty: true
        because: A state that changes elsewhere changes without an action that says why.
      bv-state-is-value:
        declarations:
          of: "${core}"
          kind: type
          name: "{module}State"
          where: { all: [["tag:feature-modules", "${app}"], "{module}"] }
          must:
            kind: struct
            conforms-to: Equatable
            members: [{ name: "init()", kind: initializer }]
        because: Old and new state are compared, and each module begins with a state of its own.
      bv-viewcontroller-no-routing:
        forbid:
          from: { all: ["tag:feature-modules", "type:*ViewController"] }
          to: ["type:*RoutingAction", "type:AppAction"]
        because: A view controller says what the user did; the presenter knows where that leads.
      bv-viewcontroller-no-presenter-reducer-other-vc:
        forbid:
          from: { all: ["tag:feature-modules", "type:{name}ViewController"] }
          to:
            all:
              - ["tag:feature-modules", "${app}"]
              - ["type:*Presenter", "type:*Reducer", "type:{!name}ViewController"]
        because: A view controller knows its state and its actions, so that it can be shown anywhere.
      bv-present-only-in-presenter:
        external:
          of: { any: "tag:feature-modules", not: "type:*Presenter" }
          members:
            - "{present,dismiss,presentViewController,dismissViewController,performSegue}"
            - "{push,popTo,show,showDetail}ViewController"
            - "pop{,ToRoot}ViewController"
            - "instantiate{,Initial}ViewController"
        because: What is on the screen follows from the state, and the presenter alone makes it so.
      bv-viewcontroller-created-only-in-presenter:
        protect:
          of: { all: ["tag:feature-modules", "type:{name}ViewController"] }
          members: init
          from: ["type:*Presenter", "*Tests"]
        may-be-empty: true
        because: What is on the screen follows from the state, and the presenter alone makes it so.
      bv-routing-dispatch-only-in-presenter:
        protect:
          of: "type:*RoutingAction"
          members: "*"
          from: ["type:*Presenter", "type:*Reducer", "${core}", "${app}", "*Tests"]
        because: Presenters open and close modules; all others only say what happened.
      bv-app-state-covers-modules:
        require:
          from: "type:App{part}"
          to:
            all: [["${core}", "tag:feature-modules"], "type:{module}{part:State|Reducer|Presenter}"]
            any: ["conforms-to:State", "conforms-to:ChildReducing", "conforms-to:ChildStoring"]
            not: "type:App*"
          every: to
          via: reference
        because: A module whose state, reducer or presenter the App does not have is never shown.
      bv-one-module-per-feature:
        declarations:
          of: "tag:feature-modules"
          kind: type
          must:
            - { name: "${known-roles}" }
            - { inherits-from: UIView }
            - { inherits-from: NSView }
        severity: info
        because: A module consists of its roles; what is none of them may belong to the Core.
      bv-no-singletons:
        declarations:
          of: ["tag:feature-modules", "${core}"]
          kind: [class, actor, struct, enum, variable]
          must:
            - kind: [class, actor]
              members:
                - { kind: variable, is: [static, self-typed], exactly: 0 }
                - { kind: variable, is: [static, stored], is-not: constant, exactly: 0 }
            - kind: [struct, enum]
              members:
                - { kind: variable, is: [static, stored], is-not: constant, exactly: 0 }
            - { kind: variable, is: constant }
            - { kind: variable, is: computed }
        because: What is global changes without an action, and cannot be replaced in a test.
      bv-uikit-behind-platform-condition:
        external:
          of: "${many-platforms}"
          forbid: UIKit
          symbols: "UI[A-Z]*"
          unless: ["os(iOS)", "os(tvOS)", "canImport(UIKit)"]
        because: What is built for the Mac too has no UIKit there.

      bv-declared-dependency-unused:
        manifest: { checks: unused }
        roles: [production, tool, test, demo]
        because: A dependency that nobody uses costs a build and misleads the reader.
      bv-imported-undeclared:
        manifest: { checks: undeclared }
        roles: [production, tool, test, demo]
        because: What a manifest does not declare builds only if something else was built before.
      bv-unused-import:
        manifest: { checks: unused-imports }
        roles: [production, tool, test, demo]
        severity: warning
        because: The imports of a file tell its readers what it depends on.
      bv-symbol-without-import:
        manifest: { checks: symbol-without-import, symbol-without-import: { members-only: off } }
        roles: [production, tool, test, demo]
        severity: warning
        because: A name that another file's import brings in is gone when that import goes.

    """#
}
