import Common

/// What `WelcomeModule` starts from.
public final class WelcomeModuleSetup: ModuleSetup {
  /// Tells whether somebody is signed in.
  public let tokens: TokenStore

  /// Creates a setup.
  public init(tokens: TokenStore) {
    self.tokens = tokens
  }
}
