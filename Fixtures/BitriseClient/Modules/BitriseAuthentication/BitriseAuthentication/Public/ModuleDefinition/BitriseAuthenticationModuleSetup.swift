import Common

/// What `BitriseAuthenticationModule` starts from.
public final class BitriseAuthenticationModuleSetup: ModuleSetup {
  /// Where the token is saved.
  public let tokens: TokenStore

  /// Creates a setup.
  public init(tokens: TokenStore) {
    self.tokens = tokens
  }
}
