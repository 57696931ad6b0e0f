import GitFiles
import ProjectModel
import SourceText

/// Runs the commands of `CMakeLists.txt` as far as they are literal, without CMake: variables, lists,
/// globs, folders, included files, functions and macros, loops over lists. All branches of a condition
/// are taken.
///
/// Source of the commands: *cmake-commands(7)*.
final class CMakeEvaluator {
  /// Deeper folders, files and functions within each other than any project has.
  private static let maximumDepth = 64
  /// More commands and elements of lists than any project has.
  private static let maximumSteps = 200_000

  /// A function or macro of the project.
  private struct Function {
    var parameters: [String]
    var body: ArraySlice<CMakeCommand>
    var file: CMakeFile
    var isMacro: Bool
  }

  /// A list that was read.
  private struct CMakeFile {
    var path: String
    var lines: LineTable
    /// The indices of the commands that end blocks, by those of the commands that begin them.
    var ends: [Int: Int] = [:]

    func location(_ command: CMakeCommand) -> SourceLocation {
      let (line, column) = lines.position(of: command.offset)
      return SourceLocation(path: path, line: line, column: column)
    }
  }

  /// What commands are run in.
  private struct Context {
    var file: CMakeFile
    var scope: CMakeScope
    /// The folder of the list that runs, from the project's root.
    var folder: String
    var depth: Int
    var isConditional: Bool
  }

  private let home: String
  private let source: ManifestSource
  private var steps = 0
  private var functions: [String: Function] = [:]
  private var files: [String: (file: CMakeFile, commands: [CMakeCommand])] = [:]
  private var visitedFolders: Set<String> = []
  private var tested: Set<String> = []
  /// Functions that are not part of the project, and are given sources.
  private var unknownFunctions: [String: (location: SourceLocation, count: Int)] = [:]
  /// Where something is not literal.
  private var unknowns: [SourceLocation] = []
  private var cut: SourceLocation?
  /// The files read, in the order read.
  private(set) var filesRead: [String] = []
  private(set) var targets = CMakeTargets()
  /// The project's name.
  private(set) var name: String?

