import Common

/// What `NetworkingModule` tells its owner.
public enum NetworkingModuleAction: ModuleAction, Equatable {
  /// The service no longer accepts the token.
  case tokenRejected
}
