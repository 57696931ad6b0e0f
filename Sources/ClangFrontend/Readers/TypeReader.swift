import SourceFacts
import SourceText

/// Written types, and parameters, which are types with a name.
struct TypeReader: GrammarReader {
  let reading: FileReading

  /// Lowers a type without a name, such as that of a cast or a generic argument.
  @discardableResult
  func read(_ range: Range<Int>, role: ReferenceRole = .typePosition) -> ID<TypeFact>? {
    guard !range.isEmpty, reading.depth < FileReading.maximumDepth else {
      loose.read(range)
      return nil
    }
    reading.depth += 1
    defer { reading.depth -= 1 }
    let head = specifiers(from: range.lowerBound, to: range.upperBound, .typeName)
    let base = readBase(head, role: role)
    let pointers = declarator(from: head.end, to: range.upperBound, .typeName)
    loose.readMacros(head.macros + pointers.macros)
    let type = completed(base, by: pointers)
    if pointers.end < range.upperBound { loose.read(pointers.end..<range.upperBound) }
    return type
  }

  /// Lowers a type that can only be a protocol of Objective-C, since a class may have its name too.
  @discardableResult
  func readProtocol(_ range: Range<Int>, role: ReferenceRole = .typePosition) -> ID<TypeFact>? {
    let type = read(range, role: role)
    if let type, builder[type].kind == .named {
      builder[type].labels = builder.list([OptionalID(facts.id(of: "protocol"))])
    }
    return type
  }

  /// Lowers what specifiers name; pointers, qualifiers and array bounds leave no trace.
  func readBase(_ head: Specifiers, role: ReferenceRole = .typePosition) -> ID<TypeFact>? {
    switch head.base {
    case .none, .builtin: return nil
    case .named(let index): return readNamed(index, role: role)
    case .aggregate(let index): return aggregates.read(index, of: head).type
    case .enumMacro(let index): return enums.readMacro(index, of: head).type
    case .typeof(let index):
      if symbol(index + 1) == .leftParenthesis { readTypeOrExpression(in: index + 1) }
      return nil
    case .macroCall(let index):
      let callee = facts.addOperand(.name, at: index, role: .call, name: name(index))
      for piece in pieces(in: index + 1) {
        if ambiguity.looksLikeType(piece) || piece.count == 1 {
          read(piece)
        } else {
          loose.read(piece)
        }
      }
      _ = facts.addOperand(.call(callee), at: index)
      return nil
    }
  }

  /// Lowers `Name`, `a::Name`, `Name<Arguments>`, `id<Protocol>` and the like; nothing from a limit on.
  func readNamed(
    _ index: Int, to limit: Int = .max, role: ReferenceRole = .typePosition
  ) -> ID<TypeFact>? {
    if isCxx, limit == .max, let type = readQualifiedName(index, role: role) { return type }
    var last = index
    while symbol(last + 1) == .scope, isIdentifier(last + 2) { last += 2 }
    let word = word(index)
    var parts: [ID<TypeFact>?] = []
    if last + 1 < limit, let end = angleEnd(last + 1) {
      if last == index, word == Word.anyObject || word == Word.anyClass {
        return readQualified(index, protocols: last + 2, end, role: role)
      }
      if last == index, role == .typePosition, holdsProtocols(index, end) {
        let named = facts.addType(.named, at: index, name: name(index), role: role)
        let protocols = pieces(from: last + 2, to: end).map { readProtocol($0) }
        return facts.addType(.composition, at: index, parts: [named] + protocols, role: role)
      }
      parts = pieces(from: last + 2, to: end).map {
        isCxx ? templates.readArgument($0) : read($0)
      }
      if end + 1 < limit, let protocols = angleEnd(end + 1) {
        for piece in pieces(from: end + 2, to: protocols) { readProtocol(piece) }
      }
    }
    if last > index {
      return facts.addType(
        .named, at: index, name: facts.id(of: text(index..<(last + 1))), parts: parts, role: role)
    }
    if word == Word.instancetype {
      return facts.addType(.named, at: index, name: facts.id(of: "Self"), role: role)
    }
    if word == Word.action { return nil }
    return facts.addType(.named, at: index, name: name(index), parts: parts, role: role)
  }

