import SourceText

/// A way to describe a project in manifests: SwiftPM, XcodeGen, …
///
/// A format reads one manifest (and what it includes) and says what it declares. Which manifests are
/// read, and which module a dependency stands for, is decided over all of them by project discovery.
package protocol ProjectFormat: Sendable {
  /// The name that messages call the format by.
  static var name: String { get }
  /// Whether a file of this name is a manifest of the format.
  static func recognises(fileName: String) -> Bool
  /// Whether a file with the name of a manifest is one: names such as `Project.swift` are given to
  /// ordinary sources too.
  static func accepts(manifest: String, from source: ManifestSource) -> Bool
  /// Whether it only adds to what other manifests declare: then it does not decide what the project is.
  static var isAuxiliary: Bool { get }
  /// The names of formats whose manifests are made out of those of this one, so that they say nothing
  /// beside them.
  static var generated: Set<String> { get }
  /// Whether its manifest is passed over where one of another format describes the same folder.
  static func yields(to other: any ProjectFormat.Type) -> Bool
  /// Of some source files those that its manifests are made of, so that no module has them.
  static func manifestSources(
    among sources: [String], from source: ManifestSource
  ) -> Set<ByteKey>
  /// When manifests are read that nothing refers to.
  static var use: FormatUse { get }
  /// The folder that a manifest speaks about.
  static func home(of manifest: String) -> String
  /// Reads a manifest; `nil` when nothing of it was understood, which `source` has been told then.
  static func load(manifest: String, from source: ManifestSource) -> LoadedManifest?
}

/// When the manifests of a format are read that nothing refers to.
package enum FormatUse: Hashable, Sendable {
  /// Wherever they are found.
  case always
  /// Where no manifest of another format declares a module.
  case lastResort
  /// Only where the configuration names them.
  case given
}

extension ProjectFormat {
  /// Most manifests are known by their names.
  package static func accepts(manifest: String, from source: ManifestSource) -> Bool { true }

  /// Most formats declare modules.
  package static var isAuxiliary: Bool { false }

  /// Most formats are read by the tool that builds.
  package static var generated: Set<String> { [] }

  /// What is generated yields to what it was made of.
  package static func yields(to other: any ProjectFormat.Type) -> Bool {
    other.generated.contains(name)
  }

  /// Most manifests are no source files.
  package static func manifestSources(
    among sources: [String], from source: ManifestSource
  ) -> Set<ByteKey> { [] }

  /// Most manifests are found by their names.
  package static var use: FormatUse { .always }

  /// The folder that the manifest lies in.
  package static func home(of manifest: String) -> String { ProjectPath.folder(of: manifest) }
}

