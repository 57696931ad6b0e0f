/// A repository that is registered for builds.
public struct BitriseApp: Codable, Equatable, Identifiable {
  /// The identifier that addresses the app.
  public let id: String
  /// The name that its owner chose.
  public let title: String
  /// The host of the repository, such as `github`.
  public let provider: String
  /// Whether builds are switched off.
  public let isDisabled: Bool

  /// Creates an app from its parts.
  public init(id: String, title: String, provider: String, isDisabled: Bool = false) {
    self.id = id
    self.title = title
    self.provider = provider
    self.isDisabled = isDisabled
  }

  enum CodingKeys: String, CodingKey {
    case id = "slug"
    case title
    case provider
    case isDisabled = "is_disabled"
  }
}
