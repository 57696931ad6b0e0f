import Beaver

public protocol TidesAction: Action {}

public enum TidesRoutingAction: TidesAction {  // expect: bv-start-stop-cases
  case start
  case close
}
