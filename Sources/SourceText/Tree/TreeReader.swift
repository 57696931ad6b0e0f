/// Reads YAML (of which JSON is a part) as a tree of nodes that carry a path; `nil` for a text without a document.
package typealias TreeReader =
  @Sendable (
    _ text: String, _ path: String
  ) throws(ConfigurationErrors) -> ConfigNode?
