import ProjectModel

/// What the product types of Xcode mean.
enum XcodeProduct {
  /// What the types of Apple begin with.
  static let prefix = "com.apple.product-type."

  /// The type without what all of them begin with: `framework`, `bundle.unit-test`.
  static func word(ofType type: String) -> String {
    type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
  }

  /// The kind of module that a product of the type holds.
  static func kind(ofType type: String) -> ModuleKind {
    let word = word(ofType: type)
    switch word.prefix(while: { $0 != "." }) {
    case "framework", "xcframework": return .framework
    case "library", "objfile": return .library
    case "tool": return .executable
    case "bundle":
      let tests = ["bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test"]
      return tests.contains(word) ? .test : .bundle
    case "metal-library", "in-app-purchase-content": return .bundle
    default:
      // Applications, and extensions of all sorts: programs that nothing imports.
      return .application
    }
  }
}
