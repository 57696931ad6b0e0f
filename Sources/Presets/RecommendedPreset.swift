import RuleLanguage

extension Preset {
  /// What every project wants to know, and what counts without a configuration.
  static let recommended = Preset(
    name: "recommended",
    summary: "No cycles between modules, and manifests that declare what sources import; all of it "
      + "as warnings.",
    text: """
      version: 1
      rules:
        module-cycles:
          acyclic: { of: "*", at: module }
          severity: warning
          because: Modules on a cycle can only be built, tested and understood together.
        undeclared-dependencies:
          manifest: { checks: undeclared }
          severity: warning
          roles: [production, tool, test, demo]
          because: The build works only as long as something else happens to build the module first.
        unused-dependencies:
          manifest: { checks: unused }
          severity: warning
          roles: [production, tool, test, demo]
          because: They cost build time and tell readers of the manifest something untrue.

      """)
}
