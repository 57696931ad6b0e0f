import Containment
import ProjectFormats
import ProjectModel
import SourceText

/// The manifests of a project: those to begin with and, one after the other, those they refer to.
struct ManifestSet {
  /// A manifest that may be read.
  struct Candidate {
    var path: String
    var format: any ProjectFormat.Type

    /// The folder that it speaks about.
    var home: String { format.home(of: path) }
    /// The folder that it lies in.
    private var folder: String { ProjectPath.folder(of: path) }
    /// What makes it one with its variants: the format and the folder's bytes. A manifest with a name
    /// of its own has no variants.
    var key: String {
      let isUsual = format.recognises(fileName: ProjectPath.name(of: path))
      return ManifestSet.key(place: isUsual ? folder : path, format: format.name)
    }
  }

  /// A reference of a manifest that led to another one.
  struct Link {
    /// The names, in lower case.
    var names: [String]
    /// Index of the manifest referred to; `nil` when it could not be read, which has been reported.
    var manifest: Int?
  }

  let reader: ManifestReader
  private let isSetAside: (_ path: String) -> Bool
  /// The manifests understood, in the order read.
  private(set) var manifests: [LoadedManifest] = []
  /// For each manifest, where its references lead.
  private(set) var links: [[Link]] = []
  /// Keys of all manifests that were read, understood or not.
  private(set) var visited: Set<String> = []
  private var indices: [String: Int] = [:]
  /// What makes the Xcode projects that were referred to, by their paths.
  private var makers: [ByteKey: Candidate?] = [:]
  /// How many manifests had their references followed.
  private var followed = 0
  /// The references that lead nowhere, with what is wrong.
  private var broken: [(manifest: Int, link: Int, reference: ManifestReference, what: String)] = []

  /// An empty set.
  ///
  /// - Parameter isSetAside: whether a manifest is not read.
  init(reader: ManifestReader, isSetAside: @escaping (_ path: String) -> Bool) {
    self.reader = reader
    self.isSetAside = isSetAside
  }

  /// The folder that a manifest speaks about.
  func home(of manifest: LoadedManifest) -> String {
    let name = ProjectPath.name(of: manifest.path)
    return ProjectFormatRegistry.format(of: name)?.home(of: manifest.path)
      ?? ProjectPath.folder(of: manifest.path)
  }

  private static func key(place: String, format: String) -> String {
    // Escaped, so that names which differ in Unicode normalisation only stay apart.
    "\(format):" + place.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }

  /// Reads manifests and all that they refer to, breadth first; each one once.
  mutating func load(_ candidates: [Candidate]) {
    for candidate in candidates { read(candidate) }
    while followed < manifests.count {
      for reference in manifests[followed].references {
        let target = follow(reference, from: followed)
        links[followed].append(
          Link(names: reference.names.map { $0.lowercased() }, manifest: target))
      }
      followed += 1
    }
  }

  /// Gives the targets of manifests that stand for a part of others to these, in the place of what
  /// they declared there; problems with that part are withdrawn.
  mutating func applyReplacements() {
    for index in manifests.indices {
      guard let replacement = manifests[index].replacement else { continue }
      let replaced = manifests.indices.first { other in
        let path = manifests[other].path
        let format = ProjectFormatRegistry.format(of: ProjectPath.name(of: path))
        return other != index && format?.name == replacement.format
          && home(of: manifests[other]).equalsInBytes(replacement.home)
      }
      guard let replaced else { continue }
      let files = Set(replacement.files.map(ByteKey.init))
      manifests[replaced].targets.removeAll { target in
        target.module.targets.contains { files.contains(ByteKey($0.manifest)) }
      }
      manifests[replaced].targets += manifests[index].targets
      manifests[index].targets = []
      reader.withdrawProblems(of: replacement.files)
    }
  }

  /// Decides what depends on traits of packages in a build for which some are chosen.
  mutating func decideTraits(choosing chosen: Set<String>) {
    let traits = EnabledTraits(
      manifests, links: links.map { $0.map(\.manifest) }, choosing: chosen)
    for (index, on) in traits.on.enumerated() {
      if let on { manifests[index].decide(traitsOn: on) }
    }
    for name in traits.unknownNames {
      reader.report(
        Problem(
          .missingPath,
          message:
            "The trait \(name) is chosen, but none of the packages that nothing else of the project "
            + "depends on declares it: correct the name."))
    }
  }

