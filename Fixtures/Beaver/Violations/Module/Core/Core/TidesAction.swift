import Beaver

public protocol TidesAction: Action {}

public enum TidesRoutingAction: TidesAction {  // expect: beaver/start-stop-cases
  case start
  case close
}
