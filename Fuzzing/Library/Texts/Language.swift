/// What a text is written in, as far as cutting it into tokens and mutating it goes.
package enum Language: Hashable, Sendable, CaseIterable {
  case swift
  case objectiveC
  case c
  case cpp
  case yaml
  case json
  case json5
  case ruby
  case propertyList
  case xml
  case starlark
  case settings
  case cmake
  case drawing
  case plain

  /// The language of a file, by its name.
  package init(path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let parts = name.split(separator: ".")
    switch parts.count > 1 ? parts[parts.count - 1] : "" {
    case "swift": self = .swift
    case "m", "mm": self = .objectiveC
    case "c": self = .c
    case "h", "hpp", "hh", "cpp", "cc", "cxx", "modulemap", "pch": self = .cpp
    case "yml", "yaml": self = .yaml
    case "json": self = .json
    case "xcproj": self = .json5
    case "rb", "podspec": self = .ruby
    case "pbxproj": self = .propertyList
    case "xcworkspacedata", "xcscheme", "plist", "xml": self = .xml
    case "bzl", "bazel": self = .starlark
    case "xcconfig": self = .settings
    case "cmake": self = .cmake
    case "dot", "gv", "mmd", "mermaid", "puml": self = .drawing
    default: self = Self.byWholeName[name] ?? .plain
    }
  }

  private static let byWholeName: [String: Language] = [
    "Podfile": .ruby, "Cakefile": .ruby, "BUILD": .starlark, "WORKSPACE": .starlark,
    "CMakeLists.txt": .cmake,
  ]

  /// Whether `#` begins a comment.
  var hasHashComments: Bool { [.yaml, .ruby, .starlark, .cmake, .plain].contains(self) }

  /// Whether `//` and `/*` begin comments.
  var hasSlashComments: Bool {
    switch self {
    case .swift, .objectiveC, .c, .cpp, .json5, .propertyList, .settings, .drawing: true
    case .yaml, .json, .ruby, .xml, .starlark, .cmake, .plain: false
    }
  }
}
