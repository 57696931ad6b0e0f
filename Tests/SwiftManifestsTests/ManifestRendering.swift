import Foundation
import ProjectModel
import SourceText
import Testing

@testable import SwiftManifests

/// Evaluates a manifest on a thread with the stack that frontends have.
func evaluated(
  _ text: String, path: String = "Package.swift", helpers: [SwiftManifest.Helper] = [],
  environment: [String: String] = [:], parsedHelpers: ParsedHelpers = ParsedHelpers(),
  fuel: Int = 1_000_000
) -> EvaluatedManifest {
  let box = ResultBox()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.manifest = evaluateManifest(
      SwiftManifest(path: path, text: text, helpers: helpers), environment: environment,
      parsedHelpers: parsedHelpers, fuel: fuel)
    done.signal()
  }
  thread.stackSize = 64 << 20
  thread.start()
  done.wait()
  return box.manifest
    ?? EvaluatedManifest(
      root: nil, places: ManifestPlaces(path: path, lines: LineTable(starts: [])))
}

/// Carries the result from the thread that made it; the semaphore orders the two accesses.
private final class ResultBox: @unchecked Sendable {
  var manifest: EvaluatedManifest?
}

/// Evaluates statements followed by `let package = Package(name: "P", targets: …)`.
func targets(
  _ prelude: String = "", _ expression: String = "targets", environment: [String: String] = [:]
) -> [String] {
  let text = "\(prelude)\nlet package = Package(name: \"P\", targets: \(expression))"
  let manifest = evaluated(text, environment: environment)
  return manifest.problems.map(\.line) + argument("targets", of: manifest)
}

/// The value of an expression that ends a manifest, rendered.
func value(
  of expression: String, after prelude: String = "", environment: [String: String] = [:]
) -> String {
  let text = "\(prelude)\nlet package = Package(value: \(expression))"
  let manifest = evaluated(text, environment: environment)
  guard let problem = manifest.problems.first else {
    guard case .call(let call)? = manifest.root, let item = call.arguments.first?.item else {
      return "no root"
    }
    return rendered(item)
  }
  return problem.line
}

/// The elements of an argument of the manifest's root, rendered.
func argument(_ label: String, of manifest: EvaluatedManifest) -> [String] {
  guard case .call(let call)? = manifest.root, case .array(let items)? = call[label] else {
    return ["no \(label)"]
  }
  return items.map { rendered($0) }
}

/// A value as short text: conditional parts are marked with `?`.
func rendered(_ item: ManifestItem) -> String {
  rendered(item.value) + (item.isConditional ? "?" : "")
}

func rendered(_ value: ManifestValue) -> String {
  switch value {
  case .string(let text): return text
  case .integer(let number): return String(number)
  case .boolean(let truth): return String(truth)
  case .null: return "nil"
  case .name(let name): return ".\(name)"
  case .unknown(let text): return "<\(text)>"
  case .array(let items): return "[" + items.map { rendered($0) }.joined(separator: ", ") + "]"
  case .dictionary(let entries):
    let texts = entries.map { "\(rendered($0.key)): \(rendered($0.value))" }
    return "[" + texts.joined(separator: ", ") + "]"
  case .call(let call):
    let arguments = call.arguments.map { argument in
      (argument.label.isEmpty ? "" : "\(argument.label): ") + rendered(argument.item)
    }
    return "\(call.name)(" + arguments.joined(separator: ", ") + ")"
  }
}

extension Problem {
  /// Place, kind and message in one line.
  var line: String { "\(location?.description ?? "") \(kind.rawValue): \(message)" }
}
