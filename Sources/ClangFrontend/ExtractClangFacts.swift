import SourceFacts
import SourceText

/// Reads everything that one file of the C family says.
///
/// Reading never fails: what the text lacks or breaks is reported in `problems`, everything else is
/// there. The text's own declarations and names need no header, so that none is looked for.
///
/// - Parameters:
///   - source: the bytes of the file, in any encoding of ``tokenize(_:path:library:)``.
///   - path: the file's path; only its extension matters, which tells the language.
///   - library: the libclang that cuts the text into tokens; may serve several threads at once.
/// - Complexity: linear in the bytes.
package func extractClangFacts(
  source: UnsafeBufferPointer<UInt8>, path: String, library: ClangLibrary
) -> FileFacts {
  let file = tokenize(source, path: path, library: library)
  var facts = scanFacts(of: file, path: path)
  facts.addSuppressions(of: file)
  return facts
}

extension FileFacts {
  /// Takes over the comments that suppress findings, and their texts among the names.
  fileprivate mutating func addSuppressions(of file: TokenizedFile) {
    guard !file.suppressions.isEmpty else { return }
    var ids: [ByteKey: NameID] = [:]
    for (id, name) in strings.enumerated() { ids[ByteKey(name)] = NameID(id) }
    for suppression in file.suppressions {
      let text = String(decoding: file.text[suppression.text], as: UTF8.self)
      if ids[ByteKey(text)] == nil {
        ids[ByteKey(text)] = NameID(strings.count)
        strings.append(text)
      }
      suppressions.append(
        SuppressionFact(
          text: ids[ByteKey(text)] ?? NameID(0), offset: UInt32(clamping: suppression.offset),
          start: UInt32(clamping: suppression.covered.lowerBound),
          end: UInt32(clamping: suppression.covered.upperBound)))
    }
  }
}
