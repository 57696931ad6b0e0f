import Common
import Foundation

/// What `NetworkingModule` starts from.
public final class NetworkingModuleSetup: ModuleSetup {
  /// The address that all paths are relative to.
  public let baseURL: URL
  /// Where the token of each request comes from.
  public let tokens: TokenStore

  /// Creates a setup.
  public init(baseURL: URL, tokens: TokenStore) {
    self.baseURL = baseURL
    self.tokens = tokens
  }
}
