import SourceFacts

/// A name written in a file that means no declaration of the project.
package struct ExternalReference: Hashable, Sendable, BitwiseCopyable {
  /// The file that it stands in.
  package var file: FileID
  /// UTF-8 offset of the name written.
  package var offset: UInt32
  /// The name written.
  package var name: GlobalName
  /// The node that it stands in; `nil` outside all of them.
  package var node: NodeID?
  /// What it is in the text.
  package var role: ReferenceRole
  /// Whether it is a member of something: `x.name`, `.name` or `Type.name`.
  package var isMember: Bool
  /// What it does beyond naming something.
  package var marks: ReferenceMarks
  /// The `#if` condition under which it is there.
  package var condition: ConditionID
  /// The type of the standard library, or of a known module from outside, that declares the member
  /// which is meant, or the initialiser of a type that is called; `nil` where it was not found.
  package var declaringType: GlobalName?
  /// The type that it makes an instance of without writing its name: `UUID` for the `init` of
  /// `let id: UUID = .init()`.
  package var madeType: GlobalName?

  /// Makes an external reference.
  package init(
    file: FileID, offset: UInt32, name: GlobalName, node: NodeID?, role: ReferenceRole,
    isMember: Bool, condition: ConditionID = .always, marks: ReferenceMarks = [],
    declaringType: GlobalName? = nil, madeType: GlobalName? = nil
  ) {
    self.file = file
    self.offset = offset
    self.name = name
    self.node = node
    self.role = role
    self.isMember = isMember
    self.marks = marks
    self.condition = condition
    self.declaringType = declaringType
    self.madeType = madeType
  }
}

extension ExternalReference {
  /// The name that `symbol:` selectors ask for: the one written, or that of the type which an `init`
  /// without a name before it makes; `nil` for what they cannot mean.
  package var symbolName: GlobalName? {
    isSymbol ? name : marks.contains(.isInPreview) ? nil : madeType
  }

  /// Whether `symbol:` selectors can mean it: it names a type, a function or a value by itself.
  package var isSymbol: Bool {
    guard !isMember, !marks.contains(.isInPreview) else { return false }
    return switch role {
    case .typePosition, .inheritance, .call, .value, .attribute, .macro, .pattern, .extensionOf:
      true
    case .member, .keyPath, .operator, .import: false
    }
  }
}
