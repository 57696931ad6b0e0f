import ProjectModel
import SourceText

/// The texts of a manifest and its helpers, one behind the other, helpers first.
struct ManifestFiles {
  /// All texts, with a line feed behind each.
  private(set) var bytes: [UInt8] = []
  /// Turns offsets in `bytes` into places.
  private(set) var places: ManifestPlaces
  /// Where the helpers' texts lie in `bytes`.
  private(set) var helpers: [Range<Int>] = []
  /// Where the manifest's text lies in `bytes`.
  private(set) var manifest = 0..<0

  /// Puts the texts together. O(text).
  init(_ manifest: SwiftManifest) {
    let lines = LineTable(of: manifest.text)
    places = ManifestPlaces(
      path: manifest.helpers.first?.path ?? manifest.path,
      lines: manifest.helpers.first.map { LineTable(of: $0.text) } ?? lines)
    for (index, helper) in manifest.helpers.enumerated() {
      if index > 0 {
        places.append(helper.path, at: bytes.count, lines: LineTable(of: helper.text))
      }
      helpers.append(append(helper.text))
    }
    if !manifest.helpers.isEmpty { places.append(manifest.path, at: bytes.count, lines: lines) }
    self.manifest = append(manifest.text)
  }

  private mutating func append(_ text: String) -> Range<Int> {
    let start = bytes.count
    bytes += text.utf8
    defer { bytes.append(UInt8(ascii: "\n")) }
    return start..<bytes.count
  }
}
