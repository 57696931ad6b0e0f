import ArchTestSupport

/// What is demanded of every run, whatever the project is.
package struct Oracle {
  private let limits: ChildLimits
  /// The schemas by their names, for an oracle with other limits.
  package let validators: [String: SchemaValidator]

  /// Larger outputs are not compared with their schema, which takes long.
  private static let schemaLimit = 1 << 20

  /// Takes the limits of a run, and the schemas by their names as `archcheck schema` takes them.
  package init(limits: ChildLimits, schemas: [String: SchemaValidator]) {
    self.limits = limits
    validators = schemas
  }

  /// What is wrong with how a run ended; `nil` when nothing is.
  package func finding(in result: ChildResult, of arguments: [String]) -> Finding? {
    ending(of: result) ?? form(of: result, arguments) ?? setAside(in: result)
  }

  /// What is wrong with a run with two jobs, compared with the same one with one job.
  package func finding(comparing two: ChildResult, with one: ChildResult) -> Finding? {
    if let finding = ending(of: two) ?? setAside(in: two) { return finding }
    if one.status != two.status {
      return Finding(.jobs, "status \(one.status ?? -1) and \(two.status ?? -1)")
    }
    guard one.output != two.output else { return nil }
    let lines = [one, two].map {
      $0.output.split(separator: 0x0A, omittingEmptySubsequences: false)
    }
    let index = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    return Finding(.jobs, "the outputs differ in line \(index + 1)")
  }

  private func ending(of result: ChildResult) -> Finding? {
    if result.stalled { return Finding(.stall, "no end after \(Int(result.clockSeconds)) s") }
    if result.processorSeconds >= Double(limits.processorSeconds) - 0.5 {
      return Finding(.time, "\(limits.processorSeconds) s of processor time and no end")
    }
    if result.peakMemory > limits.memory {
      return Finding(.memory, "\(result.peakMemory >> 20) MB")
    }
    if let signal = result.signal { return Finding(.signal, "\(signal)") }
    if let status = result.status, !(0...3).contains(status) {
      return Finding(.status, "\(status)")
    }
    if result.errors.contains(anyOf: ["Fatal error", "internal error"]) {
      return Finding(.status, "\(result.status ?? -1) with an internal error")
    }
    return nil
  }

  // MARK: Forms

  private func form(of result: ChildResult, _ arguments: [String]) -> Finding? {
    guard let text = String(validating: result.output, as: UTF8.self) else {
      return Finding(.format, "the output is no UTF-8")
    }
    guard !text.isEmpty, let option = arguments.firstIndex(of: "--format"),
      arguments.indices.contains(option + 1)
    else { return nil }
    // The command that prints the whole configuration prints YAML, whatever the format.
    if arguments.contains("--print-config") { return nil }
    switch arguments[option + 1] {
    case "json": return json(result.output, text, arguments)
    case "csv": return Self.tableMistake(in: text).map { Finding(.format, "CSV: \($0)") }
    case "dot":
      return text.contains("digraph") && text.contains("}")
        ? nil : Finding(.format, "DOT: no graph")
    case "mermaid":
      return text.contains("flowchart") || text.contains("graph")
        ? nil : Finding(.format, "Mermaid: no graph")
    default: return nil
    }
  }

  private func json(_ bytes: [UInt8], _ text: String, _ arguments: [String]) -> Finding? {
    do {
      _ = try JSONReader.value(of: bytes)
    } catch {
      return Finding(.format, "JSON: \(error)")
    }
    guard bytes.count <= Self.schemaLimit, let schema = validators[Self.schemaName(of: arguments)]
    else { return nil }
    let mistakes = (try? schema.mistakes(in: text)) ?? ["Foundation cannot read it"]
    return mistakes.first.map { Finding(.schema, $0) }
  }

  /// The schema for what a command prints; without one a name that no schema has.
  static func schemaName(of arguments: [String]) -> String {
    switch arguments.first {
    case "rules" where arguments.contains("explain"): return ""
    case "why":
      // With two names it explains a dependency, with a place a line.
      return arguments.contains { $0.split(separator: ":").last.flatMap { Int($0) } != nil }
        ? "why-line" : "why"
    default: return arguments.first ?? ""
    }
  }

  /// What breaks the form of a table in CSV (RFC 4180): rows have as many fields as the first.
  package static func tableMistake(in text: String) -> String? {
    var widths: [Int] = []
    var (width, isQuoted) = (1, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: width += 1
      case 0x0A where !isQuoted:
        widths.append(width)
        width = 1
      default: break
      }
    }
    if isQuoted { return "a quote without an end" }
    let odd = widths.firstIndex { $0 != widths[0] }
    return odd.map { "row \($0 + 1) has \(widths[$0]) fields, the first \(widths[0])" }
  }

  /// Whether a file was set aside, and what for. A file is named only as
  /// far as its reason: cases that are made smaller are compared by it.
  private func setAside(in result: ChildResult) -> Finding? {
    for text in [result.errors, result.output] {
      guard let start = text.firstIndex(of: Array("was set aside, because".utf8)) else { continue }
      let reason = text[start...].prefix(200).prefix { $0 != UInt8(ascii: ":") }
      let words = reason.split { $0 == 0x20 || $0 == 0x0A }.dropFirst(4)
      let detail = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
      return Finding(.setAside, detail)
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether it contains one of some texts.
  fileprivate func contains(anyOf texts: [String]) -> Bool {
    texts.contains { firstIndex(of: Array($0.utf8)) != nil }
  }

  /// Where another text begins in it. O(length) for texts whose first byte is rare.
  fileprivate func firstIndex(of other: [UInt8]) -> Int? {
    withUnsafeBufferPointer { bytes in
      bytes.indices.first { bytes[$0] == other[0] && bytes[$0...].starts(with: other) }
    }
  }
}