  /// Gives programs and tests that have a name in common with those of another manifest, but no file,
  /// the names of their targets, as for the apps of one product for two platforms. Nobody imports
  /// them, and under one name rules could not tell them apart. O(targets) and their files.
  mutating func setProgramsApart() {
    var taken = Set(manifests.lazy.flatMap(\.targets).map { ByteKey($0.module.name) })
    var known: [ByteKey: [(manifest: Int, files: Set<ByteKey>)]] = [:]
    for manifest in manifests.indices {
      for index in manifests[manifest].targets.indices {
        let target = manifests[manifest].targets[index]
        guard target.module.kind.isProgram || target.module.kind == .test else { continue }
        let files = Set(target.module.sources.map(ByteKey.init))
        let name = ByteKey(target.module.name)
        let others = known[name, default: []]
        known[name, default: []].append((manifest, files))
        guard let first = others.first, first.manifest != manifest,
          others.allSatisfy({ $0.files.isDisjoint(with: files) })
        else { continue }
        let own = target.targetNames.first
        manifests[manifest].targets[index].module.setApart(by: own, from: taken)
        taken.insert(ByteKey(manifests[manifest].targets[index].module.name))
      }
    }
  }

  @discardableResult
  private mutating func read(_ candidate: Candidate) -> Int? {
    guard visited.insert(candidate.key).inserted else { return indices[candidate.key] }
    if isSetAside(candidate.path) { return nil }
    let loaded = Journal.during(.manifest, file: candidate.path) {
      candidate.format.load(manifest: candidate.path, from: reader.source)
    }
    guard let manifest = loaded else { return nil }
    indices[candidate.key] = manifests.count
    manifests.append(manifest)
    links.append([])
    return manifests.count - 1
  }

  private mutating func follow(_ reference: ManifestReference, from manifest: Int) -> Int? {
    guard let format = ProjectFormatRegistry.all.first(where: { $0.name == reference.format })
    else { return nil }
    let source = reader.source
    if format == XcodeProjectFormat.self {
      if isOfOthers(reference) { return nil }
      if let maker = maker(ofProject: reference.folder) { return read(maker) }
    }
    guard case .folder(let folder)? = source.find(reference.folder, reference.location) else {
      return missing(reference, from: manifest, "there is no folder \(display(reference.folder))")
    }
    let names = source.names(folder).filter {
      format.recognises(fileName: $0)
        && format.accepts(manifest: ProjectPath.join(folder, $0), from: source)
    }
    guard let name = names.first else {
      return missing(
        reference, from: manifest, "\(display(folder)) contains no \(format.name) manifest")
    }
    return read(Candidate(path: ProjectPath.join(folder, name), format: format))
  }

  /// Whether a project lies where a package manager keeps what others wrote, and what refers to it
  /// does not lie there itself.
  private func isOfOthers(_ reference: ManifestReference) -> Bool {
    isFetchedFolder(reference.folder)
      && !isFetchedFolder(ProjectPath.folder(of: reference.location.path))
  }

  /// The specification that an Xcode project is made of; `nil` where the project itself counts.
  private mutating func maker(ofProject project: String) -> Candidate? {
    if let known = makers[ByteKey(project)] { return known }
    let path = XcodeGenFormat.specification(ofProject: project, from: reader.source)
    let maker = path.map { Candidate(path: $0, format: XcodeGenFormat.self) }
    makers[ByteKey(project)] = .some(maker)
    return maker
  }

  private mutating func missing(
    _ reference: ManifestReference, from manifest: Int, _ what: String
  ) -> Int? {
    if reader.isInAbsentSubmodule(reference.folder, reference.location) { return nil }
    broken.append((manifest, links[manifest].count, reference, what))
    return nil
  }

  /// Reports the references that lead nowhere; one to a package leads to the only other one that was read and whose
  /// folder has the name, which Xcode takes wherever the path leads. O(references + manifests).
  mutating func mendReferences() {
    if broken.isEmpty { return }
    let packages = packagesByName()
    for (manifest, link, reference, what) in broken {
      let isPackage = reference.format == SwiftPackageFormat.name
      let namesakes = isPackage ? packages[Self.identity(reference.folder)] ?? [] : []
      let replacement =
        namesakes.count == 1 && namesakes[0] != manifest ? namesakes[0] : nil
      links[manifest][link].manifest = replacement
      let consequence =
        replacement.map {
          "the package in \(display(home(of: manifests[$0]))), which has its name, counts as meant. "
            + "Correct the path."
        } ?? "its modules count as external until the path is corrected."
      reader.report(
        Problem(
          .missingPath, severity: isFetchedFolder(reference.folder) ? .info : .warning,
          message: "The reference to \(reference.names.first ?? reference.folder) is broken, "
            + "\(what): \(consequence)",
          location: reference.location))
    }
    broken = []
  }

  /// The Swift packages that were read, by the last name of their folders.
  private func packagesByName() -> [String: [Int]] {
    Dictionary(
      grouping: manifests.indices.filter { index in
        let name = ProjectPath.name(of: manifests[index].path)
        return ProjectFormatRegistry.format(of: name) == SwiftPackageFormat.self
      }
    ) { Self.identity(home(of: manifests[$0])) }
  }

  /// What a package in a folder is called by others, in whatever letters.
  private static func identity(_ folder: String) -> String {
    ProjectPath.name(of: folder).lowercased()
  }

  private func display(_ folder: String) -> String { folder.isEmpty ? "." : folder }
}
