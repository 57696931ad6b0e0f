import ProjectModel

extension ManifestInterpreter {
  private static let maximumConversionDepth = 64
  private static let maximumVariants = 4

  /// The manifest value of a root object; what is unknown in it becomes a problem.
  func convertedRoot(_ cell: Int) -> ManifestValue {
    let value = Value.object(cell)
    return converted(value, at: origin(of: value) ?? 0, depth: 0)
  }

  private func converted(_ value: Value, at offset: Int, depth: Int) -> ManifestValue {
    guard depth < Self.maximumConversionDepth else { return .unknown("nested too deeply") }
    switch value {
    case .unset, .null: return .null
    case .string(let text): return .string(text)
    case .integer(let number): return .integer(number)
    case .double(let number): return .string(String(number))
    case .boolean(let truth): return .boolean(truth)
    case .name(let name): return .name(name)
    case .type(let path): return .name(path)
    case .array(let items): return .array(convertedList(items, depth: depth))
    case .tuple(let fields): return .array(convertedList(fields.map(\.element), depth: depth))
    case .range: return .array(convertedList(list(value, at: offset), depth: depth))
    case .dictionary(let entries):
      return .dictionary(
        entries.map { entry in
          ManifestEntry(
            key: converted(entry.key, at: offset, depth: depth + 1),
            value: converted(entry.value, at: offset, depth: depth + 1))
        })
    case .record(let record): return converted(record, depth: depth)
    case .object:
      return record(of: value).map { converted($0, depth: depth) } ?? .null
    case .either(let values): return undecided(values, at: offset, depth: depth)
    case .function: return unknown("a function", at: offset)
    case .unknown(let text): return unknown(text, at: offset)
    }
  }

  private func converted(_ record: Record, depth: Int) -> ManifestValue {
    if let path = record.type, record.fields.isEmpty, types[path]?.kind == .enumeration {
      return .name(record.name)
    }
    let arguments = record.fields.map { field in
      ManifestArgument(label: field.label, item: converted(field.element, depth: depth + 1))
    }
    return .call(ManifestCall(name: record.name, arguments: arguments, offset: record.offset))
  }

  private func converted(_ element: Element, depth: Int) -> ManifestItem {
    var element = element
    if case .either(let values) = element.value {
      let present = values.filter { if case .null = $0 { false } else { true } }
      if present.count == 1, let only = present.first {
        element.value = only
        element.isConditional = true
      }
    }
    return ManifestItem(
      converted(element.value, at: element.offset, depth: depth), offset: element.offset,
      isConditional: element.isConditional)
  }

  private func convertedList(_ items: [Element], depth: Int) -> [ManifestItem] {
    items.flatMap { expanded($0) }.flatMap { variants(of: $0) }
      .map { converted($0, depth: depth + 1) }
  }

  private func unknown(_ text: String, at offset: Int) -> ManifestValue {
    report(
      .manifestNotUnderstood, at: offset,
      "The value of `\(text)` here is not known without running the manifest; what depends on it "
        + "is left out. Write it as a literal, or describe the modules in the `modules:` section.")
    return .unknown(text)
  }

  private func undecided(_ values: [Value], at offset: Int, depth: Int) -> ManifestValue {
    let texts = values.map { value in
      if case .string(let text) = interpolated(value) { text } else { "another value" }
    }
    return unknown(texts.joined(separator: "` or `"), at: offset)
  }

  // MARK: Variants

  /// An element whose arguments have alternatives, once for each, all conditional.
  private func variants(of element: Element) -> [Element] {
    guard case .object = element.value, let record = record(of: element.value) else {
      return [element]
    }
    var records = [record]
    for field in record.fields {
      guard case .either(let values) = field.element.value else { continue }
      let present = values.filter { if case .null = $0 { false } else { true } }
      guard present.count > 1, records.count * values.count <= Self.maximumVariants else {
        continue
      }
      records = records.flatMap { record in
        values.map { value in
          var copy = record
          copy.set(field.label, to: Element(value: value, offset: field.element.offset))
          return copy
        }
      }
    }
    guard records.count > 1 else { return [element] }
    return records.map { record in
      Element(value: makeObject(record), offset: element.offset, isConditional: true)
    }
  }
}
