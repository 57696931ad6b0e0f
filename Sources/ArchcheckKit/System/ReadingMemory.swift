import SourceFacts
import SourceText
import Synchronization

/// Remembers what files say, so that a process which analyses a project again parses only the files
/// that have changed.
///
/// Facts depend on a file's bytes, its path and the libclang that read it, and on nothing else; so
/// nothing has to be taken out when files change. Several threads may use one memory.
package final class ReadingMemory: Sendable {
  /// What facts and values of manifests are found by.
  fileprivate struct Key: Hashable {
    var path: ByteKey
    var bytes: [UInt8]
    /// The path of the libclang; `nil` for Swift.
    var library: String?

    func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  private struct Table {
    var facts: [Key: FileFacts] = [:]
    var byteCount = 0
  }

  private let table = Mutex(Table())
  private let byteLimit: Int

  /// Makes an empty memory.
  ///
  /// - Parameter byteLimit: how many bytes of source it stands for at most; beyond, it forgets all
  ///   and begins anew.
  package init(byteLimit: Int = 256 << 20) { self.byteLimit = byteLimit }

  /// What a file says: as remembered, or read by `read`; `nil` where that gives nothing.
  ///
  /// Two threads that ask for the same file at the same time may both read it.
  ///
  /// - Parameters:
  ///   - path: the path that `read` is given.
  ///   - bytes: the file.
  ///   - library: the path of the libclang that reads it; `nil` for Swift.
  package func facts(
    of path: String, bytes: [UInt8], library: String?, read: () -> FileFacts?
  ) -> FileFacts? {
    let key = Key(path: ByteKey(path), bytes: bytes, library: library)
    if let known = table.withLock({ $0.facts[key] }) { return known }
    guard let facts = read() else { return nil }
    table.withLock { table in
      if table.byteCount + bytes.count > byteLimit { table = Table() }
      if table.facts.updateValue(facts, forKey: key) == nil { table.byteCount += bytes.count }
    }
    return facts
  }
}
