/// The shape that values of a type have in JSON: one description that gives both the JSON of a value
/// and its JSON Schema, so that the two cannot differ.
///
/// Forms are made of smaller ones:
///
///     static let jsonForm = JSONForm<Edge>.object("edge") {
///       JSONField("from", \.from, .string, "Id of the node that depends.")
///       JSONField("references", \.references, .integer(1...), "Number of references.")
///       JSONField("symbols", \.symbols, .list(of: .string))
///       JSONField("condition", ifPresent: \.condition, .string, "The condition of #if.")
///     }
package struct JSONForm<Value>: Sendable {
  /// The schema that the JSON of every value fits.
  package let schema: JSONSchema
  private let write: @Sendable (Value) -> JSONValue

  /// Makes a form out of its two halves.
  ///
  /// - Parameters:
  ///   - schema: has to accept whatever `write` makes.
  ///   - write: makes the JSON of a value.
  package init(schema: JSONSchema, write: @escaping @Sendable (Value) -> JSONValue) {
    self.schema = schema
    self.write = write
  }

  /// The JSON of a value.
  package func json(of value: Value) -> JSONValue { write(value) }

  /// The form with a description in its schema.
  package func described(_ description: String) -> Self {
    Self(schema: schema.described(description), write: write)
  }

  /// The form, its schema a definition of its own that others refer to. All forms that a document is
  /// made of and that have one name have one schema.
  package func named(_ name: String) -> Self {
    Self(schema: schema.named(name), write: write)
  }

  /// The form of whatever has such a value.
  package func of<Whole>(_ part: @escaping @Sendable (Whole) -> Value) -> JSONForm<Whole> {
    JSONForm<Whole>(schema: schema) { [write] in write(part($0)) }
  }
}

extension JSONForm {
  /// The value, or null.
  package static func nullable<Wrapped>(_ form: JSONForm<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(schema: form.schema.orNull) { $0.map(form.json(of:)) ?? .null }
  }

  /// An array.
  package static func list<Element: Sendable>(of element: JSONForm<Element>) -> Self
  where Value == [Element] {
    let schema = JSONSchema(
      ["type": "array", "items": element.schema.json], holding: [element.schema])
    return Self(schema: schema) { .list(JSONElements($0, element)) }
  }

  /// One of a closed list of values, each by a word of its own; no others may be written.
  package static func oneOf(
    _ values: [Value], _ word: @escaping @Sendable (Value) -> String
  ) -> Self {
    Self(schema: JSONSchema(["enum": .strings(values.map(word))])) { .string(word($0)) }
  }

  /// One of the cases of an enumeration, by its word.
  package static func cases(_ word: @escaping @Sendable (Value) -> String) -> Self
  where Value: CaseIterable {
    oneOf(Array(Value.allCases), word)
  }

  /// The shape of the first alternative that takes the value, else the last one.
  package static func anyOf(_ alternatives: [JSONAlternative<Value>], else last: Self) -> Self {
    let schemas = alternatives.map(\.schema) + [last.schema]
    return Self(schema: .anyOf(schemas)) { value in
      for alternative in alternatives {
        if let json = alternative.json(value) { return json }
      }
      return last.json(of: value)
    }
  }
}

/// One of several shapes of a value.
package struct JSONAlternative<Value>: Sendable {
  let schema: JSONSchema
  let json: @Sendable (Value) -> JSONValue?

  /// Makes an alternative.
  ///
  /// - Parameters:
  ///   - part: what is written of a value, or `nil` when the alternative does not take it.
  ///   - form: the shape of the part.
  package init<Part>(_ part: @escaping @Sendable (Value) -> Part?, _ form: JSONForm<Part>) {
    schema = form.schema
    json = { part($0).map(form.json(of:)) }
  }
}

extension JSONSchema {
  /// A schema that accepts what one of the alternatives accepts.
  static func anyOf(_ alternatives: [JSONSchema]) -> JSONSchema {
    JSONSchema(["anyOf": .array(alternatives.map(\.json))], holding: alternatives)
  }
}

extension JSONForm<JSONValue> {
  /// What one of several other forms has written already.
  package static func written(byOneOf schemas: [JSONSchema]) -> Self {
    Self(schema: .anyOf(schemas)) { $0 }
  }
}

extension JSONForm<String> {
  /// Any string.
  package static var string: Self { Self(schema: JSONSchema(["type": "string"])) { .string($0) } }

  /// A string that a regular expression matches; no others may be written.
  package static func string(pattern: String) -> Self {
    Self(schema: JSONSchema(["type": "string", "pattern": .string(pattern)])) { .string($0) }
  }

  /// One of a closed list of strings; no others may be written.
  package static func oneOf(_ words: [String]) -> Self { oneOf(words) { $0 } }
}

extension JSONForm<Bool> {
  /// A truth value.
  package static var bool: Self { Self(schema: JSONSchema(["type": "boolean"])) { .bool($0) } }
}

extension JSONForm<Int> {
  /// Any integer.
  package static var integer: Self {
    Self(schema: JSONSchema(["type": "integer"])) { .integer($0) }
  }

  /// A number of things: an integer that is not negative.
  package static var count: Self { integer(0...) }

  /// An integer of at least the bound; no others may be written.
  package static func integer(_ bounds: PartialRangeFrom<Int>) -> Self {
    let schema = JSONSchema(["type": "integer", "minimum": .integer(bounds.lowerBound)])
    return Self(schema: schema) { .integer($0) }
  }

  /// One of a closed list of integers; no others may be written.
  package static func oneOf(_ values: [Int]) -> Self {
    Self(schema: JSONSchema(["enum": .array(values.map { .integer($0) })])) { .integer($0) }
  }
}

extension JSONForm<Double> {
  /// Any finite number.
  package static var number: Self { Self(schema: JSONSchema(["type": "number"])) { .number($0) } }

  /// A number of at least the bound; no others may be written.
  package static func number(_ bounds: PartialRangeFrom<Int>) -> Self {
    let schema = JSONSchema(["type": "number", "minimum": .integer(bounds.lowerBound)])
    return Self(schema: schema) { .number($0) }
  }

  /// A number within bounds; no others may be written.
  package static func number(_ bounds: ClosedRange<Int>) -> Self {
    let schema = JSONSchema([
      "type": "number", "minimum": .integer(bounds.lowerBound),
      "maximum": .integer(bounds.upperBound),
    ])
    return Self(schema: schema) { .number($0) }
  }
}
