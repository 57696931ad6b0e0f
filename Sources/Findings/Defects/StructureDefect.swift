import ProjectModel

/// What can be wrong with the files and folders of a project.
///
/// Patterns have their captures filled in. One that ends with `/` is about folders, one that begins
/// with `/` starts at the root; others start at the folder. A folder `""` is the root.
package enum StructureDefect: DefectFamily {
  /// Fewer files than required match a pattern.
  case missingFile(folder: String, pattern: String, found: Int, required: Int)
  /// More files than allowed match a pattern.
  case tooManyFiles(folder: String, pattern: String, found: Int, allowed: Int)
  /// A file, or a folder (with `/` at its end) with all it holds, that a closed list lacks.
  case surplusFile(path: String, folder: String)
  /// A file, or a folder (with `/` at its end), that must not be there.
  case forbiddenFile(path: String, pattern: String)
  /// A file outside of the places where such files belong.
  case misplacedFile(path: String, places: [String])
  /// A file in a place that is kept for what a selector or pattern selects.
  case foreignFile(path: String, reservedFor: String)
  /// A file or folder for something that the project does not have.
  case orphanFile(path: String, needs: String)
  /// A folder that is built differently from most of its kind.
  case unlikeFolder(folder: String, lacks: [String], adds: [String])

  package static let names = [
    "missing-file", "too-many-files", "surplus-file", "forbidden-file", "misplaced-file",
    "foreign-file", "orphan-file", "unlike-folder",
  ]

  package var name: String {
    switch self {
    case .missingFile: "missing-file"
    case .tooManyFiles: "too-many-files"
    case .surplusFile: "surplus-file"
    case .forbiddenFile: "forbidden-file"
    case .misplacedFile: "misplaced-file"
    case .foreignFile: "foreign-file"
    case .orphanFile: "orphan-file"
    case .unlikeFolder: "unlike-folder"
    }
  }

  package var rationale: String {
    switch self {
    case .missingFile, .tooManyFiles, .unlikeFolder:
      "Parts that are built alike can be read, generated and changed alike."
    case .surplusFile, .forbiddenFile:
      "What has no foreseen place is overlooked by tools and people alike."
    case .misplacedFile, .foreignFile:
      "Whoever looks for a file should find it where its kind lives."
    case .orphanFile:
      "What is left over from something removed misleads readers and may still be shipped."
    }
  }

  package var subject: String {
    switch self {
    case .missingFile(let folder, _, _, _), .tooManyFiles(let folder, _, _, _),
      .surplusFile(_, let folder), .unlikeFolder(let folder, _, _):
      folder.isEmpty ? "Project" : folder
    case .forbiddenFile(let path, _), .misplacedFile(let path, _), .foreignFile(let path, _),
      .orphanFile(let path, _):
      folderName(of: path)
    }
  }

  package var identity: [String] {
    switch self {
    case .missingFile(let folder, let pattern, _, _), .tooManyFiles(let folder, let pattern, _, _):
      [folder, pattern]
    case .surplusFile(let path, let folder): [path, folder]
    case .forbiddenFile(let path, let pattern): [path, pattern]
    case .misplacedFile(let path, _): [path]
    case .foreignFile(let path, let selector): [path, selector]
    case .orphanFile(let path, let selector): [path, selector]
    case .unlikeFolder(let folder, let lacks, let adds): [folder, "-"] + lacks + ["+"] + adds
    }
  }

  package func message(rule: String) -> String {
    switch self {
    case .missingFile(let folder, let pattern, let found, let required):
      lack(of: pattern, in: folder, found: found)
        + ", but rule \(quoted(rule)) requires \(required == 1 ? "one" : "at least \(required)")"
    case .tooManyFiles(let folder, let pattern, let found, let allowed):
      "\(counted(found, noun(pattern))) for \(quoted(folder)) match \(quoted(pattern)), but rule "
        + "\(quoted(rule)) allows \(allowed == 0 ? "none" : "at most \(allowed)")"
    case .surplusFile(let path, let folder):
      "\(quoted(path)) is not among the \(noun(path))s that rule \(quoted(rule)) allows in "
        + quoted(folder)
    case .forbiddenFile(let path, let pattern):
      "\(quoted(path)) must not be there: rule \(quoted(rule)) forbids \(noun(pattern))s that match "
        + quoted(pattern)
    case .misplacedFile(let path, let places):
      "\(quoted(path)) is in the wrong place: by rule \(quoted(rule)) it belongs in "
        + listed(places, "or")
    case .foreignFile(let path, let selector):
      "\(quoted(path)) stands in a place that rule \(quoted(rule)) keeps for "
        + SelectorWords(selector).words()
    case .orphanFile(let path, let selector):
      "\(quoted(path)) belongs to nothing: the project has no \(SelectorWords(selector).words())"
    case .unlikeFolder(let folder, let lacks, let adds):
      "\(quoted(folder)) is built differently from most folders of rule \(quoted(rule)): "
        + [
          lacks.isEmpty ? nil : "it lacks \(listed(lacks))",
          adds.isEmpty ? nil : "it has \(listed(adds)) in addition",
        ].compactMap { $0 }.joined(separator: ", and ")
    }
  }

  package func fix(rule: String) -> String {
    switch self {
    case .missingFile(let folder, let pattern, _, _):
      "Add a \(noun(pattern)) that matches \(quoted(pattern))\(place(of: pattern, folder)); if one "
        + "is there under another name, rename it."
    case .tooManyFiles(_, let pattern, _, _):
      "Merge or remove \(noun(pattern))s that match \(quoted(pattern)), or change the number in rule "
        + "\(quoted(rule))."
    case .surplusFile(let path, _):
      "Move or remove \(quoted(path)); if it is wanted, add a pattern for it to 'allows' of rule "
        + "\(quoted(rule))."
    case .forbiddenFile(let path, _):
      "Move, rename or remove \(quoted(path))."
    case .misplacedFile(_, let places):
      "Move the file to \(listed(places, "or")), and let the manifest follow if it names the file."
    case .foreignFile:
      "Move the file elsewhere, or turn it into what its folder is for."
    case .orphanFile(let path, let selector):
      "Remove \(quoted(path)), or declare what it belongs to, \(quoted(selector)), in a manifest "
        + "that is read."
    case .unlikeFolder:
      "Build it like the others, or list it under 'except' of rule \(quoted(rule)) with the reason."
    }
  }

  private func folderName(of path: String) -> String {
    let isFolder = path.utf8.last == UInt8(ascii: "/")
    let folder = ProjectFiles.folder(of: isFolder ? String(path.dropLast()) : path)
    return folder.isEmpty ? "Project" : folder
  }

  private func noun(_ pattern: String) -> String {
    pattern.utf8.last == UInt8(ascii: "/") ? "folder" : "file"
  }

  private func lack(of pattern: String, in folder: String, found: Int) -> String {
    let what = "\(found == 0 ? "no \(noun(pattern))" : counted(found, noun(pattern)))"
    let match = found > 1 ? "match" : "matches"
    if pattern.utf8.first == UInt8(ascii: "/") {
      return "\(what) \(match) \(quoted(pattern)) for \(quoted(folder))"
    }
    return "\(quoted(folder)) holds \(what) that \(match) \(quoted(pattern))"
  }

  private func place(of pattern: String, _ folder: String) -> String {
    pattern.utf8.first == UInt8(ascii: "/") ? ", counted from the root" : " to \(quoted(folder))"
  }
}
