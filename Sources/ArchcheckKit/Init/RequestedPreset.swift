import Configuration
import SourceText

/// A preset that somebody asks `init` for.
package struct RequestedPreset: Sendable {
  /// The preset.
  package let preset: Preset
  /// The path of its file from the root; `nil` for one that comes with archcheck.
  package let path: String?

  /// Takes a preset that comes with archcheck.
  package init(_ preset: Preset) {
    self.preset = preset
    path = nil
  }

  /// Reads a preset of the project's own.
  ///
  /// - Parameters:
  ///   - written: the file's path, as on the command line.
  ///   - root: the project.
  /// - Throws: a failure when there is no such file in the project, or when it is wrong.
  package init(file written: String, in root: ProjectRoot) throws(CommandFailure) {
    guard let path = root.relativePath(of: written) else {
      throw CommandFailure(
        .notUnderstood,
        "There is no preset file '\(written)' in the project: correct the path after --preset, or "
          + "copy the file there.")
    }
    let text: String
    do throws(UnreadableConfiguration) {
      text = try ConfigurationReader(root: root, explicitPath: nil).text(of: path)
    } catch {
      throw CommandFailure(.notUnderstood, "The preset \(path) cannot be read: \(error).")
    }
    do throws(ConfigurationErrors) {
      preset = try PresetFile(path: path, text: text).preset()
    } catch {
      throw CommandFailure(error)
    }
    self.path = path
  }
}
