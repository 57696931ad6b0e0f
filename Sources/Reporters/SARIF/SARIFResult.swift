import Findings
import JSONText
import RuleLanguage
import SourceText

/// A violation as a SARIF result, or what fails the run because too little was read.
struct SARIFResult {
  /// The kind of what no rule of the project says.
  static let readingKind = "reading"

  /// Related locations of a result; GitHub takes 1,000.
  private static let relatedLimit = 100
  /// Related locations that the message links to: what it does not link to, GitHub does not show.
  private static let linkLimit = 3
  /// Steps of a flow; GitHub shows 1,000.
  private static let stepLimit = 1000

  /// The rule's id; `archcheck/` and a name for what no rule says.
  let rule: String
  /// What the rule is, or ``readingKind``.
  let kind: String
  /// How much it weighs.
  let severity: Severity
  private let violation: Violation?
  private let message: String
  private let location: SourceLocation
  private let fingerprint: String
  private let options: ReportOptions

  /// A violation.
  init(_ violation: Violation, fingerprint: String, options: ReportOptions) {
    (rule, kind, severity) = (violation.rule, violation.kind, violation.severity)
    (message, location) = (violation.message, violation.location)
    self.violation = violation
    self.fingerprint = fingerprint
    self.options = options
  }

  /// A new finding.
  ///
  /// - Parameter anchor: where one stands that is about the project as a whole.
  init(_ finding: ReportFinding, anchor: SourceLocation, options: ReportOptions) {
    (rule, severity, message) = (finding.rule, finding.severity, finding.message)
    kind = finding.violation?.kind ?? Self.readingKind
    location = finding.location ?? anchor
    violation = finding.violation
    fingerprint = finding.fingerprint
    self.options = options
  }

  func json(ruleIndex: Int) -> JSONValue {
    guard let violation else {
      return .object(
        [
          .init(key: "ruleId", value: .string(rule.printable)),
          .init(key: "ruleIndex", value: .integer(ruleIndex)),
          .init(key: "level", value: .string(severity.inSARIF)),
          .init(key: "message", value: ["text": .string(Self.plain(message.printable))]),
          .init(key: "locations", value: [SARIFLocation(location).json]),
          .init(key: "partialFingerprints", value: ["archcheck/v1": .string(fingerprint)]),
        ] + (options.includesAccepted ? [Self.isNew] : []))
    }
    return json(of: violation, ruleIndex: ruleIndex)
  }

  private func json(of violation: Violation, ruleIndex: Int) -> JSONValue {
    let related = violation.isRoute ? [] : violation.furtherEvidence.prefix(Self.relatedLimit)
    var members: [JSONValue.Member] = [
      .init(key: "ruleId", value: .string(violation.rule.printable)),
      .init(key: "ruleIndex", value: .integer(ruleIndex)),
      .init(key: "level", value: .string(violation.severity.inSARIF)),
      .init(key: "message", value: ["text": .string(Self.message(of: violation, related))]),
      .init(
        key: "locations", value: [SARIFLocation(violation.location, violation.mark).json]),
    ]
    if !related.isEmpty {
      let locations = related.enumerated().map { index, evidence in
        SARIFLocation(evidence.location, evidence.mark, id: index + 1, message: evidence.title).json
      }
      members.append(.init(key: "relatedLocations", value: .array(locations)))
    }
    if violation.isRoute, !violation.evidence.isEmpty {
      members.append(.init(key: "codeFlows", value: [Self.flow(of: violation)]))
    }
    members.append(
      .init(key: "partialFingerprints", value: ["archcheck/v1": .string(fingerprint)]))
    members += acceptance(of: violation)
    members.append(.init(key: "properties", value: Self.properties(of: violation)))
    return .object(members)
  }

  /// The first sentence stands alone where there is little room; then what to do, and links.
  private static func message(
    of violation: Violation, _ related: ArraySlice<Evidence>
  ) -> String {
    let sentences = ["\(violation.message).", violation.defect.fix]
    let text = sentences.filter { !$0.isEmpty }.map { plain($0.printable) }
      .joined(separator: " ")
    if related.isEmpty { return text }
    let links = related.prefix(linkLimit).enumerated().map { index, evidence in
      "[\(plain(evidence.location.description.printable))](\(index + 1))"
    }
    let rest = related.count - links.count
    let more = rest > 0 ? " and \(rest.grouped) more" : ""
    return "\(text) Also: \(links.joined(separator: ", "))\(more)."
  }

  /// Text in which nothing is taken for a link.
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "[" || scalar == "]" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// The hops of a chain or cycle.
  private static func flow(of violation: Violation) -> JSONValue {
    let steps = violation.evidence.prefix(stepLimit).map { hop -> JSONValue in
      let text = "\(hop.from) → \(hop.to): \(hop.title)"
      return ["location": SARIFLocation(hop.location, hop.mark, message: text).json]
    }
    return ["threadFlows": [["locations": .array(steps)]]]
  }

  private static let isNew = JSONValue.Member(key: "baselineState", value: "new")

  /// Of a finding that is accepted: by what, and that it is no news.
  private func acceptance(of violation: Violation) -> [JSONValue.Member] {
    guard options.includesAccepted else { return [] }
    if violation.status == .new { return [Self.isNew] }
    let kind = violation.status == .suppressed ? "inSource" : "external"
    return [
      .init(key: "suppressions", value: [["kind": .string(kind)]]),
      .init(key: "baselineState", value: "unchanged"),
    ]
  }

  private static func properties(of violation: Violation) -> JSONValue {
    [
      "defect": .string(violation.defect.name),
      "from": .optional(violation.from?.name.printable),
      "to": .optional(violation.to?.name.printable),
    ]
  }
}

/// A place as a SARIF location.
struct SARIFLocation {
  private let location: SourceLocation
  private let mark: SourceMark?
  private let id: Int?
  private let message: String?

  init(
    _ location: SourceLocation, _ mark: SourceMark? = nil, id: Int? = nil, message: String? = nil
  ) {
    self.location = location
    self.mark = mark
    self.id = id
    self.message = message
  }

  var json: JSONValue {
    var physical: [JSONValue.Member] = [.init(key: "artifactLocation", value: artifact)]
    if location.line > 0 {
      var region: [JSONValue.Member] = [
        .init(key: "startLine", value: .integer(location.line))
      ]
      if let columns = mark?.range(counting: \.count) {
        region += [
          .init(key: "startColumn", value: .integer(columns.lowerBound + 1)),
          .init(key: "endLine", value: .integer(location.line)),
          .init(key: "endColumn", value: .integer(columns.upperBound + 1)),
        ]
      }
      physical.append(.init(key: "region", value: .object(region)))
    }
    var members: [JSONValue.Member] = []
    if let id { members.append(.init(key: "id", value: .integer(id))) }
    members.append(.init(key: "physicalLocation", value: .object(physical)))
    if let message {
      members.append(.init(key: "message", value: ["text": .string(message.printable)]))
    }
    return .object(members)
  }

  private var artifact: JSONValue {
    let path = location.path.percentEncoded
    if path.utf8.first == UInt8(ascii: "/") { return ["uri": .string("file://" + path)] }
    return ["uri": .string(path), "uriBaseId": "SRCROOT"]
  }
}

extension String {
  /// The path as part of a URI (RFC 3986, section 3.3): all but unreserved characters and slashes by
  /// number.
  fileprivate var percentEncoded: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
