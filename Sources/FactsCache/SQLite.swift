import CSQLite

/// Why SQLite refused something.
struct SQLiteError: Error {
  /// SQLite's number, the general one.
  var code: Int32
  /// SQLite's own words.
  var message: String

  /// Whether another process holds the file.
  var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }
  /// Whether the file is no database, or a damaged one.
  var isDamage: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_FORMAT }
}

/// An open database. Not for several threads at a time.
final class SQLiteConnection {
  fileprivate let handle: OpaquePointer
  private var statements: [String: SQLiteStatement] = [:]

  /// Opens a file.
  ///
  /// - Parameter isReadOnly: whether a file that is not there is an error, and nothing is written.
  init(path: String, isReadOnly: Bool) throws(SQLiteError) {
    var opened: OpaquePointer?
    let flags =
      (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened else { throw SQLiteError(code: SQLITE_NOMEM, message: "out of memory") }
    handle = opened
    guard code == SQLITE_OK else {
      let error = SQLiteError(code: code & 0xFF, message: String(cString: sqlite3_errmsg(opened)))
      sqlite3_close_v2(opened)
      throw error
    }
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// How long to wait for other processes.
  func wait(milliseconds: Int32) { sqlite3_busy_timeout(handle, milliseconds) }

  /// Runs statements that give nothing.
  func run(_ sql: String) throws(SQLiteError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// A statement, prepared once.
  func statement(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    if let known = statements[sql] { return known }
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil))
    guard let prepared else { throw SQLiteError(code: SQLITE_ERROR, message: "empty statement") }
    let statement = SQLiteStatement(prepared, of: handle)
    statements[sql] = statement
    return statement
  }

  /// The number that a statement gives first; 0 where it gives none.
  func number(_ sql: String) throws(SQLiteError) -> Int {
    try statement(sql).first { $0.number(0) } ?? 0
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else {
      throw SQLiteError(code: code & 0xFF, message: String(cString: sqlite3_errmsg(handle)))
    }
  }
}

/// A prepared statement.
final class SQLiteStatement {
  /// What a parameter may be.
  enum Value {
    case number(Int)
    case text(String)
    case bytes([UInt8])
  }

  private let statement: OpaquePointer
  private let connection: OpaquePointer

  fileprivate init(_ statement: OpaquePointer, of connection: OpaquePointer) {
    self.statement = statement
    self.connection = connection
  }

  deinit { sqlite3_finalize(statement) }

  /// Runs it for its effect.
  func run(_ values: Value...) throws(SQLiteError) {
    defer { sqlite3_reset(statement) }
    try bind(values)
    while try step() {}
  }

  /// What the first row gives; `nil` where there is none.
  func first<Result>(
    _ values: Value..., read: (SQLiteStatement) -> Result
  ) throws(SQLiteError) -> Result? {
    defer { sqlite3_reset(statement) }
    try bind(values)
    return try step() ? read(self) : nil
  }

  /// Hands each row over.
  func each(_ read: (SQLiteStatement) -> Void) throws(SQLiteError) {
    defer { sqlite3_reset(statement) }
    while try step() { read(self) }
  }

  /// A number of the row.
  func number(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

  /// A text of the row.
  func text(_ column: Int32) -> String {
    sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
  }

  /// The bytes of the row, which stay until the next step.
  func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(statement, column)
    return UnsafeRawBufferPointer(
      start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(statement, column)))
  }

  private func bind(_ values: [Value]) throws(SQLiteError) {
    // SQLITE_TRANSIENT, a cast that C macros are made of: SQLite copies what it is given.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (place, value) in values.enumerated() {
      let column = Int32(place + 1)
      switch value {
      case .number(let number):
        try check(sqlite3_bind_int64(statement, column, Int64(number)))
      case .text(let text):
        try check(sqlite3_bind_text(statement, column, text, -1, copied))
      case .bytes(let bytes):
        let code = bytes.withUnsafeBytes {
          sqlite3_bind_blob64(statement, column, $0.baseAddress, UInt64($0.count), copied)
        }
        try check(code)
      }
    }
  }

  private func step() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(statement)
    if code == SQLITE_ROW { return true }
    try check(code == SQLITE_DONE ? SQLITE_OK : code)
    return false
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else {
      throw SQLiteError(code: code & 0xFF, message: String(cString: sqlite3_errmsg(connection)))
    }
  }
}
