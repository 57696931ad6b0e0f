import ArchTestSupport
import SourceFacts
import SwiftFrontend

/// The condition that a text behind `#if` states.
func condition(_ text: String) -> BuildCondition {
  let bytes = Array("#if \(text)\nvar a = 1\n#endif\n".utf8)
  let facts = bytes.withUnsafeBufferPointer { extractSwiftFacts(source: $0, path: "A.swift") }
  return facts.conditions.last ?? .always
}

extension BuildCondition {
  /// A condition over a few flags and platforms.
  static func random(depth: Int, using generator: inout SeededGenerator) -> BuildCondition {
    let atoms: [BuildCondition] = [
      .flag("A"), .flag("B"), .flag("C"), .call("os", argument: "Linux"),
      .call("os", argument: "macOS"), .call("os", argument: "OSX"),
      .version("swift", comparison: ">=", version: "6"),
      .version("swift", comparison: "<", version: "6"),
    ]
    let form = depth == 0 ? 0 : Int.random(in: 0...3, using: &generator)
    guard form > 0 else { return atoms[Int.random(in: 0..<atoms.count, using: &generator)] }
    let parts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      random(depth: depth - 1, using: &generator)
    }
    switch form {
    case 1: return .not(parts[0])
    case 2: return .all(parts)
    default: return .any(parts)
    }
  }
}

extension BuildConfiguration {
  /// Every build that decides all atoms of random conditions.
  static let all: [BuildConfiguration] = (0..<8).flatMap { bits in
    [BuildPlatform.linux, .macos, .windows].flatMap { platform in
      ["5.9", "6.1"].map { version in
        let names = ["A", "B", "C"]
        let defined = names.indices.filter { bits >> $0 & 1 == 1 }.map { names[$0] }
        return BuildConfiguration(
          defined: Set(defined), undefined: Set(names).subtracting(defined), platform: platform,
          swiftVersion: SwiftVersion(version))
      }
    }
  }
}
