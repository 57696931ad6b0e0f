extension CoverageRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    A file is in a set if one of its declarations is. With `at: component` each component is one
    violation, with the number of its files that are in no set; it is reported where the component
    is defined, or at the first such file if other files are in a set. Sources that no manifest puts
    into a module are reported at their first line, if `of` selects their path: `of: "*"` does, a
    tag does not. Files excluded with `sources: exclude` are ignored.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    project.txt:5:1: error: 'Analytics' has none of the tags 'domain' and 'common', but rule 'modules-have-a-category' requires every component in one [modules-have-a-category]
    """
}
