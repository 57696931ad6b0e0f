import ProjectModel

/// Commands that are not run: which of them may make modules.
struct CMakeForeignCommands {
  let expansion: CMakeExpansion
  let doubts: CMakeDoubts

  /// Commands that are given sources and say nothing of modules.
  private static let harmless: Set<String> = [
    "install", "configure_file", "set_source_files_properties", "add_custom_command",
    "add_custom_target", "target_precompile_headers", "source_group", "message",
    "try_compile", "try_run", "execute_process", "export", "target_link_options", "else", "elseif",
    "file", "add_definitions", "add_compile_definitions", "target_compile_definitions",
    "target_compile_options", "add_dependencies", "set_directory_properties", "math",
  ]

  /// Notes a command that is none of CMake's or the project's, where it is given sources.
  func note(_ command: CMakeCommand, in context: CMakeContext) {
    guard !isHarmless(command.name) else { return }
    let items = expansion.value(of: command.arguments, in: context.scope).items
    guard items.contains(where: { SourceFileKind(path: $0) != nil }) else { return }
    doubts.note(function: command.name, at: context.location(of: command))
  }

  /// Whether a command of CMake's own makes no module: it looks for something, or is one of those.
  private func isHarmless(_ name: String) -> Bool {
    name.hasPrefix("find_") || name.hasPrefix("check_") || Self.harmless.contains(name)
  }
}
