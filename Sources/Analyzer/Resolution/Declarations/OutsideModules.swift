import SourceFacts

/// What is known of the modules outside of projects.
package struct OutsideModules: Sendable {
  /// Reads the declarations that code can reach: given the names of the modules that its files import,
  /// and whether any file writes a name.
  package typealias Declarations =
    @Sendable (_ modules: Set<String>, _ isNamed: @escaping (String) -> Bool) -> [FileFacts]

  /// The declarations that some imports reach.
  let declarations: Declarations
  /// The modules that a module hands on; `nil` for one of which nothing is known.
  let exports: @Sendable (_ module: String) -> [String]?
  /// The modules that declare a name at the top.
  let declaring: @Sendable (_ name: String) -> [String]

  /// Takes what is known.
  package init(
    declarations: @escaping Declarations,
    exports: @escaping @Sendable (_ module: String) -> [String]?,
    declaring: @escaping @Sendable (_ name: String) -> [String]
  ) {
    self.declarations = declarations
    self.exports = exports
    self.declaring = declaring
  }

  /// Known modules by what they hand on, each with itself; O(modules).
  func reached(from module: String) -> Set<String> {
    var reached: Set<String> = []
    var pending = [module]
    while let next = pending.popLast() {
      if reached.insert(next).inserted { pending += exports(next) ?? [] }
    }
    return reached
  }
}
