/// Puts values into bytes, one after the other, in the machine's own byte order: a form for the cache
/// of the machine that wrote it, and for others of its kind.
package struct ByteWriter: Sendable {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  /// Begins with no bytes.
  package init() {}

  /// Makes room for so many bytes.
  package mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Writes the memory of a value.
  package mutating func put<Value: BitwiseCopyable>(_ value: Value) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  /// Writes a number of up to four bytes.
  package mutating func put(count: Int) { put(UInt32(truncatingIfNeeded: count)) }

  /// Writes the number of elements and their memory. O(bytes).
  package mutating func put<Value: BitwiseCopyable>(_ values: [Value]) {
    put(count: values.count)
    values.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  /// Writes a text.
  package mutating func put(_ text: String) {
    put(count: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes texts, their lengths first: reading them back takes one step for each.
  package mutating func put(_ texts: [String]) {
    put(texts.map { UInt32(truncatingIfNeeded: $0.utf8.count) })
    for text in texts { bytes.append(contentsOf: text.utf8) }
  }
}

/// Takes values out of bytes that a ``ByteWriter`` wrote.
///
/// It never reads behind the end: where bytes are missing it says so and gives no more. That the bytes
/// are those that were written is for the caller to know, who keeps a checksum.
package struct ByteReader {
  /// Fewer bytes than what was to be read.
  package struct Incomplete: Error {
    /// Says that bytes are missing.
    package init() {}
  }

  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  /// Reads bytes, which have to stay where they are.
  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Whether all has been read.
  package var isAtEnd: Bool { position == bytes.count }

  /// What has not been read.
  package var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[position...]) }

  /// Takes the next bytes.
  package mutating func take(_ count: Int) throws(Incomplete) -> UnsafeRawBufferPointer {
    guard count >= 0, count <= bytes.count - position else { throw Incomplete() }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
  }

  /// Reads a value.
  package mutating func value<Value: BitwiseCopyable>(
    _ type: Value.Type = Value.self
  ) throws(Incomplete) -> Value {
    try take(MemoryLayout<Value>.size).loadUnaligned(as: type)
  }

  /// Reads a number of up to four bytes.
  package mutating func count() throws(Incomplete) -> Int { Int(try value(UInt32.self)) }

  /// Reads elements. O(bytes).
  package mutating func values<Value: BitwiseCopyable>(
    _ type: Value.Type = Value.self
  ) throws(Incomplete) -> [Value] {
    let count = try count()
    let source = try take(count * MemoryLayout<Value>.stride)
    return [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(from: source)
      initialized = count
    }
  }

  /// Reads a text.
  package mutating func text() throws(Incomplete) -> String {
    String(decoding: try take(try count()), as: UTF8.self)
  }

  /// Reads texts.
  package mutating func texts() throws(Incomplete) -> [String] {
    let lengths = try values(UInt32.self)
    var texts: [String] = []
    texts.reserveCapacity(lengths.count)
    for length in lengths { texts.append(String(decoding: try take(Int(length)), as: UTF8.self)) }
    return texts
  }
}
