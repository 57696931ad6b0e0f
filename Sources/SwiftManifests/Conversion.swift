import ProjectModel

/// Turns the value of a root object into what project formats read; what is unknown in it becomes a
/// problem.
struct Conversion {
  let context: Context

  /// Objects may refer to each other in a circle.
  private static let maximumDepth = 64
  private static let maximumVariants = 4

  /// The manifest value of a root object.
  func root(_ cell: Cell) -> ManifestValue {
    let value = Value.object(cell)
    return converted(value, at: value.origin ?? 0, depth: 0)
  }

  private func converted(_ value: Value, at offset: Int, depth: Int) -> ManifestValue {
    guard depth < Self.maximumDepth else { return .unknown("nested too deeply") }
    switch value {
    case .unset, .null: return .null
    case .string(let text): return .string(text)
    case .integer(let number): return .integer(number)
    case .double(let number): return .string(String(number))
    case .boolean(let truth): return .boolean(truth)
    case .name(let name): return .name(name)
    case .type(let path): return .name(path)
    case .array(let items): return .array(converted(items, depth: depth))
    case .tuple(let fields): return .array(converted(fields.map(\.element), depth: depth))
    case .range: return .array(converted(value.elements(at: offset), depth: depth))
    case .dictionary(let entries):
      return .dictionary(
        entries.map { entry in
          ManifestEntry(
            key: converted(entry.key, at: offset, depth: depth + 1),
            value: converted(entry.value, at: offset, depth: depth + 1))
        })
    case .record, .object: return value.record.map { converted($0, depth: depth) } ?? .null
    case .either(let values): return undecided(values, at: offset)
    case .function: return unknown("a function", at: offset)
    case .unknown(let text): return unknown(text, at: offset)
    }
  }

  private func converted(_ record: Record, depth: Int) -> ManifestValue {
    if let path = record.type, record.fields.isEmpty, context.types[path]?.kind == .enumeration {
      return .name(record.name)
    }
    let arguments = record.fields.map { field in
      let item = context.evaluation.silently(
        context.types.library.mayStayUnknown(field.label, in: record.name)
      ) { converted(field.element, depth: depth + 1) }
      return ManifestArgument(label: field.label, item: item)
    }
    return .call(ManifestCall(name: record.name, arguments: arguments, offset: record.offset))
  }

  private func converted(_ element: ListElement, depth: Int) -> ManifestItem {
    var element = element
    let present = element.value.alternatives.filter { !$0.isNull }
    if case .either = element.value, present.count == 1, let only = present.first {
      element.value = only
      element.isConditional = true
    }
    return ManifestItem(
      converted(element.value, at: element.offset, depth: depth), offset: element.offset,
      isConditional: element.isConditional, source: source(of: element), round: element.round)
  }

  /// The place of the element of a list that something was made from: of a library value, the one that
  /// its name was.
  private func source(of element: ListElement) -> Int? {
    if let source = element.source { return source }
    guard let record = element.value.record, record.type == nil else { return nil }
    return ["target", "name", "product", "path", ""].lazy.compactMap { label in
      record.fields.first { $0.label == label }?.element.source
    }.first
  }

  private func converted(_ items: [ListElement], depth: Int) -> [ManifestItem] {
    items.flatMap(\.expanded).flatMap { variants(of: $0) }
      .map { converted($0, depth: depth + 1) }
  }

  private func unknown(_ text: String, at offset: Int) -> ManifestValue {
    let source = context.evaluation.text
    // Without a place of its own it is known by its description alone.
    let excerpt = offset > 0 ? source.excerpt(at: offset) : ""
    source.problems.reportNotUnderstood(
      at: offset,
      "The value of `\(excerpt.isEmpty ? text : excerpt)` is only known when the manifest runs; "
        + "what depends on it is ignored. Write it as a literal, or list the modules under "
        + "`modules:`.")
    return .unknown(text)
  }

  private func undecided(_ values: [Value], at offset: Int) -> ManifestValue {
    let texts = values.map { value in
      if case .string(let text) = context.members.interpolated(value) {
        text
      } else {
        "another value"
      }
    }
    return unknown(texts.joined(separator: "` or `"), at: offset)
  }

  /// An element whose arguments have alternatives, once for each, all conditional.
  ///
  /// The alternatives of several arguments are combined as long as that makes few elements; those of
  /// the arguments that are left over become unknown values.
  private func variants(of element: ListElement) -> [ListElement] {
    guard case .object = element.value, let record = element.value.record else { return [element] }
    var records = [record]
    for field in record.fields {
      guard case .either(let values) = field.element.value else { continue }
      let present = values.filter { !$0.isNull }
      guard present.count > 1, records.count * values.count <= Self.maximumVariants else {
        continue
      }
      records = records.flatMap { record in
        values.map { value in
          var copy = record
          copy.set(field.label, to: ListElement(value: value, offset: field.element.offset))
          return copy
        }
      }
    }
    guard records.count > 1 else { return [element] }
    return records.map { record in
      ListElement(value: .record(record), offset: element.offset, isConditional: true)
    }
  }
}
