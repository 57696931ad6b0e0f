/// Something met while reading the project: bad input, never a broken rule.
///
/// A problem costs only what it names; the run goes on with everything else.
package struct Problem: Hashable, Sendable {
  /// What went wrong, as a closed list for machine formats.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case syntaxError = "syntax-error"
    case unreadableFile = "unreadable-file"
    case notUTF8 = "not-utf8"
    case fileTooLarge = "file-too-large"
    case nestingTooDeep = "nesting-too-deep"
    /// What a file names took more steps to find out than are spent on one.
    case resolutionLimit = "resolution-limit"
    case manifestNotUnderstood = "manifest-not-understood"
    /// A manifest goes beyond a bound, and the rest of it was not read.
    case manifestLimit = "manifest-limit"
    case manifestInvalid = "manifest-invalid"
    case noManifest = "no-manifest"
    case missingPath = "missing-path"
    case symbolicLinkLoop = "symbolic-link-loop"
    case pathOutsideRoot = "path-outside-root"
    case pathCase = "path-case"
    case emptyModule = "empty-module"
    /// Files that were taken for one module cannot be one.
    case ambiguousModule = "ambiguous-module"
    /// The configuration gives a file to a module that another one has or had as well.
    case moduleOverlap = "module-overlap"
    /// Too small a part of the source files was read.
    case unreadSources = "unread-sources"
    case skippedLanguage = "skipped-language"
    case configurationElsewhere = "configuration-elsewhere"
    /// A comment that wants to suppress findings and cannot.
    case ineffectiveSuppression = "ineffective-suppression"
    /// A comment that suppresses nothing.
    case uselessSuppression = "useless-suppression"
    /// The baseline lists findings that are no longer there.
    case staleBaseline = "stale-baseline"
    /// The baseline that the configuration names is not there.
    case missingBaseline = "missing-baseline"
    /// A file that earlier attempts of the run failed on.
    case setAside = "set-aside"

    /// Whether code or a manifest that is there was not read, or not to its end, so that what it breaks
    /// would be missing among the findings.
    package var leavesGap: Bool {
      switch self {
      case .unreadableFile, .fileTooLarge, .nestingTooDeep, .resolutionLimit, .manifestLimit,
        .setAside:
        true
      case .syntaxError, .notUTF8, .manifestNotUnderstood, .manifestInvalid, .noManifest,
        .missingPath, .symbolicLinkLoop, .pathOutsideRoot, .pathCase, .emptyModule,
        .ambiguousModule, .moduleOverlap, .unreadSources, .skippedLanguage,
        .configurationElsewhere, .ineffectiveSuppression, .uselessSuppression, .staleBaseline,
        .missingBaseline:
        false
      }
    }

    /// Whether something that a manifest says is unknown.
    package var leavesManifestUnknown: Bool {
      self == .manifestNotUnderstood || self == .manifestLimit
    }
  }

  /// How much a problem weighs: errors fail a run, warnings count as errors under `--strict`, infos never
  /// do.
  package enum Severity: String, CaseIterable, Hashable, Sendable {
    case error
    case warning
    case info
  }

  /// What went wrong.
  package var kind: Kind
  /// How much it weighs.
  package var severity: Severity
  /// One sentence: what is wrong, with the names concerned, and what to do about it.
  package var message: String
  /// Where; `nil` when the project as a whole is meant.
  package var location: SourceLocation?

  /// Makes a problem; warnings are the default.
  package init(
    _ kind: Kind, severity: Severity = .warning, message: String, location: SourceLocation? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.message = message
    self.location = location
  }
}

extension Problem: Comparable {
  /// Orders by location (problems without one first), kind and message.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.location != rhs.location {
      guard let left = lhs.location else { return true }
      guard let right = rhs.location else { return false }
      return left < right
    }
    if lhs.kind != rhs.kind { return lhs.kind.rawValue < rhs.kind.rawValue }
    return lhs.message.precedesInBytes(rhs.message)
  }
}
