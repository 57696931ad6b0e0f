import SourceText

/// The facts of a file as bytes: what is an array of plain values is copied as memory, so that neither
/// direction looks at each fact.
///
/// The form is that of one build of archcheck; whoever keeps it keeps the build's identity with it.
extension FileFacts {
  /// The facts as bytes. O(bytes).
  package func packed() -> [UInt8] {
    var writer = ByteWriter()
    writer.reserve(expressions.count * 48 + declarations.count * 112 + 4096)
    writer.put(language)
    writer.put(count: codeLines)
    writer.put(lines.starts)
    writer.put(strings)
    writer.put(declarations)
    writer.put(types)
    writer.put(expressions)
    writer.put(bindings)
    writer.put(contexts)
    writer.put(requirements)
    writer.put(code)
    writer.put(lists)
    writer.put(suppressions)
    writer.put(conditions)
    writer.put(count: imports.count)
    for fact in imports { writer.put(fact) }
    writer.put(count: problems.count)
    for problem in problems {
      writer.put(problem.kind.rawValue)
      writer.put(problem.offset)
      writer.put(problem.message)
    }
    return writer.bytes
  }

  /// Facts out of bytes that ``packed()`` made in this build; `nil` for what no facts can be. O(bytes).
  package init?(packed bytes: UnsafeRawBufferPointer) {
    var reader = ByteReader(bytes)
    do throws(ByteReader.Incomplete) {
      try self.init(&reader)
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }

  private init(_ reader: inout ByteReader) throws(ByteReader.Incomplete) {
    language = try reader.value()
    codeLines = try reader.count()
    lines = LineTable(starts: try reader.values())
    strings = try reader.texts()
    declarations = try reader.values()
    types = try reader.values()
    expressions = try reader.values()
    bindings = try reader.values()
    contexts = try reader.values()
    requirements = try reader.values()
    code = try reader.values()
    lists = try reader.values()
    suppressions = try reader.values()
    conditions = try reader.conditions()
    for _ in 0..<(try reader.count()) { imports.append(try reader.importFact()) }
    for _ in 0..<(try reader.count()) { problems.append(try reader.problem()) }
  }
}

// MARK: - Imports and problems

extension ByteWriter {
  fileprivate mutating func put(_ fact: ImportFact) {
    put(fact.form)
    put(fact.path)
    put(fact.module)
    put(OptionalID(fact.declaration))
    put(fact.marks)
    put(fact.access)
    put(fact.condition)
    put(fact.offset)
  }
}

extension ByteReader {
  fileprivate mutating func importFact() throws(Incomplete) -> ImportFact {
    ImportFact(
      form: try value(), path: try text(), module: try value(),
      declaration: try value(OptionalID<Name>.self).id, marks: try value(), access: try value(),
      condition: try value(), offset: try value())
  }

  fileprivate mutating func problem() throws(Incomplete) -> FactProblem {
    guard let kind = Problem.Kind(rawValue: try text()) else { throw Incomplete() }
    return FactProblem(kind: kind, offset: try value(), message: try text())
  }
}

// MARK: - Conditions

/// What stands before a packed condition.
private enum ConditionTag: UInt8 {
  case always
  case flag
  case call
  case version
  case not
  case all
  case any
  case unknown
}

extension ByteWriter {
  fileprivate mutating func put(_ condition: BuildCondition) {
    switch condition {
    case .always: put(ConditionTag.always.rawValue)
    case .flag(let name): put(.flag, name)
    case .call(let name, let argument): put(.call, name, argument)
    case .version(let name, let comparison, let version): put(.version, name, comparison, version)
    case .not(let inner):
      put(ConditionTag.not.rawValue)
      put(inner)
    case .all(let parts): put(.all, parts)
    case .any(let parts): put(.any, parts)
    case .unknown(let text): put(.unknown, text)
    }
  }

  private mutating func put(_ tag: ConditionTag, _ texts: String...) {
    put(tag.rawValue)
    for text in texts { put(text) }
  }

  private mutating func put(_ tag: ConditionTag, _ parts: [BuildCondition]) {
    put(tag.rawValue)
    put(parts)
  }

  fileprivate mutating func put(_ conditions: [BuildCondition]) {
    put(count: conditions.count)
    for condition in conditions { put(condition) }
  }
}

extension ByteReader {
  fileprivate mutating func condition() throws(Incomplete) -> BuildCondition {
    guard let tag = ConditionTag(rawValue: try value()) else { throw Incomplete() }
    switch tag {
    case .always: return .always
    case .flag: return .flag(try text())
    case .call: return .call(try text(), argument: try text())
    case .version: return .version(try text(), comparison: try text(), version: try text())
    case .not: return .not(try condition())
    case .all: return .all(try conditions())
    case .any: return .any(try conditions())
    case .unknown: return .unknown(try text())
    }
  }

  fileprivate mutating func conditions() throws(Incomplete) -> [BuildCondition] {
    var parts: [BuildCondition] = []
    for _ in 0..<(try count()) { parts.append(try condition()) }
    return parts
  }
}
