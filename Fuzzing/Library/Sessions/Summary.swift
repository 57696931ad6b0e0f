/// What a session counted.
package struct Summary: Sendable {
  /// Runs of generated projects; a comparison of one job with two is one run.
  package var runs = 0
  /// Files of these projects.
  package var files = 0
  /// Processor time of the program under test, in seconds.
  package var processorSeconds = 0.0
  /// The most that a run used.
  package var longest = 0.0
  /// The most memory that a run had, in bytes.
  package var largest = 0
  /// How often the program ended with each status.
  package var statuses: [Int32: Int] = [:]
  /// How many runs showed each class of findings.
  package var findings: [Finding.Class: Int] = [:]

  /// Makes an empty one.
  package init() {}

  /// Counts a run.
  package mutating func count(_ fuzzCase: FuzzCase, _ verdict: Judge.Verdict) {
    runs += 1
    files += fuzzCase.files.count
    processorSeconds += verdict.result.processorSeconds
    longest = max(longest, verdict.result.processorSeconds)
    largest = max(largest, verdict.result.peakMemory)
    if let status = verdict.result.status { statuses[status, default: 0] += 1 }
    if let finding = verdict.finding { findings[finding.findingClass, default: 0] += 1 }
  }

  /// The table that a session ends with.
  package func table(clockSeconds: Double) -> String {
    func seconds(_ value: Double) -> String {
      let tenths = Int((value * 10).rounded())
      return "\(tenths / 10).\(tenths % 10) s"
    }
    var rows = [
      ("runs", "\(runs)"), ("files", "\(files)"), ("time", seconds(clockSeconds)),
      ("of archcheck", seconds(processorSeconds)), ("longest run", seconds(longest)),
      ("largest run", "\(largest >> 20) MB"),
    ]
    for (status, count) in statuses.sorted(by: { $0.key < $1.key }) {
      rows.append(("exit status \(status)", "\(count)"))
    }
    for findingClass in Finding.Class.allCases {
      rows.append(("found: \(findingClass.rawValue)", "\(findings[findingClass] ?? 0)"))
    }
    return rows.map { name, value in
      "  " + name + String(repeating: " ", count: max(1, 20 - name.count)) + value + "\n"
    }.joined()
  }
}
