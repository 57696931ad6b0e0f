/// Keeps the token until the process ends.
final class InMemoryTokenStore: TokenStore {
  /// Called after each change with the token that is valid from now on.
  var onChange: (@MainActor (String?) -> Void)?

  private(set) var token: String?

  init(token: String? = nil) {
    self.token = token
  }

  func save(_ token: String) {
    replace(with: token.isEmpty ? nil : token)
  }

  func clear() {
    replace(with: nil)
  }

  private func replace(with newToken: String?) {
    guard newToken != token else { return }
    token = newToken
    guard let onChange else { return }
    Task { @MainActor in onChange(newToken) }
  }
}