/// What a project format may see and say: the files below the root, the evaluator, the problems.
///
/// All paths are relative to the project's root.
package struct ManifestSource {
  /// What stands at a path that a manifest names, with its path free of symbolic links.
  package enum Found: Hashable {
    case file(String)
    case folder(String)
  }

  /// Whether a name below a folder is passed over, with everything below it.
  package typealias Exclusion = (_ path: String) -> Bool

  /// The UTF-8 text of a manifest; a problem is reported when it cannot be read, at `reference` (the
  /// place that names it) if there is one.
  package var text: (_ path: String, _ reference: SourceLocation?) -> String?
  /// The text of a source file or header, bytes that are not UTF-8 being replaced; `nil` when it
  /// cannot be read, which whoever analyses the file tells.
  package var sourceText: (_ path: String) -> String?
  /// What stands at a path that is named at `reference`. A name that differs in case only is found
  /// too, with a problem; `nil` without a problem when there is nothing.
  package var find: (_ path: String, _ reference: SourceLocation) -> Found?
  /// The names in a folder, sorted by bytes, without hidden ones; empty when there is no such folder.
  package var names: (_ folder: String) -> [String]
  /// The files of some names in and below a folder that take part, sorted by bytes. O(names below the root).
  package var files: (_ names: Set<String>, _ folder: String) -> [String]
  /// The source files at and below a folder or file, free of symbolic links, sorted by bytes.
  ///
  /// `excluding` sees each path relative to `folder`, folders before what they hold. A file that is
  /// named itself counts even when git ignores it. O(files below).
  package var sources: (_ path: String, _ excluding: Exclusion) -> [String]
  /// The resources at and below a folder or file, free of symbolic links, sorted by bytes: files
  /// that ``ResourceFile`` counts as such, and folders that it counts as one. O(files below).
  package var resources: (_ path: String, _ excluding: Exclusion) -> [String]
  /// Evaluates a manifest that is written in Swift.
  package var evaluate: (SwiftManifest) -> EvaluatedManifest
  /// Tells a problem.
  package var report: (Problem) -> Void
  /// Whether a path that is named at `reference` lies in a git submodule that is not checked out,
  /// which is reported once for each submodule.
  package var isInAbsentSubmodule: (_ path: String, _ reference: SourceLocation) -> Bool

  /// The absolute path of the root.
  package var rootPath: String

  /// Makes a source out of its parts.
  package init(
    rootPath: String,
    text: @escaping (_ path: String, _ reference: SourceLocation?) -> String?,
    sourceText: @escaping (_ path: String) -> String?,
    find: @escaping (_ path: String, _ reference: SourceLocation) -> Found?,
    names: @escaping (_ folder: String) -> [String],
    files: @escaping (_ names: Set<String>, _ folder: String) -> [String],
    sources: @escaping (_ path: String, _ excluding: Exclusion) -> [String],
    resources: @escaping (_ path: String, _ excluding: Exclusion) -> [String],
    evaluate: @escaping (SwiftManifest) -> EvaluatedManifest,
    report: @escaping (Problem) -> Void,
    isInAbsentSubmodule: @escaping (_ path: String, _ reference: SourceLocation) -> Bool
  ) {
    self.rootPath = rootPath
    self.text = text
    self.sourceText = sourceText
    self.find = find
    self.names = names
    self.files = files
    self.sources = sources
    self.resources = resources
    self.evaluate = evaluate
    self.report = report
    self.isInAbsentSubmodule = isInAbsentSubmodule
  }

  /// A path as written in a manifest that lies in `base`, made relative to the root; `nil` when it leaves the root for
  /// good: one may come back by the root's own name, as Xcode writes a package that is the root itself.
  package func resolve(_ path: String, from base: String) -> String? {
    if let inside = ProjectPath.resolve(path, from: base) { return inside }
    let root = ProjectPath.components(rootPath).joined(separator: "/")
    guard !root.isEmpty,
      let whole = ProjectPath.resolve(path, from: ProjectPath.join(root, base))
    else { return nil }
    if whole.equalsInBytes(root) { return "" }
    return ProjectPath.isInside(whole, of: root)
      ? String(whole.utf8.dropFirst(root.utf8.count + 1)) : nil
  }
}

/// What one manifest declares, before its dependencies are looked up in other manifests.
package struct LoadedManifest: Hashable, Sendable {
  /// The package's or project's name.
  package var name: String
  /// The manifest's path.
  package var path: String
  /// All manifest files that were read for it, itself and its includes, in the order read.
  package var filesRead: [String]
  /// The modules it declares, in the order written, without dependencies' modules.
  package var targets: [LoadedTarget]
  /// The products it offers to other packages, in the order written.
  package var products: [LoadedProduct]
  /// Other packages or projects of this project that it refers to, in the order written.
  package var references: [ManifestReference]
  /// What it adds to targets that other manifests declare, in the order written.
  package var additions: [LoadedAddition]
  /// What of other manifests it stands for.
  package var replacement: LoadedReplacement?
  /// The traits of the package; `nil` where it has none.
  package var traits: PackageTraits?

  /// Makes what a manifest declares.
  package init(
    name: String, path: String, filesRead: [String], targets: [LoadedTarget] = [],
    products: [LoadedProduct] = [], references: [ManifestReference] = [],
    additions: [LoadedAddition] = [], replacement: LoadedReplacement? = nil
  ) {
    self.name = name
    self.path = path
    self.filesRead = filesRead
    self.targets = targets
    self.products = products
    self.references = references
    self.additions = additions
    self.replacement = replacement
  }
}

/// What one manifest knows better than another: the targets that some files of it declare.
package struct LoadedReplacement: Hashable, Sendable {
  /// The name of the other manifest's format.
  package var format: String
  /// The folder that the other manifest speaks about.
  package var home: String
  /// The files whose targets are replaced.
  package var files: [String]

  /// Makes a replacement.
  package init(format: String, home: String, files: [String]) {
    self.format = format
    self.home = home
    self.files = files
  }
}

