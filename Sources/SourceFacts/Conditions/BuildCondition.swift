/// The condition under which `#if` keeps a piece of code.
package indirect enum BuildCondition: Hashable, Sendable {
  case always
  /// A compilation condition such as `DEBUG`.
  case flag(String)
  /// `os(…)`, `arch(…)`, `targetEnvironment(…)`, `canImport(…)`, `hasFeature(…)` and the like.
  case call(String, argument: String)
  /// `swift(>=5.9)` or `compiler(<6)`: name, operator, version.
  case version(String, comparison: String, version: String)
  case not(BuildCondition)
  case all([BuildCondition])
  case any([BuildCondition])
  /// Not understood; the text as written.
  case unknown(String)
}
