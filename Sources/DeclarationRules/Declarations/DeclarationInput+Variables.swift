import DependencyModel
import SourceFacts
import SourceText
import StandardLibrary

extension DeclarationInput {
  /// Capitalised attributes of the language and of macros that every project knows, which are no
  /// property wrappers.
  private static let plainAttributes: Set<String> = [
    "Attribute", "GKInspectable", "IBAction", "IBDesignable", "IBInspectable",
    "IBOutlet", "IBSegueAction", "Model", "NSApplicationMain", "NSCopying", "NSManaged",
    "Observable",
    "ObservationIgnored", "ObservationTracked", "Relationship", "Sendable", "Suite", "Test",
    "Transient", "UIApplicationMain", "Unique", "ViewBuilder",
  ]

  /// Whether a variable has a property wrapper: an attribute that names one of the project, or a
  /// capitalised one from outside that is no global actor, result builder or known macro.
  func isWrapped(_ id: DeclarationID) -> Bool {
    guard table[id].kind == .variable else { return false }
    return table[id].attributes.contains { attribute in
      let name = attribute.type.name
      let own = types(named: name)
      if !own.isEmpty {
        return own.contains { type in
          table[type].attributes.contains { $0.type.name == "propertyWrapper" }
        }
      }
      let isCapitalised = name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true
      return isCapitalised && !isGlobalActor(name) && !name.hasSuffix("Builder")
        && !Self.plainAttributes.contains(name)
    }
  }

  /// Whether a variable has the type that it is in, optional or not; `nil` where its type is not
  /// known.
  func isSelfTyped(_ id: DeclarationID) -> Bool? {
    guard table[id].kind == .variable, let parent = table[id].parent,
      table[parent].kind.isTypeContext
    else { return false }
    guard let type = types(of: id).type?.unwrapped, type.form != .unknown else { return nil }
    if type.written.text.equalsInBytes("Self") { return true }
    if let subject = table[parent].subject { return type.declaration == subject }
    // An extension of a type from outside knows it by its name only.
    return type.declaration == nil && type.written.name.equalsInBytes(table[parent].name)
  }

  /// Whether a variable holds a value of whatever type conforms to a protocol; `nil` where its type
  /// is not known.
  func isExistential(_ id: DeclarationID) -> Bool? {
    guard table[id].kind == .variable else { return false }
    guard let type = types(of: id).type?.unwrapped, type.form != .unknown else { return nil }
    if type.keyword == "some" { return false }
    if type.keyword == "any" { return true }
    let parts = type.form == .container && type.written.text.contains(" & ") ? type.parts : [type]
    if parts.contains(where: { $0.kind == .protocol }) { return true }
    let isOpen = parts.contains { $0.form == .named && $0.declaration == nil && $0.kind == nil }
    if parts.contains(where: { PlainTypes.protocols.contains($0.written.name) }) { return true }
    return isOpen && !parts.allSatisfy { PlainTypes.values.contains($0.written.name) } ? nil : false
  }
}
