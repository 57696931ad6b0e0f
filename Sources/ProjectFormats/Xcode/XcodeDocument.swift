import ProjectModel
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

  init(id: String, value: PropertyList) {
    self.id = id
    fields = value.entries ?? []
    offset = value.offset
    isa = fields["isa"]?.text ?? ""
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

/// The objects of a `project.pbxproj`.
///
/// Source of the form: what Xcode writes; Apple does not document it.
struct XcodeDocument {
  /// The file's path.
  let path: String
  /// The object of the project itself.
  let project: XcodeObject
  private let objects: [String: XcodeObject]
  /// Runs of objects of one class, as Xcode writes them.
  private let runs: [(isa: String, objects: [XcodeObject])]
  private let lines: LineTable

  /// Reads a project file; `nil` when it is none, which has been reported then. O(bytes).
  init?(path: String, from source: ManifestSource) {
    guard var text = source.text(path, nil) else { return nil }
    let read = text.withUTF8 { bytes -> Result<(PropertyList, LineTable), XcodeReadError> in
      do throws(PropertyListError) {
        return .success((try parsePropertyList(bytes), LineTable(of: bytes)))
      } catch {
        return .failure(XcodeReadError(error: error, lines: LineTable(of: bytes)))
      }
    }
    switch read {
    case .failure(let failure):
      let (line, column) = failure.lines.position(of: failure.error.offset)
      source.report(
        Problem(
          .manifestNotUnderstood,
          message: "The Xcode project cannot be read: \(failure.error.message). Its targets are "
            + "unknown until that is corrected.",
          location: SourceLocation(path: path, line: line, column: column)))
      return nil
    case .success(let (list, lines)):
      var objects: [String: XcodeObject] = [:]
      let entries = list["objects"]?.entries ?? []
      objects.reserveCapacity(entries.count)
      var runs: [(isa: String, objects: [XcodeObject])] = []
      var values: [String: PropertyList] = [:]
      var doubled: [(id: String, offset: Int)] = []
      for entry in entries {
        if let other = values.updateValue(entry.value, forKey: entry.key),
          !other.isSame(as: entry.value)
        {
          doubled.append((entry.key, entry.value.offset))
        }
        let object = XcodeObject(id: entry.key, value: entry.value)
        objects[entry.key] = object
        if runs.last?.isa != object.isa { runs.append((object.isa, [])) }
        runs[runs.count - 1].objects.append(object)
      }
      if let first = doubled.first {
        let (line, column) = lines.position(of: first.offset)
        let others = Set(doubled.map(\.id)).count - 1
        let more = others == 0 ? "" : ", and so have those of \(others) more identifiers"
        source.report(
          Problem(
            .manifestInvalid,
            message:
              "Two objects have the identifier \(first.id)\(more): the first one is lost, as a "
              + "property list keeps the last, and Xcode takes the project for damaged. Give one of "
              + "them another identifier.",
            location: SourceLocation(path: path, line: line, column: column)))
      }
      let root = list["rootObject"]?.text
      guard let project = root.flatMap({ objects[$0] }), project.isa == "PBXProject" else {
        source.report(
          Problem(
            .manifestNotUnderstood,
            message: "\(path) contains no project: the object that `rootObject` names should be a "
              + "PBXProject.",
            location: SourceLocation(path: path)))
        return nil
      }
      self.path = path
      self.project = project
      self.objects = objects
      self.runs = runs
      self.lines = lines
    }
  }

  /// The object of an id; `nil` for a stale one.
  subscript(id: String?) -> XcodeObject? { id.flatMap { objects[$0] } }

  /// The object that a field refers to.
  func object(_ field: String, of object: XcodeObject) -> XcodeObject? { self[object[field]] }

  /// The objects that a field refers to; ids of nothing are left out.
  func objects(_ field: String, of object: XcodeObject) -> [XcodeObject] {
    object.texts(of: field).compactMap { self[$0] }
  }

  /// All objects of a class that fit, by id. O(objects).
  func objects(
    of isa: String, where fits: (XcodeObject) -> Bool = { _ in true }
  ) -> [XcodeObject] {
    runs.filter { $0.isa == isa }.flatMap { $0.objects.filter(fits) }
      .filter { objects[$0.id] === $0 }.sorted { $0.id.precedesInBytes($1.id) }
  }

  /// Where a field is written.
  func location(of field: String, in object: XcodeObject) -> SourceLocation {
    let (line, column) = lines.position(of: object.offset(of: field))
    return SourceLocation(path: path, line: line, column: column)
  }
}

private struct XcodeReadError: Error {
  var error: PropertyListError
  var lines: LineTable
}
