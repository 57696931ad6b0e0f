import Beaver

public protocol BerthDetailAction: Beaver.Action {}

// Conformances may stand apart from the type.
public enum BerthDetailRoutingAction {
  case start(berth: Berth)
  case stop
}

extension BerthDetailRoutingAction: BerthDetailAction {}
