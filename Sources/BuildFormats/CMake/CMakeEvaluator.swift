import ProjectModel
import SourceText

/// Runs the commands of `CMakeLists.txt` as far as they are literal, without CMake: folders, included
/// files, blocks, functions and macros, loops over lists. All branches of a condition are taken.
///
/// What commands do to variables and targets is said by `CMakeVariableCommands`, `CMakeGlobs` and
/// `CMakeTargetCommands`. All of them note in `CMakeDoubts` what they do not understand, and spend
/// steps of one `CMakeBudget`.
///
/// Source of the commands: *cmake-commands(7)*.
final class CMakeEvaluator {
  private let home: String
  private let source: ManifestSource
  private let files: CMakeFiles
  private let doubts: CMakeDoubts
  private let budget = CMakeBudget()
  private let expansion: CMakeExpansion
  private let variables: CMakeVariableCommands
  private let globs: CMakeGlobs
  private let foreign: CMakeForeignCommands
  private var targetCommands: CMakeTargetCommands
  private var functions: [String: CMakeFunction] = [:]
  private var visitedFolders: Set<String> = []
  /// The project's name.
  private(set) var name: String?

  init(home: String, files: CMakeFiles, doubts: CMakeDoubts, source: ManifestSource) {
    self.home = home
    self.source = source
    self.files = files
    self.doubts = doubts
    expansion = CMakeExpansion(budget: budget)
    variables = CMakeVariableCommands(expansion: expansion)
    globs = CMakeGlobs(source: source, expansion: expansion)
    foreign = CMakeForeignCommands(expansion: expansion, doubts: doubts)
    targetCommands = CMakeTargetCommands(source: source, expansion: expansion, doubts: doubts)
  }

  /// The targets of all that has run.
  var targets: CMakeTargets { targetCommands.targets }

  /// Runs the list of a folder with all that it adds.
  func run(_ manifest: String) {
    let scope = CMakeScope(parent: nil)
    for variable in ["CMAKE_SOURCE_DIR", "PROJECT_SOURCE_DIR"] {
      scope[variable] = CMakeValue(items: [CMakePath.absolute(home)])
    }
    for variable in ["CMAKE_BINARY_DIR", "PROJECT_BINARY_DIR", "CMAKE_CURRENT_BINARY_DIR"] {
      scope[variable] = CMakeValue(items: [CMakePath.build])
    }
    readFolder(home, list: manifest, in: scope, depth: 0, isConditional: false)
  }

  // MARK: Folders and files

  private func readFolder(
    _ folder: String, list: String, in scope: CMakeScope, depth: Int, isConditional: Bool,
    reference: SourceLocation? = nil
  ) {
    guard visitedFolders.insert(folder).inserted,
      let file = files.file(at: list, reference: reference)
    else { return }
    scope["CMAKE_CURRENT_SOURCE_DIR"] = CMakeValue(items: [CMakePath.absolute(folder)])
    scope["CMAKE_CURRENT_LIST_DIR"] = scope["CMAKE_CURRENT_SOURCE_DIR"]
    run(
      file.commands[...],
      in: CMakeContext(
        file: file, scope: scope, folder: folder, depth: depth, isConditional: isConditional))
  }

  private func addFolder(_ command: CMakeCommand, in context: CMakeContext) {
    guard let written = command.arguments.first else { return }
    let location = context.location(of: command)
    guard let text = expansion.text(of: written, in: context.scope) else {
      return doubts.note(notLiteralAt: location)
    }
    guard let folder = CMakePath.resolved(text, from: context.folder) else { return }
    let list = ProjectPath.join(folder, CMakeFormat.fileName)
    // What a script fetches is not there.
    guard case .file? = source.find(list, location) else { return }
    readFolder(
      folder, list: list, in: CMakeScope(parent: context.scope), depth: context.depth + 1,
      isConditional: context.isConditional, reference: location)
  }

