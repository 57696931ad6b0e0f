import ProjectModel
import SourceText

/// Divides source files into what may be modules, by the folders that they lie in.
///
/// A folder counts as a module unless its name says that it only holds modules (`Sources`,
/// `Modules`, …), or it holds a folder of its own name beside which that of its tests stands, or one
/// with a name that files import, or files of other modules lie in it: then the folders in it count. Folders named as those of tests
/// are test modules, also within a module.
struct FolderGuess {
  /// What may be a module.
  struct Part {
    /// Its name, as sources import it.
    var name: String
    /// Its folder.
    var folder: String
    /// Whether it holds tests.
    var isTest: Bool
    /// Its files, sorted.
    var sources: [String]
  }

  /// Which files become part of a module.
  enum Extent {
    /// Those that a target would have: not loose ones at the top or beside files of other modules,
    /// nor what tools fetch or make.
    case targets
    /// All of them.
    case everything
  }

  /// The name of a module for files that lie in the root itself.
  private let rootName: String
  private let extent: Extent
  /// The folders with files of other modules at or below them.
  private let shared: Set<ByteKey>
  /// The names from outside that files import, as far as that is known.
  private let imported: Set<String>
  /// What has been found.
  private(set) var parts: [Part] = []

  /// Makes a guess that finds nothing yet.
  ///
  /// - Parameters:
  ///   - rootName: what files in the root itself are called.
  ///   - extent: which files become part of a module.
  ///   - known: modules whose files lie beside those to be divided.
  ///   - imported: names that files import and no module has.
  init(
    rootName: String, extent: Extent, known: [ModuleDescription], imported: Set<String> = []
  ) {
    self.rootName = rootName
    self.extent = extent
    self.imported = imported
    var shared: Set<ByteKey> = []
    for path in known.lazy.flatMap(\.sources) {
      for folder in ProjectPath.folders(upFrom: ProjectPath.folder(of: path)) {
        guard shared.insert(ByteKey(folder)).inserted else { break }
      }
    }
    self.shared = shared
  }

  /// Divides the files of a project's folder, which is no module itself unless files lie in it
  /// loosely and it is not the root. O(files × depth of folders).
  mutating func divide(_ files: [String], in home: String) {
    let content = FolderContent(files, of: home)
    if !home.isEmpty, !content.loose.isEmpty, !isShared(home) {
      add(content, named: ProjectPath.name(of: home), within: "")
      return
    }
    var pending = [content]
    while let content = pending.popLast() {
      if !content.loose.isEmpty, extent == .everything {
        let name = content.folder.isEmpty ? rootName : ProjectPath.name(of: content.folder)
        append(name, content.folder, content.loose)
      }
      for (name, files) in content.children {
        if extent == .targets, !Self.mayBeTarget(name) { continue }
        let inner = FolderContent(files, of: ProjectPath.join(content.folder, name))
        if holdsModules(inner, name) {
          pending.append(inner)
        } else {
          add(inner, named: name, within: ProjectPath.name(of: content.folder))
        }
      }
    }
  }

  private func isShared(_ folder: String) -> Bool { shared.contains(ByteKey(folder)) }

  /// Whether a folder is none of a module but holds some.
  private func holdsModules(_ content: FolderContent, _ name: String) -> Bool {
    if isShared(content.folder) { return true }
    if !content.loose.isEmpty { return false }
    if Self.generalNames.contains(name.lowercased()) {
      return !Self.isTest(name) || content.children.allSatisfy { Self.isTest($0.name) }
    }
    return content.children.contains {
      $0.name.equalsInBytes(name) || imported.contains(moduleName(from: $0.name))
    }
  }

  /// Adds the module of a folder, and those of tests in it.
  private mutating func add(_ content: FolderContent, named name: String, within outer: String) {
    let isGeneral = Self.generalNames.contains(name.lowercased())
    let base = isGeneral ? (outer.isEmpty ? rootName : outer) : name
    if Self.isTest(name) {
      append(isGeneral ? base + name : name, content.folder, content.all, isTest: true)
      return
    }
    var own = content.loose
    for (inner, files) in content.children {
      guard Self.isTest(inner) else {
        own += files
        continue
      }
      let isGeneral = Self.generalNames.contains(inner.lowercased())
      append(
        isGeneral ? base + inner : inner, ProjectPath.join(content.folder, inner), files,
        isTest: true)
    }
    append(base, content.folder, own.sortedByBytes())
  }

  private mutating func append(
    _ name: String, _ folder: String, _ sources: [String], isTest: Bool? = nil
  ) {
    if sources.isEmpty { return }
    parts.append(
      Part(
        name: moduleName(from: name), folder: folder, isTest: isTest ?? Self.isTest(name),
        sources: sources))
  }

  // MARK: Names

  /// Names, in lower case, of folders that hold modules or a kind of file rather than being one.
  private static let generalNames: Set<String> = [
    "sources", "source", "src", "modules", "packages", "features", "libraries", "libs", "lib",
    "frameworks", "targets", "apps", "tests", "test", "unittests", "uitests", "integrationtests",
    "specs",
  ]

  /// Whether a folder of this name holds tests.
  private static func isTest(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name.hasSuffix("Test")
      || ["tests", "test", "specs"].contains(name.lowercased())
  }

  /// Whether a folder may be that of a target: not what tools fetch or make.
  private static func mayBeTarget(_ name: String) -> Bool {
    let others: Set<String> = [
      "Pods", "Carthage", "Vendor", "vendor", "fastlane", "node_modules", "build", "Build",
    ]
    let packages: Set<Substring> = [
      "xcodeproj", "xcworkspace", "playground", "framework", "xcframework",
    ]
    return !others.contains(name) && !packages.contains(ProjectPath.fileExtension(of: name))
  }
}

/// Files of a folder by what they lie in there.
private struct FolderContent {
  let folder: String
  /// All of them.
  let all: [String]
  /// Those that lie in the folder itself.
  private(set) var loose: [String] = []
  /// Those below by the name of the folder in this one, in the order met.
  private(set) var children: [(name: String, files: [String])] = []

  /// Sorts files that lie at or below a folder. O(files).
  init(_ files: [String], of folder: String) {
    self.folder = folder
    all = files
    let skipped = folder.isEmpty ? 0 : folder.utf8.count + 1
    var places: [ByteKey: Int] = [:]
    for path in files {
      let rest = path.utf8.dropFirst(skipped)
      guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else {
        loose.append(path)
        continue
      }
      let name = String(Substring(rest[..<slash]))
      if let place = places[ByteKey(name)] {
        children[place].files.append(path)
      } else {
        places[ByteKey(name)] = children.count
        children.append((name, [path]))
      }
    }
  }
}