  init(home: String, source: ManifestSource) {
    self.home = home
    self.source = source
  }

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
    for name in tested { targets.change(name) { $0.isTest = true } }
  }

  // MARK: Files

  private func load(
    _ path: String, reference: SourceLocation?
  ) -> (file: CMakeFile, commands: [CMakeCommand])? {
    if let known = files[path] { return known }
    guard case .file(let found)? = source.find(path, reference ?? SourceLocation(path: path)),
      let text = source.text(found, reference)
    else { return nil }
    let (commands, mistake) = cmakeCommands(of: text)
    let file = CMakeFile(path: found, lines: LineTable(of: text), ends: Self.ends(of: commands))
    if let mistake {
      let (line, column) = file.lines.position(of: mistake)
      source.report(
        Problem(
          .manifestNotUnderstood,
          message: "What begins here is no command of CMake, or is not closed: what follows may be "
            + "misread.",
          location: SourceLocation(path: found, line: line, column: column)))
    }
    filesRead.append(found)
    files[path] = (file, commands)
    return (file, commands)
  }

  private func readFolder(
    _ folder: String, list: String, in scope: CMakeScope, depth: Int, isConditional: Bool,
    reference: SourceLocation? = nil
  ) {
    guard visitedFolders.insert(folder).inserted,
      let (file, commands) = load(list, reference: reference)
    else { return }
    scope["CMAKE_CURRENT_SOURCE_DIR"] = CMakeValue(items: [CMakePath.absolute(folder)])
    scope["CMAKE_CURRENT_LIST_DIR"] = scope["CMAKE_CURRENT_SOURCE_DIR"]
    run(
      commands[...],
      in: Context(
        file: file, scope: scope, folder: folder, depth: depth, isConditional: isConditional))
  }

  // MARK: Blocks

  /// Commands that begin a block, with those that end it.
  private static let blocks = [
    "if": "endif", "foreach": "endforeach", "while": "endwhile", "function": "endfunction",
    "macro": "endmacro", "block": "endblock",
  ]

  private func run(_ commands: ArraySlice<CMakeCommand>, in context: Context) {
    var index = commands.startIndex
    while index < commands.endIndex {
      let command = commands[index]
      steps += 1
      guard steps < Self.maximumSteps, context.depth < Self.maximumDepth else {
        cut = cut ?? context.file.location(command)
        return
      }
      guard Self.blocks[command.name] != nil else {
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

  /// Where the blocks end that commands begin. O(commands).
  private static func ends(of commands: [CMakeCommand]) -> [Int: Int] {
    var open: [String: [Int]] = [:]
    var result: [Int: Int] = [:]
    for (index, command) in commands.enumerated() {
      if let end = blocks[command.name] {
        open[end, default: []].append(index)
      } else if let start = open[command.name]?.popLast() {
        result[start] = index
      }
    }
    return result
  }

  private func runBlock(
    _ command: CMakeCommand, _ body: ArraySlice<CMakeCommand>, in context: Context
  ) {
    var inner = context
    inner.depth += 1
    switch command.name {
    case "function", "macro":
      let names = command.arguments.map(\.text)
      guard let name = names.first else { return }
      functions[name.lowercased()] = Function(
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
    _ command: CMakeCommand, _ body: ArraySlice<CMakeCommand>, in context: Context
  ) {
    guard let variable = command.arguments.first.flatMap({ text($0, in: context) }) else { return }
    var rest = command.arguments.dropFirst()
    var values = CMakeValue()
    if rest.first?.text == "IN" {
      rest = rest.dropFirst()
      var isList = false
      for argument in rest {
        switch argument.text {
        case "LISTS": isList = true
        case "ITEMS": isList = false
        case "ZIP_LISTS": return unknown(command, in: context)
        default:
          values.append(
            isList
              ? context.scope[argument.text] ?? CMakeValue(isPartial: true)
              : expanded([argument], in: context))
        }
      }
    } else if rest.first?.text == "RANGE" {
      return unknown(command, in: context)
    } else {
      values = expanded(Array(rest), in: context)
    }
    if values.isPartial { unknown(command, in: context) }
    for value in values.items {
      guard steps < Self.maximumSteps else { return }
      context.scope[variable] = CMakeValue(items: [value])
      run(body, in: context)
    }
    context.scope[variable] = nil
  }

  private func call(_ function: Function, _ command: CMakeCommand, in context: Context) {
    var inner = context
    inner.depth += 1
    // The parameters of a macro are no variables, but nobody sees the difference from outside.
    inner.scope = function.isMacro ? context.scope : CMakeScope(parent: context.scope)
    inner.file = function.file
    let arguments = expanded(command.arguments, in: context)
    if arguments.isPartial { unknown(command, in: context) }
    for (index, parameter) in function.parameters.enumerated() {
      let isThere = index < arguments.items.count
      inner.scope[parameter] = CMakeValue(
        items: isThere ? [arguments.items[index]] : [], isPartial: !isThere && arguments.isPartial)
    }
    let rest = arguments.items.dropFirst(function.parameters.count)
    inner.scope["ARGN"] = CMakeValue(items: Array(rest), isPartial: arguments.isPartial)
    inner.scope["ARGV"] = arguments
    run(function.body, in: inner)
  }

  // MARK: Values

  private func unknown(_ command: CMakeCommand, in context: Context) {
    unknowns.append(context.file.location(command))
  }

  /// What arguments stand for, lists divided into their elements.
  private func expanded(_ arguments: [CMakeArgument], in context: Context) -> CMakeValue {
    var result = CMakeValue()
    for argument in arguments {
      if argument.isRaw {
        result.items.append(argument.text)
      } else if !argument.isQuoted, let name = Self.variable(argument.text) {
        result.append(context.scope[name] ?? CMakeValue(isPartial: true))
      } else if let text = text(argument, in: context) {
        // A generator expression is one text, whatever it holds.
        let isWhole = argument.isQuoted || text.contains("$<")
        result.append(
          CMakeValue(items: isWhole ? [text] : text.split(separator: ";").map(String.init)))
      } else {
        result.isPartial = true
      }
      steps += 1 + result.items.count / 64
    }
    return result
  }

  /// The name in an argument that is nothing but `${NAME}`.
  private static func variable(_ text: String) -> String? {
    guard text.hasPrefix("${"), text.hasSuffix("}") else { return nil }
    let name = text.dropFirst(2).dropLast()
    return name.contains { "${}".contains($0) } ? nil : String(name)
  }

  /// The text of an argument with its variables replaced; `nil` where one is not known.
  private func text(_ argument: CMakeArgument, in context: Context) -> String? {
    argument.isRaw ? argument.text : replaced(argument.text, in: context)
  }

  private func replaced(_ text: String, in context: Context) -> String? {
    guard text.contains("$") else { return text }
    // What is open so far: the text itself, and names of variables in one another.
    var open: [String] = [""]
    var rest = text[...]
    while let character = rest.first {
      if character == "$" {
        if rest.hasPrefix("${") {
          open.append("")
          rest = rest.dropFirst(2)
          continue
        }
        if rest.hasPrefix("$ENV{") || rest.hasPrefix("$CACHE{") { return nil }
      }
      rest = rest.dropFirst()
      if character == "}", open.count > 1 {
        let name = open.removeLast()
        guard let value = context.scope[name]?.text else { return nil }
        open[open.count - 1] += value
        steps += 1 + value.utf8.count / 64
        guard steps < Self.maximumSteps, open[open.count - 1].utf8.count < 1 << 20 else {
          return nil
        }
      } else {
        open[open.count - 1].append(character)
      }
    }
    return open.count == 1 ? open[0] : nil
  }

  private func set(_ name: String, to value: CMakeValue, in context: Context) {
    guard context.isConditional, let old = context.scope[name], old != value else {
      context.scope[name] = value
      return
    }
    // Both may hold.
    context.scope[name] = CMakeValue(
      items: distinct(old.items + value.items), isPartial: old.isPartial || value.isPartial)
  }

  // MARK: Commands

  private func run(_ command: CMakeCommand, in context: Context) {
    switch command.name {
    case "set": set(command, in: context)
    case "unset":
      if let name = command.arguments.first?.text { context.scope[name] = CMakeValue() }
    case "list": changeList(command, in: context)
    case "string", "get_filename_component": computeText(command, in: context)
    case "file": listFiles(command, in: context)
    case "project": declareProject(command, in: context)
    case "include": include(command, in: context)
    case "add_subdirectory": addFolder(command, in: context)
    case "add_library", "add_executable": declareTarget(command, in: context)
    case "target_sources": addSources(command, in: context)
    case "target_link_libraries": addLinks(command, in: context)
    case "target_include_directories": addIncludes(command, in: context)
    case "set_target_properties", "set_property": setProperties(command, in: context)
    case "add_test": noteTest(command, in: context)
    default:
      if let function = functions[command.name] {
        call(function, command, in: context)
      } else if !Self.isHarmless(command.name) {
        note(command, in: context)
      }
    }
  }

  /// Whether a command of CMake's own makes no module: it looks for something, or is one of those.
  private static func isHarmless(_ name: String) -> Bool {
    name.hasPrefix("find_") || name.hasPrefix("check_") || harmless.contains(name)
  }

  /// Commands that are given sources and say nothing of modules.
  private static let harmless: Set<String> = [
    "install", "configure_file", "set_source_files_properties", "add_custom_command",
    "add_custom_target", "target_precompile_headers", "source_group", "message",
    "try_compile", "try_run", "execute_process", "export", "target_link_options", "else", "elseif",
    "file", "add_definitions", "add_compile_definitions", "target_compile_definitions",
    "target_compile_options", "add_dependencies", "set_directory_properties", "math",
  ]

  /// Notes a command that is none of CMake's or the project's, where it is given sources.
  private func note(_ command: CMakeCommand, in context: Context) {
    let items = expanded(command.arguments, in: context).items
    guard items.contains(where: { SourceFileKind(path: $0) != nil }) else { return }
    let known = unknownFunctions[command.name]
    unknownFunctions[command.name] = (
      known?.location ?? context.file.location(command), (known?.count ?? 0) + 1
    )
  }

  private func set(_ command: CMakeCommand, in context: Context) {
    guard let name = command.arguments.first.flatMap({ text($0, in: context) }),
      !name.hasPrefix("ENV{")
    else { return }
    var rest = Array(command.arguments.dropFirst())
    if rest.last?.text == "PARENT_SCOPE" {
      rest.removeLast()
      var outer = context
      outer.scope = context.scope.parent ?? context.scope
      return set(name, to: expanded(rest, in: context), in: outer)
    }
    if let cache = rest.firstIndex(where: { $0.text == "CACHE" && !$0.isQuoted }) {
      rest = Array(rest[..<cache])
      if context.scope[name] != nil { return }
    }
    set(name, to: expanded(rest, in: context), in: context)
  }

  private func changeList(_ command: CMakeCommand, in context: Context) {
    guard command.arguments.count > 1 else { return }
    let name = command.arguments[1].text
    var value = context.scope[name] ?? CMakeValue()
    let rest = expanded(Array(command.arguments.dropFirst(2)), in: context)
    switch command.arguments[0].text {
    case "APPEND": value.append(rest)
    case "PREPEND":
      var whole = rest
      whole.append(value)
      value = whole
    case "REMOVE_ITEM":
      // One that only some condition removes is still there.
      if !context.isConditional { value.items.removeAll(where: rest.items.contains) }
    case "TRANSFORM":
      guard rest.items.count == 2, rest.items[0] == "PREPEND" else {
        value.isPartial = true
        break
      }
      value.items = value.items.map { rest.items[1] + $0 }
    case "REMOVE_DUPLICATES", "SORT", "REVERSE": value.items = distinct(value.items)
    case "LENGTH", "GET", "FIND", "JOIN", "SUBLIST":
      if let output = command.arguments.last?.text {
        context.scope[output] = CMakeValue(isPartial: true)
      }
      return
    default: value.isPartial = true
    }
    context.scope[name] = value
  }

  /// `string(APPEND …)`, `get_filename_component(X path NAME_WE)`; what others compute is unknown.
  private func computeText(_ command: CMakeCommand, in context: Context) {
    let words = command.arguments.map(\.text)
    if command.name == "string", words.count > 2, words[0] == "APPEND" || words[0] == "CONCAT" {
      let added = command.arguments.dropFirst(2).map { text($0, in: context) }
      let old = words[0] == "APPEND" ? context.scope[words[1]] ?? CMakeValue() : CMakeValue()
      let isKnown = !old.isPartial && !added.contains(nil)
      context.scope[words[1]] =
        isKnown
        ? CMakeValue(items: [old.items.joined(separator: ";") + added.compactMap { $0 }.joined()])
        : CMakeValue(isPartial: true)
      return
    }
    if command.name == "get_filename_component", words.count > 2,
      let path = text(command.arguments[1], in: context)
    {
      let name = ProjectPath.name(of: path)
      var result: String?
      switch words[2] {
      case "NAME": result = name
      case "NAME_WE": result = String(name.prefix { $0 != "." })
      case "DIRECTORY", "PATH": result = ProjectPath.folder(of: path)
      case "ABSOLUTE", "REALPATH":
        result = CMakePath.resolved(path, from: context.folder).map(CMakePath.absolute)
      default: break
      }
      context.scope[words[0]] =
        result.map { CMakeValue(items: [$0]) } ?? CMakeValue(isPartial: true)
      return
    }
    // Whichever of them the result goes to.
    for word in words where command.name != "string" || context.scope[word] != nil {
      context.scope[word] = CMakeValue(isPartial: true)
    }
  }

  private func declareProject(_ command: CMakeCommand, in context: Context) {
    guard let title = command.arguments.first.flatMap({ text($0, in: context) }) else { return }
    name = name ?? title
    let folder = CMakeValue(items: [CMakePath.absolute(context.folder)])
    context.scope["PROJECT_NAME"] = CMakeValue(items: [title])
    if context.scope["CMAKE_PROJECT_NAME"] == nil {
      context.scope["CMAKE_PROJECT_NAME"] = CMakeValue(items: [title])
    }
    context.scope["PROJECT_SOURCE_DIR"] = folder
    context.scope["\(title)_SOURCE_DIR"] = folder
    context.scope["\(title)_BINARY_DIR"] = CMakeValue(items: [CMakePath.build])
  }

  private func include(_ command: CMakeCommand, in context: Context) {
    guard let written = command.arguments.first.flatMap({ text($0, in: context) }),
      // Modules of CMake have names without an ending; those of the project are mostly functions.
      written.hasSuffix(".cmake") || written.hasSuffix(".txt"),
      let path = CMakePath.resolved(written, from: context.folder),
      case .file(let file)? = source.find(path, context.file.location(command)),
      let (included, commands) = load(file, reference: context.file.location(command))
    else { return }
    var inner = context
    inner.file = included
    inner.depth += 1
    let outside = context.scope["CMAKE_CURRENT_LIST_DIR"]
    context.scope["CMAKE_CURRENT_LIST_DIR"] = CMakeValue(
      items: [CMakePath.absolute(ProjectPath.folder(of: file))])
    run(commands[...], in: inner)
    context.scope["CMAKE_CURRENT_LIST_DIR"] = outside
  }

  private func addFolder(_ command: CMakeCommand, in context: Context) {
    guard let written = command.arguments.first else { return }
    guard let text = text(written, in: context) else { return unknown(command, in: context) }
    guard let folder = CMakePath.resolved(text, from: context.folder) else { return }
    let list = ProjectPath.join(folder, CMakeFormat.fileName)
    // What a script fetches is not there.
    guard case .file? = source.find(list, context.file.location(command)) else { return }
    readFolder(
      folder, list: list, in: CMakeScope(parent: context.scope), depth: context.depth + 1,
      isConditional: context.isConditional, reference: context.file.location(command))
  }

  // MARK: Targets

  private func declareTarget(_ command: CMakeCommand, in context: Context) {
    guard let first = command.arguments.first else { return }
    guard let name = text(first, in: context), !name.isEmpty else {
      return unknown(command, in: context)
    }
    let types: Set<String> = ["STATIC", "SHARED", "MODULE", "OBJECT", "INTERFACE", "UNKNOWN"]
    let words = command.arguments.dropFirst().map(\.text)
    if words.contains("IMPORTED") { return }
    if let alias = words.firstIndex(of: "ALIAS"), alias + 1 < words.count {
      if let actual = text(command.arguments[alias + 2], in: context) {
        targets.alias(name, for: actual)
      }
      return
    }
    let type = words.first(where: types.contains)
    targets.declare(
      CMakeTarget(
        name: name, kind: command.name == "add_executable" ? .executable : .library,
        location: context.file.location(command), folder: context.folder,
        type: type.map { "\(command.name) \($0)" } ?? command.name,
        isConditional: context.isConditional))
    addFiles(Array(command.arguments.dropFirst()), of: name, command, in: context)
  }

  /// Words among sources that are none.
  private static let keywords: Set<String> = [
    "STATIC", "SHARED", "MODULE", "OBJECT", "INTERFACE", "UNKNOWN", "EXCLUDE_FROM_ALL", "WIN32",
    "MACOSX_BUNDLE", "PRIVATE", "PUBLIC", "FILE_SET", "TYPE", "BASE_DIRS", "FILES", "HEADERS",
  ]

  private func addFiles(
    _ arguments: [CMakeArgument], of name: String, _ command: CMakeCommand, in context: Context
  ) {
    let value = expanded(arguments, in: context)
    var files: [String] = []
    var objects: [String] = []
    var hasUnknown = value.isPartial
    for item in value.items.flatMap({ $0.contains("$<") ? [$0] : Self.divided($0) }) {
      if Self.keywords.contains(item) || item.isEmpty || item.hasPrefix(CMakePath.build) {
        continue
      }
      if let inner = Self.inner(of: item, "TARGET_OBJECTS") {
        objects.append(inner)
        continue
      }
      let written = Self.inner(of: item, "BUILD_INTERFACE") ?? item
      if written.contains("$<") {
        hasUnknown = true
        continue
      }
      guard SourceFileKind(path: written) != nil,
        let path = CMakePath.resolved(written, from: context.folder),
        case .file(let file)? = source.find(path, context.file.location(command))
      else { continue }
      files.append(file)
    }
    if hasUnknown { unknown(command, in: context) }
    let location = context.file.location(command)
    targets.change(name) { target in
      target.sources += files
      if hasUnknown { target.hasUnknownSources = true }
      target.links += objects.map {
        CMakeTarget.Link(name: $0, location: location, isConditional: context.isConditional)
      }
    }
  }

  private static func divided(_ text: String) -> [String] {
    text.split(separator: ";").map(String.init)
  }

  /// What stands in `$<NAME:…>`.
  private static func inner(of text: String, _ name: String) -> String? {
    let prefix = "$<\(name):"
    guard text.hasPrefix(prefix), text.hasSuffix(">") else { return nil }
    let inner = text.dropFirst(prefix.count).dropLast()
    return inner.contains("$<") ? nil : String(inner)
  }

  private func addSources(_ command: CMakeCommand, in context: Context) {
    guard let name = command.arguments.first.flatMap({ text($0, in: context) }) else {
      return unknown(command, in: context)
    }
    addFiles(Array(command.arguments.dropFirst()), of: name, command, in: context)
  }

  private func addLinks(_ command: CMakeCommand, in context: Context) {
    guard let name = command.arguments.first.flatMap({ text($0, in: context) }) else {
      return unknown(command, in: context)
    }
    let keywords: Set<String> = [
      "PRIVATE", "PUBLIC", "INTERFACE", "LINK_PRIVATE", "LINK_PUBLIC", "LINK_INTERFACE_LIBRARIES",
      "debug", "optimized", "general",
    ]
    let value = expanded(Array(command.arguments.dropFirst()), in: context)
    let items = value.items.flatMap { $0.contains("$<") ? [$0] : Self.divided($0) }
    let isUnknown = value.isPartial || items.contains { $0.contains("$<") }
    let location = context.file.location(command)
    let names = items.filter { item in
      !keywords.contains(item) && !item.contains("$<") && !item.hasPrefix("-")
        && !item.contains("/")
    }
    targets.change(name) { target in
      if isUnknown { target.hasUnknownLinks = true }
      target.links += names.map {
        CMakeTarget.Link(name: $0, location: location, isConditional: context.isConditional)
      }
    }
  }

  private func addIncludes(_ command: CMakeCommand, in context: Context) {
    guard let name = command.arguments.first.flatMap({ text($0, in: context) }) else { return }
    let folders = expanded(Array(command.arguments.dropFirst()), in: context).items.compactMap {
      item -> String? in
      let written = Self.inner(of: item, "BUILD_INTERFACE") ?? item
      guard !["PRIVATE", "PUBLIC", "INTERFACE", "SYSTEM", "BEFORE", "AFTER"].contains(written),
        !written.contains("$<"), !written.hasPrefix(CMakePath.build)
      else { return nil }
      return CMakePath.resolved(written, from: context.folder)
    }
    targets.change(name) { $0.includes += folders }
  }

  private func setProperties(_ command: CMakeCommand, in context: Context) {
    var words = command.arguments.map { text($0, in: context) }
    if command.name == "set_property" {
      guard words.first == "TARGET" else { return }
      words.removeFirst()
    }
    let end = command.name == "set_property" ? "PROPERTY" : "PROPERTIES"
    guard let start = words.firstIndex(of: end) else { return }
    var index = start + 1
    while index + 1 < words.count {
      if words[index] == "Swift_MODULE_NAME", let value = words[index + 1] {
        for name in words[..<start].compactMap({ $0 }) {
          targets.change(name) { $0.moduleName = value }
        }
      }
      index += 2
    }
  }

  /// `add_test(NAME x COMMAND target)`, `add_test(x target)`.
  private func noteTest(_ command: CMakeCommand, in context: Context) {
    let words = command.arguments.map { text($0, in: context) }
    let place = words.firstIndex(of: "COMMAND") ?? 0
    if place + 1 < words.count, let target = words[place + 1] { tested.insert(target) }
  }

  // MARK: Globs

  /// `file(GLOB X a/*.swift)` and `file(GLOB_RECURSE …)`.
  private func listFiles(_ command: CMakeCommand, in context: Context) {
    guard command.arguments.count > 1 else { return }
    let kind = command.arguments[0].text
    guard kind == "GLOB" || kind == "GLOB_RECURSE" else { return }
    let variable = command.arguments[1].text
    var rest = command.arguments.dropFirst(2)[...]
    var isRelative = false
    while let word = rest.first?.text {
      if word == "CONFIGURE_DEPENDS" || word == "FOLLOW_SYMLINKS" {
        rest = rest.dropFirst()
      } else if word == "RELATIVE" || word == "LIST_DIRECTORIES" {
        isRelative = isRelative || word == "RELATIVE"
        rest = rest.dropFirst(2)
      } else {
        break
      }
    }
    let patterns = expanded(Array(rest), in: context)
    var value = CMakeValue(isPartial: patterns.isPartial)
    for pattern in patterns.items {
      for path in files(matching: pattern, isRecursive: kind == "GLOB_RECURSE", in: context) {
        // Relative paths are mostly relative to the folder itself, to which they are resolved later.
        let local = ProjectPath.isInside(path, of: context.folder) && isRelative
        let skip = context.folder.isEmpty ? 0 : context.folder.utf8.count + 1
        value.items.append(
          local
            ? String(decoding: path.utf8.dropFirst(skip), as: UTF8.self) : CMakePath.absolute(path))
      }
    }
    steps += value.items.count
    set(variable, to: value, in: context)
  }

  private func files(
    matching pattern: String, isRecursive: Bool, in context: Context
  ) -> [String] {
    guard let whole = CMakePath.resolved(pattern, from: context.folder) else { return [] }
    let parts = ProjectPath.components(whole)
    let fixed = parts.dropLast().prefix { !$0.contains { "*?[".contains($0) } }
    let folder = fixed.joined(separator: "/")
    var names = parts.dropFirst(fixed.count).map(String.init)
    if isRecursive, let last = names.popLast() { names += ["**", last] }
    guard let matcher = PathPattern(names.joined(separator: "/").utf8) else { return [] }
    let skip = folder.isEmpty ? 0 : folder.utf8.count + 1
    return source.sources(folder) { _ in false }.filter { path in
      let names = Array(path.utf8.dropFirst(skip)).split(separator: UInt8(ascii: "/"))[...]
      return (isRecursive || names.count == parts.count - fixed.count) && matcher.matches(names)
    }
  }

  // MARK: Problems

  /// How many functions are named in a message.
  private static let named = 20

  /// Reports, once for each kind, what was not understood.
  func reportUnknowns() {
    if let cut {
      report(
        "These lists include or call each other more than \(Self.maximumDepth) deep, or have more than "
          + "\(Self.maximumSteps) commands and elements: the rest is ignored.", at: cut)
    }
    if let first = unknowns.min() {
      let count = unknowns.count
      let more = count > 1 ? " The same holds for \(count - 1) more." : ""
      report(
        "A part of this command is not literal, so what it adds to targets is missing.\(more) List "
          + "what is missing in archcheck.yml under `modules:`.", at: first)
    }
    if let first = unknownFunctions.values.map(\.location).min() {
      let names = unknownFunctions.keys.sortedByBytes()
      let listed = names.prefix(Self.named).joined(separator: ", ")
      let more = names.count > Self.named ? " and \(names.count - Self.named) more" : ""
      report(
        "Functions that are not part of the project are given sources here: \(listed)\(more). What "
          + "they make is unknown: list it in archcheck.yml under `modules:`.", at: first)
    }
  }

  private func report(_ message: String, at location: SourceLocation) {
    source.report(Problem(.manifestNotUnderstood, message: message, location: location))
  }
}

extension CMakeValue {
  /// More elements than any list has.
  private static let maximumItems = 100_000

  /// Adds the elements of another value, as far as there is room.
  fileprivate mutating func append(_ other: CMakeValue) {
    let room = Self.maximumItems - items.count
    items += other.items.prefix(room)
    if other.isPartial || other.items.count > room { isPartial = true }
  }
}
