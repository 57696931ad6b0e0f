import DependencyModel

/// What the run read and what it could not: the honest frame of every other number.
package struct Coverage: Hashable, Sendable {
  /// Files that belong to a module, counted once each.
  package var files: Int
  /// Their size in bytes.
  package var bytes: Int
  /// Files of these that were parsed (with syntax errors or without).
  package var parsedFiles: Int
  /// Files with a syntax error.
  package var filesWithSyntaxErrors: Int
  /// Files of Objective-C, C and C++ that were not read for want of libclang.
  package var skippedFiles: Int
  /// Source files below the root that belong to no module, sorted.
  package var unownedFiles: [String]
  /// Manifests read, sorted.
  package var manifests: [String]
  /// Manifests seen but not followed, sorted.
  package var unfollowedManifests: [String]
  /// Outcomes of references that name a declaration by itself or as `Type.member`.
  package var names: ResolutionCounts
  /// Outcomes of references to members reached through a value.
  package var members: ResolutionCounts
  /// Module edges that no import states: names of the two modules, and of the re-exporting module that explains it, if any.
  package var edgesWithoutImport: [EdgeWithoutImport]
  /// The build that `#if` was decided for; `nil` when the code of all branches counts.
  package var build: String?
  /// The least share of references that must be resolved, `0...1`; `nil` when none was asked for.
  package var minimumResolvedShare: Double?
  /// Files that belong to a module and to no component of the configuration, sorted; empty when it
  /// defines none.
  package var filesInNoComponent: [String] = []
  /// Files without which the run went on because archcheck failed on them, sorted.
  package var setAsideFiles: [String] = []
  /// Source files among these that the run did not see at all.
  package var hiddenFiles = 0
  /// Source files that belong to no module and lie in folders of fetched code, such as `Pods`.
  package var fetchedFiles = 0
  /// The least share of the source files that must be read, `0...1`; `nil` when none was asked for.
  package var minimumReadShare: Double?

  /// The share of the source files below which a run warns.
  package static let usualReadShare = 0.8

  /// Makes a coverage statement.
  package init(
    files: Int, bytes: Int, parsedFiles: Int, filesWithSyntaxErrors: Int, skippedFiles: Int,
    unownedFiles: [String], manifests: [String], unfollowedManifests: [String],
    names: ResolutionCounts, members: ResolutionCounts, edgesWithoutImport: [EdgeWithoutImport],
    build: String? = nil
  ) {
    self.files = files
    self.bytes = bytes
    self.parsedFiles = parsedFiles
    self.filesWithSyntaxErrors = filesWithSyntaxErrors
    self.skippedFiles = skippedFiles
    self.unownedFiles = unownedFiles
    self.manifests = manifests
    self.unfollowedManifests = unfollowedManifests
    self.names = names
    self.members = members
    self.edgesWithoutImport = edgesWithoutImport
    self.build = build
  }
}

extension Coverage {
  /// Outcomes of all references.
  package var references: ResolutionCounts {
    var counts = names
    counts += members
    return counts
  }

  /// Source files below the root, in a module or not; without those that git ignores, that the
  /// configuration excludes or that lie in folders of fetched code.
  package var presentFiles: Int { files + unownedFiles.count + hiddenFiles }

  /// The share of them that was parsed as part of a module; `nil` without any.
  package var readShare: Double? {
    presentFiles == 0 ? nil : Double(parsedFiles) / Double(presentFiles)
  }

  /// Whether fewer files were read than must be; a project without any has enough.
  package var isTooIncomplete: Bool {
    guard let minimumReadShare, presentFiles > 0 else { return false }
    return Double(parsedFiles) < minimumReadShare * Double(presentFiles)
  }

  /// Whether fewer references are resolved than must be; a project without any references has
  /// enough.
  package var isTooUncertain: Bool {
    guard let minimumResolvedShare, let share = references.resolvedShare else { return false }
    return share < minimumResolvedShare
  }
}

/// A dependency between modules that is proved by references alone.
package struct EdgeWithoutImport: Hashable, Sendable {
  /// The module that depends.
  package var from: String
  /// The module depended on.
  package var to: String
  /// The imported module through whose `@_exported` import the names are seen; `nil` when none explains it.
  package var through: String?

  /// Makes an entry.
  package init(from: String, to: String, through: String?) {
    self.from = from
    self.to = to
    self.through = through
  }
}
