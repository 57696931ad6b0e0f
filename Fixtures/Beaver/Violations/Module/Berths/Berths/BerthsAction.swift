import Core

public enum BerthsUIAction: BerthsAction {  // expect: beaver/ui-action-internal, beaver/public-surface
  case didAppear
  case didSelect(Berth)
}
