import HeaderLayouts
import GitFiles
import ProjectModel
import SourceText
import StarlarkText

/// The targets of a Bazel workspace.
struct BazelWorkspace {
  /// A target as its `BUILD` file writes it.
  private struct Target {
    var label: BazelLabel
    var rule: BazelRule
    var call: StarlarkCall
    var file: BazelFile
    var location: SourceLocation
  }

  private let root: String
  private let files: BazelFiles
  private let repositories: BazelRepositories
  private let source: ManifestSource
  private let folders = BazelFolders()
  private var found: [Target] = []
  private var places: [BazelLabel: Int] = [:]
  /// The folders that have a `BUILD` file, and other repositories: globs stop there.
  private var packages: Set<ByteKey>
  /// Macros with the place of their first use, and how many targets they make.
  private var macros: [String: (location: SourceLocation, count: Int)] = [:]

  init(
    root: String, files: BazelFiles, repositories: BazelRepositories, source: ManifestSource
  ) {
    self.root = root
    self.files = files
    self.repositories = repositories
    self.source = source
    packages = repositories.nested
  }

  /// Takes the targets of a `BUILD` file.
  mutating func read(_ file: BazelFile) {
    packages.insert(ByteKey(file.folder))
    let values = BazelValues(file: file, files: files)
    for statement in file.statements {
      guard case .call(let call) = statement.kind else {
        if case .unknown(let calls) = statement.kind {
          let location = file.location(statement.offset)
          for name in calls { note(macro: name, at: location) }
          if let rule = calls.first(where: BazelRule.isModule) {
            reportLoop(over: rule, at: location)
          }
        }
        continue
      }
      let rule = BazelRule(call.function)
      let location = file.location(call.argument("name")?.offset ?? statement.offset)
      if rule == .unknown, !file.isExpanded { note(macro: call.function, at: location) }
      guard rule != .other || call.function == "swift_interop_hint" else { continue }
      guard let name = values.text(call.argument("name")) else {
        if BazelRule.isModule(call.function) { reportName(of: call.function, at: location) }
        continue
      }
      let label = files.label(":\(name)", in: file)
      guard places[label] == nil else { continue }
      places[label] = found.count
      found.append(Target(label: label, rule: rule, call: call, file: file, location: location))
    }
  }

  /// A label that is written at a target.
  private func label(_ text: String, at target: Target) -> BazelLabel {
    files.label(text, in: target.file)
  }

  // MARK: Macros

  /// Functions of the language and of Bazel that make no target.
  private static let functions: Set<String> = [
    "glob", "select", "len", "range", "dict", "list", "sorted", "str", "zip", "enumerate", "struct",
    "depset", "Label", "use_extension", "bind", "if", "in", "for", "not", "and", "or", "else",
  ]
  /// How many macros are named in a message.
  private static let named = 20

  private mutating func note(macro name: String, at location: SourceLocation) {
    guard BazelRule(name) == .unknown, !Self.functions.contains(name) else { return }
    macros[name] = (macros[name]?.location ?? location, (macros[name]?.count ?? 0) + 1)
  }

  /// Names the macros, whose own code is not read.
  func reportMacros() {
    guard let first = macros.values.map(\.location).min() else { return }
    let names = macros.keys.sortedByBytes()
    let listed = names.prefix(Self.named).map { name in
      let count = macros[name]?.count ?? 1
      return count == 1 ? name : "\(name) (\(count) times)"
    }
    let more = names.count > Self.named ? " and \(names.count - Self.named) more" : ""
    source.report(
      Problem(
        .manifestNotUnderstood, severity: .info,
        message:
          "Macros are not read: \(listed.joined(separator: ", "))\(more). Where one is given "
          + "`srcs`, they count as those of a module with the `deps` beside them, to which it may add "
          + "others; what else it makes is unknown.",
        location: first))
  }

  // MARK: Modules

