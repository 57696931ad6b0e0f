import Foundation
import Testing

/// Makes a copy of the fixture BitriseClient and applies patches of its folder `Violations` to it,
/// each to the result of those before. No line around a change may differ from what the patch shows.
///
/// - Throws: when a patch does not apply.
package func plantViolations(_ patches: [String], in copy: String) throws {
  try FileManager.default.copyItem(atPath: Repository.bitriseClient, toPath: copy)
  for patch in patches {
    // Outside of any repository: within one, git would apply a patch below its top only.
    let applied = try run(
      "/usr/bin/env",
      ["git", "apply", "\(Repository.bitriseClient)/Violations/\(patch).patch"], in: copy)
    try #require(applied.status == 0, "\(patch) applies: \(applied.errors)")
  }
}