  /// Whether angles behind a class hold protocols of Objective-C, as in `NSView<Zoomable> *`: objects as
  /// generic arguments have a `*`, and only few classes of Foundation are given other ones.
  private func holdsProtocols(_ index: Int, _ end: Int) -> Bool {
    if isWord(index, "NSObject") { return true }
    let arguments = (index + 2)..<end
    guard !isCxx, !arguments.isEmpty, symbol(end + 1) == .star,
      arguments.allSatisfy({ isIdentifier($0) || symbol($0) == .comma }),
      !arguments.contains(where: { word($0) == Word.anyObject || word($0) == Word.anyClass })
    else { return false }
    return !Self.genericClasses.contains(String(decoding: bytes(index), as: UTF8.self))
  }

  private static let genericClasses: Set<String> = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSCountedSet", "NSOrderedSet",
    "NSMutableOrderedSet", "NSDictionary", "NSMutableDictionary", "NSEnumerator", "NSHashTable",
    "NSMapTable", "NSCache", "NSMeasurement", "NSLayoutAnchor", "NSFetchRequest",
    "NSFetchedResultsController", "NSDiffableDataSourceSnapshot",
  ]

  /// Lowers `a::Name`, `Name<Arguments>::Other` and the like, to the place of the last name; `nil`
  /// where nothing is qualified.
  private func readQualifiedName(_ index: Int, role: ReferenceRole) -> ID<TypeFact>? {
    let end = behindTypeName(index)
    guard isGlobalName(index) || (index..<end).contains(where: { symbol($0) == .scope }) else {
      return nil
    }
    var last = index
    var names: [String] = []
    var arguments: [ID<TypeFact>?] = []
    var place = index
    while place < end {
      if isIdentifier(place) {
        names.append(String(decoding: bytes(place), as: UTF8.self))
        last = place
      }
      if let close = angleEnd(place) {
        let pieces = templatePieces(from: place + 1, to: close)
        arguments += pieces.map { templates.readArgument($0) }
        place = close
      }
      place += 1
    }
    return facts.addType(
      .named, at: last, name: facts.id(of: cxxNames.whole(names, from: index)), parts: arguments,
      role: role)
  }

  /// `id<P, Q>` is both protocols, `Class<P>` the metatype of a protocol.
  private func readQualified(
    _ index: Int, protocols start: Int, _ end: Int, role: ReferenceRole
  ) -> ID<TypeFact>? {
    let members = pieces(from: start, to: end).compactMap { readProtocol($0, role: role) }
    guard let first = members.first else {
      return facts.addType(.named, at: index, name: name(index), role: role)
    }
    let whole =
      members.count == 1
      ? first : facts.addType(.composition, at: index, parts: members, role: role)
    return word(index) == Word.anyClass
      ? facts.addType(.metatype, at: index, base: whole, role: role) : whole
  }

  /// The type of a name: a function or block where the declarator points to one.
  func completed(_ base: ID<TypeFact>?, by declarator: Declarator) -> ID<TypeFact>? {
    for bound in declarator.bounds { loose.read((bound + 1)..<contentEnd(bound)) }
    for place in declarator.classes { _ = readNamed(place) }
    guard declarator.pointee >= 0 else {
      if let base { markPointers(declarator.stars + declarator.bounds.count, of: base) }
      return base
    }
    let parts = pieces(in: declarator.pointee).map { readParameterType($0) }
    return facts.addType(.function, at: declarator.pointee, base: base, parts: parts)
  }

  /// How many pointers are told apart: no operator is meant for a value behind more.
  private static let maximumPointers = 4

  /// Says of a type of C++ how many pointers or arrays are around it: a pointer has none of the operators
  /// of what it points to.
  private func markPointers(_ count: Int, of type: ID<TypeFact>) {
    for _ in 0..<min(count, Self.maximumPointers) { mark(type, TypeFact.pointer) }
  }

  /// Says something of a type of C++ that is written by its name.
  func mark(_ type: ID<TypeFact>, _ label: String) {
    if isCxx { add(label, to: type) }
  }

  /// Says of a type of C or C++ that it is declared where its name stands.
  func markAnnounced(_ type: ID<TypeFact>) { add(TypeFact.announcement, to: type) }

  private func add(_ label: String, to type: ID<TypeFact>) {
    guard builder[type].kind == .named, builder[type].labels.count < Self.maximumPointers else {
      return
    }
    builder[type].labels = builder.list(
      Array(builder[builder[type].labels]) + [OptionalID(facts.id(of: label))])
  }

  /// Lowers `Result(Parameter, Parameter)`, the type of a function, as of `std::function<…>`; `nil`
  /// where that is no type.
  func readFunctionType(_ range: Range<Int>) -> ID<TypeFact>? {
    guard isCxx, symbol(range.upperBound - 1) == .rightParenthesis,
      symbol(range.lowerBound) != .typeofKeyword
    else { return nil }
    var open = range.lowerBound
    while open < range.upperBound, symbol(open) != .leftParenthesis { open = next(open) }
    guard open > range.lowerBound, open < range.upperBound, after(open) == range.upperBound,
      !holdsDeclarator(open), ambiguity.holdsParameters(open)
    else { return nil }
    let result = read(range.lowerBound..<open)
    let parts = pieces(in: open).map { readParameterType($0) }
    return facts.addType(.function, at: open, base: result, parts: parts)
  }

  private func readParameterType(_ piece: Range<Int>) -> ID<TypeFact>? {
    guard reading.depth < FileReading.maximumDepth else {
      loose.read(piece)
      return nil
    }
    reading.depth += 1
    defer { reading.depth -= 1 }
    return readParameter(piece).type
  }

  /// A parameter as written.
  struct Parameter {
    var type: ID<TypeFact>?
    /// The token of its name, or -1.
    var name: Int
    var isVariadic = false
    /// Where its default value begins, or -1.
    var value = -1
    var isConstant = false
    var isPointer = false
  }

  /// Lowers one parameter of a function or block, without binding its name.
  func readParameter(_ piece: Range<Int>) -> Parameter {
    if symbol(piece.lowerBound) == .ellipsis {
      return Parameter(type: nil, name: -1, isVariadic: true)
    }
    let head = specifiers(from: piece.lowerBound, to: piece.upperBound, .parameter)
    let base = readBase(head)
    let name = declarator(from: head.end, to: piece.upperBound, .parameter)
    loose.readMacros(head.macros + name.macros)
    var type = completed(base, by: name)
    if name.pointee < 0, name.parameters >= 0 {
      let parts = pieces(in: name.parameters).map { readParameterType($0) }
      type = facts.addType(.function, at: name.parameters, base: base, parts: parts)
    }
    if name.end < piece.upperBound { loose.read(name.end..<piece.upperBound) }
    return Parameter(
      type: type, name: name.name, value: name.value,
      isConstant: head.storage.contains(.isConstant), isPointer: name.isPointer)
  }

  /// Lowers what parentheses hold: a type or an expression, as of `sizeof(…)`.
  func readTypeOrExpression(in open: Int) {
    let range = (open + 1)..<contentEnd(open)
    let isName =
      range.count == 1 && isIdentifier(range.lowerBound) && local(range.lowerBound) == nil
      && isNamedLikeType(range.lowerBound)
    if isName || ambiguity.looksLikeType(range) {
      read(range)
    } else {
      expressions.readAll(range)
    }
  }
}
