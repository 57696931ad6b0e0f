import Common

/// What `WelcomeModule` tells its owner.
public enum WelcomeModuleAction: ModuleAction, Equatable {
  /// The user wants to sign in.
  case signInRequested
  /// The user has signed out.
  case signedOut
}
