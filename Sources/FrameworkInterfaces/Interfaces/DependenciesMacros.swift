/// What is known of the module `DependenciesMacros`.
let dependenciesMacrosInterface = #"""
  // exports: Dependencies IssueReporting
  struct Unimplemented: Error {
    init(_ endpoint: String)
  }
  """#
