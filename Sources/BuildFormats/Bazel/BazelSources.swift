import ProjectModel
import StarlarkText

/// Which sources and headers targets compile: files, globs, and lists of files.
struct BazelSources {
  let root: String
  let targets: BazelTargets
  let globs: BazelGlobs
  let source: ManifestSource

  private static let compiled = ["srcs", "swift_srcs", "clang_srcs"]
  private static let offered = ["hdrs", "textual_hdrs"]

  /// The files that a target compiles.
  func sources(of target: BazelTarget) -> [String] {
    Self.compiled.flatMap { paths(in: $0, of: target) }
  }

  /// The headers that a target offers.
  func headers(of target: BazelTarget) -> [String] {
    Self.offered.flatMap { paths(in: $0, of: target) }
  }

  /// Whether none of a target's files is one that archcheck reads: macros generate code, check it,
  /// or compile other languages.
  func areNone(of target: BazelTarget) -> Bool {
    (Self.compiled + Self.offered).allSatisfy { paths(in: $0, of: target).isEmpty }
  }

  private func paths(in attribute: String, of target: BazelTarget) -> [String] {
    var open: Set<BazelLabel> = [target.label]
    return paths(in: attribute, of: target, open: &open)
  }

  private func paths(
    in attribute: String, of target: BazelTarget, open: inout Set<BazelLabel>
  ) -> [String] {
    let values = targets.values(of: target)
    let read = values.read(target.call.argument(attribute))
    for place in read.unknown {
      source.report(.unknownPart(of: attribute, of: target, at: place))
    }
    var result = read.globs.flatMap { globs.sources(of: $0, values) }
    for text in read.texts {
      let label = targets.label(text.text, at: target)
      guard label.repository == nil else { continue }
      if let other = targets[label] {
        guard other.rule == .files, open.insert(label).inserted else { continue }
        result += paths(in: "srcs", of: other, open: &open)
        continue
      }
      let path = ProjectPath.join(ProjectPath.join(root, label.package), label.name)
      if SourceFileKind(path: path) != nil, case .file(let file)? = source.find(path, text.location)
      {
        result.append(file)
      }
    }
    return result
  }
}
