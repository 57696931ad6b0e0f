import ProjectModel
import SourceFacts
import SourceText

/// What an `#include`, `#import` or `@import` of the C family leads to.
enum IncludeTarget: Hashable, Sendable {
  /// A file of the project, by its unit.
  case unit(ID<SourceUnit>)
  /// A module of the project as a whole: by `@import`, or by its header `Module-Swift.h`.
  case module(ModuleID)
  /// Nothing of the project.
  case external
}

/// Finds the header that a path in a directive means, as compilers do with the search paths that
/// build systems give them: relative to the file, to the folders of its module and of those it
/// depends on, by module name (`<Module/Header.h>`), else by file name as header maps do.
struct HeaderIndex: Sendable {
  private let units: [SourceUnit]
  private let modules: [ModuleDescription]
  /// The units of what can be included by file name, in order: headers, and the rest of the C family.
  private var byName: [String: [ID<SourceUnit>]] = [:]
  /// For each module the names that `<Name/…>` and `@import Name` may call it by.
  private var modulesByName: [String: [ModuleID]] = [:]
  /// The modules of which the compiler writes a header of a name of its own.
  private var modulesByGeneratedHeader: [String: [ModuleID]] = [:]
  /// For each module the modules that its manifest lets it use, itself left out.
  private let declared: [[ModuleID]]

  /// Lists the files of the C family. O(units + modules).
  init(units: [SourceUnit], modules: [ModuleDescription]) {
    self.units = units
    self.modules = modules
    for unit in units.ids where SourceFileKind.isCFamily(units[unit].path) {
      byName[ProjectFiles.name(of: units[unit].path), default: []].append(unit)
    }
    var names: [String: [ModuleID]] = [:]
    for (index, module) in modules.enumerated() {
      var own: Set<String> = []
      for name in [module.name] + module.headers.moduleNames + module.headers.namespaces
      where own.insert(name).inserted {
        names[name, default: []].append(ModuleID(index))
      }
    }
    modulesByName = names
    for (index, module) in modules.enumerated() {
      let headers = module.targets.flatMap(\.settings)
        .filter { $0.name == "SWIFT_OBJC_INTERFACE_HEADER_NAME" }.map(\.value)
      for header in Set(headers) {
        modulesByGeneratedHeader[header, default: []].append(ModuleID(index))
      }
    }
    declared = modules.map { module in
      module.dependencies.flatMap(\.modules).flatMap { names[$0] ?? [] }
    }
  }

  /// What a directive of a unit leads to. O(headers of that file name).
  func target(of fact: ImportFact, in unit: ID<SourceUnit>) -> IncludeTarget {
    switch fact.form {
    case .module:
      let name = String(fact.path.prefix { $0 != "." })
      return module(named: name, from: units[unit].module).map { .module($0) } ?? .external
    case .macroHeader: return .external
    case .quotedHeader, .angledHeader: return header(fact.path, fact.form, in: unit)
    }
  }

  /// The module that a name means.
  private func module(named name: String, from module: ModuleID) -> ModuleID? {
    modulesByName[name].flatMap { modules.preferred(of: $0, for: module) }
  }

  /// The header that a path means, by the nearest of the ways in which a build system can let a compiler find it: the
  /// exact ones first, since only they can tell two headers of one name apart.
  private func header(_ path: String, _ form: ImportForm, in unit: ID<SourceUnit>) -> IncludeTarget
  {
    let name = ProjectFiles.name(of: path)
    guard let named = byName[name] else { return generatedHeader(name, in: unit) ?? .external }
    let home = units[unit].module
    let own = modules[home]
    let ownFolders = own.headers.privateFolders + own.headers.publicFolders + [own.folder]
    // To a file that a link brought into its module's folder, headers lie beside the link.
    if form == .quotedHeader, !ProjectPath.isInside(units[unit].path, of: own.folder),
      let found = lookUp(path, ownFolders, named, from: unit)
    {
      return .unit(found)
    }
    if form == .quotedHeader {
      let folder = ProjectFiles.folder(of: units[unit].path)
      let beside = resolved(ProjectFiles.join(folder, path))
      if let found = nearest(named.filter { isAt($0, beside) }, to: unit) { return .unit(found) }
    }
    if let found = lookUp(path, ownFolders, named, from: unit) { return .unit(found) }
    for module in declared[home.int] {
      let used = modules[module]
      let folders = used.headers.publicFolders
      if let found = lookUp(
        path, folders.isEmpty ? [used.folder] : folders, named, from: unit)
      {
        return .unit(found)
      }
    }
    if let found = byModuleName(path, named, from: unit) { return .unit(found) }
    return bySuffix(path, form, named, from: unit).map { .unit($0) } ?? .external
  }

