import ArchcheckKit
import ArgumentParser
import FactsCache
import Reporters

/// `archcheck cache`: what is kept from run to run.
struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Show, shrink or remove what is kept from run to run.",
    discussion: help(
      """
      The cache holds what files say, by their contents, and what the last runs said. It is one file, \
      which other checkouts and machines can use: copy it.
      """,
      examples: [
        ("archcheck cache", "where it is, how much it holds"),
        ("archcheck cache prune --max-size 100", "leave at most 100 MB"),
      ]),
    subcommands: [Statistics.self, Prune.self, Clear.self], defaultSubcommand: Statistics.self)

  /// `archcheck cache stats`
  struct Statistics: InvokedCommand {
    static let configuration = CommandConfiguration(
      commandName: "stats", abstract: "Show where the cache is and how much it holds.")

    @OptionGroup var place: CachePlaceOptions

    func run(_ invocation: Invocation) throws {
      let cache = try place.cache(in: invocation)
      let statistics = try place.checked(cache.statistics, of: cache)
      try invocation.write(
        """
        \(cache.path)
        files: \(statistics.files.grouped) (\(megabytes(statistics.factBytes)))
        runs:  \(statistics.runs.grouped) (\(megabytes(statistics.runBytes)))
        size:  \(megabytes(statistics.fileSize)) of at most \(megabytes(CacheFile.sizeLimit))

        """)
    }
  }

  /// `archcheck cache prune`
  struct Prune: InvokedCommand {
    static let configuration = CommandConfiguration(
      commandName: "prune", abstract: "Remove what was not used for longest.")

    @OptionGroup var place: CachePlaceOptions

    @Option(
      name: .long,
      help: ArgumentHelp("How large the cache may be, in MB.", valueName: "megabytes"))
    var maxSize = 256

    func validate() throws {
      if !(0...1_000_000).contains(maxSize) {
        throw ValidationError("--max-size is \(maxSize); give a number of megabytes from 0 on.")
      }
    }

    func run(_ invocation: Invocation) throws {
      let cache = try place.cache(in: invocation)
      let before = try place.checked(cache.statistics, of: cache)
      _ = try place.checked(cache.shrink(to: maxSize * 1_000_000) ? true : nil, of: cache)
      let after = try place.checked(cache.statistics, of: cache)
      try invocation.write(
        "\(cache.path): \((before.files - after.files).grouped) of \(before.files.grouped) files removed, "
          + "\(megabytes(after.fileSize)) left\n")
    }
  }

  /// `archcheck cache clear`
  struct Clear: InvokedCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear", abstract: "Remove the cache.")

    @OptionGroup var place: CachePlaceOptions

    func run(_ invocation: Invocation) throws {
      let cache = try place.cache(in: invocation)
      if let reason = cache.remove() {
        throw CommandFailure(
          .notUnderstood, "The cache \(cache.path) cannot be removed (\(reason)).")
      }
      try invocation.write("\(cache.path): removed\n")
    }
  }
}

/// Which cache is meant.
struct CachePlaceOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The folder of the cache, instead of the user's own, such as ~/.cache/archcheck.",
      valueName: "folder"),
    completion: .directory)
  var cachePath: String?

  /// The cache.
  ///
  /// - Throws: a failure where nothing says where it is.
  func cache(in invocation: Invocation) throws(CommandFailure) -> CacheFile {
    guard let folder = CachePlace(path: cachePath).folder(in: invocation.surroundings) else {
      throw CommandFailure(
        .notUnderstood,
        "There is no folder for a cache, because neither XDG_CACHE_HOME nor HOME is set: give one "
          + "with --cache-path.")
    }
    if let trouble = invocation.surroundings.distrust(ofCacheIn: folder) {
      throw CommandFailure(.notUnderstood, trouble.message.trimmedNote)
    }
    return CacheFile(folder: folder)
  }

  /// What was asked of a cache.
  ///
  /// - Throws: a failure where it could not be answered.
  func checked<Value>(_ value: Value?, of cache: CacheFile) throws(CommandFailure) -> Value {
    if let value { return value }
    throw CommandFailure(
      .notUnderstood,
      cache.trouble?.message.trimmedNote ?? "The cache \(cache.path) is in use: try again.")
  }
}

extension String {
  /// A note as the text of a failure.
  fileprivate var trimmedNote: String { hasPrefix("note: ") ? String(dropFirst(6)) : self }
}

/// A number of bytes for people: in millions, one digit behind the point.
private func megabytes(_ bytes: Int) -> String {
  let tenths = (bytes + 50_000) / 100_000
  return "\(tenths / 10).\(tenths % 10) MB"
}
