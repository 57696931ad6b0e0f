import PropertyLists

/// Collects the objects that the parts of a tree stand for.
///
/// A class, because all that read the tree add to it.
final class XcodeTreeObjects {
  /// What was added.
  private(set) var objects = XcodeObjects()
  /// The first reference that names nothing, and how many there are.
  private(set) var stale: (first: (name: String, offset: Int), count: Int)?
  private var ids = 0
  private var weight = 0

  /// More objects, and settings of single configurations, than any project has.
  private static let maximumWeight = 4_194_304

  /// The id of an object without one that others know; ids are in the order made.
  func makeID() -> String {
    ids += 1
    // As many digits each, so that their order is that of their bytes.
    return "tree:\(10_000_000 + ids)"
  }

  /// Adds an object made of what is written at an offset; fields that are `nil` are left out.
  @discardableResult
  func add(
    _ isa: String, id: String? = nil, _ fields: KeyValuePairs<String, PropertyList?> = [:],
    settings: [XcodeSetting]? = nil, at offset: Int
  ) throws(PropertyListError) -> String {
    weight += 1
    if weight > Self.maximumWeight {
      throw PropertyListError(
        "it describes more than \(Self.maximumWeight) objects and settings", at: offset)
    }
    let id = id ?? makeID()
    let isaField = PropertyList.Entry(key: "isa", value: PropertyList(.text(isa), at: offset))
    let entries = fields.compactMap { key, value in
      value.map { PropertyList.Entry(key: key, value: $0) }
    }
    objects.add(
      XcodeObject(id: id, isa: isa, fields: [isaField] + entries, settings: settings, at: offset))
    return id
  }

  /// Counts what is kept beside objects.
  func weigh(_ count: Int) { weight += count }

  /// Notes a reference that names nothing.
  func noteStale(_ reference: PropertyList) {
    let name = XcodeTreeReference.display(reference)
    stale = (stale?.first ?? (name, reference.offset), (stale?.count ?? 0) + 1)
  }
}

extension PropertyList {
  /// A text where a field of an object is made of something else.
  static func text(_ text: String, at offset: Int) -> Self { Self(.text(text), at: offset) }

  /// A list of ids.
  static func ids(_ ids: [String], at offset: Int) -> Self {
    Self(.list(ids.map { .text($0, at: offset) }), at: offset)
  }

  /// The elements of a member that holds an array; none where there is no such member.
  func elements(of key: String) throws(PropertyListError) -> [PropertyList] {
    guard let value = self[key] else { return [] }
    guard let elements = value.elements else {
      throw PropertyListError("the value of '\(key)' is no array", at: value.offset)
    }
    return elements
  }

  /// A member that holds a text; `nil` where there is no such member.
  func member(_ key: String) throws(PropertyListError) -> PropertyList? {
    guard let value = self[key] else { return nil }
    guard value.text != nil else {
      throw PropertyListError("the value of '\(key)' is no text", at: value.offset)
    }
    return value
  }

  /// The text of a member; `nil` where there is no such member.
  func text(of key: String) throws(PropertyListError) -> String? { try member(key)?.text }

  /// Makes sure that this is an object of JSON.
  func requireObject(_ what: String) throws(PropertyListError) {
    if entries == nil { throw PropertyListError("\(what) is no object", at: offset) }
  }

  /// The meaning of a word.
  ///
  /// - Throws: that the word has none that is known.
  static func meaning<Meaning>(
    of word: String, among meanings: [String: Meaning], for key: String, at offset: Int
  ) throws(PropertyListError) -> Meaning {
    guard let meaning = meanings[word] else {
      throw PropertyListError(
        "'\(word)' is no \(key) that archcheck knows of", at: offset)
    }
    return meaning
  }
}
