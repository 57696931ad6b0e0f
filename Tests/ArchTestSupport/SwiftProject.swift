import Analyzer
import ClangFrontend
import DependencyModel
import Foundation
import Parallelism
import ProjectModel
import RuleLanguage
import SourceFacts
import SourceText
import SwiftFrontend

/// A small project in Swift, Objective-C, C and C++ written as one text, resolved.
///
/// ```
/// component Views = App/Views/**
/// --- App/Main.swift
/// import Core
/// final class Main { let service: Service }
/// --- Core/Service.swift
/// public protocol Service {}
/// --- Shared/Log.swift in App, Web@Other
/// struct Log {}
/// ```
///
/// A line `--- path` begins a file; its module is the first folder of the path unless `in` names
/// modules, `Name@Package` those of another package. In front of the files `component Name = path`
/// and `component Name = declarations pattern` define components, and `public`, `prefix`, `bridging`
/// and `folder` (of headers) with `Module = path path` tell a module's headers; `depends Module =
/// Other` what its manifest declares; `alias Module = Name Other` by which name it calls `Other`;
/// `generated Module = Name.h` the header that is made of its Swift declarations; `kind Module =
/// application` what it is built into; `manifest Module = path` what declares it, `Package.swift` by
/// default; `home Module = path` its folder; `guessed = Module` says that it is one by its folder only. A text without files is the one
/// file `M/File.swift`.
package struct SwiftProject: Sendable {
  /// A file as written.
  package struct File: Sendable {
    /// The path.
    package var path: String
    /// The modules that compile it, `Name` or `Name@Package`.
    package var modules: [String]
    /// What it holds.
    package var text: String
  }

  /// What the analysis made of it.
  package let project: ResolvedProject
  /// The graph.
  package var graph: DependencyGraph { project.graph }
  /// The files as written, in order.
  package let files: [File]

  /// What was met while the files were read, with the line.
  package let problems: [Problem]

  /// Reads facts from the files and builds the graph.
  package init(
    _ text: String, previews: Bool = false, jobs: Int = 1,
    configuration: BuildConfiguration? = nil
  ) {
    let (header, files) = Self.split(text)
    let names = Set(files.flatMap(\.modules)).sorted()
    let modules = names.map { Self.module($0, files: files, header: header) }
    var units: [(path: String, module: Int, text: String)] = []
    for file in files {
      for module in file.modules {
        units.append((file.path, names.firstIndex(of: module) ?? 0, file.text))
      }
    }
    units.sort { ($0.path, $0.module) < ($1.path, $1.module) }
    let sources = units.map { unit in
      SourceUnit(
        path: unit.path, module: ModuleID(unit.module), byteCount: unit.text.utf8.count,
        facts: Self.facts(of: unit.text, path: unit.path))
    }
    problems = sources.flatMap { source in
      source.facts.problems.map { problem in
        let position = source.facts.lines.position(of: max(0, Int(problem.offset)))
        return Problem(
          problem.kind, message: problem.message,
          location: SourceLocation(
            path: source.path, line: position.line, column: position.column))
      }
    }
    let definitions = header.compactMap(Self.definition)
    project = withLargeStack {
      buildGraph(
        modules: modules, units: sources,
        library: Self.library,
        definitions: definitions,
        options: GraphOptions(
          includesPreviews: previews, jobs: jobs, configuration: configuration))
    }
    self.files = files
  }

  /// The standard library, whose types are found out once for all projects.
  package static let library = LibraryInterface(
    standardLibraryFacts,
    outside: OutsideModules(
      declarations: { frameworkFacts(of: $0, isNamed: $1) },
      exports: { frameworkExports(of: $0) }, declaring: { frameworks(declaring: $0) }))

  private static func split(_ text: String) -> (header: [Substring], files: [File]) {
    var header: [Substring] = []
    var files: [File] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if !lines.contains(where: { $0.hasPrefix("--- ") }) {
      return ([], [File(path: "M/File.swift", modules: ["M"], text: text + "\n")])
    }
    for line in lines {
      if line.hasPrefix("--- ") {
        files.append(file(line.dropFirst(4)))
      } else if files.isEmpty {
        header.append(line)
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    return (header, files)
  }

  /// `path` or `path in Module, Module`; a space may be part of a path.
  private static func file(_ line: Substring) -> File {
    if let keyword = line.firstRange(of: " in ") {
      let modules = line[keyword.upperBound...].split(separator: ",")
      return File(
        path: String(line[..<keyword.lowerBound]),
        modules: modules.map { String($0.drop { $0 == " " }) }, text: "")
    }
    return File(path: String(line), modules: [String(line.prefix { $0 != "/" })], text: "")
  }

  private static func module(
    _ name: String, files: [File], header: [Substring]
  ) -> ModuleDescription {
    let parts = name.split(separator: "@")
    func paths(_ word: String) -> [String]? {
      let lines = header.map { $0.split(separator: " ") }
      let line = lines.first { $0.count > 2 && $0[0] == word && $0[1] == parts[0] }
      return line.map { $0.dropFirst(3).map(String.init) }
    }
    let manifest = SourceLocation(path: paths("manifest")?.first ?? "Package.swift", line: 1)
    var module = ModuleDescription(
      name: String(parts[0]),
      role: paths("role")?.first.flatMap(ModuleRole.init(rawValue:)) ?? .production,
      kind: paths("kind")?.first.flatMap(ModuleKind.init) ?? .library,
      package: parts.count > 1 ? String(parts[1]) : "Package",
      folder: paths("home")?.first ?? String(parts[0]),
      location: manifest,
      sources: files.filter { $0.modules.contains(name) }.map(\.path).sorted(),
      dependencies: (paths("depends") ?? []).map {
        DeclaredDependency(name: $0, modules: [$0], location: manifest)
      },
      headers: HeaderLayout(
        publicHeaders: paths("public").map { .listed($0.sorted()) } ?? .all,
        publicFolders: paths("folder") ?? [], prefixHeaders: paths("prefix") ?? [],
        bridgingHeaders: paths("bridging") ?? []),
      isGuessed: header.contains { $0.split(separator: " ") == ["guessed", "=", parts[0]] })
    let aliases = paths("alias") ?? []
    for (alias, meant) in zip(aliases, aliases.dropFirst()) { module.aliases[alias] = meant }
    if let generated = paths("generated")?.first {
      module.targets = [
        TargetDescription(
          name: module.name, type: "framework", manifest: manifest.path, location: manifest,
          settings: [BuildSetting(name: "SWIFT_OBJC_INTERFACE_HEADER_NAME", value: generated)])
      ]
    }
    return module
  }

  /// The libclang of the machine; `nil` without one, where files of the C family have no facts.
  package static let clang = try? ClangLibrary.load(
    environment: ProcessInfo.processInfo.environment)

  package static func facts(of text: String, path: String) -> FileFacts {
    let bytes = Array(text.utf8)
    if !path.hasSuffix(".swift") {
      guard let clang else { return FileFacts() }
      return bytes.withUnsafeBufferPointer {
        extractClangFacts(source: $0, path: path, library: clang)
      }
    }
    return withLargeStack {
      bytes.withUnsafeBufferPointer { extractSwiftFacts(source: $0, path: path) }
    }
  }

  /// `component Name = path` or `component Name = declarations pattern`.
  private static func definition(_ line: Substring) -> ComponentDefinition? {
    let words = line.split(separator: " ")
    guard words.count >= 4, words[0] == "component", let last = words.last else { return nil }
    let byDeclaration = words[3] == "declarations"
    let place = SourceLocation(path: "archcheck.yml", line: 1)
    guard
      let pattern = try? Pattern(String(last), flavour: byDeclaration ? .name : .path)
    else { return nil }
    return try? ComponentDefinition(
      name: String(words[1]), location: place,
      clauses: [
        ComponentDefinition.Clause(
          criterion: byDeclaration ? .declarations : .paths, pattern: pattern, location: place)
      ])
  }
}
