/// A JSON Schema (draft 2020-12) with the definitions that it refers to.
package struct JSONSchema: Hashable, Sendable {
  /// The keywords, in the order of output.
  package private(set) var keywords: [JSONValue.Member]
  /// What `$defs` has to hold for it, each name once, in the order in which they are first met.
  package private(set) var definitions: [JSONValue.Member]

  /// Makes a schema of keywords that refer to nothing.
  package init(_ keywords: KeyValuePairs<String, JSONValue>) {
    self.keywords = keywords.map { JSONValue.Member(key: $0.key, value: $0.value) }
    definitions = []
  }

  /// Takes a schema that is written as JSON, with the definitions that it refers to.
  package init(_ json: JSONValue, definitions: [JSONValue.Member]) {
    if case .object(let members) = json { keywords = members } else { keywords = [] }
    self.definitions = definitions
  }

  /// Makes a schema whose keywords hold other schemas.
  init(_ keywords: KeyValuePairs<String, JSONValue>, holding parts: [JSONSchema]) {
    self.init(keywords)
    for part in parts { define(part.definitions) }
  }

  /// The schema as it stands within another one.
  var json: JSONValue { .object(keywords) }

  /// The schema with a description behind its keywords; the same where there is none.
  func described(_ description: String?) -> JSONSchema {
    var result = self
    if let description {
      result.keywords.append(.init(key: "description", value: .string(description)))
    }
    return result
  }

  /// A reference to this schema, which becomes the definition of a name.
  func named(_ name: String) -> JSONSchema {
    var result = JSONSchema(["$ref": .string("#/$defs/\(name)")])
    result.define([.init(key: name, value: json)] + definitions)
    return result
  }

  /// A schema that accepts null too.
  var orNull: JSONSchema {
    var result = self
    if let index = keywords.firstIndex(where: { $0.key == "type" }),
      case .string = keywords[index].value
    {
      result.keywords[index].value = [keywords[index].value, "null"]
    } else {
      result.keywords = [.init(key: "anyOf", value: [json, ["type": "null"]])]
    }
    return result
  }

  /// A document of this schema with all its definitions.
  ///
  /// - Parameters:
  ///   - id: the URI that names the schema.
  ///   - title: what it describes, in a few words.
  package func document(id: String, title: String) -> JSONValue {
    let head: [JSONValue.Member] = [
      .init(key: "$schema", value: "https://json-schema.org/draft/2020-12/schema"),
      .init(key: "$id", value: .string(id)), .init(key: "title", value: .string(title)),
    ]
    return .object(head + keywords + [.init(key: "$defs", value: .object(definitions))])
  }

  private mutating func define(_ more: [JSONValue.Member]) {
    for definition in more {
      if let known = definitions.first(where: { $0.key == definition.key }) {
        precondition(known == definition, "one name stands for one schema: \(definition.key)")
      } else {
        definitions.append(definition)
      }
    }
  }
}
