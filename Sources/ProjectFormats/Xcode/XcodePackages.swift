import SourceText
import ProjectModel

/// The packages and other projects that an Xcode project refers to.
struct XcodePackages {
  let document: XcodeDocument
  let tree: XcodeFileTree
  let source: ManifestSource

  /// The name by which products are said to be of a package: the last part of its path or address.
  static func identity(of package: XcodeObject) -> String? {
    guard let place = package["relativePath"] ?? package["repositoryURL"] else { return nil }
    let name = ProjectPath.name(of: place.hasSuffix("/") ? String(place.dropLast()) : place)
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// Local packages, also those that are only dragged into the project, and other projects.
  func references() -> [ManifestReference] {
    let declared = document.objects("packageReferences", of: document.project)
      .filter { $0.isa == "XCLocalSwiftPackageReference" }
      .compactMap { package in
        package["relativePath"].flatMap {
          reference(toPackage: $0, from: package, field: "relativePath")
        }
      }
    return declared + draggedPackages() + synchronizedPackages() + projects()
  }

  private func reference(
    toPackage path: String, from object: XcodeObject, field: String
  ) -> ManifestReference? {
    let location = document.location(of: field, in: object)
    guard let folder = source.resolve(path, from: tree.base) else {
      source.report(.outside("package", path, from: tree.base, at: location))
      return nil
    }
    return ManifestReference(
      names: distinct([ProjectPath.name(of: path), ProjectPath.name(of: folder)]), folder: folder,
      format: SwiftPackageFormat.name, location: location)
  }

  /// References to folders that hold a `Package.swift`.
  private func draggedPackages() -> [ManifestReference] {
    let files = document.objects(of: "PBXFileReference") { file in
      let type = file["lastKnownFileType"] ?? file["explicitFileType"] ?? ""
      switch type {
      case "wrapper", "folder", "text", "": return true
      default: return type.endsInBytes("package")
      }
    }
    return files.compactMap { file in
      guard SourceFileKind(path: file["path"] ?? "") == nil, let folder = tree.path(of: file),
        source.names(folder).contains(where: SwiftPackageFormat.recognises)
      else { return nil }
      return ManifestReference(
        names: distinct([file["name"], ProjectPath.name(of: folder)].compactMap { $0 }),
        folder: folder, format: SwiftPackageFormat.name,
        location: document.location(of: "path", in: file))
    }
  }

  /// Packages in folders that Xcode keeps in step with the disk: it shows them as packages.
  private func synchronizedPackages() -> [ManifestReference] {
    document.objects(of: XcodeSynchronizedFolders.group).flatMap { group -> [ManifestReference] in
      guard let folder = tree.path(of: group) else { return [] }
      let location = document.location(of: "path", in: group)
      return XcodeSynchronizedFolders.packages(in: folder, source: source).map {
        ManifestReference(
          names: [ProjectPath.name(of: $0)], folder: $0, format: SwiftPackageFormat.name,
          location: location)
      }
    }
  }

  private func projects() -> [ManifestReference] {
    let entries = document.project.value(of: "projectReferences")?.elements ?? []
    return entries.compactMap { entry in
      guard let file = document[entry["ProjectRef"]?.text] else { return nil }
      let location = document.location(of: "path", in: file)
      let written = file["path"] ?? ""
      guard let folder = tree.path(of: file) else {
        source.report(.outside("project", written, from: tree.base, at: location))
        return nil
      }
      let name = ProjectPath.name(of: folder)
      let stem = name.hasSuffix(".xcodeproj") ? String(name.dropLast(10)) : name
      return ManifestReference(
        names: [stem], folder: folder, format: XcodeProjectFormat.name, location: location)
    }
  }
}
