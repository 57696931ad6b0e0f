import DependencyModel

/// A table of plain values, as the commands `list …` print it: one row a thing.
package struct Listing: Hashable, Sendable {
  /// A column of the table.
  package struct Column: Hashable, Sendable {
    /// The key in JSON, in camel case.
    package var key: String
    /// The head in text.
    package var title: String
    /// Whether text leaves it out where no mark in it is set.
    package var needsMark: Bool
    /// Whether text shows how many names a cell holds instead of the names, and leaves the column
    /// out where no cell holds any.
    package var countsNames: Bool

    /// Makes a column.
    package init(
      key: String, title: String, needsMark: Bool = false, countsNames: Bool = false
    ) {
      self.key = key
      self.title = title
      self.needsMark = needsMark
      self.countsNames = countsNames
    }
  }

  /// A value of the table.
  package enum Cell: Hashable, Sendable {
    case text(String)
    /// Aligned to the right in text.
    case number(Int)
    /// Joined by commas in text, an array in JSON.
    case names([String])
    /// Shown in text where it is set, a boolean in JSON and CSV.
    case mark(Bool, text: String)
    /// `–` in text, `null` in JSON.
    case undefined
  }

  /// What is listed, in the plural: the key of the rows in JSON.
  package var subject: String
  /// The columns.
  package var columns: [Column]
  /// The rows in the order of output, each with one cell a column; missing cells count as
  /// undefined.
  package var rows: [[Cell]]
  /// Counts that sum up what is listed, in the order of output; in JSON an object `summary`, in CSV
  /// left out.
  package var summary: [Count]
  /// What text shows in the place of the table; `nil` for the table.
  package var document: String?
  /// The widest that a cell gets in text before its middle is left out.
  package var cellWidth = 100

  /// A number with its name.
  package struct Count: Hashable, Sendable {
    /// The key in JSON, and the word behind the number in text.
    package var key: String
    /// The number.
    package var value: Int

    /// Makes a count.
    package init(key: String, value: Int) {
      self.key = key
      self.value = value
    }
  }

  /// Makes a listing.
  package init(subject: String, columns: [Column], rows: [[Cell]], summary: [Count] = []) {
    self.subject = subject
    self.columns = columns
    self.rows = rows
    self.summary = summary
  }
}

extension Listing {
  /// Modules with their role, kind, folder, number of files, resources and dependencies, and
  /// whether they are guessed.
  package static func modules(_ modules: [ModuleSummary]) -> Listing {
    Listing(
      subject: "modules",
      columns: [
        Column(key: "name", title: "Module"), Column(key: "role", title: "Role"),
        Column(key: "kind", title: "Kind"), Column(key: "guessed", title: "Guess", needsMark: true),
        Column(key: "files", title: "Files"),
        Column(key: "resources", title: "Resources", countsNames: true),
        Column(key: "folder", title: "Folder"), Column(key: "manifest", title: "Manifest"),
        Column(key: "dependencies", title: "Depends on"),
      ],
      rows: modules.map { module in
        [
          .text(module.name), .text(module.role.rawValue), .text(module.kind.rawValue),
          .mark(module.isGuessed, text: "guess"),
          .number(module.files), .names(module.resources),
          .text(module.folder.isEmpty ? "." : module.folder),
          .text(module.manifest), .names(module.dependencies),
        ]
      })
  }
}

extension Granularity {
  /// The head of a column of names.
  package var title: String {
    switch self {
    case .type: "Type"
    case .file: "File"
    case .folder: "Folder"
    case .module: "Module"
    case .component: "Component"
    }
  }
}
