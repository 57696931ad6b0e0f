/// How far a build has come, numbered as the service numbers it.
public enum BuildState: Int, Codable, CaseIterable {
  case running = 0
  case succeeded = 1
  case failed = 2
  case aborted = 3

  /// Whether nothing about the build will change any more.
  public var isFinal: Bool { self != .running }

  /// The word that lists show.
  public var title: String {
    switch self {
    case .running: "Running"
    case .succeeded: "Succeeded"
    case .failed: "Failed"
    case .aborted: "Aborted"
    }
  }
}