  /// The targets that compile something, in the order written.
  func targets() -> [LoadedTarget] {
    let tested = testedLibraries()
    let all = found.compactMap { target -> (target: Target, loaded: LoadedTarget)? in
      let kind: ModuleKind
      switch target.rule {
      case .module(let known): kind = known
      case .unknown where listsFiles(target) && !isTool(target):
        kind = BazelRule.guess(target.call.function)
      case .bundle where target.call.argument("srcs") != nil:
        // rules_ios gives macros of its own the names of rules that bundle what others compile.
        kind = BazelRule.guess(target.call.function)
      case .bundle, .alias, .files, .resources, .other, .unknown: return nil
      }
      if BazelRule.isGuess(target.rule), compilesNothing(target) { return nil }
      let isTest = kind == .test || tested.contains(target.label)
      return (target, loaded(target, kind: kind, isTest: isTest))
    }
    // In a large workspace many labels end in the same name, such as `config`.
    let counts = Dictionary(grouping: all) { ByteKey($0.loaded.module.name) }
    return all.map { target, loaded in
      let isAlone = counts[ByteKey(loaded.module.name)]?.count == 1
      return isAlone ? loaded : self.loaded(loaded, apart: target)
    }
  }

  /// A target whose name others have, too, with the name of its whole label.
  private func loaded(_ loaded: LoadedTarget, apart target: Target) -> LoadedTarget {
    guard target.call.argument("module_name") == nil else { return loaded }
    let name = derivedName(of: target)
    var loaded = loaded
    // Macros may give their modules the bare name: an import means the one that is declared.
    let bare = BazelRule.isGuess(target.rule) ? [loaded.module.name] : []
    loaded.module.headers.moduleNames = distinct(loaded.module.headers.moduleNames + bare)
      .filter { !$0.equalsInBytes(name) }.sortedByBytes()
    loaded.module.name = name
    return loaded
  }

  /// Whether what a query printed is a rule of the project's own that may look at sources without
  /// compiling them.
  private func isTool(_ target: Target) -> Bool {
    target.file.isExpanded && !target.call.function.hasSuffix("_library")
  }

  /// Whether a macro is given files, as those that make libraries are.
  private func listsFiles(_ target: Target) -> Bool {
    ["srcs", "hdrs"].contains { target.call.argument($0) != nil }
  }

  /// Whether a function that is not read makes a target, and may give it more than it is told.
  private func isMacro(_ target: Target) -> Bool {
    guard !target.file.isExpanded else { return false }
    return BazelRule.isGuess(target.rule)
      || files.isOwn(function: target.call.function, calledIn: target.file)
  }

  private static let sourceAttributes = ["srcs", "swift_srcs", "clang_srcs"]
  private static let headerAttributes = ["hdrs", "textual_hdrs"]
  private static let dependencyAttributes = [
    "deps", "implementation_deps", "private_deps", "interface_deps",
  ]

  /// Whether none of a target's files is one that archcheck reads: macros generate code, check it,
  /// or compile other languages.
  private func compilesNothing(_ target: Target) -> Bool {
    let values = BazelValues(file: target.file, files: files)
    return (Self.sourceAttributes + Self.headerAttributes).allSatisfy {
      sources(of: target, $0, values).isEmpty
    }
  }

