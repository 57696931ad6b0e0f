import SourceText

/// A manifest that is written in Swift, as it is compiled: its text, and the files that it is compiled
/// with.
package struct SwiftManifest: Hashable, Sendable {
  /// A file that is compiled with manifests and declares what they use.
  package struct Helper: Hashable, Sendable {
    /// The path from the project's root.
    package var path: String
    /// The text.
    package var text: String

    /// Makes a helper.
    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The manifest's path from the project's root.
  package var path: String
  /// The manifest's text.
  package var text: String
  /// The files that it is compiled with.
  package var helpers: [Helper]

  /// Makes a manifest.
  package init(path: String, text: String, helpers: [Helper] = []) {
    self.path = path
    self.text = text
    self.helpers = helpers
  }
}

/// Where the offsets of an evaluated manifest lie: in the manifest itself or in one of its helpers,
/// whose texts are counted one behind the other.
package struct ManifestPlaces: Hashable, Sendable {
  private struct File: Hashable {
    var path: String
    /// The offset at which the file's text begins.
    var start: Int
    var lines: LineTable
  }

  private var files: [File] = []

  /// The places of a manifest without helpers.
  package init(path: String, lines: LineTable) { append(path, at: 0, lines: lines) }

  /// Adds a file behind those that are known.
  ///
  /// - Parameter start: the offset of its first byte, beyond all offsets of the others.
  package mutating func append(_ path: String, at start: Int, lines: LineTable) {
    files.append(File(path: path, start: start, lines: lines))
  }

  /// The place of an offset. O(log files + log lines).
  package func location(of offset: Int) -> SourceLocation {
    var low = 0
    var high = files.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if files[middle].start <= offset { low = middle } else { high = middle }
    }
    let (line, column) = files[low].lines.position(of: offset - files[low].start)
    return SourceLocation(path: files[low].path, line: line, column: column)
  }
}
