import ProjectModel

/// What the rules of Bazel build, by their names.
///
/// Source of the names: the documentation of Bazel's C++ and Objective-C rules, of rules_swift and of
/// rules_apple.
enum BazelRule: Hashable {
  /// Compiles its sources into a module of a kind.
  case module(ModuleKind)
  /// Bundles what others compile: applications, frameworks, tests around a library.
  case bundle(isTest: Bool)
  /// Another name for a target.
  case alias
  /// A list of files.
  case files
  /// A list of resources.
  case resources
  /// Says nothing of modules.
  case other
  /// A macro, or a rule of the project's own.
  case unknown

  private static let modules: [String: ModuleKind] = [
    "swift_library": .library, "objc_library": .library, "cc_library": .library,
    "swift_binary": .executable, "cc_binary": .executable, "swift_test": .test, "cc_test": .test,
    "swift_compiler_plugin": .macro, "universal_swift_compiler_plugin": .macro,
    "mixed_language_library": .library, "apple_library": .library,
  ]
  private static let others: Set<String> = [
    "load", "package", "licenses", "exports_files", "package_group", "workspace", "config_setting",
    "test_suite", "genrule", "bool_flag", "string_flag", "constraint_value", "constraint_setting",
    "platform", "toolchain", "py_library", "py_binary", "py_test", "sh_binary", "sh_test",
    "sh_library",
    "java_library", "java_binary", "java_test", "proto_library", "bzl_library",
    "swift_proto_library",
    "swift_grpc_library", "swift_import", "cc_import", "apple_bundle_import",
    "xcodeproj", "top_level_target", "print", "fail",
    "module", "bazel_dep", "use_repo", "use_extension", "register_toolchains", "http_archive",
    "git_repository", "apple_intent_library", "swift_package_configuration", "swift_interop_hint",
    "swift_feature_allowlist", "swift_module_alias", "swift_library_group", "apple_core_data_model",
    "provisioning_profile_repository", "local_provisioning_profile", "build_test", "diff_test",
  ]

  /// The rule of a name such as `swift_library` or `native.cc_library`.
  init(_ function: String) {
    let name = function.hasPrefix("native.") ? String(function.dropFirst(7)) : function
    if let kind = Self.modules[name] {
      self = .module(kind)
    } else if name == "alias" {
      self = .alias
    } else if name == "filegroup" {
      self = .files
    } else if name == "apple_resource_group" || name == "apple_resource_bundle" {
      self = .resources
    } else if Self.others.contains(name) || name.hasSuffix("_import") {
      self = .other
    } else if Self.isOfApple(name) {
      let isTest = ["_unit_test", "_ui_test", "_test_suite"].contains { name.hasSuffix($0) }
      self = .bundle(isTest: isTest)
    } else {
      self = .unknown
    }
  }

  /// Whether a name is one of those that rules_apple has for each platform.
  private static func isOfApple(_ name: String) -> Bool {
    let platforms = ["ios", "macos", "tvos", "watchos", "visionos", "apple"]
    let products = [
      "application", "app_clip", "extension", "framework", "dynamic_framework", "static_framework",
      "xcframework", "static_xcframework", "unit_test", "ui_test", "unit_test_suite",
      "ui_test_suite",
      "bundle", "command_line_application", "dylib", "kernel_extension", "quick_look_plugin",
      "spotlight_importer", "sticker_pack_extension", "imessage_application", "imessage_extension",
      "single_target_application", "build_test", "universal_binary", "binary",
    ]
    return platforms.contains { platform in
      name.hasPrefix("\(platform)_")
        && products.contains(String(name.dropFirst(platform.count + 1)))
    }
  }

  /// Whether a rule is known to compile its sources into a module.
  static func isModule(_ function: String) -> Bool {
    if case .module = BazelRule(function) { true } else { false }
  }

  /// Whether it is not known that a rule compiles what it is given.
  static func isGuess(_ rule: BazelRule) -> Bool {
    if case .module = rule { false } else { true }
  }

  /// What a macro of an unknown name probably builds, where it has sources.
  static func guess(_ function: String) -> ModuleKind {
    let name = function.lowercased()
    if name.contains("test") { return .test }
    if name.contains("binary") || name.contains("executable") { return .executable }
    if name.contains("framework") { return .framework }
    return name.contains("application") || name.hasSuffix("_app") ? .application : .library
  }
}
