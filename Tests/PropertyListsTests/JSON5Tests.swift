import PropertyLists
import Testing

@Suite("JSON5")
struct JSON5Tests {
  private func parse(_ text: String) throws(PropertyListError) -> PropertyList {
    let bytes = Array(text.utf8)
    let result: Result<PropertyList, PropertyListError> = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(PropertyListError) in try parseJSON5(bytes) }
    }
    return try result.get()
  }

  private func error(_ text: String) -> PropertyListError? {
    do throws(PropertyListError) {
      _ = try parse(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("holds objects, arrays and texts, with comments and trailing commas")
  func values() throws {
    let value = try parse(
      """
      \u{FEFF}// A comment.
      {
        "name": "App", /* another */ unquoted_1$: 'it\\'s',
        'list': [ "a", "b", ], empty: {}, none: [],
        größe: 1, // the last one
      }
      """)
    #expect(value["name"]?.text == "App")
    #expect(value["unquoted_1$"]?.text == "it's")
    #expect(value["list"]?.texts == ["a", "b"])
    #expect(value["empty"]?.entries == [])
    #expect(value["none"]?.elements == [])
    #expect(value["größe"]?.text == "1")
  }

  @Test("keeps where keys and elements are written")
  func offsets() throws {
    let value = try parse("{ a: ['b',  'c'] }")
    #expect(value["a"]?.offset == 2)
    #expect(value["a"]?.elements?.map(\.offset) == [6, 12])
  }

  @Test("takes the last value of a key that is written twice, and leaves out what is null")
  func twice() throws {
    let value = try parse("{ a: 1, a: 2, b: null, c: [null, 1] }")
    #expect(value["a"]?.text == "2")
    #expect(value["b"] == nil)
    #expect(value["c"]?.texts == ["1"])
  }

  @Test(
    "has words and numbers as texts",
    arguments: [
      ("true", "YES"), ("false", "NO"), ("1", "1"), ("-0.5e+10", "-0.5e+10"), (".5", ".5"),
      ("5.", "5."), ("+3", "+3"), ("0xC0ffee", "0xC0ffee"), ("Infinity", "Infinity"),
      ("-Infinity", "-Infinity"), ("NaN", "NaN"),
    ])
  func words(written: String, text: String) throws {
    #expect(try parse(written).text == text)
  }

  @Test(
    "has escapes in texts",
    arguments: [
      (#""a\"b""#, "a\"b"), (#""a\\b\/c""#, "a\\b/c"), (#""\n\t\r""#, "\n\t\r"),
      (#""\x41\u00e9""#, "Aé"), (#""\ud83d\ude00""#, "😀"), (#""\ud83d""#, "\u{FFFD}"),
      (#""\ud83d\u0041""#, "\u{FFFD}A"), ("\"a\\\nb\"", "ab"), ("\"a\\\r\nb\"", "ab"),
      ("'\"é→'", "\"é→"), ("''", ""),
    ])
  func escapes(written: String, text: String) throws {
    #expect(try parse(written).text == text)
  }

  @Test("has blanks beyond ASCII")
  func blanks() throws {
    #expect(try parse("\u{A0}{\u{3000}a\u{2028}:\u{2003}1\u{B}}").entries?.count == 1)
  }

  @Test(
    "that is broken says what is wrong, and where",
    arguments: [
      ("{ a: 1", "a '{' is not closed", 0), ("{ a: [1, ", "a '[' is not closed", 5),
      ("{ a 1 }", "'1' stands where ':' should stand after the key 'a'", 4),
      ("{ a: 1 b: 2 }", "'b' stands where ',' should stand after the value of 'a'", 7),
      ("[1 2]", "'2' stands where ',' should stand after an element of an array", 3),
      ("{ a: \"b }", "a quotation mark is not closed", 5),
      ("{ a: \"b\n\" }", "a quotation mark is not closed", 5),
      ("{ a: 1 /* c }", "a comment is not closed", 7),
      ("{ a: , }", "',' stands where a value should stand", 5),
      ("{ 1a: 1 }", "'1' stands where a key should stand", 2),
      ("{ , }", "',' stands where a key should stand", 2),
      ("[yes]", "'y' stands where a value should stand", 1),
      ("[1-]x", "'x' stands after the end of the value", 4),
      ("[\"\\u12\"]", "an escape lacks digits", 4),
      ("", "it ends where a value should stand", 0),
      ("/", "'/' stands where a value should stand", 0),
      ("null", "it contains nothing but `null`", 0),
      ("{} {}", "'{' stands after the end of the value", 3),
      ("{\n<<<<<<< HEAD\na: 1\n}", "git's conflict marker '<<<<<<<' stands in it", 2),
      ("{ a: 1,\n=======\n}", "git's conflict marker '=======' stands in it", 8),
    ])
  func mistakes(text: String, message: String, offset: Int) {
    #expect(error(text) == PropertyListError(message, at: offset))
  }

  @Test("that nests too deep is refused", arguments: ["[", "{a:", "[{'b':"])
  func nesting(open: String) {
    let message = error(String(repeating: open, count: 100_000))?.message
    #expect(message?.contains("nests more than 256 levels") == true)
  }

  @Test("that ends anywhere is no reason to fail")
  func cut() {
    let text = Array("{ 'a': [\"\\u00e9\\x41\", // b\n 0x1, /* c */ .5,], $d: null, }".utf8)
    for end in text.indices {
      #expect(error(String(decoding: text[..<end], as: UTF8.self)) != nil)
    }
  }
}
