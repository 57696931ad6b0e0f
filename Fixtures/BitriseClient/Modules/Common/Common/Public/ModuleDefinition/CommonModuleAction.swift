/// What `CommonModule` tells its owner.
public enum CommonModuleAction: ModuleAction, Equatable {
  /// A token was saved.
  case signedIn
  /// The token was forgotten.
  case signedOut
}
