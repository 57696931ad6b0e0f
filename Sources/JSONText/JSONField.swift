/// A member that the objects of a form have.
package struct JSONField<Value>: Sendable {
  let key: String
  let schema: JSONSchema
  let isRequired: Bool
  /// The member's value; `nil` leaves the member out.
  let json: @Sendable (Value) -> JSONValue?

  /// Makes a member that every object has.
  ///
  /// - Parameters:
  ///   - key: its key.
  ///   - part: the part of the value that it holds.
  ///   - form: the shape of the part.
  ///   - description: what it means, for the schema.
  package init<Part>(
    _ key: String, _ part: @escaping @Sendable (Value) -> Part, _ form: JSONForm<Part>,
    _ description: String? = nil
  ) {
    self.key = key
    schema = form.schema.described(description)
    isRequired = true
    json = { form.json(of: part($0)) }
  }

  /// Makes a member that is left out where the part is `nil`.
  package init<Part>(
    _ key: String, ifPresent part: @escaping @Sendable (Value) -> Part?, _ form: JSONForm<Part>,
    _ description: String? = nil
  ) {
    self.key = key
    schema = form.schema.described(description)
    isRequired = false
    json = { part($0).map(form.json(of:)) }
  }

  /// Makes a member that is the same in every object.
  package init(_ key: String, constant: JSONValue, _ description: String? = nil) {
    self.key = key
    schema = JSONSchema(["const": constant]).described(description)
    isRequired = true
    json = { _ in constant }
  }

  private init(
    key: String, schema: JSONSchema, isRequired: Bool,
    json: @escaping @Sendable (Value) -> JSONValue?
  ) {
    self.key = key
    self.schema = schema
    self.isRequired = isRequired
    self.json = json
  }

  /// The member of whatever has such a value.
  package func of<Whole>(_ part: @escaping @Sendable (Whole) -> Value) -> JSONField<Whole> {
    JSONField<Whole>(key: key, schema: schema, isRequired: isRequired) { [json] in json(part($0)) }
  }
}

/// Collects the members of a form, one a line; lists of them may stand between.
@resultBuilder
package enum JSONFieldsBuilder<Value> {
  /// One member.
  package static func buildExpression(_ field: JSONField<Value>) -> [JSONField<Value>] { [field] }
  /// Members that several forms share.
  package static func buildExpression(_ fields: [JSONField<Value>]) -> [JSONField<Value>] { fields }
  /// All members in order.
  package static func buildBlock(_ parts: [JSONField<Value>]...) -> [JSONField<Value>] {
    parts.flatMap { $0 }
  }
}

extension JSONForm {
  /// An object that has exactly these members, in this order.
  ///
  /// - Parameters:
  ///   - name: the name of its definition in schemas; without one it stands where it is used.
  ///   - fields: the members, their keys different.
  package static func object(
    _ name: String? = nil, @JSONFieldsBuilder<Value> _ fields: () -> [JSONField<Value>]
  ) -> Self {
    let fields = fields()
    let schema = JSONSchema(
      [
        "type": "object",
        "properties": .object(fields.map { .init(key: $0.key, value: $0.schema.json) }),
        "required": .strings(fields.filter(\.isRequired).map(\.key)),
        "additionalProperties": false,
      ], holding: fields.map(\.schema))
    let form = Self(schema: schema) { value in
      var members: [JSONValue.Member] = []
      members.reserveCapacity(fields.count)
      for field in fields {
        if let json = field.json(value) { members.append(.init(key: field.key, value: json)) }
      }
      return .object(members)
    }
    return name.map(form.named) ?? form
  }
}
