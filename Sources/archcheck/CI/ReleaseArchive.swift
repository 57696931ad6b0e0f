import ArchcheckKit
import ArgumentParser

/// An archive with archcheck that a file for CI downloads: its address and its check sum.
///
/// The address is the user's, or below one that the project owns. No other name is ever guessed: a program
/// that somebody else keeps under a likely name would run with the rights of the job.
struct ReleaseArchive: Equatable, Sendable {
  /// Where it lies; empty where nobody has said so.
  var url: String
  /// Its SHA-256 in hexadecimal digits; empty where nobody has said so. No program can hold that of the
  /// archive that it lies in.
  var checksum: String

  /// The archive of this version for a platform, if the project has an address for its releases.
  static func ours(for platform: String) -> ReleaseArchive {
    let file = "\(archcheckVersion)/archcheck-\(archcheckVersion)-\(platform).tar.gz"
    return ReleaseArchive(url: ReleaseNames.downloads.map { "\($0)/\(file)" } ?? "", checksum: "")
  }

  /// The archive that a user names.
  ///
  /// - Throws: what is wrong with the address or the check sum.
  static func given(url: String, checksum: String) throws(ValidationError) -> ReleaseArchive {
    let schemes = ["https://", "http://", "file://"]
    guard schemes.contains(where: url.hasPrefix), url.unicodeScalars.allSatisfy(isPlain) else {
      throw ValidationError(
        "--archive-url is '\(url.withoutControlCharacters)': give an address such as https://… without "
          + "spaces, quotes and '$'.")
    }
    guard checksum.count == 64, checksum.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw ValidationError(
        "--sha256 is '\(checksum.withoutControlCharacters)': give the 64 digits that "
          + "'shasum -a 256 FILE' prints.")
    }
    return ReleaseArchive(url: url, checksum: checksum.lowercased())
  }

  /// Whether a character stands for itself in quotes of a shell, of YAML and of Groovy.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: "-._~:/?#[]@!&()*+,;=%".unicodeScalars.contains(scalar)
    }
  }
}
