import CSQLite
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The cache: what files say, by their contents, and what runs said, in one SQLite database.
///
/// Nothing in it is ever the only copy of anything. So nothing waits for a disk, a database that another
/// process holds for long is done without, and one that is damaged or of another program is set aside.
/// A rollback journal, not a write-ahead log: the cache is one file that can be copied anywhere, is
/// mapped into no memory, and works on network folders.
package final class CacheFile: Sendable {
  /// The path of the database.
  package let path: String
  /// How large the database may become, in bytes.
  package static let sizeLimit = 1 << 30

  /// The name of the database; another form of its tables takes another number.
  private static let fileName = "facts-1.sqlite"
  /// `arch`, which SQLite keeps in the head of the file.
  private static let applicationID = 0x6172_6368
  /// The tables; those that are soonest made again first.
  private static let tables = ["runs", "resolutions", "facts"]
  /// The number of the tables' form.
  private static let formatVersion = 1

  private let state: Mutex<State>

  private struct State {
    var connection: SQLiteConnection?
    /// What is to be said of it.
    var trouble: CacheTrouble?
    /// The entries found that were last used on another day.
    var aged: [CacheKey] = []
  }

  /// Opens the cache in a folder, which is made where it is missing; whatever goes wrong, there is a
  /// cache, if one without entries.
  package init(folder: String) {
    path = folder + "/" + Self.fileName
    state = Mutex(State())
    open(folder)
  }

  /// What is to be said of the cache, in one line; `nil` where all is well.
  package var trouble: CacheTrouble? { state.withLock { $0.trouble } }

  // MARK: - Entries

  /// What a file says, as it was stored; `nil` where it was not. O(bytes).
  package func facts(_ key: CacheKey) -> [UInt8]? {
    entry(key, "SELECT data, day FROM facts WHERE key = ?")
  }

  /// What a run said, as it was stored; `nil` where it was not. O(bytes).
  package func run(_ key: CacheKey) -> [UInt8]? {
    entry(key, "SELECT data, day FROM runs WHERE key = ?")
  }

  /// What a run found names to mean, as it was stored; `nil` where it was not. O(bytes).
  package func resolution(_ key: CacheKey) -> [UInt8]? {
    entry(key, "SELECT data, day FROM resolutions WHERE key = ?")
  }

  /// What the last run in a folder said that answers another question.
  package func lastRun(below root: String) -> [UInt8]? {
    state.withLock { state in
      attempt(&state) { connection throws(SQLiteError) in
        let sql = "SELECT key, data FROM runs WHERE root = ? ORDER BY number DESC LIMIT 1"
        let found = try connection.statement(sql).first(.text(root)) { row in
          CacheKey(stored: Array(row.bytes(0))).opened(row.bytes(1))
        }
        return try Self.intact(found)
      } ?? nil
    }
  }

  /// Stores what files and a run said. Entries that are not stored, because another process is at it or
  /// the disk is full, are missing, and that is all.
  package func store(
    facts: [(key: CacheKey, bytes: [UInt8])], run: (key: CacheKey, root: String, bytes: [UInt8])?,
    resolution: (key: CacheKey, bytes: [UInt8])? = nil
  ) {
    state.withLock { state in
      let day = Self.today
      let aged = state.aged
      state.aged = []
      _ = attempt(&state) { connection throws(SQLiteError) in
        try connection.run("BEGIN IMMEDIATE")
        do throws(SQLiteError) {
          try Self.store(facts, in: "facts", day, connection)
          if let resolution { try Self.store([resolution], in: "resolutions", day, connection) }
          if let run { try Self.store(run, day, in: connection) }
          try Self.touch(aged, day, in: connection)
          try Self.prune(to: Self.sizeLimit, in: connection)
          try connection.run("COMMIT")
        } catch {
          Self.rollBack(connection)
          throw error
        }
      }
    }
  }

  private static func store(
    _ entries: [(key: CacheKey, bytes: [UInt8])], in table: String, _ day: Int,
    _ connection: SQLiteConnection
  ) throws(SQLiteError) {
    let insert = try connection.statement(
      "INSERT OR REPLACE INTO \(table)(key, day, size, data) VALUES(?, ?, ?, ?)")
    for entry in entries {
      let data = entry.key.sealed(entry.bytes)
      try insert.run(
        .bytes(entry.key.bytes), .number(day), .number(data.count), .bytes(data))
    }
  }

  private static func store(
    _ run: (key: CacheKey, root: String, bytes: [UInt8]), _ day: Int,
    in connection: SQLiteConnection
  ) throws(SQLiteError) {
    let data = run.key.sealed(run.bytes)
    try connection.statement(
      """
      INSERT OR REPLACE INTO runs(key, root, number, day, size, data)
      VALUES(?, ?, (SELECT coalesce(max(number), 0) + 1 FROM runs), ?, ?, ?)
      """
    ).run(
      .bytes(run.key.bytes), .text(run.root), .number(day), .number(data.count), .bytes(data))
  }

  /// Takes note that entries were used on a day.
  private static func touch(
    _ keys: [CacheKey], _ day: Int, in connection: SQLiteConnection
  ) throws(SQLiteError) {
    for table in keys.isEmpty ? [] : tables {
      let touch = try connection.statement("UPDATE \(table) SET day = ? WHERE key = ?")
      for key in keys { try touch.run(.number(day), .bytes(key.bytes)) }
    }
  }

  private func entry(_ key: CacheKey, _ sql: String) -> [UInt8]? {
    state.withLock { state in
      var isAged = false
      let found =
        attempt(&state) { connection throws(SQLiteError) -> [UInt8]? in
          let found = try connection.statement(sql).first(.bytes(key.bytes)) { row in
            isAged = row.number(1) != Self.today
            return key.opened(row.bytes(0))
          }
          return try Self.intact(found)
        } ?? nil
      if isAged { state.aged.append(key) }
      return found
    }
  }

  /// An entry that was found; an error where its bytes are not those that were stored.
  private static func intact(_ entry: [UInt8]??) throws(SQLiteError) -> [UInt8]? {
    guard case .some(let bytes) = entry else { return nil }
    guard let bytes else { throw SQLiteError(code: SQLITE_CORRUPT, message: "wrong checksum") }
    return bytes
  }

  // MARK: - The whole

  /// How much there is in a cache.
  package struct Statistics: Equatable, Sendable {
    /// Number of files whose facts are kept.
    package var files: Int
    /// The bytes of their facts.
    package var factBytes: Int
    /// Number of runs that are kept.
    package var runs: Int
    /// The bytes of what they said.
    package var runBytes: Int
    /// The size of the database, in bytes.
    package var fileSize: Int
  }

  /// How much there is; `nil` where the cache cannot be read.
  package var statistics: Statistics? {
    state.withLock { state in
      attempt(&state) { connection throws(SQLiteError) in
        Statistics(
          files: try connection.number("SELECT count(*) FROM facts"),
          factBytes: try connection.number("SELECT coalesce(sum(size), 0) FROM facts"),
          runs: try connection.number("SELECT count(*) FROM runs"),
          runBytes: try connection.number("SELECT coalesce(sum(size), 0) FROM runs")
            + connection.number("SELECT coalesce(sum(size), 0) FROM resolutions"),
          fileSize: try Self.pageBytes(connection, isUsed: false))
      }
    }
  }

  /// Takes the entries out that were not used for longest, until so many bytes are left, and gives the
  /// space back to the disk; `false` where that is not possible.
  package func shrink(to size: Int) -> Bool {
    state.withLock { state in
      attempt(&state) { connection throws(SQLiteError) in
        try Self.prune(to: size, in: connection)
        try connection.run("VACUUM")
        return true
      } ?? false
    }
  }

  /// Removes the cache; the system's reason where that fails.
  package func remove() -> String? {
    state.withLock { state in
      state.connection = nil
      for name in [path, path + "-journal", path + ".damaged"]
      where unlink(name) != 0 && errno != ENOENT {
        return String(cString: strerror(errno))
      }
      return nil
    }
  }

  /// Takes entries out where there is more than a size, until three quarters of it are left, of each table
  /// those that were not used for longest: what runs said gives way first, down to a share that is its own.
  private static func prune(to limit: Int, in connection: SQLiteConnection) throws(SQLiteError) {
    guard try pageBytes(connection, isUsed: true) > limit else { return }
    let goal = limit / 4 * 3
    var sizes: [Int] = []
    for table in tables {
      sizes.append(try connection.number("SELECT coalesce(sum(size), 0) FROM \(table)"))
    }
    var excess = sizes.reduce(-goal, +)
    for (index, table) in tables.enumerated() where excess > 0 {
      let ownShare = index < tables.count - 1 ? goal / 8 : 0
      let kept = try cut(
        table, to: max(min(sizes[index], ownShare), sizes[index] - excess), in: connection)
      excess -= sizes[index] - kept
    }
  }

  /// Takes the entries out of a table that were not used for longest, until it has at most a size; what is
  /// left.
  private static func cut(
    _ table: String, to size: Int, in connection: SQLiteConnection
  ) throws(SQLiteError) -> Int {
    var (read, kept) = (0, 0)
    var gone: [Int] = []
    let all = try connection.statement(
      "SELECT rowid, size FROM \(table) ORDER BY day DESC, rowid DESC")
    try all.each { row in
      read += row.number(1)
      if read > size { gone.append(row.number(0)) } else { kept = read }
    }
    let delete = try connection.statement("DELETE FROM \(table) WHERE rowid = ?")
    for row in gone { try delete.run(.number(row)) }
    return kept
  }

  private static func pageBytes(
    _ connection: SQLiteConnection, isUsed: Bool
  ) throws(SQLiteError) -> Int {
    let free = isUsed ? try connection.number("PRAGMA freelist_count") : 0
    return (try connection.number("PRAGMA page_count") - free)
      * (try connection.number("PRAGMA page_size"))
  }

  // MARK: - Opening

  private func open(_ folder: String) {
    state.withLock { state in
      guard makeFolders(folder) else {
        state.trouble = .unusable(path: folder, reason: String(cString: strerror(errno)))
        return
      }
      var info = stat()
      guard lstat(path, &info) != 0 || info.st_mode & S_IFMT == S_IFREG else {
        // A link may lead to a database that belongs to another program, and a pipe is waited for.
        state.trouble = .unusable(path: path, reason: "it is not a regular file")
        return
      }
      for _ in 0..<2 {
        do throws(SQLiteError) {
          state.connection = try Self.connection(path)
          return
        } catch {
          guard note(error, &state) else { return }
        }
      }
    }
  }

  private static func connection(_ path: String) throws(SQLiteError) -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path, isReadOnly: false)
    connection.wait(milliseconds: 250)
    // Nothing is lost that could not be read again, so that no disk is waited for; and what one
    // transaction changes stays in memory to its end, so that readers are kept out for a moment only.
    try connection.run(
      """
      PRAGMA synchronous = OFF; PRAGMA cache_spill = OFF; PRAGMA trusted_schema = OFF;
      PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0;
      """)
    if try connection.number("PRAGMA page_count") == 0 { try create(connection) }
    guard try connection.number("PRAGMA application_id") == applicationID,
      try connection.number("PRAGMA user_version") == formatVersion
    else { throw SQLiteError(code: SQLITE_NOTADB, message: "not a cache of archcheck") }
    return connection
  }

  private static func create(_ connection: SQLiteConnection) throws(SQLiteError) {
    try connection.run("PRAGMA page_size = 16384; PRAGMA auto_vacuum = NONE")
    try connection.run(
      """
      BEGIN IMMEDIATE;
      PRAGMA application_id = \(applicationID);
      PRAGMA user_version = \(formatVersion);
      CREATE TABLE IF NOT EXISTS facts(
        key BLOB PRIMARY KEY, day INTEGER NOT NULL, size INTEGER NOT NULL, data BLOB NOT NULL);
      CREATE TABLE IF NOT EXISTS resolutions(
        key BLOB PRIMARY KEY, day INTEGER NOT NULL, size INTEGER NOT NULL, data BLOB NOT NULL);
      CREATE TABLE IF NOT EXISTS runs(
        key BLOB PRIMARY KEY, root TEXT NOT NULL, number INTEGER NOT NULL, day INTEGER NOT NULL,
        size INTEGER NOT NULL, data BLOB NOT NULL);
      CREATE INDEX IF NOT EXISTS runsOfRoot ON runs(root, number);
      COMMIT;
      """)
  }

  // MARK: - Trouble

  /// Does something with the database; `nil` where there is none or it fails.
  private func attempt<Result>(
    _ state: inout State, _ body: (SQLiteConnection) throws(SQLiteError) -> Result
  ) -> Result? {
    guard let connection = state.connection else { return nil }
    do throws(SQLiteError) {
      return try body(connection)
    } catch {
      if note(error, &state), let fresh = try? Self.connection(path) { state.connection = fresh }
      return nil
    }
  }

  /// Takes note of an error; `true` where a damaged file has been set aside, so that a new one can be
  /// made.
  private func note(_ error: SQLiteError, _ state: inout State) -> Bool {
    if error.isBusy { return false }
    let hadTrouble = state.trouble != nil
    guard error.isDamage else {
      if !hadTrouble { state.trouble = .unusable(path: path, reason: error.message) }
      // What cannot be written may still be read.
      return false
    }
    state.connection = nil
    let aside = path + ".damaged"
    guard rename(path, aside) == 0 else {
      if errno == ENOENT { return true }
      if !hadTrouble { state.trouble = .unusable(path: path, reason: error.message) }
      return false
    }
    unlink(path + "-journal")
    if !hadTrouble { state.trouble = .damaged(path: path, aside: aside) }
    return !hadTrouble
  }

  private static func rollBack(_ connection: SQLiteConnection) {
    do throws(SQLiteError) {
      try connection.run("ROLLBACK")
    } catch {
      // After an error that has ended the transaction there is nothing to roll back.
    }
  }

  /// The number of the day since 1970, in UTC; it decides what is forgotten first and nothing else.
  private static var today: Int { Int(time(nil)) / 86_400 }
}

