import Findings

/// That a run fails because the graph lacks too much.
struct CoverageVerdict {
  /// Its name in machine formats.
  var name: String
  /// Why the run fails: one sentence without a full stop.
  var message: String
}

extension Coverage {
  /// Why the run fails whatever the rules say; usually nothing.
  var verdicts: [CoverageVerdict] {
    var verdicts: [CoverageVerdict] = []
    if isTooIncomplete, let minimumReadShare {
      verdicts.append(
        CoverageVerdict(
          name: "min-files",
          message: "only \(readFiles(.withShare)) were read, but min-files requires "
            + minimumReadShare.percentage))
    }
    if isTooUncertain, let minimumResolvedShare, let share = references.resolvedShare {
      verdicts.append(
        CoverageVerdict(
          name: "min-resolved",
          message:
            "\(share.percentage) of the references are resolved, but --min-resolved requires "
            + "\(minimumResolvedShare.percentage): 'archcheck list unresolved' shows the others"))
    }
    return verdicts
  }
}

extension Coverage {
  /// What is said about the files read.
  enum ReadFiles {
    case counts
    case withShare
  }

  /// `71 of 1,198 source files`, with the share behind it where asked for, or `all 97 source
  /// files`.
  func readFiles(_ form: ReadFiles) -> String {
    if presentFiles == 0 { return "no source files" }
    let files = presentFiles.counted("source file")
    if parsedFiles == presentFiles { return presentFiles == 1 ? files : "all \(files)" }
    let counts = "\(parsedFiles.grouped) of \(files)"
    guard form == .withShare, let share = readShare else { return counts }
    return "\(counts) (\(share.percentage))"
  }
}
