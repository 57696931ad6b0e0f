import Common

/// What `BitriseAuthenticationModule` tells its owner.
public enum BitriseAuthenticationModuleAction: ModuleAction, Equatable {
  /// A token was saved.
  case authenticated
  /// The user does not want to sign in now.
  case cancelled
}
