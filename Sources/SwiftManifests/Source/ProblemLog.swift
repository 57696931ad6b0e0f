import ProjectModel
import SourceText

/// The problems of one manifest: one for each place, and at most 50.
final class ProblemLog {
  private let places: ManifestPlaces
  private var problems: [Problem] = []
  private var reportedOffsets: Set<Int> = []
  /// How many parts are being evaluated, one in another, of which nothing needs to be known.
  private var mutedParts = 0

  private static let maximumProblems = 50

  init(_ places: ManifestPlaces) { self.places = places }

  /// All problems by position.
  var sorted: [Problem] { problems.sorted() }

  /// Evaluates a part of which nothing needs to be known: that it is not understood is no problem.
  func muted<Result>(_ body: () -> Result) -> Result {
    mutedParts += 1
    defer { mutedParts -= 1 }
    return body()
  }

  /// Adds the problem that something is not understood, unless nothing needs to be known of it.
  func reportNotUnderstood(at offset: Int, _ message: String) {
    if mutedParts == 0 { report(.manifestNotUnderstood, at: offset, message) }
  }

  /// Adds a problem, unless one is known at the offset or there are too many already. The first one that
  /// leaves something unread is never left out, since it fails runs.
  func report(_ kind: Problem.Kind, at offset: Int, _ message: String) {
    let isFirstGap = kind.leavesGap && !problems.contains { $0.kind.leavesGap }
    guard reportedOffsets.insert(offset).inserted || isFirstGap else { return }
    guard problems.count < Self.maximumProblems || isFirstGap else { return }
    let isLast = problems.count == Self.maximumProblems - 1
    problems.append(
      Problem(
        kind,
        message: message + (isLast ? " Further problems of this manifest are not listed." : ""),
        location: places.location(of: offset)))
  }
}
