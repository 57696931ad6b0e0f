import GitFiles
import ProjectModel

/// A hook that somebody else has written, or why none can be written.
struct ForeignHook: Error {
  /// Where it lies.
  var path = ""
  /// Why archcheck's own was not written, where there is none of somebody else's.
  var failure: CommandFailure?
}

/// Where git looks for the hooks of a project's repository.
struct HookPlace: Sendable {
  /// The project, seen from the top of the work tree, as `./apps/ios`; `nil` for the top.
  let project: String?
  /// The folder of hooks, links followed.
  private let folder: String
  /// Git's own folder of the repository, which its work trees share, links followed.
  private let common: String
  /// The top of the work tree.
  private let top: String
  private let surroundings: Surroundings

  /// Asks git.
  ///
  /// - Throws: a failure where there is no repository, or one without a work tree.
  init(for root: ProjectRoot) throws(CommandFailure) {
    try Self.requireWorkTree(at: root)
    let checkout: GitCheckout
    let hooks: String
    do throws(GitFailure) {
      let git: GitProgram
      (checkout, git) = try root.surroundings.git(around: root.files)
      hooks = try git.hookFolder()
    } catch {
      throw CommandFailure(
        .notUnderstood,
        "A hook needs a repository of git, and git says of \(root.path): \(error.reason).")
    }
    surroundings = root.surroundings
    folder = Self.resolved(hooks, surroundings)
    common = Self.resolved(checkout.commonFolder, surroundings)
    let top = checkout.top == "/" ? "" : checkout.top
    if ProjectPath.isInside(hooks, of: top), !ProjectPath.isInside(folder, of: top),
      !ProjectPath.isInside(folder, of: common)
    {
      throw CommandFailure(
        .notUnderstood,
        "The folder of hooks \(hooks) is a link that leads out of the repository, to \(folder): name "
          + "that folder itself as core.hooksPath, or replace the link.")
    }
    project = checkout.prefix.isEmpty ? nil : "./\(checkout.prefix)"
    self.top = checkout.top
    if top.utf8.contains(UInt8(ascii: "\n")) {
      throw CommandFailure(
        .notUnderstood,
        "The path of the repository, \(top), has a line end, which git's answers do not tell from "
          + "their own: rename that folder.")
    }
  }

  /// An absolute path without links.
  private static func resolved(_ path: String, _ surroundings: Surroundings) -> String {
    // What is not there yet is made in a folder that is.
    var (folder, rest) = (path, "")
    while !folder.isEmpty, folder != "/" {
      if let resolved = surroundings.resolved(folder) {
        return rest.isEmpty ? resolved : ProjectPath.join(resolved, rest)
      }
      rest = ProjectPath.join(ProjectPath.name(of: folder), rest)
      folder = ProjectPath.folder(of: folder)
    }
    return path
  }

  /// Nothing is committed in a bare repository, and a folder that looks like one may be a stranger's.
  private static func requireWorkTree(at root: ProjectRoot) throws(CommandFailure) {
    let files = root.files
    guard files.kind("HEAD") == .file, files.kind("objects") == .folder,
      files.kind("refs") == .folder, files.kind(".git") == nil
    else { return }
    throw CommandFailure(
      .notUnderstood,
      "\(root.path) is a bare repository of git, or looks like one: nothing is committed there. Give "
        + "the folder of a project in a work tree.")
  }

  /// To which repositories hooks in the folder belong.
  ///
  /// - Parameter name: the hook's file.
  func reach(of name: String) -> HookScript.Reach {
    if ProjectPath.isInside(folder, of: common) { return .own }
    if ProjectPath.isInside(folder, of: top == "/" ? "" : top) { return .tracked }
    return .shared(mark: "archcheck-\(name)")
  }

  /// Writes a hook, and the mark of the repository where it needs one.
  ///
  /// - Returns: what was done, in one line.
  /// - Throws: that there is a hook of somebody else's, or why it cannot be written.
  func write(_ script: HookScript, to name: String) throws(ForeignHook) -> String {
    let path = ProjectPath.join(folder, name)
    let present = text(of: path)
    guard
      present?.contains(HookScript.mark)
        ?? (Machine.kind(of: path) == nil && !Machine.isLink(path))
    else { throw ForeignHook(path: path) }
    do throws(CommandFailure) {
      let isMarked = try mark(script)
      if present == script.text, isMarked { return "\(path) is up to date." }
      try write(script.text, to: path)
    } catch {
      throw ForeignHook(failure: error)
    }
    var line =
      "Wrote \(path), which runs '\(script.hook.command)' before each \(script.hook.event)."
    if case .shared = script.reach {
      line += " Git runs it in other repositories too; there it does nothing."
    }
    return line
  }

  /// Leaves the mark of a repository.
  ///
  /// - Returns: whether nothing had to be written.
  private func mark(_ script: HookScript) throws(CommandFailure) -> Bool {
    guard case .shared(let mark) = script.reach else { return true }
    let path = ProjectPath.join(common, mark)
    // A shell drops line ends at the end of what it reads, so something stands behind the name.
    let project = (script.project ?? ".") + "/"
    if text(of: path) == project { return true }
    try writeFile(project, to: path, within: .below(common), advice: "make the folder writable")
    return false
  }

  private func write(_ text: String, to path: String) throws(CommandFailure) {
    guard Machine.makeFolder(folder) else {
      throw CommandFailure(.notUnderstood, "The folder \(folder) cannot be made: \(systemReason).")
    }
    try writeFile(text, to: path, within: .below(folder), advice: "make the folder writable")
    guard Machine.makeExecutable(path) else {
      throw CommandFailure(
        .notUnderstood, "\(path) cannot be made executable: \(systemReason).")
    }
  }

  private func text(of path: String) -> String? {
    do throws(FileSystemError) {
      let bytes = try surroundings.files(below: ProjectPath.folder(of: path))
        .read(ProjectPath.name(of: path), 1 << 20)
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      return nil
    }
  }
}