  /// `Module-Swift.h`, which the compiler writes for the Swift part of a module, or the name that its
  /// settings give that header.
  private func generatedHeader(_ name: String, in unit: ID<SourceUnit>) -> IncludeTarget? {
    if let written = modulesByGeneratedHeader[name] {
      let home = units[unit].module
      let module = written.contains(home) ? home : modules.preferred(of: written, for: home)
      return module.map { .module($0) }
    }
    let suffix = "-Swift.h"
    guard name.utf8.count > suffix.utf8.count, name.hasSuffix(suffix) else { return nil }
    let module = module(named: String(name.dropLast(suffix.count)), from: units[unit].module)
    return module.map { .module($0) }
  }

  /// The header at a path below one of some folders.
  private func lookUp(
    _ path: String, _ folders: [String], _ named: [ID<SourceUnit>], from unit: ID<SourceUnit>
  ) -> ID<SourceUnit>? {
    for folder in folders {
      let place = resolved(ProjectFiles.join(folder, path))
      if let found = nearest(named.filter { isAt($0, place) }, to: unit) { return found }
    }
    return nil
  }

  /// `Name/Header.h` where `Name` is a module: its header of that name, in whatever folder.
  private func byModuleName(_ path: String, _ named: [ID<SourceUnit>], from unit: ID<SourceUnit>)
    -> ID<SourceUnit>?
  {
    guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")),
      let module = module(named: String(path[..<slash]), from: units[unit].module)
    else { return nil }
    let own = named.filter { units[$0].module == module }
    let rest = String(decoding: path.utf8[slash...].dropFirst(), as: UTF8.self)
    let fitting = own.filter { hasSuffix(units[$0].path, rest) }
    return nearest(fitting.isEmpty ? own : fitting, to: unit)
  }

  /// The header that header maps would find: by the end of its path in the own module, then in those
  /// it may use, then in what these may use, then in the only module that has it.
  private func bySuffix(
    _ path: String, _ form: ImportForm, _ named: [ID<SourceUnit>], from unit: ID<SourceUnit>
  ) -> ID<SourceUnit>? {
    // What the C library has too, only the search paths above lead to.
    if Self.standardHeaders.contains(path) { return nil }
    let written = withoutParents(path)
    let fitting = named.filter { hasSuffix(units[$0].path, written) }
    let home = units[unit].module
    let near = fitting.filter { closeness(of: units[$0].module, to: home) > 0 }
    if let found = nearest(near, to: unit) { return found }
    // Without a folder, an angled header is more often one of the system.
    if form == .angledHeader, !path.utf8.contains(UInt8(ascii: "/")) { return nil }
    // What no manifest brings in reach: Swift packages have no header maps, and those of Xcode are one for each
    // project, with bare names.
    let reachable = fitting.filter { mayFindUndeclared($0, path, in: home) }
    // Of programs headers count only where no other module has one.
    let others = reachable.filter { !modules[units[$0].module].kind.isProgram }
    let possible = others.isEmpty ? reachable : others
    let homes = Set(possible.map { units[$0].module })
    return homes.count == 1 ? nearest(possible, to: unit) : nil
  }

