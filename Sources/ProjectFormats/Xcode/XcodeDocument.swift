import ProjectModel
import PropertyLists
import SourceText

/// The objects of an Xcode project, read from a `project.pbxproj` or a `project.xcproj`.
///
/// Source of the first form: what Xcode writes; Apple does not document it. The second one holds the
/// same objects as a tree, see ``XcodeTreeReader``.
struct XcodeDocument {
  /// The file's path.
  let path: String
  /// The object of the project itself.
  let project: XcodeObject
  private let objects: XcodeObjects
  private let lines: LineTable

  /// Reads a project file; `nil` when it is none, which has been reported then. O(bytes).
  init?(path: String, from source: ManifestSource) {
    guard var text = source.text(path, nil) else { return nil }
    let isTree = ProjectPath.name(of: path) == XcodeProjectFile.json
    self.path = path
    let parsed = text.withUTF8 { bytes -> Result<(PropertyList, LineTable), XcodeReadError> in
      do throws(PropertyListError) {
        let list = isTree ? try parseJSON5(bytes) : try parsePropertyList(bytes)
        return .success((list, LineTable(of: bytes)))
      } catch {
        return .failure(XcodeReadError(error: error, lines: LineTable(of: bytes)))
      }
    }
    do throws(XcodeReadError) {
      let (list, lines) = try parsed.get()
      let report = XcodeReports(path: path, lines: lines, source: source)
      let read =
        isTree
        ? try Self.tree(list, report: report) : Self.table(list, report: report)
      guard let (objects, project) = read else { return nil }
      self.lines = lines
      self.objects = objects
      self.project = project
    } catch {
      let (line, column) = error.lines.position(of: error.error.offset)
      source.report(
        Problem(
          .manifestNotUnderstood,
          message: "The Xcode project cannot be read: \(error.error.message). Its targets are "
            + "unknown until that is corrected.",
          location: SourceLocation(path: path, line: line, column: column)))
      return nil
    }
  }

  /// The objects of a `project.pbxproj`, which is a table of them.
  private static func table(
    _ list: PropertyList, report: XcodeReports
  ) -> (XcodeObjects, XcodeObject)? {
    var objects = XcodeObjects()
    let entries = list["objects"]?.entries ?? []
    objects.reserve(entries.count)
    var values: [String: PropertyList] = [:]
    var doubled: [(id: String, offset: Int)] = []
    for entry in entries {
      if let other = values.updateValue(entry.value, forKey: entry.key),
        !other.isSame(as: entry.value)
      {
        doubled.append((entry.key, entry.value.offset))
      }
      objects.add(XcodeObject(id: entry.key, value: entry.value))
    }
    if let first = doubled.first {
      let others = Set(doubled.map(\.id)).count - 1
      let more = others == 0 ? "" : ", and so have those of \(others) more identifiers"
      report(
        .manifestInvalid,
        "Two objects have the identifier \(first.id)\(more): the first one is lost, as a "
          + "property list keeps the last, and Xcode takes the project for damaged. Give one of "
          + "them another identifier.", at: first.offset)
    }
    let root = list["rootObject"]?.text
    guard let project = root.flatMap({ objects.byID[$0] }), project.isa == "PBXProject" else {
      report(
        .manifestNotUnderstood,
        "\(report.path) contains no project: the object that `rootObject` names should be a "
          + "PBXProject.", at: nil)
      return nil
    }
    return (objects, project)
  }

  /// The objects of a `project.xcproj`, which is a tree.
  private static func tree(
    _ root: PropertyList, report: XcodeReports
  ) throws(XcodeReadError) -> (XcodeObjects, XcodeObject) {
    do throws(PropertyListError) {
      var reader = XcodeTreeReader(report: report)
      let project = try reader.read(root)
      return (reader.objects, project)
    } catch {
      throw XcodeReadError(error: error, lines: report.lines)
    }
  }

  /// The object of an id; `nil` for a stale one.
  subscript(id: String?) -> XcodeObject? { id.flatMap { objects.byID[$0] } }

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
    objects.all(isa, where: fits)
  }

  /// Where a field is written.
  func location(of field: String, in object: XcodeObject) -> SourceLocation {
    let (line, column) = lines.position(of: object.offset(of: field))
    return SourceLocation(path: path, line: line, column: column)
  }
}

/// Tells what is wrong with a project file, by offsets in it.
struct XcodeReports {
  let path: String
  let lines: LineTable
  let source: ManifestSource

  /// Tells a problem at an offset; at the file as a whole where that is `nil`.
  func callAsFunction(_ kind: Problem.Kind, _ message: String, at offset: Int?) {
    var location = SourceLocation(path: path)
    if let offset {
      let (line, column) = lines.position(of: offset)
      location = SourceLocation(path: path, line: line, column: column)
    }
    source.report(Problem(kind, message: message, location: location))
  }
}

private struct XcodeReadError: Error {
  var error: PropertyListError
  var lines: LineTable
}
