import Core

public enum BerthsUIAction: BerthsAction {  // expect: bv-ui-action-internal, bv-public-surface
  case didAppear
  case didSelect(Berth)
}
