import Beaver

public protocol TidesAction: Action {}

public enum TidesRoutingAction: TidesAction {
  case start, stop
}
