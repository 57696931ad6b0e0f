import ProjectModel

/// What modules are called by sources that import them.
///
/// Source of the names made of labels: rules_swift.
struct BazelModuleNames {
  let targets: BazelTargets

  /// `module_name`; for Swift else the name that rules_swift makes of the label, for others the
  /// target's.
  func name(of target: BazelTarget) -> String {
    if let written = targets.values(of: target).text(target.call.argument("module_name")) {
      return written
    }
    let isSwift = target.call.function.contains("swift")
    guard isSwift, !target.label.package.isEmpty else {
      return moduleName(from: target.label.name)
    }
    return derivedName(of: target)
  }

  /// The name of a module as rules_swift makes it of a label.
  func derivedName(of target: BazelTarget) -> String {
    let parts = [target.label.package, target.label.name].map(Self.identifier)
    let name = parts.filter { !$0.isEmpty }.joined(separator: "_")
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  /// What `import` calls a C or Objective-C library beside its own name: what a hint or tag says, and
  /// the name that rules_swift makes of the label.
  func namesForSwift(of target: BazelTarget) -> [String] {
    let values = targets.values(of: target)
    let hints = values.read(target.call.argument("aspect_hints")).texts.compactMap { hint in
      targets[targets.label(hint.text, at: target)].flatMap {
        values.text($0.call.argument("module_name"))
      }
    }
    let tags = values.read(target.call.argument("tags")).texts.compactMap { tag in
      tag.text.hasPrefix("swift_module=") ? String(tag.text.dropFirst(13)) : nil
    }
    return hints + tags + [derivedName(of: target)]
  }

  /// A part of a label with one `_` for all between words, and nothing at its ends.
  private static func identifier(_ text: String) -> String {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_") }.joined(separator: "_")
  }
}
