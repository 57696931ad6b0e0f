import Beaver

/// What the list of berths handles.
public protocol BerthsAction: Beaver.Action {}

/// The way into the list of berths, and out of it.
public enum BerthsRoutingAction: BerthsAction {
  case start
  case stop
}
