import SourceText

/// A platform that Swift code is built for.
package enum BuildPlatform: String, CaseIterable, Hashable, Sendable {
  case macos
  case ios
  case tvos
  case watchos
  case visionos
  case linux
  case windows
  case android
  case wasi
  case freebsd
  case openbsd

  /// The platform of a name, in any case: its own, or an older one of `os(…)`.
  package init?(named name: String) {
    let name = name.lowercased()
    let known = Self.allCases.first {
      name == $0.rawValue || Self.canonicalName(ofOS: name).lowercased() == $0.rawValue
    }
    guard let known else { return nil }
    self = known
  }

  /// What to write instead of a name that no platform has: a sentence.
  package static func advice(for name: String) -> String {
    spellingAdvice(for: name, in: allCases.map(\.rawValue))
  }

  /// The name in `os(…)`.
  package var osName: String {
    switch self {
    case .macos: "macOS"
    case .ios: "iOS"
    case .tvos: "tvOS"
    case .watchos: "watchOS"
    case .visionos: "visionOS"
    case .linux: "Linux"
    case .windows: "Windows"
    case .android: "Android"
    case .wasi: "WASI"
    case .freebsd: "FreeBSD"
    case .openbsd: "OpenBSD"
    }
  }

  /// Whether it is one of Apple's.
  package var isApple: Bool {
    switch self {
    case .macos, .ios, .tvos, .watchos, .visionos: true
    case .linux, .windows, .android, .wasi, .freebsd, .openbsd: false
    }
  }

  /// Whether it has simulators.
  var hasSimulator: Bool { isApple && self != .macos }

  /// The name in `os(…)` of a platform under an older name: `OSX` is `macOS`, `xrOS` is `visionOS`.
  package static func canonicalName(ofOS name: String) -> String {
    switch name {
    case "OSX", "osx": "macOS"
    case "xrOS", "xros": "visionOS"
    default: name
    }
  }

  /// Whether a module of the platform's own libraries can be imported.
  ///
  /// - Parameter module: the name of a module.
  /// - Returns: `nil` for modules that the table below does not know: they may come from anywhere.
  package func provides(_ module: String) -> Bool? {
    switch module {
    case "Swift", "_Concurrency": true
    case "Darwin", "ObjectiveC", "os", "OSLog", "Combine", "CryptoKit", "Security", "SwiftUI",
      "CoreGraphics", "Network":
      isApple
    case "UIKit": isApple && self != .macos
    case "WatchKit": self == .watchos || self == .ios
    case "AppKit", "Cocoa", "Carbon": self == .macos
    case "Glibc": self == .linux || self == .freebsd || self == .openbsd ? nil : false
    case "Musl": self == .linux ? nil : false
    case "Android", "Bionic": self == .android
    case "WinSDK", "ucrt", "CRT": self == .windows
    case "WASILibc": self == .wasi
    default: nil
    }
  }
}
