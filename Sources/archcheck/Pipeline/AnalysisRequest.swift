import ArchModel

/// What the command line asks of an analysis.
struct AnalysisRequest: Sendable {
  /// A folder, or a file whose folder is meant.
  var path: String
  /// The configuration file given by `--config`.
  var configurationPath: String?
  /// The configuration's text, in the place of whatever files say.
  var configurationText: String?
  /// How many files are read at a time.
  var jobs: Int
  /// Ids of the only rules that are checked; empty for all.
  var onlyRules: [String]
  /// Ids of rules that are not checked.
  var skippedRules: [String]
  /// What the command line says of the build; it wins over the configuration.
  var build = BuildConfiguration()
  /// Whether files of the C family that cannot be read, for want of libclang, end the run.
  var requiresClang = false
  /// Whether it will be asked how references were resolved.
  var explainsReferences = false
}
