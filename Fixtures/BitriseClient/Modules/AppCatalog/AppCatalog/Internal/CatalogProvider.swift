import Common

/// Knows the apps of the signed-in user.
protocol CatalogProvider: AnyObject {
  /// All apps, those that can be built first, each group by title.
  func apps() async throws -> [BitriseApp]
}
