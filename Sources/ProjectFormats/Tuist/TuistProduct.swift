import ProjectModel

/// What the products of Tuist's targets mean.
enum TuistProduct {
  /// The kind of module that a product holds; `nil` for a word that is not known.
  static func kind(of product: String) -> ModuleKind? {
    switch product {
    case "framework", "staticFramework": .framework
    case "staticLibrary", "dynamicLibrary": .library
    case "unitTests", "uiTests": .test
    case "commandLineTool": .executable
    case "bundle": .bundle
    case "macro": .macro
    case "app", "appClip", "appExtension", "watch2App", "watch2Extension", "tvTopShelfExtension",
      "messagesExtension", "stickerPackExtension", "xpc", "systemExtension",
      "extensionKitExtension":
      .application
    default: nil
    }
  }

  /// What a module of a kind is for.
  static func role(of kind: ModuleKind) -> ModuleRole {
    switch kind {
    case .test: .test
    case .macro: .tool
    default: .production
    }
  }
}
