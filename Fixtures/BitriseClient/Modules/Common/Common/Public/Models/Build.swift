import Foundation

/// One run of a workflow.
public struct Build: Codable, Equatable, Identifiable {
  /// The identifier that addresses the build.
  public let id: String
  /// The running number within its app, as users quote it.
  public let number: Int
  /// The branch that was built.
  public let branch: String
  /// The workflow that was run.
  public let workflow: String
  /// How far the build has come.
  public let state: BuildState
  /// When the build left the queue, or `nil` while it waits.
  public let startedAt: Date?

  /// Creates a build from its parts.
  public init(
    id: String, number: Int, branch: String, workflow: String, state: BuildState, startedAt: Date?
  ) {
    self.id = id
    self.number = number
    self.branch = branch
    self.workflow = workflow
    self.state = state
    self.startedAt = startedAt
  }

  enum CodingKeys: String, CodingKey {
    case id = "slug"
    case number = "build_number"
    case branch
    case workflow = "triggered_workflow"
    case state = "status"
    case startedAt = "started_on_worker_at"
  }
}
