import Configuration

/// A project whose parts can be told apart: by its components, or by its folders where it has but
/// one component.
package struct ProjectDivision: Sendable {
  /// The project, divided.
  package let analysis: ProjectAnalysis
  /// The folders that are its components, if they are.
  package let folders: FolderComponents?

  /// Divides a project; one with a single component is analysed anew.
  ///
  /// - Throws: a failure when it cannot be analysed.
  package init(
    _ whole: ProjectAnalysis, _ request: AnalysisRequest, _ progress: ProgressMeter
  ) throws(CommandFailure) {
    folders = FolderComponents(of: whole)
    guard let folders else {
      analysis = whole
      return
    }
    var divided = request
    let sections = [
      "version: 1\nrules: {}", printedSections(whole.configuration),
      folders.lines.joined(separator: "\n"),
    ]
    divided.configurationText = sections.joined(separator: "\n") + "\n"
    var clock = PhaseClock()
    analysis = try analyse(divided, clock: &clock, progress: progress)
  }
}
