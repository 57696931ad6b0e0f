import Common

/// What `CommonUIModule` tells its owner.
public enum CommonUIModuleAction: ModuleAction, Equatable {
  /// The showcase was closed.
  case closed
}
