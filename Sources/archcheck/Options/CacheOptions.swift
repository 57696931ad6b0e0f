import ArchcheckKit
import ArgumentParser
import FactsCache

/// Where what is known of files is kept from run to run.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The folder of the cache, instead of the user's own, such as ~/.cache/archcheck.",
      valueName: "folder"),
    completion: .directory)
  var cachePath: String?

  @Flag(name: .long, help: "Read all files anew, and keep nothing.")
  var noCache = false

  func validate() throws {
    if noCache, cachePath != nil {
      throw ValidationError("--cache-path and --no-cache contradict each other: give one of them.")
    }
  }

  /// The cache; `nil` where none is wanted, or nothing says where it could be.
  func file(in surroundings: Surroundings) -> CacheFile? {
    guard !noCache, let folder = CachePlace(path: cachePath).folder(in: surroundings) else {
      return nil
    }
    guard let trouble = surroundings.distrust(ofCacheIn: folder) else {
      return CacheFile(folder: folder)
    }
    surroundings.errors.write(trouble.message.withoutControlCharacters + "\n")
    return nil
  }
}

/// The folder of a cache as the command line has it.
struct CachePlace {
  /// What was written; `nil` for the user's own folder.
  var path: String?

  /// The folder; `nil` where nothing was written and the environment tells of none.
  func folder(in surroundings: Surroundings) -> String? {
    path.map { surroundings.path($0) } ?? usualCacheFolder { surroundings.variable($0) }
  }
}
