import Findings
import JSONText

extension Listing {
  /// The rows under the listing's subject, with the counts that sum them up. The members depend on
  /// the listing, so that there is no one schema.
  var jsonDocument: JSONDocument<Listing> {
    let row = JSONForm<[Cell]>.object {
      columns.enumerated().map { index, column in
        JSONField(column.key, { index < $0.count ? $0[index] : .undefined }, Cell.jsonForm)
      }
    }
    return JSONDocument("list", title: "Output of 'archcheck list --format json'") {
      JSONField(subject, \.rows, .list(of: row))
      summary.isEmpty ? [] : [JSONField("summary", \.summary, sums)]
    }
  }

  private var sums: JSONForm<[Count]> {
    .object {
      summary.enumerated().map { index, count in
        JSONField(count.key, { $0[index].value }, .count)
      }
    }
  }
}

extension Listing.Cell {
  fileprivate static let jsonForm = JSONForm<Listing.Cell>.anyOf(
    [
      JSONAlternative(\.words, .string), JSONAlternative(\.count, .integer),
      JSONAlternative(\.list, .list(of: .string)), JSONAlternative(\.isSet, .bool),
    ], else: JSONForm<String?>.nullable(.string).of { _ in nil })

  private var words: String? { if case .text(let text) = self { text } else { nil } }
  private var count: Int? { if case .number(let number) = self { number } else { nil } }
  private var list: [String]? { if case .names(let names) = self { names } else { nil } }
  private var isSet: Bool? { if case .mark(let isSet, _) = self { isSet } else { nil } }
}

extension JSONDocument<FileExplanation> {
  /// The output of `list files --explain`.
  static var file: Self {
    JSONDocument("file", title: "Output of 'archcheck list files --explain --format json'") {
      JSONField("path", \.path, .string)
      JSONField("analysed", \.isAnalysed, .bool)
      JSONField("conditions", \.conditions, .list(of: .string))
      JSONField(
        "modules", \.modules,
        .list(
          of: .object {
            JSONField("name", \.name, .string)
            JSONField("role", \.role, .cases(\.rawValue))
            JSONField("component", \.component, .nullable(.string))
          }))
      JSONField("tags", \.tags, .list(of: .string))
      JSONField(
        "rules", \.rules,
        .list(
          of: .object {
            JSONField("id", \.id, .string)
            JSONField("kind", \.kind, .string)
            JSONField("severity", \.severity, .cases(\.rawValue))
            JSONField("options", \.options, .list(of: .string))
          }))
    }
  }
}
