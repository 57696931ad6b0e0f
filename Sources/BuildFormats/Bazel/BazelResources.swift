import ProjectModel
import SourceText
import StarlarkText

/// Which resources targets bundle: the files and folders of `data` and `resources`, also of lists of
/// files and resources that these name. What cannot be read is passed over.
struct BazelResources {
  let root: String
  let targets: BazelTargets
  let globs: BazelGlobs
  let source: ManifestSource

  /// The paths of a target's resources.
  func paths(of target: BazelTarget) -> [String] {
    var open: Set<BazelLabel> = [target.label]
    return distinct(paths(in: ["data", "resources"], of: target, open: &open)).sortedByBytes()
  }

  private func paths(
    in attributes: [String], of target: BazelTarget, open: inout Set<BazelLabel>
  ) -> [String] {
    let values = targets.values(of: target)
    var result: [String] = []
    for attribute in attributes {
      let read = values.read(target.call.argument(attribute))
      result += read.globs.flatMap { globs.resources(of: $0, values) }
      for text in read.texts {
        let label = targets.resolvedLabel(text.text, at: target)
        guard label.repository == nil else { continue }
        guard let other = targets[label] else {
          let path = ProjectPath.join(ProjectPath.join(root, label.package), label.name)
          // A file that is not there is made by the build; a name may be that of a rule not known.
          let isFile = !ProjectPath.fileExtension(of: label.name).isEmpty
          if isFile || source.find(path, text.location) != nil { result.append(path) }
          continue
        }
        guard open.insert(label).inserted else { continue }
        result += paths(in: Self.attributes(of: other.rule), of: other, open: &open)
      }
    }
    return result
  }

  /// The attributes in which a rule that only lists files or resources names them.
  private static func attributes(of rule: BazelRule) -> [String] {
    switch rule {
    case .files: ["srcs", "data"]
    case .resources: ["resources", "structured_resources"]
    case .module, .bundle, .alias, .other, .unknown: []
    }
  }
}
