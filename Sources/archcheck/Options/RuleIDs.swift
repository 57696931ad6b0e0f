import SourceText

/// The ids of an option's values, each of which may hold several, with spaces around the commas.
func ruleIDs(in values: [String]) -> [String] {
  values.flatMap { value in
    value.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
  }
}
