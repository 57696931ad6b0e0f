import ProjectModel
import SourceText

/// Commands that set variables and compute texts.
struct CMakeVariableCommands {
  let expansion: CMakeExpansion

  /// `set(X a b)`, in the scope around with `PARENT_SCOPE`, as a default with `CACHE`.
  func set(_ command: CMakeCommand, in context: CMakeContext) {
    guard let name = expansion.firstText(of: command, in: context.scope), !name.hasPrefix("ENV{")
    else { return }
    var rest = Array(command.arguments.dropFirst())
    if rest.last?.text == "PARENT_SCOPE" {
      rest.removeLast()
      var outer = context
      outer.scope = context.scope.parent ?? context.scope
      return outer.set(name, to: expansion.value(of: rest, in: context.scope))
    }
    if let cache = rest.firstIndex(where: { $0.text == "CACHE" && !$0.isQuoted }) {
      rest = Array(rest[..<cache])
      if context.scope[name] != nil { return }
    }
    context.set(name, to: expansion.value(of: rest, in: context.scope))
  }

  /// `unset(X)`.
  func unset(_ command: CMakeCommand, in context: CMakeContext) {
    if let name = command.arguments.first?.text { context.scope[name] = CMakeValue() }
  }

  /// `list(APPEND X a b)` and its like; what others make of a list is unknown.
  func changeList(_ command: CMakeCommand, in context: CMakeContext) {
    guard command.arguments.count > 1 else { return }
    let name = command.arguments[1].text
    var value = context.scope[name] ?? CMakeValue()
    let rest = expansion.value(of: command.arguments.dropFirst(2), in: context.scope)
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

  /// `string(APPEND X a)` and `string(CONCAT X a b)`; what others compute is unknown.
  func computeText(_ command: CMakeCommand, in context: CMakeContext) {
    let words = command.arguments.map(\.text)
    guard words.count > 2, words[0] == "APPEND" || words[0] == "CONCAT" else {
      // Whichever of them the result goes to.
      for word in words where context.scope[word] != nil {
        context.scope[word] = CMakeValue(isPartial: true)
      }
      return
    }
    let added = command.arguments.dropFirst(2).map { expansion.text(of: $0, in: context.scope) }
    let old = words[0] == "APPEND" ? context.scope[words[1]] ?? CMakeValue() : CMakeValue()
    let isKnown = !old.isPartial && !added.contains(nil)
    context.scope[words[1]] =
      isKnown
      ? CMakeValue(items: [old.items.joined(separator: ";") + added.compactMap { $0 }.joined()])
      : CMakeValue(isPartial: true)
  }

  /// `get_filename_component(X path NAME_WE)`.
  func computePath(_ command: CMakeCommand, in context: CMakeContext) {
    let words = command.arguments.map(\.text)
    guard words.count > 2, let path = expansion.text(of: command.arguments[1], in: context.scope)
    else {
      for word in words { context.scope[word] = CMakeValue(isPartial: true) }
      return
    }
    let result = Self.component(words[2], of: path, from: context.folder)
    context.scope[words[0]] = result.map { CMakeValue(items: [$0]) } ?? CMakeValue(isPartial: true)
  }

  private static func component(_ kind: String, of path: String, from folder: String) -> String? {
    switch kind {
    case "NAME": ProjectPath.name(of: path)
    case "NAME_WE": String(ProjectPath.name(of: path).prefix { $0 != "." })
    case "DIRECTORY", "PATH": ProjectPath.folder(of: path)
    case "ABSOLUTE", "REALPATH": CMakePath.resolved(path, from: folder).map(CMakePath.absolute)
    default: nil
    }
  }

  /// Sets what `project(Name)` says, and returns the name; `nil` where it is not known.
  func declareProject(_ command: CMakeCommand, in context: CMakeContext) -> String? {
    guard let title = expansion.firstText(of: command, in: context.scope) else { return nil }
    let folder = CMakeValue(items: [CMakePath.absolute(context.folder)])
    context.scope["PROJECT_NAME"] = CMakeValue(items: [title])
    if context.scope["CMAKE_PROJECT_NAME"] == nil {
      context.scope["CMAKE_PROJECT_NAME"] = CMakeValue(items: [title])
    }
    context.scope["PROJECT_SOURCE_DIR"] = folder
    context.scope["\(title)_SOURCE_DIR"] = folder
    context.scope["\(title)_BINARY_DIR"] = CMakeValue(items: [CMakePath.build])
    return title
  }
}
