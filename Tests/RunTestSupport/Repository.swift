import Foundation

/// Where the sources of this repository are.
package enum Repository {
  /// The root, with symbolic links on the way to it left as they are.
  package static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The fixture that the README shows.
  package static let bitriseClient = "\(path)/Fixtures/BitriseClient"
}
