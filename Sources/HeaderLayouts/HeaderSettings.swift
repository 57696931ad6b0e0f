import SourceText
import ProjectModel
import SourceText

/// The build settings of a module's targets that say something of its headers.
struct HeaderSettings {
  let module: ModuleDescription
  let source: ManifestSource

  /// `GCC_PREFIX_HEADER`, paths of files that exist.
  var prefixHeaders: [String] { files("GCC_PREFIX_HEADER") }

  /// `SWIFT_OBJC_BRIDGING_HEADER`, paths of files that exist; none where no Swift file is compiled,
  /// because projects often set it for all of their targets.
  var bridgingHeaders: [String] {
    module.compilesSwift ? files("SWIFT_OBJC_BRIDGING_HEADER") : []
  }

  /// `MODULEMAP_FILE`, paths of files that exist.
  var moduleMaps: [String] { files("MODULEMAP_FILE") }

  /// `HEADER_SEARCH_PATHS` and `USER_HEADER_SEARCH_PATHS`, folders that exist; `Folder/**` is the
  /// folder, since headers are found by their names anyway.
  var searchFolders: [String] {
    let found = ["HEADER_SEARCH_PATHS", "USER_HEADER_SEARCH_PATHS"]
      .flatMap { paths($0, isList: true) }
    return distinct(
      found.compactMap { path, location in
        let path = path.hasSuffix("/**") ? String(path.dropLast(3)) : path
        if case .folder(let folder)? = source.find(path, location) { return folder }
        return nil
      })
  }

  /// The product names that are not the module's own name, sorted.
  var productNames: [String] {
    let names = module.targets.flatMap { target in
      [target.name] + values("PRODUCT_NAME", of: target)
    }
    return distinct(
      names.filter { !$0.equalsInBytes(module.name) && !$0.utf8.contains(UInt8(ascii: "$")) }
    ).sortedByBytes()
  }

  private func files(_ setting: String) -> [String] {
    distinct(
      paths(setting, isList: false).compactMap { path, location in
        if case .file(let file)? = source.find(path, location) { return file }
        return nil
      })
  }

  /// The paths that a setting names, from the root, with the place of the target.
  private func paths(
    _ setting: String, isList: Bool
  ) -> [(path: String, location: SourceLocation)] {
    module.targets.flatMap { target in
      values(setting, of: target).flatMap { isList ? words($0) : [bare($0)] }.compactMap { word in
        let path = ProjectPath.resolve(filled(word, for: target), from: target.folder)
        return path.map { ($0, target.location) }
      }
    }
  }

  private func values(_ setting: String, of target: TargetDescription) -> [String] {
    target.settings.filter { $0.name == setting }.map(\.value)
  }

  /// A value without the quotes around it.
  private func bare(_ value: String) -> String {
    let isQuoted = value.utf8.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
    return isQuoted ? String(value.dropFirst().dropLast()) : value
  }

  /// The words of a value; those with blanks stand in quotes.
  private func words(_ value: String) -> [String] {
    let parts = value.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.flatMap { index -> [String] in
      index % 2 == 1 ? [String(parts[index])] : parts[index].split(separator: " ").map(String.init)
    }.filter { !$0.isEmpty && !$0.contains("(inherited)") }
  }

  /// A path with the project's folder and the names of project and target filled in.
  private func filled(_ path: String, for target: TargetDescription) -> String {
    path.fillingPlaceholders(in: Placeholder.Form.allCases) { name in
      switch name {
      case "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT": "."
      case "PROJECT_NAME": module.package
      case "TARGET_NAME", "PRODUCT_NAME": target.name
      case "PRODUCT_MODULE_NAME": module.name
      default: nil
      }
    }
  }
}

extension ModuleDescription {
  /// Whether any of its files is written in Swift.
  var compilesSwift: Bool { sources.contains { SourceFileKind(path: $0) == .swift } }
}
