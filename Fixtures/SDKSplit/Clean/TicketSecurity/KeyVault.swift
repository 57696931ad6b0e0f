import Foundation

/// Keeps the keys of the SDK.
public final class KeyVault {
  private let key: Data

  /// Opens the vault.
  public init() {
    key = Data("key".utf8)
  }

  /// Seals a text.
  public func seal(_ text: String) -> String {
    "\(text.utf8.count)-\(key.count)"
  }

  private enum State { case open }
}
