import Foundation
import PackagePlugin

/// `swift package archcheck`: runs archcheck on the package, with the arguments that follow.
@main
struct ArchcheckPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      context.tool(named: "archcheck").url, arguments, in: context.package.directoryURL,
      cache: context.pluginWorkDirectoryURL)
  }

  /// Runs the program, whose output goes where that of the plugin goes.
  private func run(_ program: URL, _ arguments: [String], in folder: URL, cache: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // The user's own cache lies outside of what a plugin may write to.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": cache.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit {
      Diagnostics.error("archcheck was ended by signal \(process.terminationStatus).")
    } else if process.terminationStatus == 1 {
      Diagnostics.error("archcheck found errors.")
    } else if process.terminationStatus != 0 {
      Diagnostics.error("archcheck failed with status \(process.terminationStatus).")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ArchcheckPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode hands over the targets that were chosen, but an architecture is that of the whole project.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(
        context.tool(named: "archcheck").url,
        ["check", "--format", "xcode"] + extractor.remainingArguments,
        in: context.xcodeProject.directoryURL, cache: context.pluginWorkDirectoryURL)
    }
  }
#endif
