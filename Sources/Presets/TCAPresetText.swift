/// The long texts of the preset `tca`.
enum TCAPresetText {
  static let documentation = #"""
    A feature is a reducer with its `State` and its `Action`, and a view that shows the one and sends
    the other through the store. What reaches beyond the process is a client: a value that conforms to
    `DependencyKey`, which tests replace.

    Reducers are known by `@Reducer` or the conformance to `Reducer`, views by that to `View`. Features
    are modules `*Feature` or folders `Features/*`; components that put features together are `roots`:

    ```yaml
    extends:
      - preset: tca
        with:
          features: ["Feature.*"]
          roots: [Feature.App]
    ```

    Parents know the features that they show. Where several levels of features do, say so with
    exceptions to `tca-features-independent`, or switch it off: cycles are found in any case.
    """#

  static let rules = #"""
    version: 1
    components:
      # The folders of a package in a folder of that name are no features, but those in them are.
      "{feature}":
        paths:
          - "**/${features-folder}/{folder:Sources|Tests}/{feature}/**"
          - "**/${features-folder}/{feature}/**"
    tags:
      tca-features: { any: "${features}", not: "${roots}" }
      tca-reducers: ["attribute:Reducer", "conforms-to:{Reducer,ReducerProtocol}"]
      tca-views: ["conforms-to:View", "inherits-from:{UIViewController,NSViewController}"]
      tca-clients:
        any:
          - "${clients}"
          - "conforms-to:{DependencyKey,TestDependencyKey}"
          - "attribute:DependencyClient"
    rules:
      tca-reducer-is-value:
        declarations:
          { of: "tag:tca-reducers", kind: type, must: { kind: [struct, enum] } }
        because: A reducer that is shared would remember what belongs in the state.
      # Of an enum of reducers, and of a type that only conforms, others bring the two along.
      tca-reducer-has-state-and-action:
        declarations:
          kind: struct
          attribute: Reducer
          must:
            members:
              - { name: State, kind: [struct, enum, typealias] }
              - { name: Action, kind: [enum, typealias] }
        because: Whoever reads a feature begins with what it knows and with what can happen.
      tca-state-is-value:
        declarations:
          of: "tag:tca-reducers"
          level: member
          kind: [class, actor]
          name: State
          forbid: true
        because: A state that is shared changes without an action, and a test cannot compare it.
      tca-reducer-stateless:
        declarations:
          of: { all: ["tag:tca-reducers", "type:{reducer}"] }
          inside: "{reducer}"
          kind: variable
          is: stored
          is-not: static
          must:
            - { is: constant }
            - { attribute: Dependency }
        may-be-empty: true
        because: What a feature knows stands in its state; the rest it gets as a dependency.
      tca-reducer-pure:
        forbid: { from: "tag:tca-reducers", to: "${effects}" }
        because: What a reducer reaches by itself cannot be replaced in a test; ask a client.
      tca-reducer-controlled-values:
        forbid: { from: "tag:tca-reducers", to: "symbol:{Date,UUID}", via: call }
        severity: warning
        because: The time and random numbers of a test are known beforehand; ask for a dependency.
      tca-reducer-knows-no-view:
        forbid:
          from: "tag:tca-reducers"
          to:
            - "tag:tca-views"
            - "symbol:{UIView*,UIWindow,UIScreen,UIDevice,NSView*,NSWindow,NSApplication}"
        because: The same feature can be shown by another view, or by none in a test.
      tca-view-through-store:
        forbid:
          from: "tag:tca-views"
          to: ["tag:tca-clients", "symbol:Dependency", "${effects}"]
        because: A view shows the state and sends actions; what follows is for the reducer to say.
      tca-view-holds-store:
        declarations:
          of: "tag:tca-features"
          kind: struct
          conforms-to: View
          name: "{feature}View"
          where: { all: ["tag:tca-reducers", "type:{feature}{,Feature,Reducer}"] }
          must: { members: [{ name: ["{store,viewStore}", "*Store"], kind: variable }] }
        because: The view of a feature sees its state and sends its actions through the store.
      tca-store-made-by-roots:
        forbid:
          from:
            any: "tag:tca-features"
            not: ["conforms-to:App", "attribute:main", "type:*{App,Scene}Delegate"]
          to: "symbol:Store"
          via: call
        because: There is one store; a feature gets the part of it that is its own.
      tca-clients-know-no-feature:
        forbid:
          from: "tag:tca-clients"
          to: ["tag:tca-reducers", "tag:tca-views", "tag:tca-features"]
        because: Clients serve all features, so they can depend on none.
      tca-live-clients-only-in-roots:
        forbid: { from: "tag:tca-features", to: "tag:tca-clients", members: [live, liveValue] }
        because: A feature that chooses the live client cannot be tested with another one.
      tca-features-independent:
        independence: { of: "tag:tca-features" }
        because: Features that know each other can be neither built nor shown one by one.
      # Modules cannot depend on each other in a circle; folders can.
      tca-features-acyclic:
        acyclic: { of: "path:**/${features-folder}/{feature}/**" }
        because: A feature that shows itself over another one can be understood only with it.

    """#
}
