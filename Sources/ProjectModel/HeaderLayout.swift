import SourceText

/// Where the C-family headers of a module are found, and which of them are for others.
///
/// All paths are relative to the project's root.
package struct HeaderLayout: Hashable, Sendable {
  /// Which of a module's headers other modules may include and Swift sees by importing the module.
  package enum PublicHeaders: Hashable, Sendable {
    /// All of them: nothing says otherwise.
    case all
    /// These paths, sorted by bytes.
    case listed([String])
  }

  /// Which headers are public.
  package var publicHeaders: PublicHeaders
  /// The names that may stand before the slash in `#include <Name/Header.h>` for a header of the
  /// module in whatever folder, beside the module's own name; sorted.
  package var namespaces: [String]
  /// The names by which `@import` and `import` know it beside its own: those of module maps, and the
  /// one that it shares with another module of its project; sorted.
  package var moduleNames: [String]
  /// Folders that paths in includes are relative to, for the module and for those that use it.
  package var publicFolders: [String]
  /// Folders that paths in includes are relative to for the module's own files alone.
  package var privateFolders: [String]
  /// Headers that every C-family file of the module includes without saying so (`.pch`).
  package var prefixHeaders: [String]
  /// Headers that show Objective-C and C to the module's Swift files.
  package var bridgingHeaders: [String]

  /// Makes a layout; without arguments all headers are public and are found by their names alone.
  package init(
    publicHeaders: PublicHeaders = .all, namespaces: [String] = [], moduleNames: [String] = [],
    publicFolders: [String] = [], privateFolders: [String] = [], prefixHeaders: [String] = [],
    bridgingHeaders: [String] = []
  ) {
    self.publicHeaders = publicHeaders
    self.namespaces = namespaces
    self.moduleNames = moduleNames
    self.publicFolders = publicFolders
    self.privateFolders = privateFolders
    self.prefixHeaders = prefixHeaders
    self.bridgingHeaders = bridgingHeaders
  }

  /// Adds what another description of the same module says; a header is public if it is so in one
  /// of them, unless all of one's are public because nothing is said there.
  package mutating func merge(_ other: HeaderLayout) {
    switch (publicHeaders, other.publicHeaders) {
    case (.listed(let own), .listed(let others)): publicHeaders = .listed(Self.union(own, others))
    case (.all, .listed): publicHeaders = other.publicHeaders
    case (.listed, .all), (.all, .all): break
    }
    namespaces = Self.union(namespaces, other.namespaces)
    moduleNames = Self.union(moduleNames, other.moduleNames)
    publicFolders = Self.appended(publicFolders, other.publicFolders)
    privateFolders = Self.appended(privateFolders, other.privateFolders)
    prefixHeaders = Self.appended(prefixHeaders, other.prefixHeaders)
    bridgingHeaders = Self.appended(bridgingHeaders, other.bridgingHeaders)
  }

  /// The texts of both, sorted by bytes, each one once.
  private static func union(_ left: [String], _ right: [String]) -> [String] {
    var result: [String] = []
    for text in (left + right).sorted(by: { $0.precedesInBytes($1) })
    where !(result.last?.equalsInBytes(text) ?? false) {
      result.append(text)
    }
    return result
  }

  /// The texts of the first, then what only the second has.
  private static func appended(_ left: [String], _ right: [String]) -> [String] {
    left + right.filter { text in !left.contains { $0.equalsInBytes(text) } }
  }

  /// Whether a header of the module is for others. O(log headers).
  package func isPublic(_ path: String) -> Bool {
    guard case .listed(let paths) = publicHeaders else { return true }
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].precedesInBytes(path) { low = middle + 1 } else { high = middle }
    }
    return low < paths.count && paths[low].equalsInBytes(path)
  }
}
