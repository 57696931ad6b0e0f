import ProjectModel
import SourceFacts
import SourceText

/// What `archcheck.yml` says, checked, with every default filled in.
package struct Configuration: Hashable, Sendable {
  /// The file it was read from, relative to the project's root; `nil` when there is none.
  package var path: String?
  /// What sources are read, and how.
  package var sources: SourceOptions
  /// The components, tried in order; files that none takes belong to their module's own component.
  package var components: [ComponentDefinition]
  /// Modules written out: they change and join those that manifests declare.
  package var modules: [ModuleDefinition]
  /// Whether there are no modules beside those written out, and no manifest is read.
  package var replacesModules: Bool
  /// What is known of modules from outside, beside what archcheck itself knows.
  package var frameworks: [FrameworkDefinition]
  /// What tags mean.
  package var tags: TagTable
  /// The rules in the order written, inherited ones first; those switched off included.
  package var rules: [RuleEntry]
  /// The presets and files it extends, in the order applied, directly or through others.
  package var extends: [String]
  /// The file of accepted violations, relative to the project's root; `nil` for the usual one.
  package var baseline: LocatedText?

  /// Makes a configuration; without arguments, one without components, tags and rules.
  package init(
    path: String? = nil, sources: SourceOptions = SourceOptions(),
    components: [ComponentDefinition] = [], modules: [ModuleDefinition] = [],
    replacesModules: Bool = false, frameworks: [FrameworkDefinition] = [],
    tags: TagTable = TagTable(), rules: [RuleEntry] = [],
    extends: [String] = [], baseline: LocatedText? = nil
  ) {
    self.path = path
    self.sources = sources
    self.components = components
    self.modules = modules
    self.replacesModules = replacesModules
    self.frameworks = frameworks
    self.tags = tags
    self.rules = rules
    self.extends = extends
    self.baseline = baseline
  }
}

/// What sources are read, and how.
package struct SourceOptions: Hashable, Sendable {
  /// What becomes of SwiftUI previews.
  package enum Previews: String, CaseIterable, Hashable, Sendable {
    case exclude
    case include
  }

  /// Paths that are left out.
  package var exclude: [PlacedPattern]
  /// Names of modules whose role is `demo`.
  package var demo: [Pattern]
  /// Whether previews count as code.
  package var previews: Previews
  /// Manifests to read besides those found, relative to the project's root.
  package var includeManifests: [LocatedText]
  /// Larger files are not read; in bytes.
  package var maxFileSize: Int
  /// The processor time that reading or resolving one file may take, in seconds, beside what its size
  /// adds.
  package var maxFileSeconds: Int
  /// The share of the source files that has to be read, `0...1`; `nil` for any.
  package var minFiles: Double?
  /// The build whose code counts; where it decides nothing, the code of all `#if` branches does.
  package var build: BuildConfiguration

  /// The default of ``maxFileSize``.
  package static let defaultMaxFileSize = 2_000_000
  /// The most that can be configured, whoever writes the configuration: dense code takes some 150 times its
  /// size in memory. The largest file that people are known to build is SQLite's of 9 MB.
  package static let largestMaxFileSize = 16_000_000
  /// The default of ``maxFileSeconds``.
  package static let defaultMaxFileSeconds = 2
  /// The most that can be configured: a run must not be held up for long by a file, whoever writes the
  /// configuration.
  package static let largestMaxFileSeconds = 60

  /// Makes source options; the defaults are those of an empty configuration.
  package init(
    exclude: [PlacedPattern] = [], demo: [Pattern] = [], previews: Previews = .exclude,
    includeManifests: [LocatedText] = [], maxFileSize: Int = SourceOptions.defaultMaxFileSize,
    maxFileSeconds: Int = SourceOptions.defaultMaxFileSeconds, minFiles: Double? = nil,
    build: BuildConfiguration = BuildConfiguration()
  ) {
    self.exclude = exclude
    self.demo = demo
    self.previews = previews
    self.includeManifests = includeManifests
    self.maxFileSize = maxFileSize
    self.maxFileSeconds = maxFileSeconds
    self.minFiles = minFiles
    self.build = build
  }
}

/// A module written out in the configuration, or one for each way to bind the captures of its name.
///
/// What is `nil` stays as the module of that name has it, or gets its default in a new module.
package struct ModuleDefinition: Hashable, Sendable {
  /// The name that sources import, with its captures.
  package var name: NameTemplate
  /// Its files: patterns that bind all captures of the name; a folder covers everything below it.
  package var paths: [Pattern]?
  /// What it is built into.
  package var kind: ModuleKind?
  /// What it is for.
  package var role: ModuleRole?
  /// The modules, or external modules, that it declares to depend on.
  package var dependencies: [ModuleReference]?
  /// Where its name is written.
  package var location: SourceLocation

  /// Makes a module.
  package init(
    name: NameTemplate, paths: [Pattern]? = nil, kind: ModuleKind? = nil, role: ModuleRole? = nil,
    dependencies: [ModuleReference]? = nil, location: SourceLocation
  ) {
    self.name = name
    self.paths = paths
    self.kind = kind
    self.role = role
    self.dependencies = dependencies
    self.location = location
  }
}

/// The name of a module that another one names as a dependency, with its place.
package struct ModuleReference: Hashable, Sendable {
  /// The name; its captures are those of the module that depends on it.
  package var name: NameTemplate
  /// Where it is written.
  package var location: SourceLocation

  /// Makes a reference.
  package init(name: NameTemplate, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}

/// A text of the configuration with its place.
package struct LocatedText: Hashable, Sendable {
  /// The text.
  package var text: String
  /// Where it is written.
  package var location: SourceLocation

  /// Makes a located text.
  package init(_ text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }
}
