import ProjectModel
import SourceText

/// Something outside of the process that a run asked for, with the answer.
package struct Observation: Sendable {
  /// What was asked for.
  package struct Question: Hashable, Sendable {
    /// What kind of answer there is.
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
      /// The value of an environment variable.
      case variable
      /// The day it is.
      case today
      /// What stands at an absolute path.
      case kind
      /// The absolute path without symbolic links.
      case resolved
      /// When what stands at an absolute path changed last.
      case stamp
      /// What stands at a path below a root.
      case entry
      /// The names in a folder below a root.
      case listing
      /// The bytes of a file below a root.
      case content
    }

    var kind: Kind
    /// The number of the root folder; 0 where the text stands for itself.
    var root: UInt16 = 0
    /// The variable or the path.
    var text: ByteKey

    /// An order that is the same in every run: variables and the day first, which are soon asked again.
    func precedes(_ other: Self) -> Bool {
      if (kind.rawValue, root) != (other.kind.rawValue, other.root) {
        return (kind.rawValue, root) < (other.kind.rawValue, other.root)
      }
      return text.string.precedesInBytes(other.text.string)
    }
  }

  /// What was asked for.
  var question: Question
  /// The answer in brief: equal for equal answers.
  var answer: [UInt8]
  /// The stamp of the file or folder: as long as it is the same, the question need not be asked again.
  var stamp: FileStamp?
}

// MARK: - Answers in brief

func brief(_ text: String?) -> [UInt8] { text.map { [1] + Array($0.utf8) } ?? [0] }

func brief(_ kind: Machine.PathKind?) -> [UInt8] { brief(kind?.rawValue) }

func brief(_ kind: FileSystem.Kind?) -> [UInt8] { brief(kind.map { "\($0)" }) }

func brief(_ content: FileSystem.Content) -> [UInt8] {
  var writer = ByteWriter()
  writer.put(content.id)
  writer.put(Int64(content.size ?? -1))
  return writer.bytes
}

extension FileSystem.Content {
  /// Reads what was put in brief; `nil` for what is no content but an error.
  init?(brief answer: [UInt8]) {
    guard answer.count == MemoryLayout<ContentID>.size + 8 else { return nil }
    let (id, size) = answer.withUnsafeBytes { bytes in
      (
        bytes.loadUnaligned(as: ContentID.self),
        bytes.loadUnaligned(fromByteOffset: MemoryLayout<ContentID>.size, as: Int64.self)
      )
    }
    self.init(id: id, size: size < 0 ? nil : Int(size))
  }

  /// The content of some bytes. O(bytes).
  init(of bytes: [UInt8]) { self.init(id: ContentID(of: bytes), size: bytes.count) }
}

/// The reason; of a file that was too large the size alone, which is the same whatever was allowed. No
/// reason is as short as a content.
func brief(_ error: FileSystemError) -> [UInt8] {
  if case .tooLarge(let size, _) = error {
    return Array("the file has too many bytes: \(size)".utf8)
  }
  return Array("the file cannot be read: \(error)".utf8)
}

func brief(_ stamp: FileStamp?) -> [UInt8] {
  var writer = ByteWriter()
  if let stamp { writer.put(stamp) }
  return writer.bytes
}

/// Names and kinds; sizes and identities change with files that may be of no interest.
func brief(_ listing: FileSystem.Listing) -> [UInt8] {
  var writer = ByteWriter()
  for entry in listing.entries {
    writer.put(entry.name)
    switch entry.kind {
    case .file: writer.put(UInt8(0))
    case .folder: writer.put(UInt8(1))
    case .other: writer.put(UInt8(2))
    case .link(let target):
      writer.put(UInt8(3))
      writer.put("\(target)")
    }
  }
  writer.put(listing.undecodableNames)
  return brief(FileSystem.Content(of: writer.bytes))
}
