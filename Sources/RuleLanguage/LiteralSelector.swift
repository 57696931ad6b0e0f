import SourceText

/// A selector that takes the component of a name, whatever letters the name holds.
package func literalSelector(_ component: String) -> String {
  let special = Array("*?[]{},|!\\".unicodeScalars)
  var result = String.UnicodeScalarView()
  // A backslash at the front keeps what stands before a colon from being read as a prefix.
  let looksPrefixed = component.unicodeScalars.contains(":")
  for (index, scalar) in component.unicodeScalars.enumerated() {
    if special.contains(scalar) || index == 0 && looksPrefixed { result.append("\\") }
    result.append(scalar)
  }
  return String(result)
}

/// A text as a YAML scalar, quoted where it must be: also where it would be read as a number, a
/// truth value or nothing.
package func yamlScalar(_ text: String) -> String {
  let words = ["true", "false", "null", "off", "on", "yes", "no", "~"]
  let isWord = words.contains(text.lowercased()) || Double(text) != nil
  return isPlainYAML(text) && !isWord ? text : quotedYAML(text)
}
