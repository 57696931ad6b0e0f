import ProjectModel
import SourceText

extension XcodeGenSpec {
  /// The keys of a target that hold build scripts, older spellings included.
  private static let scriptKeys = [
    "preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts",
    "postbuildScripts",
  ]

  /// What the build of a target runs beside the compiler: scripts and build tool plugins.
  func buildScripts(of target: ConfigNode) -> [BuildScript] {
    let scripts = Self.scriptKeys.flatMap { target[$0]?.elements ?? [] }.map { node in
      BuildScript(
        name: node["name"]?.text ?? "", text: node["script"]?.text ?? "",
        path: node["path"].flatMap { path in
          path.text.flatMap { resolve($0, writtenAt: path.location) }
        })
    }
    let plugins = (target["buildToolPlugins"]?.elements ?? []).compactMap { node in
      node["plugin"]?.text.map { BuildScript(name: $0) }
    }
    return scripts + plugins
  }
}