  /// Whether a module may find a header of one that it does not declare. In the same manifest flags that are not
  /// understood may lead there, but not to what a module of a package has from elsewhere.
  private func mayFindUndeclared(_ header: ID<SourceUnit>, _ path: String, in home: ModuleID)
    -> Bool
  {
    let (own, other) = (modules[home], modules[units[header].module])
    if own.location.path.equalsInBytes(other.location.path) {
      return !own.isOfSwiftPackage || ProjectPath.isInside(units[header].path, of: other.folder)
    }
    if own.isOfSwiftPackage { return false }
    return !own.isOfXcodeProject || !other.isOfXcodeProject
      || !path.utf8.contains(UInt8(ascii: "/"))
  }

  /// Whether a header is one that every system has.
  static func isStandard(_ path: String) -> Bool { standardHeaders.contains(path) }

  /// The headers of the C library (ISO C17, 7.1.2) and the best known ones of POSIX.
  private static let standardHeaders: Set<String> = [
    "assert.h", "complex.h", "ctype.h", "errno.h", "fenv.h", "float.h", "inttypes.h", "iso646.h",
    "limits.h", "locale.h", "math.h", "setjmp.h", "signal.h", "stdalign.h", "stdarg.h",
    "stdatomic.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "stdnoreturn.h",
    "string.h", "strings.h", "tgmath.h", "threads.h", "time.h", "uchar.h", "wchar.h", "wctype.h",
    "dirent.h", "fcntl.h", "pthread.h", "unistd.h",
  ]

  // MARK: Paths

  private func isAt(_ unit: ID<SourceUnit>, _ path: String?) -> Bool {
    path.map { units[unit].path.equalsInBytes($0) } ?? false
  }

  /// Of several headers the one of the module that is nearest by manifests, then the one that shares
  /// most of the file's path: a header that several modules have is one of its own, if it is one of
  /// them, else one of those it may use, last of all that of a program.
  private func nearest(_ found: [ID<SourceUnit>], to unit: ID<SourceUnit>) -> ID<SourceUnit>? {
    if found.count < 2 { return found.first }
    let (path, module) = (units[unit].path, units[unit].module)
    func score(_ index: ID<SourceUnit>) -> (Int, Int) {
      let other = units[index]
      let common = zip(other.path.utf8, path.utf8).prefix { $0 == $1 }.count
      return (rank(of: other.module, for: module), common)
    }
    return found.max { score($0) < score($1) || score($0) == score($1) && $0 > $1 }
  }

  /// Which of the modules that have a header a file of another one means: the greater the rank the
  /// rather. It goes by ``closeness(of:to:)``, and of equally near modules programs come last.
  func rank(of other: ModuleID, for module: ModuleID) -> Int {
    2 * closeness(of: other, to: module) + (modules[other].kind.isProgram ? 0 : 1)
  }

  /// Whether the manifest of a module, or of one that it declares, declares another one.
  func isDeclared(_ other: ModuleID, for module: ModuleID) -> Bool {
    closeness(of: other, to: module) > 0
  }

  /// How near one module is to another by manifests: 3 for itself, 2 for what its manifest declares,
  /// 1 for what is declared by that in its turn, else 0.
  private func closeness(of other: ModuleID, to module: ModuleID) -> Int {
    if other == module { return 3 }
    if declared[module.int].contains(other) { return 2 }
    return declared[module.int].contains { declared[$0.int].contains(other) } ? 1 : 0
  }

  private func hasSuffix(_ path: String, _ suffix: String) -> Bool {
    guard path.utf8.count > suffix.utf8.count else { return path.equalsInBytes(suffix) }
    let start = path.utf8.index(path.utf8.endIndex, offsetBy: -suffix.utf8.count)
    return path.utf8[start...].elementsEqual(suffix.utf8)
      && path.utf8[path.utf8.index(before: start)] == UInt8(ascii: "/")
  }

  private func withoutParents(_ path: String) -> String {
    let parts = path.split(separator: "/").drop { $0 == ".." || $0 == "." }
    return parts.joined(separator: "/")
  }

  /// A path without `.` and `..`; `nil` for one that leaves the project.
  private func resolved(_ path: String) -> String? {
    if !path.utf8.contains(UInt8(ascii: ".")) { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        if parts.isEmpty { return nil }
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