  private func loaded(_ target: Target, kind: ModuleKind, isTest: Bool) -> LoadedTarget {
    let values = BazelValues(file: target.file, files: files)
    let sources = Self.sourceAttributes.flatMap { self.sources(of: target, $0, values) }
    let headers = Self.headerAttributes.flatMap { self.sources(of: target, $0, values) }
    let isTestOnly: Bool
    if case .name("True")? = target.call.argument("testonly")?.value {
      isTestOnly = true
    } else {
      isTestOnly = false
    }
    var module = ModuleDescription(
      name: moduleName(of: target, values), role: isTest || isTestOnly ? .test : .production,
      kind: isTest ? .test : kind, package: target.label.package, folder: target.file.folder,
      location: target.location, sources: distinct(sources + headers).sortedByBytes())
    module.targets = [
      TargetDescription(
        name: target.label.text, type: target.call.function, manifest: target.file.path,
        location: target.location, settings: visibility(of: target, values),
        resources: resources(of: target))
    ]
    module.hasUnknownDependencies =
      isMacro(target)
      || Self.dependencyAttributes.contains {
        !values.read(target.call.argument($0)).unknown.isEmpty
      }
    var hints = HeaderHints()
    if !headers.isEmpty { hints.publicHeaders = headers }
    module = module.withHeaders(hints, from: source)
    if !target.call.function.contains("swift") {
      module.headers.moduleNames = distinct(
        module.headers.moduleNames + namesForSwift(of: target, values)
      ).filter { $0 != module.name }.sortedByBytes()
    }
    return LoadedTarget(
      targetNames: [target.label.text], module: module,
      dependencies: dependencies(of: target, values))
  }

  /// What `import` calls a C or Objective-C library beside its own name: what a hint or tag says, and
  /// the name that rules_swift makes of the label.
  private func namesForSwift(of target: Target, _ values: BazelValues) -> [String] {
    let hints = values.read(target.call.argument("aspect_hints")).texts.compactMap { hint in
      places[label(hint.text, at: target)].flatMap { place in
        values.text(found[place].call.argument("module_name"))
      }
    }
    let tags = values.read(target.call.argument("tags")).texts.compactMap { tag in
      tag.text.hasPrefix("swift_module=") ? String(tag.text.dropFirst(13)) : nil
    }
    return hints + tags + [derivedName(of: target)]
  }

