/// The traits of a Swift package: what it can be built with or without ([SE-0450]).
///
/// [SE-0450]: https://github.com/swiftlang/swift-evolution/blob/main/proposals/0450-swiftpm-package-traits.md
package struct PackageTraits: Hashable, Sendable {
  /// For each trait the others that it turns on.
  package var enabled: [String: Set<String>]
  /// The traits that are on where nobody chooses.
  package var standard: Set<String>
  /// Whether it may have more, or they may turn on more, in a part that was not understood.
  package var isOpen: Bool

  /// The words that stand for the traits that are on where nobody chooses.
  package static let standardNames: Set<String> = ["default", "defaults"]
  /// The word that stands for all traits.
  package static let everything = "*"

  /// Makes traits.
  package init(
    enabled: [String: Set<String>] = [:], standard: Set<String> = [], isOpen: Bool = false
  ) {
    self.enabled = enabled
    self.standard = standard
    self.isOpen = isOpen
  }

  /// The traits that are on where some are chosen, by their names or by the words that stand for more.
  /// O(traits and what they turn on).
  package func on(choosing chosen: Set<String>) -> Set<String> {
    var on: Set<String> = []
    var open = chosen.filter { enabled[$0] != nil }
    if !chosen.isDisjoint(with: Self.standardNames) { open.formUnion(standard) }
    if chosen.contains(Self.everything) { open.formUnion(enabled.keys) }
    while let trait = open.popFirst() {
      guard on.insert(trait).inserted else { continue }
      open.formUnion((enabled[trait] ?? []).subtracting(on))
    }
    return on
  }
}

/// The traits that a package asks of another one that it depends on.
package struct TraitRequests: Hashable, Sendable {
  /// A trait, or a word that stands for some.
  package struct Request: Hashable, Sendable {
    /// The name.
    package var name: String
    /// Traits of the package that asks, one of which has to be on; empty where it always asks.
    package var condition: Set<String>

    /// Makes a request.
    package init(name: String, condition: Set<String> = []) {
      self.name = name
      self.condition = condition
    }
  }

  /// What is asked for.
  package var requests: [Request]
  /// Whether there may be more, in a part that was not understood.
  package var isOpen: Bool

  /// What who writes nothing asks for: the traits that are on where nobody chooses.
  package static let standard = TraitRequests(requests: [Request(name: "default")])

  /// Makes requests.
  package init(requests: [Request], isOpen: Bool = false) {
    self.requests = requests
    self.isOpen = isOpen
  }
}

extension LoadedManifest {
  /// Decides what depends on its traits: dependencies, settings, and conditions in sources. O(targets).
  ///
  /// - Parameter on: the traits that are on; all others of its are not.
  package mutating func decide(traitsOn on: Set<String>) {
    let conditions = (traits?.enabled ?? [:]).reduce(into: [String: Bool]()) { result, entry in
      result[entry.key] = on.contains(entry.key)
    }
    for index in targets.indices {
      targets[index].module.conditions = conditions
      let plugins = targets[index].dependencies.filter { dependency in
        dependency.purpose == .plugin && !dependency.traits.isEmpty
          && dependency.traits.isDisjoint(with: on)
      }.map(\.name)
      targets[index].dependencies = targets[index].dependencies.compactMap { dependency in
        if dependency.traits.isEmpty { return dependency }
        if dependency.traits.isDisjoint(with: on) { return nil }
        var decided = dependency
        decided.isConditional = dependency.hasOtherConditions
        return decided
      }
      for place in targets[index].module.targets.indices {
        targets[index].module.targets[place].decide(traitsOn: on)
        targets[index].module.targets[place].scripts.removeAll { plugins.contains($0.name) }
      }
    }
  }
}

extension TargetDescription {
  fileprivate mutating func decide(traitsOn on: Set<String>) {
    for open in traitSettings where !open.traits.isDisjoint(with: on) {
      settings.add(open.setting)
    }
    settings.sort { ($0.name, $0.configuration ?? "") < ($1.name, $1.configuration ?? "") }
    traitSettings = []
  }
}

extension [BuildSetting] {
  /// Settings of which there may be many values beside each other.
  private static var lists: Set<String> {
    ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"]
  }

  /// Adds a setting of a package; what is written later replaces what is, but lists grow.
  package mutating func add(_ setting: BuildSetting) {
    let place = firstIndex {
      $0.name == setting.name && $0.configuration == setting.configuration
    }
    guard let place else { return append(setting) }
    let isList = Self.lists.contains(setting.name)
    self[place].value = isList ? "\(self[place].value) \(setting.value)" : setting.value
  }
}
