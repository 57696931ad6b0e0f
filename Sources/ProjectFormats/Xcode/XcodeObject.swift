import PropertyLists
import SourceText

/// An object of a project file: a target, a group, a build phase, …
///
/// A class, so that large projects with many references to each object copy none of them.
final class XcodeObject {
  /// The name that other objects refer to it by.
  let id: String
  /// The class of the object, such as `PBXNativeTarget`.
  let isa: String
  private let fields: [PropertyList.Entry]
  /// UTF-8 offset of the object.
  private let offset: Int
  /// The settings of a build configuration, made once: all targets ask for those of their project.
  private(set) lazy var settings: [XcodeSetting] =
    (fields["buildSettings"]?.entries ?? []).map { XcodeSetting(key: $0.key, value: $0.value) }

  init(id: String, value: PropertyList) {
    self.id = id
    fields = value.entries ?? []
    offset = value.offset
    isa = fields["isa"]?.text ?? ""
  }

  /// Makes an object that is written in another form.
  ///
  /// - Parameters:
  ///   - settings: those of a build configuration; `nil` for any other object.
  ///   - offset: UTF-8 offset of what it is made of.
  init(
    id: String, isa: String, fields: [PropertyList.Entry], settings: [XcodeSetting]? = nil,
    at offset: Int
  ) {
    self.id = id
    self.isa = isa
    self.fields = fields
    self.offset = offset
    if let settings { self.settings = settings }
  }

  /// A field that holds a text; `nil` where there is none.
  subscript(field: String) -> String? { fields[field]?.text }

  /// A field of any form.
  func value(of field: String) -> PropertyList? { fields[field] }

  /// The texts of a field that holds a list; one text stands for a list of it.
  func texts(of field: String) -> [String] { fields[field]?.texts ?? [] }

  /// UTF-8 offset of a field, of the object where there is no such field.
  func offset(of field: String) -> Int { fields[field]?.offset ?? offset }
}

/// The objects of a project, whichever way they are written.
struct XcodeObjects {
  /// The objects by id.
  private(set) var byID: [String: XcodeObject] = [:]
  /// Runs of objects of one class, as Xcode writes them.
  private var runs: [(isa: String, objects: [XcodeObject])] = []

  /// Makes room for a number of objects.
  mutating func reserve(_ count: Int) { byID.reserveCapacity(count) }

  /// Adds an object; one of the same id is lost.
  mutating func add(_ object: XcodeObject) {
    byID[object.id] = object
    if runs.last?.isa != object.isa { runs.append((object.isa, [])) }
    runs[runs.count - 1].objects.append(object)
  }

  /// All objects of a class that fit, by id. O(objects).
  func all(_ isa: String, where fits: (XcodeObject) -> Bool) -> [XcodeObject] {
    runs.filter { $0.isa == isa }.flatMap { $0.objects.filter(fits) }
      .filter { byID[$0.id] === $0 }.sorted { $0.id.precedesInBytes($1.id) }
  }
}
