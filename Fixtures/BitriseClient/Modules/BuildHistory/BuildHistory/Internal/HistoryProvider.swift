import Common

/// Knows the builds of one app.
protocol HistoryProvider: AnyObject {
  /// The latest builds, the newest first.
  func builds() async throws -> [Build]
}