/// Dependencies that one manifest declares for a target of another, as a Podfile does.
package struct LoadedAddition: Hashable, Sendable {
  /// The target's name.
  package var target: String
  /// The Xcode project that is said to have the target, wherever that lies; `nil` for those below the manifest's folder.
  package var project: String?
  /// What it depends on, in the order written.
  package var dependencies: [LoadedDependency]

  /// Makes an addition.
  package init(target: String, project: String? = nil, dependencies: [LoadedDependency]) {
    self.target = target
    self.project = project
    self.dependencies = dependencies
  }
}

/// A target as its manifest declares it.
package struct LoadedTarget: Hashable, Sendable {
  /// The names by which dependencies call it; several for one target per platform.
  package var targetNames: [String]
  /// The module; its `dependencies` are empty.
  package var module: ModuleDescription
  /// What it depends on, in the order written.
  package var dependencies: [LoadedDependency]

  /// Makes a target.
  package init(
    targetNames: [String], module: ModuleDescription, dependencies: [LoadedDependency] = []
  ) {
    self.targetNames = targetNames
    self.module = module
    self.dependencies = dependencies
  }
}

/// A dependency of a target, before it is looked up.
package struct LoadedDependency: Hashable, Sendable {
  /// Where the name is looked up.
  package enum Form: Hashable, Sendable {
    /// A target of the same manifest: nothing else will do.
    case target
    /// A target of the manifest that is referred to by a name.
    case targetOf(reference: String)
    /// A target of the same manifest, else a product of a manifest that is referred to.
    case targetOrProduct
    /// A product of the named package, external when that is not part of the project.
    case product(package: String?)
    /// A framework or library by its file name: a module that builds it, else external.
    case framework
    /// A product of any package of the project, external when there is none: Xcode does not always
    /// write which one.
    case productOfAny
    /// A build tool plugin, of the named package if any; no source ever imports it.
    case plugin(package: String?)
    /// Something that is no part of the project, such as a system framework.
    case external
    /// A framework that a tool of some name builds of what it fetched.
    case built(by: String)
  }

  /// The name looked up.
  package var name: String
  /// Where it is looked up.
  package var form: Form
  /// Where the manifest declares it.
  package var location: SourceLocation
  /// Whether a condition decides if it holds.
  package var isConditional: Bool
  /// Traits of the package one of which has to be on for it to hold; empty where none has to.
  package var traits: Set<String> = []
  /// Whether a condition decides beside these traits.
  package var hasOtherConditions = false
  /// What its own manifest knows it by beside its name, which may have changed there.
  package var identifier: String?
  /// Whether the target takes it over from one that it depends on.
  package var isInherited = false
  /// Whether no line declares it, but the build gives it to every target of its sort.
  package var isImplied = false
  /// Where it says that the dependency is; `nil` for those that only name it.
  package var place: Place?
  /// Whether its product is copied into that of the target and not linked.
  package var isCopied = false

  /// Where something is that another manifest only names.
  package enum Place: Hashable, Sendable {
    /// In a folder of this machine.
    case folder
    case remote
  }

  /// What it is for.
  package var purpose: DependencyPurpose {
    if case .plugin = form { .plugin } else { .code }
  }

  /// Makes a dependency.
  package init(
    name: String, form: Form, location: SourceLocation, isConditional: Bool = false,
    identifier: String? = nil
  ) {
    self.name = name
    self.form = form
    self.location = location
    self.isConditional = isConditional
    self.identifier = identifier
  }
}

/// A product: a name under which targets are offered to other packages.
package struct LoadedProduct: Hashable, Sendable {
  /// The product's name.
  package var name: String
  /// The names of its targets.
  package var targets: [String]

  /// Makes a product.
  package init(name: String, targets: [String]) {
    self.name = name
    self.targets = targets
  }
}

/// A reference from one manifest to another one of the project.
package struct ManifestReference: Hashable, Sendable {
  /// The names under which dependencies mention it; upper and lower case are alike.
  package var names: [String]
  /// The folder whose manifest is meant.
  package var folder: String
  /// The name of the format that the manifest there has.
  package var format: String
  /// Where the reference is written.
  package var location: SourceLocation
  /// The traits that it asks for.
  package var traits = TraitRequests.standard

  /// Makes a reference.
  package init(names: [String], folder: String, format: String, location: SourceLocation) {
    self.names = names
    self.folder = folder
    self.format = format
    self.location = location
  }
}