  private func include(_ command: CMakeCommand, in context: CMakeContext) {
    let location = context.location(of: command)
    guard let written = expansion.firstText(of: command, in: context.scope),
      // Modules of CMake have names without an ending; those of the project are mostly functions.
      written.hasSuffix(".cmake") || written.hasSuffix(".txt"),
      let path = CMakePath.resolved(written, from: context.folder),
      case .file(let found)? = source.find(path, location),
      let file = files.file(at: found, reference: location)
    else { return }
    var inner = context
    inner.file = file
    inner.depth += 1
    let outside = context.scope["CMAKE_CURRENT_LIST_DIR"]
    context.scope["CMAKE_CURRENT_LIST_DIR"] = CMakeValue(
      items: [CMakePath.absolute(ProjectPath.folder(of: found))])
    run(file.commands[...], in: inner)
    context.scope["CMAKE_CURRENT_LIST_DIR"] = outside
  }

  // MARK: Blocks

  private func run(_ commands: ArraySlice<CMakeCommand>, in context: CMakeContext) {
    var index = commands.startIndex
    while index < commands.endIndex {
      let command = commands[index]
      budget.spend(1)
      guard budget.allows(depth: context.depth) else {
        return doubts.note(cutAt: context.location(of: command))
      }
      guard CMakeBlocks.begins(with: command) else {
        run(command, in: context)
        index += 1
        continue
      }
      // One that nothing ends goes on to the end of what it stands in.
      let close = min(context.file.ends[index] ?? commands.endIndex, commands.endIndex)
      runBlock(command, commands[(index + 1)..<close], in: context)
      index = min(close + 1, commands.endIndex)
    }
  }

  private func runBlock(
    _ command: CMakeCommand, _ body: ArraySlice<CMakeCommand>, in context: CMakeContext
  ) {
    var inner = context
    inner.depth += 1
    switch command.name {
    case "function", "macro":
      let names = command.arguments.map(\.text)
      guard let name = names.first else { return }
      functions[name.lowercased()] = CMakeFunction(
        parameters: Array(names.dropFirst()), body: body, file: context.file,
        isMacro: command.name == "macro")
    case "foreach": loop(command, body, in: inner)
    case "block": run(body, in: inner)
    default:
      // `elseif` and `else` are commands that do nothing: all branches are taken.
      inner.isConditional = true
      run(body, in: inner)
    }
  }

  private func loop(
    _ command: CMakeCommand, _ body: ArraySlice<CMakeCommand>, in context: CMakeContext
  ) {
    guard let variable = expansion.firstText(of: command, in: context.scope) else { return }
    let values = expansion.loopValues(of: command.arguments.dropFirst(), in: context.scope)
    if values?.isPartial ?? true { doubts.note(notLiteralAt: context.location(of: command)) }
    guard let values else { return }
    for value in values.items {
      guard !budget.isSpent else { return }
      context.scope[variable] = CMakeValue(items: [value])
      run(body, in: context)
    }
    context.scope[variable] = nil
  }

  private func call(_ function: CMakeFunction, _ command: CMakeCommand, in context: CMakeContext) {
    let arguments = expansion.value(of: command.arguments, in: context.scope)
    if arguments.isPartial { doubts.note(notLiteralAt: context.location(of: command)) }
    run(function.body, in: function.context(for: arguments, calledIn: context))
  }

  // MARK: Commands

  private func run(_ command: CMakeCommand, in context: CMakeContext) {
    switch command.name {
    case "set": variables.set(command, in: context)
    case "unset": variables.unset(command, in: context)
    case "list": variables.changeList(command, in: context)
    case "string": variables.computeText(command, in: context)
    case "get_filename_component": variables.computePath(command, in: context)
    case "project":
      let title = variables.declareProject(command, in: context)
      name = name ?? title
    case "file": globs.list(command, in: context)
    case "include": include(command, in: context)
    case "add_subdirectory": addFolder(command, in: context)
    case "add_library", "add_executable": targetCommands.declare(command, in: context)
    case "add_test": targetCommands.noteTest(command, in: context)
    case "target_sources": targetCommands.addSources(command, in: context)
    case "target_link_libraries": targetCommands.addLinks(command, in: context)
    case "target_include_directories": targetCommands.addIncludes(command, in: context)
    case "set_target_properties", "set_property":
      targetCommands.setProperties(command, in: context)
    default:
      if let function = functions[command.name] {
        call(function, command, in: context)
      } else {
        foreign.note(command, in: context)
      }
    }
  }
}
