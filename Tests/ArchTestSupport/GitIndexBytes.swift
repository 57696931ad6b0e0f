/// The bytes of an index file of git.
///
/// - Parameters:
///   - paths: what is tracked, sorted.
///   - version: of the format: 2 or 4.
///   - hashLength: how many bytes a name of an object has.
///   - extensions: names of four letters with what they hold.
package func indexBytes(
  _ paths: [String], version: UInt8 = 2, hashLength: Int = 20,
  extensions: KeyValuePairs<String, [UInt8]> = [:]
) -> [UInt8] {
  var bytes = Array("DIRC".utf8) + [0, 0, 0, version, 0, 0, 0, UInt8(paths.count)]
  var previous: [UInt8] = []
  for path in paths.map({ Array($0.utf8) }) {
    let start = bytes.count
    bytes += [UInt8](repeating: 1, count: 40 + hashLength) + [0, UInt8(path.count)]
    if version == 4 {
      let common = zip(previous, path).prefix { $0 == $1 }.count
      bytes += [UInt8(previous.count - common)] + path[common...] + [0]
    } else {
      bytes += path + [0]
      while (bytes.count - start) % 8 != 0 { bytes.append(0) }
    }
    previous = path
  }
  for (name, content) in extensions {
    bytes += Array(name.utf8) + [0, 0, 0, UInt8(content.count)] + content
  }
  // The hash of all that, which nobody compares.
  return bytes + [UInt8](repeating: 9, count: hashLength)
}
