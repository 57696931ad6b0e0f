import Foundation
import Presets
import RuleKinds
import RuleLanguage

/// The pages of the documentation that are made from the sources.
struct GeneratedPages {
  /// One page.
  struct Page {
    /// The path below the folder of the documentation.
    var path: String
    /// The text.
    var text: String
  }

  /// The folders that hold such pages.
  static let folders = ["presets", "rules"]

  /// The pages of all rule kinds and presets, by path.
  let pages: [Page]

  init() {
    pages =
      PresetPages(PresetRegistry.all).pages().map {
        Page(path: "presets/\($0.name)", text: $0.text)
      } + RulePages.pages.map { Page(path: "rules/\($0.name)", text: $0.text) }
  }

  /// What differs from the pages in a folder, a sentence each, by path.
  func differences(in folder: String) -> [String] {
    let differing = pages.compactMap { page -> String? in
      switch Self.text(of: "\(folder)/\(page.path)") {
      case nil: "\(page.path) is missing."
      case page.text?: nil
      case .some: "\(page.path) is out of date."
      }
    }
    return differing + surplus(in: folder).map { "\($0) belongs to no rule kind and no preset." }
  }

  /// Writes the pages into a folder, and removes those that nothing makes any more; pages written by hand stay.
  func write(to folder: String) throws {
    for path in surplus(in: folder) {
      try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
    }
    for name in Self.folders {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    for page in pages {
      try page.text.write(toFile: "\(folder)/\(page.path)", atomically: true, encoding: .utf8)
    }
  }

  /// Generated pages that nothing makes any more, by path.
  private func surplus(in folder: String) -> [String] {
    Self.folders.flatMap { name -> [String] in
      let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []
      return files.sorted().map { "\(name)/\($0)" }.filter { path in
        path.hasSuffix(".md") && !pages.contains { $0.path == path }
          && Self.text(of: "\(folder)/\(path)")?.hasPrefix(generatedPageMark) == true
      }
    }
  }

  private static func text(of path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }
}