  /// The name of a module as rules_swift makes it of a label.
  private func derivedName(of target: Target) -> String {
    let parts = [target.label.package, target.label.name].map(Self.identifier)
    let name = parts.filter { !$0.isEmpty }.joined(separator: "_")
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  /// `module_name`; for Swift else the name that rules_swift makes of the label, for others the target's.
  private func moduleName(of target: Target, _ values: BazelValues) -> String {
    if let written = values.text(target.call.argument("module_name")) { return written }
    let isSwift = target.call.function.contains("swift")
    guard isSwift, !target.label.package.isEmpty else {
      return ProjectModel.moduleName(from: target.label.name)
    }
    return derivedName(of: target)
  }

  /// A part of a label with one `_` for all between words, and nothing at its ends.
  private static func identifier(_ text: String) -> String {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_") }.joined(separator: "_")
  }

  private func visibility(of target: Target, _ values: BazelValues) -> [BuildSetting] {
    let labels = values.read(target.call.argument("visibility")).texts.map(\.text)
    return labels.isEmpty
      ? [] : [BuildSetting(name: "visibility", value: labels.joined(separator: " "))]
  }

  /// Libraries that a test bundle is made of, and nothing else but tests depends on.
  private func testedLibraries() -> Set<BazelLabel> {
    var ofTests: Set<BazelLabel> = []
    var ofOthers: Set<BazelLabel> = []
    for target in found {
      let values = BazelValues(file: target.file, files: files)
      let labels = values.read(target.call.argument("deps")).texts.map {
        resolved(label($0.text, at: target))
      }
      if case .bundle(isTest: true) = target.rule, target.call.argument("srcs") == nil {
        ofTests.formUnion(labels)
      } else {
        ofOthers.formUnion(labels)
      }
    }
    return ofTests.subtracting(ofOthers)
  }

  // MARK: Dependencies

  private func dependencies(of target: Target, _ values: BazelValues) -> [LoadedDependency] {
    var result: [LoadedDependency] = []
    var known: Set<String> = []
    for attribute in Self.dependencyAttributes {
      let read = values.read(target.call.argument(attribute))
      for place in read.unknown { reportUnknown(attribute, of: target, at: place) }
      for text in read.texts {
        let label = resolved(label(text.text, at: target))
        let (name, form) = nameAndForm(of: label)
        guard known.insert(name).inserted else { continue }
        result.append(
          LoadedDependency(
            name: name, form: form, location: text.location, isConditional: text.isConditional))
      }
    }
    return result
  }

  /// What a dependency is called, and where it is looked up.
  private func nameAndForm(of label: BazelLabel) -> (String, LoadedDependency.Form) {
    guard let repository = label.repository else { return (label.text, .targetOrProduct) }
    guard let reference = repositories.reference(to: repository) else {
      return (label.text, .external)
    }
    return (label.inRepository, .targetOf(reference: reference))
  }

  /// The target that an alias stands for.
  private func resolved(_ label: BazelLabel) -> BazelLabel {
    var label = label
    for _ in 0..<8 {
      guard let place = places[label], found[place].rule == .alias else { return label }
      let target = found[place]
      let values = BazelValues(file: target.file, files: files)
      guard let actual = values.text(target.call.argument("actual")) else { return label }
      label = self.label(actual, at: target)
    }
    return label
  }

  private func reportLoop(over rule: String, at location: SourceLocation) {
    source.report(
      Problem(
        .manifestNotUnderstood,
        message:
          "What `\(rule)` makes here, in a loop or a condition, is not literal: its modules are "
          + "missing. List them in archcheck.yml under `modules:`.",
        location: location))
  }

  private func reportName(of rule: String, at location: SourceLocation) {
    source.report(
      Problem(
        .manifestNotUnderstood,
        message: "The name of this `\(rule)` is not literal: its module is missing. List it in "
          + "archcheck.yml under `modules:`.",
        location: location))
  }

  private func reportUnknown(_ attribute: String, of target: Target, at location: SourceLocation) {
    source.report(
      Problem(
        .manifestNotUnderstood, severity: .info,
        message: "A part of `\(attribute)` of \(target.label.text) is not literal and is ignored.",
        location: location))
  }

  // MARK: Sources

  private func sources(of target: Target, _ attribute: String, _ values: BazelValues) -> [String] {
    var open: Set<BazelLabel> = [target.label]
    return sources(target.call.argument(attribute), of: target, attribute, values, open: &open)
  }

  private func sources(
    _ item: StarlarkItem?, of target: Target, _ attribute: String, _ values: BazelValues,
    open: inout Set<BazelLabel>
  ) -> [String] {
    let read = values.read(item)
    for place in read.unknown { reportUnknown(attribute, of: target, at: place) }
    var result = read.globs.flatMap { glob($0, in: target.file, values) }
    for text in read.texts {
      let label = label(text.text, at: target)
      guard label.repository == nil else { continue }
      if let place = places[label] {
        let other = found[place]
        guard other.rule == .files, open.insert(label).inserted else { continue }
        let inner = BazelValues(file: other.file, files: files)
        result += sources(
          other.call.argument("srcs"), of: other, "srcs", inner, open: &open)
      } else {
        let path = ProjectPath.join(ProjectPath.join(root, label.package), label.name)
        if SourceFileKind(path: path) != nil,
          case .file(let file)? = source.find(path, text.location)
        {
          result.append(file)
        }
      }
    }
    return result
  }

  // MARK: Resources

  /// The files and folders of `data` and `resources`, also of lists of files and resources that
  /// these name; what cannot be read is passed over.
  private func resources(of target: Target) -> [String] {
    var open: Set<BazelLabel> = [target.label]
    return distinct(resources(of: target, ["data", "resources"], open: &open)).sortedByBytes()
  }

  private func resources(
    of target: Target, _ attributes: [String], open: inout Set<BazelLabel>
  ) -> [String] {
    let values = BazelValues(file: target.file, files: files)
    var result: [String] = []
    for attribute in attributes {
      guard let item = target.call.argument(attribute) else { continue }
      let read = values.read(item)
      result += read.globs.flatMap { resources(globbed: $0, in: target.file, values) }
      for text in read.texts {
        let label = resolved(self.label(text.text, at: target))
        guard label.repository == nil else { continue }
        guard let place = places[label] else {
          let path = ProjectPath.join(ProjectPath.join(root, label.package), label.name)
          // A file that is not there is made by the build; a name may be that of a rule not known.
          let isFile = !ProjectPath.fileExtension(of: label.name).isEmpty
          if isFile || source.find(path, text.location) != nil { result.append(path) }
          continue
        }
        guard open.insert(label).inserted else { continue }
        switch found[place].rule {
        case .files: result += resources(of: found[place], ["srcs", "data"], open: &open)
        case .resources:
          result += resources(
            of: found[place], ["resources", "structured_resources"], open: &open)
        case .module, .bundle, .alias, .other, .unknown: break
        }
      }
    }
    return result
  }

  /// What a glob of resources describes: a folder for `folder/**`, else the files and folders.
  private func resources(
    globbed call: StarlarkCall, in file: BazelFile, _ values: BazelValues
  ) -> [String] {
    let included = values.read(call.argument("include", at: 0)).texts.map(\.text)
    let excluded = patterns(call.argument("exclude", at: 1), values)
    var result: [String] = []
    var chosen: [PathPattern] = []
    for text in included {
      let end = ["/**/*", "/**"].first(where: text.hasSuffix)
      let folder = text.dropLast(end?.count ?? 0)
      if end != nil, excluded.isEmpty, !folder.utf8.contains(where: { "*?[".utf8.contains($0) }) {
        let path = ProjectPath.join(file.folder, String(folder))
        if !source.names(path).isEmpty { result.append(path) }
      } else if let pattern = PathPattern(text.utf8) {
        chosen.append(pattern)
      }
    }
    if chosen.isEmpty { return result }
    let all = source.resources(file.folder) { path in
      packages.contains(ByteKey(ProjectPath.join(file.folder, path)))
    }
    return result
      + all.filter { path in
        let relative = ProjectFiles.relative(path, to: file.folder)
        return chosen.contains { $0.matches(path: relative) }
          && !excluded.contains { $0.matches(path: relative) }
      }
  }

  private func patterns(_ item: StarlarkItem?, _ values: BazelValues) -> [PathPattern] {
    values.read(item).texts.compactMap { PathPattern($0.text.utf8) }
  }

  /// The files that a glob describes; it does not look into folders with a `BUILD` file of their own.
  private func glob(_ call: StarlarkCall, in file: BazelFile, _ values: BazelValues) -> [String] {
    let included = patterns(call.argument("include", at: 0), values)
    let excluded = patterns(call.argument("exclude", at: 1), values)
    return folders.files(in: file.folder) {
      source.sources(file.folder) { path in
        packages.contains(ByteKey(ProjectPath.join(file.folder, path)))
      }
    }.filter { file in
      included.contains { $0.matches(file.names) } && !excluded.contains { $0.matches(file.names) }
    }.map(\.path)
  }
}

/// The files of packages, each listed once however many globs look at them.
private final class BazelFolders {
  /// A file with the names between the slashes of its path within its package.
  struct File {
    var path: String
    var names: ArraySlice<ArraySlice<UInt8>>
  }

  private var listed: [String: [File]] = [:]

  /// The files of a folder; `list` is asked once.
  func files(in folder: String, list: () -> [String]) -> [File] {
    if let known = listed[folder] { return known }
    let skip = folder.isEmpty ? 0 : folder.utf8.count + 1
    let files = list().map { path in
      File(
        path: path, names: Array(path.utf8.dropFirst(skip)).split(separator: UInt8(ascii: "/"))[...]
      )
    }
    listed[folder] = files
    return files
  }
}
