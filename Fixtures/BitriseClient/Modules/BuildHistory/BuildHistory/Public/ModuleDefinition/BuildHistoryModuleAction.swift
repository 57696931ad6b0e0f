import Common

/// What `BuildHistoryModule` tells its owner.
public enum BuildHistoryModuleAction: ModuleAction, Equatable {
  /// The user wants to run a build once more.
  case rebuildRequested(Build)
  /// The user has left the list.
  case closed
}
