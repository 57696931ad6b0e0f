import ProjectModel
import SourceText
import YAMLText

/// An XcodeGen specification with everything that it includes merged in.
///
/// Source of the rules: XcodeGen's *Project Spec* documentation, "Include" and "Target Template".
struct XcodeGenSpec {
  /// The merged mapping.
  var root: ConfigNode
  /// The files read, the specification itself first.
  var filesRead: [String]
  /// The folder that paths written in a file are relative to, by the file's path.
  private let folders: [ByteKey: String]

  /// The path that a scalar names, relative to the project's root; `nil` when it leaves it.
  func resolve(_ path: String, writtenAt location: SourceLocation) -> String? {
    ProjectPath.resolve(path, from: folder(of: location))
  }

  /// The folder that paths are relative to which are written at a place.
  func folder(of location: SourceLocation) -> String {
    folders[ByteKey(location.path)] ?? ProjectPath.folder(of: location.path)
  }

  /// Reads a specification; `nil` when it is not readable as one, which `source` has been told.
  init?(manifest: String, source: ManifestSource) {
    var loader = XcodeGenSpecLoader(source: source)
    let folder = ProjectPath.folder(of: manifest)
    let request = XcodeGenSpecLoader.Request(path: manifest, folder: folder, reference: nil)
    guard let root = loader.load(request, stack: []) else { return nil }
    self.root = root
    filesRead = loader.filesRead
    folders = loader.folders
  }
}

/// Reads a specification and, before it, what it includes.
private struct XcodeGenSpecLoader {
  /// A file to read.
  struct Request {
    var path: String
    /// The folder that paths in it are relative to.
    var folder: String
    /// Where it is included.
    var reference: SourceLocation?
  }

  /// An entry of `include:`.
  private struct Include {
    var path: String
    var usesOwnFolder: Bool
    var location: SourceLocation
  }

  let source: ManifestSource
  var filesRead: [String] = []
  var folders: [ByteKey: String] = [:]
  private var loads = 0

  /// More files than any project includes: bounds a net of includes that multiplies.
  private static let limit = 500
  /// Nor has any as much text, in bytes.
  private static let sizeLimit = 16 << 20
  private var size = 0

  init(source: ManifestSource) { self.source = source }

  /// The mapping of a file merged onto those of its includes.
  ///
  /// - Parameter stack: the files whose includes are being read.
  mutating func load(_ request: Request, stack: [ByteKey]) -> ConfigNode? {
    loads += 1
    guard let node = mapping(request) else { return nil }
    let includes = includes(node)
    var request = request
    if stack.isEmpty, isMeantForRoot(includes, from: request.folder) { request.folder = "" }
    let stack = stack + [ByteKey(request.path)]
    if folders[ByteKey(request.path)] == nil { filesRead.append(request.path) }
    folders[ByteKey(request.path)] = folders[ByteKey(request.path)] ?? request.folder
    var base = ConfigNode(.mapping([]), location: node.location)
    for include in includes {
      guard let path = ProjectPath.resolve(include.path, from: request.folder) else {
        source.report(
          .notRead(
            "The included file \(include.path) is", include.path, from: request.folder,
            object: "it", at: include.location))
        continue
      }
      guard !stack.contains(ByteKey(path)) else {
        let chain = (stack.map(\.string) + [path]).joined(separator: " → ")
        reportInvalid("The includes form a cycle, \(chain): remove one of them.", include.location)
        continue
      }
      guard loads < Self.limit, size < Self.sizeLimit else {
        source.report(
          Problem(
            .manifestLimit,
            message:
              "More than \(Self.limit) files or \(Self.sizeLimit >> 20) MB are included; the rest is "
              + "not read.", location: include.location))
        break
      }
      let folder = include.usesOwnFolder ? ProjectPath.folder(of: path) : request.folder
      let inner = Request(path: path, folder: folder, reference: include.location)
      guard let included = load(inner, stack: stack) else { continue }
      base = included.merged(onto: base)
    }
    return node.merged(onto: base)
  }

