import ProjectModel

/// The modules whose types files name that are no sources: storyboards and nibs, data models, property lists.
///
/// A class that only such a file names is made by its name when the program runs, so the module has to be linked.
struct ResourceUses {
  /// The names of the modules, and what may be one before a dot.
  private(set) var modules: Set<String> = []

  /// Nothing.
  init() {}

  /// Reads the files. Linear in their length.
  init(_ files: ProjectFiles) {
    for path in files.paths {
      guard let attribute = Self.attribute(of: path), let text = files.text(path) else { continue }
      collect(behind: attribute, in: text)
    }
  }

  /// What stands before the name of a module in a file of that name; `nil` for files that name none.
  private static func attribute(of path: String) -> String? {
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { return "customModule=\"" }
    if path.hasSuffix(".xcdatamodel/contents") { return "representedClassName=\"" }
    return path.hasSuffix("Info.plist") ? "<string>" : nil
  }

  /// Takes the word behind each place of a text, up to the dot where the name of a type follows.
  private mutating func collect(behind attribute: String, in text: String) {
    let (bytes, mark) = (Array(text.utf8), Array(attribute.utf8))
    var place = 0
    while place + mark.count < bytes.count {
      guard bytes[place] == mark[0], bytes[place...].starts(with: mark) else {
        place += 1
        continue
      }
      place += mark.count
      let word = bytes[place...].prefix { byte in
        byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
          || Character(UnicodeScalar(byte)).isNumber
      }
      let end = place + word.count < bytes.count ? bytes[place + word.count] : 0
      // Of a property list and a data model only `Module.Type` names a module.
      if end == UInt8(ascii: attribute.hasPrefix("customModule") ? "\"" : "."), !word.isEmpty {
        modules.insert(String(decoding: word, as: UTF8.self))
      }
      place += word.count
    }
  }
}
