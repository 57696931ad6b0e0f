import Beaver

/// What concerns the application as a whole.
public protocol AppAction: Beaver.Action {}

/// Opens and closes modules.
public enum AppRoutingAction: AppAction {
  case start(module: Beaver.Action)
  case stop(module: Beaver.Action)
}
