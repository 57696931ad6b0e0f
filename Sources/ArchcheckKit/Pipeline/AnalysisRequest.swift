import SourceFacts

/// What the command line asks of an analysis.
package struct AnalysisRequest: Sendable {
  /// A folder, or a file whose folder is meant.
  package var path: String
  /// Whether the project may be around the folder.
  package var search = ParentSearch.never
  /// Whether git's index is analysed in the place of the work tree.
  package var isStaged = false
  /// The configuration file given by `--config`.
  package var configurationPath: String?
  /// The configuration's text, in the place of whatever files say.
  package var configurationText: String?
  /// How many files are read at a time.
  package var jobs: Int
  /// Ids of the only rules that are checked; empty for all.
  package var onlyRules: [String]
  /// Ids of rules that are not checked.
  package var skippedRules: [String]
  /// What the command line says of the build; it wins over the configuration.
  package var build = BuildConfiguration()
  /// Whether files of the C family that cannot be read, for want of libclang, end the run.
  package var requiresClang = false
  /// Whether it will be asked how references were resolved.
  package var explainsReferences = false
  /// Texts that stand in for what files hold, by their paths relative to the root.
  package var replacedTexts: [String: String] = [:]
  /// The project's files by path, in the place of those on disk, which only the configuration is read from;
  /// `nil` for those on disk.
  package var givenFiles: [String: String]?
  /// What the run finds around it.
  package var surroundings: Surroundings

  /// A request; by default with the project's own configuration and all rules.
  package init(
    path: String, configurationPath: String? = nil, configurationText: String? = nil, jobs: Int,
    onlyRules: [String] = [], skippedRules: [String] = [],
    build: BuildConfiguration = BuildConfiguration(), requiresClang: Bool = false,
    surroundings: Surroundings = .process
  ) {
    self.path = path
    self.configurationPath = configurationPath
    self.configurationText = configurationText
    self.jobs = jobs
    self.onlyRules = onlyRules
    self.skippedRules = skippedRules
    self.build = build
    self.requiresClang = requiresClang
    self.surroundings = surroundings
  }
}
