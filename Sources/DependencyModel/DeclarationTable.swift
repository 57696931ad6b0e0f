import SourceFacts

/// A superclass or protocol of a type, at whatever remove.
package struct Supertype: Hashable, Sendable {
  /// The name without the types and modules around it and without generic arguments; of an alias that of the type behind it.
  package var name: String
  /// The type as the inheritance clause writes it, generic arguments included.
  package var written: WrittenType
  /// Its declaration; `nil` for a type from outside the project.
  package var declaration: DeclarationID?
  /// What it is; `nil` for a type from outside the project that the standard library's interface lacks.
  package var kind: DeclarationKind?
  /// Whether the type itself or an extension of it writes it.
  package var isDirect: Bool
  /// Whether it stands first in the inheritance clause of a class, where a superclass stands.
  package var isFirstOfClass: Bool
  /// The type or extension whose inheritance clause (or `where Self:`) writes it; `nil` for the standard library and for
  /// what the compiler adds.
  package var site: DeclarationID?
  /// The typealiases that stand for it alone, or for it together with other supertypes of the same type.
  package var aliases: [SupertypeAlias] = []

  /// Makes a supertype without aliases.
  package init(
    name: String, written: WrittenType, declaration: DeclarationID?, kind: DeclarationKind?,
    isDirect: Bool, isFirstOfClass: Bool, site: DeclarationID?
  ) {
    self.name = name
    self.written = written
    self.declaration = declaration
    self.kind = kind
    self.isDirect = isDirect
    self.isFirstOfClass = isFirstOfClass
    self.site = site
  }

  /// Whether it can be a protocol: no known class.
  package var canBeProtocol: Bool { kind == nil || kind == .protocol }

  /// Whether it can be a superclass: a class, or a type from outside where a superclass stands.
  package var canBeClass: Bool { kind == .class || kind == nil && isFirstOfClass }
}

/// A typealias of classes and protocols.
package struct SupertypeAlias: Hashable, Sendable {
  /// Its name, without the types around it.
  package var name: String
  /// Its declaration; `nil` for one of the standard library.
  package var declaration: DeclarationID?

  /// Makes an alias.
  package init(name: String, declaration: DeclarationID?) {
    self.name = name
    self.declaration = declaration
  }
}

/// All declarations of a project, in the order of `DeclarationID`.
package struct DeclarationTable: Sendable {
  /// The declarations, file by file, in each as its facts list them.
  package var declarations: [Declaration]
  /// For each type, by its first declaration, and for each extension of a type from outside the superclasses and protocols;
  /// see `supertypes(of:)`.
  private var supertypesOfType: [DeclarationID: [Supertype]]
  /// For each type, by its first declaration, what it and its extensions hold.
  private var membersOfType: [DeclarationID: [DeclarationID]]
  /// The declarations that a rule is not to see.
  private var hidden: Set<DeclarationID> = []
  /// The types that the declarations of a file write; see `types(in:)`.
  private var typesOfFile: @Sendable (FileID) -> [DeclarationID: DeclaredTypes]
  /// What stands in bodies and is worth a rule, sorted by file and offset.
  package var code: [CodeMark]
  /// With which labels the calls of the project are written.
  package var calls: CalledNames

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - supertypes: for each type, by its first declaration, and for each extension of a type from outside its supertypes,
  ///     nearest first.
  ///   - members: for each type, by its first declaration, its members in the order of the files.
  ///   - code: what stands in bodies, sorted by file and offset.
  ///   - types: takes the types that the declarations of a file write apart.
  ///   - calls: knows the labels of calls.
  package init(
    declarations: [Declaration], supertypes: [DeclarationID: [Supertype]] = [:],
    members: [DeclarationID: [DeclarationID]] = [:], code: [CodeMark] = [],
    types: @escaping @Sendable (FileID) -> [DeclarationID: DeclaredTypes] = { _ in [:] },
    calls: CalledNames = .none
  ) {
    self.declarations = declarations
    self.supertypesOfType = supertypes
    self.membersOfType = members
    self.code = code
    self.typesOfFile = types
    self.calls = calls
  }

  /// The declaration of a number. O(1).
  package subscript(id: DeclarationID) -> Declaration {
    // Lends it: a declaration is large, and most who ask want one field of it.
    _read { yield declarations[id.int] }
  }

  /// The numbers of all declarations, in order.
  package var ids: some RandomAccessCollection<DeclarationID> {
    (0..<declarations.count).lazy.map { DeclarationID($0) }
  }

  /// The superclasses and protocols of a type, or of the type that an extension extends: those that it, its extensions
  /// and its supertypes write or the compiler gives to an enum, nearest first; each type once. Of an extension of a type
  /// from outside those that it writes itself, and theirs. Empty for other declarations. O(1).
  package func supertypes(of id: DeclarationID) -> [Supertype] {
    supertypesOfType[declarations[id.int].subject ?? id] ?? []
  }

  /// What a type (or the type that an extension extends) holds: members, cases and nested types, those of its extensions
  /// in any file included, in the order of the files, hidden ones left out. Empty for other declarations. O(members).
  package func members(of id: DeclarationID) -> [DeclarationID] {
    let members = declarations[id.int].subject.flatMap { membersOfType[$0] } ?? []
    return hidden.isEmpty ? members : members.filter { !hidden.contains($0) }
  }

  /// Whether a rule is not to see a declaration, though what stands in it. O(1).
  package func isHidden(_ id: DeclarationID) -> Bool { hidden.contains(id) }

  /// The same table without some declarations, all of which keep their numbers. O(declarations).
  package func hiding(_ isHidden: (Declaration) -> Bool) -> DeclarationTable {
    var table = self
    table.hidden.formUnion(ids.filter { isHidden(declarations[$0.int]) })
    return table
  }

  /// The types that the declarations of a file write, or that the values of variables give them, by declaration; those
  /// without any are left out.
  ///
  /// Worked out anew at each call, since few rules need it: keep the result.
  ///
  /// - Complexity: linear in the types written in the file and in the aliases that they name.
  package func types(in file: FileID) -> [DeclarationID: DeclaredTypes] { typesOfFile(file) }
}
