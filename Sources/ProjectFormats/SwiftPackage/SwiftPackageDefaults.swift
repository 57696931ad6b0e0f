import ProjectModel

/// The settings that a package has for all of its targets (`defaultSwiftSettings:` and its kin, [SE-0540]).
///
/// They are those of a target that writes none of the kind, and stand where one writes `.inherited()`.
///
/// [SE-0540]: https://github.com/swiftlang/swift-evolution/blob/main/proposals/0540-default-target-settings.md
extension ManifestItem {
  /// The arguments of targets that have defaults, with those of the package that say them.
  private static let labels = [
    ("swiftSettings", "defaultSwiftSettings"), ("cSettings", "defaultCSettings"),
    ("cxxSettings", "defaultCXXSettings"), ("linkerSettings", "defaultLinkerSettings"),
  ]
  private static let compiled: Set<String> = ["target", "executableTarget", "testTarget", "macro"]

  /// The target with the settings that it takes over from its package. O(settings).
  func inheritingSettings(of package: ManifestCall) -> ManifestItem {
    guard case .call(var target) = value, Self.compiled.contains(target.name) else { return self }
    for (own, shared) in Self.labels {
      guard let defaults = package.argument(shared) else { continue }
      guard let place = target.arguments.firstIndex(where: { $0.label == own }),
        target.arguments[place].item.value != .null
      else {
        target.arguments.removeAll { $0.label == own }
        target.arguments.append(ManifestArgument(label: own, item: defaults))
        continue
      }
      guard case .array(let items) = target.arguments[place].item.value else { continue }
      target.arguments[place].item.value = .array(
        items.flatMap {
          $0.isInheritance ? defaults.settings(isConditional: $0.isConditional) : [$0]
        })
    }
    var result = self
    result.value = .call(target)
    return result
  }

  /// Whether it is `.inherited()`.
  private var isInheritance: Bool {
    if case .call(let call) = value { call.name == "inherited" } else { false }
  }

  /// The settings of a list, or the one thing that is known of them.
  private func settings(isConditional: Bool) -> [ManifestItem] {
    guard case .array(var items) = value else { return [self] }
    for index in items.indices where isConditional { items[index].isConditional = true }
    return items
  }
}
