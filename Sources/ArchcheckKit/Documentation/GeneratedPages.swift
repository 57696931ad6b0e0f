import Configuration
import Presets
import ProjectModel
import RuleKinds
import RuleLanguage
import SourceText

/// The pages of the documentation that are made from the sources.
package struct GeneratedPages: Sendable {
  /// One page.
  package struct Page: Sendable {
    /// The path below the folder of the documentation.
    package var path: String
    /// The text.
    package var text: String
  }

  /// The folders that hold such pages.
  package static let folders = ["presets", "rules"]

  /// The pages, by path.
  package let pages: [Page]

  /// Makes the pages of all rule kinds and presets.
  ///
  /// - Throws: a failure when a preset's own text is wrong.
  package init() throws(CommandFailure) {
    let presets: [(name: String, text: String)]
    do throws(ConfigurationErrors) {
      presets = try PresetPages(PresetRegistry.all).pages()
    } catch {
      throw CommandFailure(error)
    }
    pages =
      presets.map { Page(path: "presets/\($0.name)", text: $0.text) }
      + RulePages.pages.map { Page(path: "rules/\($0.name)", text: $0.text) }
  }

  /// What differs from the pages in a folder, a sentence each, by path.
  package func differences(in files: FileSystem) -> [String] {
    let differing = pages.compactMap { page -> String? in
      switch Self.text(of: page.path, in: files) {
      case nil: "\(page.path) is missing."
      case page.text?: nil
      case .some: "\(page.path) is out of date."
      }
    }
    return differing + surplus(in: files).map { "\($0) belongs to no rule kind and no preset." }
  }

  /// Generated pages that nothing generates any more, by path.
  package func surplus(in files: FileSystem) -> [String] {
    Self.folders.flatMap { folder -> [String] in
      let names = (try? files.list(folder))?.entries.map { "\(folder)/\($0.name)" } ?? []
      return names.filter { path in
        path.hasSuffix(".md") && !pages.contains { $0.path == path }
          && Self.text(of: path, in: files)?.hasPrefix(generatedPageMark) == true
      }
    }
  }

  private static func text(of path: String, in files: FileSystem) -> String? {
    (try? files.read(path, 16 << 20)).map { String(decoding: $0, as: UTF8.self) }
  }
}
