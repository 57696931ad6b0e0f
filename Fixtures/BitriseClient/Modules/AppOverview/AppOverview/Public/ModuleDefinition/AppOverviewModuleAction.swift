import Common

/// What `AppOverviewModule` tells its owner.
public enum AppOverviewModuleAction: ModuleAction, Equatable {
  /// The user wants to see the builds of an app.
  case historyRequested(BitriseApp)
  /// The user wants to start a build of an app.
  case buildRequested(BitriseApp)
}
