extension CleanLayersText {
  /// What views, view models and flows are like.
  static let screens = #"""
      # --- Views and view models

      gt-view-observedobject:
        declarations:
          of: { all: ["type:{view}", "conforms-to:${view-protocols}"], not: "tag:gt-left-out" }
          inside: "{view}"
          kind: variable
          is: stored
          type: ["*${view-model-suffix}", "*${view-model-suffix}<*>"]
          must: { attribute: "${view-model-wrapper}" }
        because: A view redraws when its view model changes, and it does not own it.

      gt-viewmodel-observableobject:
        declarations:
          of: "tag:gt-view-models"
          kind: [class, struct]
          must: { conforms-to: "${observable}" }
        because: Views can only follow what can be observed.

      gt-viewmodel-outputs-published:
        declarations:
          of: { all: "tag:gt-view-models", any: "tag:gt-presentation" }
          inside: "*${view-model-suffix}"
          kind: variable
          access: at-least internal
          is: stored
          is-not: [static, constant, weak, unowned, lazy]
          must:
            - { is: wrapped }
            - { type: ["*Cancellable*", "*->*", "*Subject<*", "*Publisher<*"] }
        because: A view that nobody tells of a change goes on showing what was.

      gt-viewmodel-usecases-injected:
        forbid: { from: "tag:gt-view-models", to: "tag:gt-use-cases", members: init }
        because: What a view model asks is handed to it, so that a test can hand it something else.

      gt-viewmodel-usecases-only:
        declarations:
          of: "tag:gt-view-models"
          inside: "*${view-model-suffix}"
          kind: initializer
          must:
            parameters:
              made-of:
                - built-in
                - value
                - closure
                - generic
                - "*${use-case-suffix}"
                - "*${domain-model-suffix}"
                - "${flow-delegate}"
        because: A view model works with use cases, and with what they and its flow hand to it.

      gt-viewmodel-flowdelegate:
        declarations:
          of: "tag:gt-view-models"
          inside: "*${view-model-suffix}"
          kind: variable
          is: stored
          type: "${flow-delegate}*"
          must: { is: weak }
        because: The flow holds the screen; a screen that holds its flow keeps both alive.

      gt-viewmodel-flowstep-only:
        forbid:
          from: "tag:gt-screens"
          to: "tag:gt-flow-types"
        because: A screen tells its delegate what happened; where that leads the flow knows.

      gt-views-built-in-flows:
        protect:
          of: { all: "type:{screen}", any: ["tag:gt-views", "tag:gt-view-models"] }
          members: init
          from: "tag:gt-flows"
          claimed: true
        except:
          - { from: "tag:gt-left-out", may-be-empty: true, because: Tests and previews build parts. }
        because: Where a screen comes from is decided in one place, the flow.

      gt-view-builds-no-viewmodel:
        forbid:
          from: { all: "type:{screen}${view-suffix}", not: "tag:gt-left-out" }
          to: "type:{screen}${view-model-suffix}"
          members: init
        because: A view that makes its own view model cannot be shown with another one.

      gt-barbuttonitem-only-in-flows:
        forbid:
          from: { all: "tag:gt-presentation", not: "tag:gt-shared" }
          to: "symbol:UIBarButtonItem"
        because: The bar belongs to the navigation, and so to the flow.

      # --- Flows

      gt-flow-conforms:
        declarations:
          of:
            any: ["type:*${flow-suffix}", "conforms-to:${flow-protocol}"]
            not: "tag:gt-left-out"
          kind: class
          must:
            name: "*${flow-suffix}"
            conforms-to: "${flow-protocol}"
            file: "**/${flows-folder}/**"
        because: What leads the user through the app is found in one place and looks alike.

      gt-child-flow-weak-parent:
        declarations:
          of: { all: "type:*${flow-suffix}", not: "tag:gt-left-out" }
          inside: "*${flow-suffix}"
          kind: variable
          is: stored
          type: "${flow-delegate}*"
          must: { is: weak }
        because: A parent holds its child flow. Were it held in turn, neither would ever go.

      gt-flowstep-names-an-event:
        declarations:
          inside: "${flow-step}"
          kind: enum-case
          name: "${navigation-verbs}{,[A-Z]*}"
          must: { name: "*${event-words}*" }
        may-be-empty: true
        severity: warning
        because: A screen that says where to go, and not what happened, knows the other screens.

    """#
}