  /// Whether a specification below the root is copied to the root before it is read, as scripts do: none of what it
  /// includes lies where it says, but all of it from the root.
  private func isMeantForRoot(_ includes: [Include], from folder: String) -> Bool {
    func isThere(_ include: Include, from folder: String) -> Bool {
      guard let path = ProjectPath.resolve(include.path, from: folder) else { return false }
      return source.names(ProjectPath.folder(of: path)).contains {
        $0.equalsInBytes(ProjectPath.name(of: path))
      }
    }
    return !folder.isEmpty && !includes.isEmpty
      && includes.allSatisfy { !isThere($0, from: folder) && isThere($0, from: "") }
  }

  private mutating func mapping(_ request: Request) -> ConfigNode? {
    guard let text = source.text(request.path, request.reference) else { return nil }
    size += text.utf8.count
    do throws(ConfigurationErrors) {
      guard let node = try parseYAML(text, path: request.path), node.pairs != nil else {
        source.report(
          Problem(
            .manifestNotUnderstood,
            message: "\(request.path) does not contain a mapping and is ignored: an XcodeGen "
              + "specification begins with keys such as `name:` and `targets:`.",
            location: SourceLocation(path: request.path)))
        return nil
      }
      return node
    } catch {
      for issue in error.issues { reportInvalid(issue.message, issue.location) }
      return nil
    }
  }

  private func includes(_ node: ConfigNode) -> [Include] {
    guard let value = node["include"] else { return [] }
    return (value.elements ?? [value]).compactMap { entry in
      if let path = entry.text {
        return Include(path: path, usesOwnFolder: true, location: entry.location)
      }
      guard let path = entry["path"]?.text else {
        reportInvalid(
          "An include needs a path: write it as a string or under "
            + "`path:`.", entry.location)
        return nil
      }
      guard entry["enable"]?.truth ?? true else { return nil }
      return Include(
        path: path, usesOwnFolder: entry["relativePaths"]?.truth ?? true, location: entry.location)
    }
  }

  private func reportInvalid(_ message: String, _ location: SourceLocation) {
    source.report(Problem(.manifestInvalid, message: message, location: location))
  }
}

extension ConfigNode {
  /// The scalar as a truth value, as YAML 1.1 writes them; `nil` for anything else, `${…}` included.
  var truth: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The node's strings: a scalar alone or the scalars of a sequence.
  var strings: [String] {
    text.map { [$0] } ?? (elements ?? []).compactMap(\.text)
  }

  /// This node laid over another one: mappings key by key, sequences one after the other, scalars
  /// replaced. A key that ends in `:REPLACE` takes the place of what was there. O(nodes).
  func merged(onto base: ConfigNode) -> ConfigNode {
    if let own = pairs, var result = base.pairs {
      // Look-ups by key keep the merge linear; order is that of the base, then of what is new.
      var places: [String: Int] = [:]
      for (index, pair) in result.enumerated() { places[pair.key] = index }
      for pair in own {
        let merged = pair.merged(onto: places[pair.plainKey].map { result[$0] })
        if let place = places[merged.key] {
          result[place] = merged
        } else {
          places[merged.key] = result.count
          result.append(merged)
        }
      }
      return ConfigNode(.mapping(result), location: location)
    }
    if let own = elements, let before = base.elements {
      return ConfigNode(.sequence(before + own), location: location)
    }
    return self
  }
}

extension ConfigPair {
  private static let replace = ":REPLACE"

  /// The key without the mark that it replaces.
  fileprivate var plainKey: String {
    key.hasSuffix(Self.replace) ? String(key.dropLast(Self.replace.count)) : key
  }

  fileprivate func merged(onto base: ConfigPair?) -> ConfigPair {
    let isReplacement = plainKey != key
    let empty = ConfigNode(.mapping([]), location: value.location)
    // Onto nothing, too: the marks within a new mapping are resolved.
    let before = isReplacement ? empty : base?.value ?? empty
    return ConfigPair(key: plainKey, keyLocation: keyLocation, value: value.merged(onto: before))
  }
}
