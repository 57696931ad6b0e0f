import Common

/// What `BuildTriggerModule` tells its owner.
public enum BuildTriggerModuleAction: ModuleAction, Equatable {
  /// The service has taken the build of an app into its queue.
  case started(BitriseApp)
  /// The user does not want a build now.
  case cancelled
}
