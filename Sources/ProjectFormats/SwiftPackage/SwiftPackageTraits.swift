import ProjectModel

/// What a condition such as `.when(platforms:configuration:traits:)` asks for.
struct SwiftPackageCondition {
  /// Traits of the package one of which has to be on; empty where it asks for none.
  private(set) var traits: Set<String> = []
  /// The configuration that is built.
  private(set) var configuration: String?
  /// Whether it asks for more, such as platforms, or was not understood.
  private(set) var hasOthers = false

  /// What asks for nothing.
  static let everywhere = SwiftPackageCondition(nil)

  /// Takes a condition; without one nothing is asked for.
  init(_ value: ManifestValue?) {
    guard let value, value != .null else { return }
    guard case .call(let call) = value, call.name == "when" else {
      hasOthers = true
      return
    }
    hasOthers = call.arguments.isEmpty
    for argument in call.arguments where argument.item.value != .null {
      switch (argument.label, argument.item.value) {
      case ("traits", let written):
        guard let names = written.names else {
          hasOthers = true
          return
        }
        traits = names
      case ("configuration", .name(let name)): configuration = name
      default: hasOthers = true
      }
    }
  }

  /// Whether it asks for more than traits.
  var asksForMore: Bool { configuration != nil || hasOthers }
}

extension PackageTraits {
  /// The traits that a package declares; `nil` without any.
  init?(of package: ManifestCall) {
    guard let written = package.argument("traits")?.value else { return nil }
    self.init()
    guard case .array(let items) = written else {
      isOpen = true
      return
    }
    for item in items {
      if item.isConditional { isOpen = true }
      switch item.value {
      case .string(let name): enabled[name, default: []].formUnion([])
      case .call(let call):
        let traits = call["enabledTraits"].map { $0 == .null ? [] : $0.names } ?? []
        if traits == nil { isOpen = true }
        if call.name == "default" {
          standard.formUnion(traits ?? [])
        } else if let name = (call["name"] ?? call[""])?.string {
          enabled[name, default: []].formUnion(traits ?? [])
        } else {
          isOpen = true
        }
      default: isOpen = true
      }
    }
  }
}

extension TraitRequests {
  /// The traits that a package asks of one that it depends on.
  init(of dependency: ManifestCall) {
    guard let written = dependency.argument("traits")?.value else {
      self = .standard
      return
    }
    self.init(requests: [])
    guard case .array(let items) = written else {
      isOpen = true
      return
    }
    for item in items {
      if item.isConditional { isOpen = true }
      switch item.value {
      case .string(let name): requests.append(Request(name: name))
      case .name(let name) where PackageTraits.standardNames.contains(name):
        requests.append(Request(name: name))
      case .call(let call):
        let condition = SwiftPackageCondition(call["condition"])
        let name = (call["name"] ?? call[""])?.string
        guard let name, !condition.asksForMore else {
          isOpen = true
          continue
        }
        requests.append(Request(name: name, condition: condition.traits))
      default: isOpen = true
      }
    }
  }
}

extension ManifestValue {
  /// The texts of a list; `nil` if some are not known.
  fileprivate var names: Set<String>? {
    guard case .array(let items) = self else { return nil }
    let names = items.compactMap { $0.isConditional ? nil : $0.value.string }
    return names.count == items.count ? Set(names) : nil
  }
}
