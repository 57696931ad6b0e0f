extension CoverageRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    A file is in a set if one of its declarations is. At `at: component` there is one violation
    for each component, with the number of its files that are in no set, located where the
    component is defined, or at the first such file where others are covered. Sources that no
    manifest puts into a module are reported at their first line, as long as `of` selects their
    path: `of: "*"` does, a tag does not. Files left out with `sources: exclude` are not looked
    at.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    project.txt:5:1: error: 'Analytics' has none of the tags 'domain' and 'common', but rule 'modules-have-a-category' wants every component in one [modules-have-a-category]
    """
}
