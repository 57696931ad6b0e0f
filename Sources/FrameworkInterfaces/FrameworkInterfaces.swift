import Parallelism
import StandardLibrary

/// What is known of modules outside a project without reading them: Apple's frameworks, and packages that apps use.
///
/// Each module has a text of Swift declarations without bodies. It says what the names of the module are, and the types
/// by which a chain of members goes on.
package final class FrameworkInterfaces: Sendable {
  /// The modules that archcheck itself knows.
  package static let builtIn = FrameworkInterfaces(
    texts: interfaces, library: StandardLibrary.interface)

  /// The text of each module.
  private let texts: [String: String]
  /// The known modules that each module exports.
  private let exported: Once<[String: [String]]>
  /// The names of the members of each module.
  private let members: [String: Once<MemberNames>]
  /// What is declared anyway and not repeated.
  private let library: Once<InterfaceIndex>
  /// For each name of the top the modules that declare it.
  private let declaring: Once<[String: [String]]>

  /// The names of the members of a module.
  private struct MemberNames: Sendable {
    /// Those of each type.
    let ofTypes: [String: Set<String>]
    /// Those of all types.
    let all: Set<String>

    init(_ text: InterfaceText) {
      ofTypes = text.memberNamesOfTypes
      all = Set(ofTypes.values.joined())
    }
  }

  /// Takes the texts of modules.
  ///
  /// - Parameter library: the text of the standard library, which every project sees.
  package init(texts: [String: String], library: String) {
    self.texts = texts
    exported = Once {
      texts.mapValues { text in InterfaceText.exports(of: text).filter { texts[$0] != nil } }
    }
    members = texts.mapValues { text in Once { MemberNames(InterfaceText(text)) } }
    declaring = Once { Self.declaring(texts) }
    self.library = Once { InterfaceIndex([InterfaceText(library)]) }
  }

  // MARK: Names

  /// The names of the modules, sorted.
  package var modules: [String] { texts.keys.sorted() }

  /// The known modules that an import of a module imports too; `nil` for a module of which nothing is known. O(1), but
  /// for the first question, which reads the first line of all texts.
  package func exports(of module: String) -> [String]? { exported.value[module] }

  /// Whether a module is known to hand on all that its headers import. Of others, such as those written in Swift, it is
  /// known what they may hand on, not that they do. O(1).
  package func isUmbrella(_ module: String) -> Bool { Self.umbrellas.contains(module) }

  private static let umbrellas: Set<String> = [
    "AppKit", "AVFoundation", "AVKit", "Cocoa", "CoreData", "CoreLocation", "Foundation",
    "GameplayKit", "Intents", "MapKit", "NetworkExtension", "Photos", "SafariServices", "StoreKit",
    "SwiftUI",
    "UIKit", "UserNotifications", "WatchKit", "WebKit", "XCTest",
  ]

  /// The modules that declare a name at the top, sorted. O(modules), but for the first question, which reads all texts.
  package func modules(declaring name: String) -> [String] { declaring.value[name] ?? [] }

  /// The names that modules declare at the top, sorted.
  package var names: [String] { declaring.value.keys.sorted() }

  /// Whether a module declares a member of a name, of whatever type. O(1), but for the first question about a module,
  /// which reads its text.
  package func hasMember(_ name: String, in module: String) -> Bool {
    members[module]?.value.all.contains(name) ?? false
  }

  /// Whether a module declares a member of a name in a type, or adds it to one. O(1), but for the first question about a
  /// module, which reads its text.
  package func hasMember(_ name: String, of type: String, in module: String) -> Bool {
    members[module]?.value.ofTypes[type]?.contains(name) ?? false
  }

  private static func declaring(_ texts: [String: String]) -> [String: [String]] {
    let texts = texts.sorted { $0.key < $1.key }
    let names = concurrentMap(texts.map(\.value), width: 2, weight: \.utf8.count) {
      InterfaceText($0).declaredNames.union(InterfaceText.aliases(of: $0))
    }
    var declaring: [String: [String]] = [:]
    for ((module, _), names) in zip(texts, names) {
      for name in names { declaring[name, default: []].append(module) }
    }
    return declaring
  }

  // MARK: Declarations

  /// The texts of some modules and of all that they export, by name; modules without a text left out. They are cut each
  /// time: a run asks once, and the room of those cut is then free for the project's graph.
  private func reached(by modules: Set<String>) -> [InterfaceText] {
    var reached: Set<String> = []
    var pending = modules.filter { texts[$0] != nil }
    while let module = pending.popFirst() {
      if reached.insert(module).inserted { pending.formUnion(exports(of: module) ?? []) }
    }
    return concurrentMap(
      reached.sorted().compactMap { texts[$0] }, width: 2, weight: \.utf8.count
    ) { InterfaceText($0) }
  }

  /// The declarations that code can reach which imports some modules, as Swift texts of some size each, so that several
  /// can be parsed at once.
  ///
  /// - Parameters:
  ///   - modules: the names of the imported modules, other ones included.
  ///   - isNamed: whether the code writes a name.
  /// - Complexity: linear in the texts of the modules.
  package func declarations(
    of modules: Set<String>, isNamed: @escaping (String) -> Bool
  ) -> [[UInt8]] {
    let texts = reached(by: modules)
    if texts.isEmpty { return [] }
    return InterfaceSelection(
      of: InterfaceIndex(texts), behind: library.value, isNamed: isNamed
    ).texts()
  }
}
