import Configuration
import SourceText
import YAMLText

/// A preset's configuration in YAML, with values in the place of its parameters, comments and layout
/// as they are.
///
/// - Returns: text that reads as the preset does with these values. Where the layout cannot be kept,
///   the same without comments.
/// - Throws: the mistakes of the preset's own text.
func filledText(
  of preset: Preset, values: [ParameterValue], issues: ConfigurationIssues
) throws(ConfigurationErrors) -> String {
  let meant = ParameterSubstitution(values: values, issues: issues).apply(to: preset.configuration)
  var filler = TextFiller(values: values)
  let text = filler.fill(preset.configurationText)
  if let read = try? parseYAML(text, path: ""), read.saysTheSame(as: meant) { return text }
  return yamlText(meant)
}

/// Replaces parameters in YAML text, each one as its surroundings want it quoted.
private struct TextFiller {
  let values: [ParameterValue]
  /// The quote that the current place stands in.
  private var quote: Character?
  private var result = ""

  init(values: [ParameterValue]) { self.values = values }

  mutating func fill(_ text: String) -> String {
    var rest = Substring(text)
    var previous: Character = "\n"
    var isComment = false
    while let next = rest.first {
      if next == "\n" { (quote, isComment) = (nil, false) }
      if !isComment, quote == nil, next == "#", " \n".contains(previous) { isComment = true }
      if let found = Placeholder(atStartOf: rest, in: [.braces]),
        let value = values.first(where: { $0.name.utf8.elementsEqual(found.name.utf8) })
      {
        rest = replace(value, behind: previous, before: found.rest, isComment: isComment)
        previous = "}"
        continue
      }
      if !isComment { follow(next) }
      result.append(next)
      if next != " " || previous == "\n" { previous = next }
      if next == " " { previous = " " }
      rest = rest.dropFirst()
    }
    return result
  }

  /// Notes where quotes begin and end. One that begins no scalar is a letter like any other.
  private mutating func follow(_ next: Character) {
    guard next == "\"" || next == "'" else { return }
    if quote == next {
      quote = nil
    } else if quote == nil {
      let before = result.last { $0 != " " } ?? "\n"
      if "\n[{,:-".contains(before) { quote = next }
    }
  }

  /// Writes a value, and hands back what follows: without the closing quote where the value takes
  /// the place of the quoted scalar as a whole.
  private mutating func replace(
    _ value: ParameterValue, behind previous: Character, before rest: Substring, isComment: Bool
  ) -> Substring {
    let isWhole = quote != nil && previous == quote && rest.first == quote
    if isWhole, !isComment {
      result.removeLast()
      quote = nil
      result += value.node.flowText
      return rest.dropFirst()
    }
    let before = result.last ?? "\n"
    let isPlainWhole =
      quote == nil && " [{,".contains(before) && ",]}\n".contains(rest.first ?? "\n")
      && "\n[{,:-".contains(result.last { $0 != " " } ?? "\n")
    if isPlainWhole, !isComment {
      result += value.node.flowText
    } else {
      let text = value.node.text ?? value.node.flowText
      switch quote {
      case "\""?: result += quotedYAML(text).dropFirst().dropLast()
      case "'"?:
        result += text.split(separator: "'", omittingEmptySubsequences: false)
          .joined(separator: "''")
      default: result += text
      }
    }
    return rest
  }
}

extension ConfigNode {
  /// Whether two nodes hold the same, wherever they stand and however they are quoted.
  fileprivate func saysTheSame(as other: ConfigNode) -> Bool {
    switch (content, other.content) {
    case (.scalar(let left, _), .scalar(let right, _)):
      left.equalsInBytes(right) && isNull == other.isNull
    case (.sequence(let left), .sequence(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.saysTheSame(as: $1) }
    case (.mapping(let left), .mapping(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy {
          $0.key.equalsInBytes($1.key) && $0.value.saysTheSame(as: $1.value)
        }
    default: false
    }
  }
}
