/// The user's folder for the cache; `nil` where the environment tells of none.
///
/// Linux: `$XDG_CACHE_HOME/archcheck`, else `~/.cache/archcheck`; macOS: `~/Library/Caches/archcheck`.
///
/// - Parameter variable: the value of an environment variable, `nil` for one that is unset or empty.
package func usualCacheFolder(_ variable: (String) -> String?) -> String? {
  if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder + "/archcheck" }
  guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
  #if canImport(Darwin)
    return home + "/Library/Caches/archcheck"
  #else
    return home + "/.cache/archcheck"
  #endif
}
