import Containment
import RuleLanguage

/// How much slower a debug build of archcheck is than the one that users have.
private let slowness: Double = {
  #if DEBUG
    10
  #else
    1
  #endif
}()

/// Begins to watch how much time and memory each file takes; nothing where failures are not contained.
///
/// - Parameter maxFileSeconds: what the configuration allows. In a debug build the default stands for
///   ten times as much; what is written otherwise is taken as it is.
func watchFiles(maxFileSeconds: Int) {
  let isDefault = maxFileSeconds == SourceOptions.defaultMaxFileSeconds
  Containment.watch(
    FileBounds(seconds: Double(maxFileSeconds), slowness: isDefault ? slowness : 1))
}