/// What is to be said of a cache.
package enum CacheTrouble: Equatable, Sendable {
  /// It was damaged, or no cache of archcheck, and lies elsewhere now.
  case damaged(path: String, aside: String)
  /// It cannot be read or written.
  case unusable(path: String, reason: String)
  /// Its folder holds files that git tracks, so that others could have written it.
  case committed(folder: String)

  /// One line for people.
  package var message: String {
    switch self {
    case .damaged(let path, let aside):
      "note: The cache \(path) was damaged or not archcheck's; it is kept as \(aside) and built anew."
    case .unusable(let path, let reason):
      "note: The cache \(path) cannot be used (\(reason)), so everything is read anew: make it "
        + "writable, name another folder with --cache-path, or give --no-cache."
    case .committed(let folder):
      "note: The cache in \(folder) is not used, because git tracks files there: whoever changes the "
        + "project could answer for its code. Take it out of git with 'git rm --cached', or name "
        + "another folder with --cache-path."
    }
  }
}

extension CacheKey {
  /// A key as the database has it.
  init(stored bytes: [UInt8]) { self.bytes = bytes }
}

/// Makes a folder and those above it, for this user alone; `false` with `errno` where that fails.
private func makeFolders(_ path: String) -> Bool {
  var info = stat()
  if stat(path, &info) == 0 {
    if info.st_mode & S_IFMT == S_IFDIR { return true }
    errno = ENOTDIR
    return false
  }
  let above = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  if !above.isEmpty, above != path, !makeFolders(above) { return false }
  return mkdir(path, 0o700) == 0 || errno == EEXIST
}
