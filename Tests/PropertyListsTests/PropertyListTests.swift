import PropertyLists
import Testing

@Suite("A property list")
struct PropertyListTests {
  private func parse(_ text: String) throws(PropertyListError) -> PropertyList {
    let bytes = Array(text.utf8)
    let result: Result<PropertyList, PropertyListError> = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(PropertyListError) in try parsePropertyList(bytes) }
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

  @Test("keeps texts apart that are alike in parts, however many there are")
  func manyTexts() throws {
    let ids = (0..<50_000).map { "F_0000_\($0)_0000000000" }
    let list = try parse("(\((ids + ids).joined(separator: ", ")))")
    #expect(list.texts == ids + ids)
  }

  @Test("holds dictionaries, lists and texts, with comments between them")
  func values() throws {
    let list = try parse(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1; /* a comment */
        objects /* another */ = {
          13AF = { isa = PBXGroup; children = (A1 /* a */, "B 2",); };
        };
        empty = {};
        none = ();
      }
      """)
    #expect(list["archiveVersion"]?.text == "1")
    #expect(list["objects"]?["13AF"]?["children"]?.texts == ["A1", "B 2"])
    #expect(list["empty"]?.entries == [])
    #expect(list["none"]?.elements == [])
    #expect(list["other"] == nil)
  }

  @Test("keeps where keys and elements are written")
  func offsets() throws {
    let list = try parse("{ a = (b,  c); }")
    #expect(list["a"]?.offset == 2)
    #expect(list["a"]?.elements?.map(\.offset) == [7, 11])
  }

  @Test(
    "has texts in quotation marks, and escapes in them",
    arguments: [
      ("\"a b\"", "a b"), ("'a b'", "a b"), ("\"a\\\"b\"", "a\"b"), ("\"a\\nb\\tc\"", "a\nb\tc"),
      ("\"\\U00e9\"", "é"), ("\"\\101\"", "A"), ("\"é→\"", "é→"), ("\"\"", ""),
      ("a/b.c-d_e$f:g+h@i~", "a/b.c-d_e$f:g+h@i~"), ("\"a\nb\"", "a\nb"),
      ("http://a", "http://a"),
    ])
  func texts(written: String, text: String) throws {
    #expect(try parse("{ a = \(written); }")["a"]?.text == text)
    #expect(try parse("\u{FEFF}(\(written))").texts == [text])
  }

  @Test("may lack the last separator")
  func lastSeparator() throws {
    #expect(try parse("{ a = (b, c) }")["a"]?.texts == ["b", "c"])
  }

  @Test("takes the last value of a key that is written twice")
  func twice() throws {
    #expect(try parse("{ a = b; a = c; }")["a"]?.text == "c")
  }

  @Test(
    "that is broken says what is wrong, and where",
    arguments: [
      ("{ a = b; ", "a '{' is not closed", 0), ("{ a = (b, ", "a '(' is not closed", 6),
      ("{ a b; }", "'b' stands where '=' should stand after the key 'a'", 4),
      ("{ a = b c = d; }", "'c' stands where ';' should stand after the value of 'a'", 8),
      ("{ a = \"b; }", "a quotation mark is not closed", 6),
      ("{ a = b; /* c }", "a comment is not closed", 9),
      ("{ a = ; }", "';' stands where a key or value should stand", 6),
      ("", "it ends where a key or value should stand", 0),
      ("{} {}", "'{' stands after the end of the property list", 3),
      ("{\n<<<<<<< HEAD\na = b;\n}", "git's conflict marker '<<<<<<<' stands in it", 2),
      ("{ a = b;\n=======\n}", "git's conflict marker '=======' stands in it", 9),
    ])
  func mistakes(text: String, message: String, offset: Int) {
    #expect(error(text) == PropertyListError(message, at: offset))
  }

  @Test("that nests too deep is refused, in both forms")
  func nesting() {
    let depth = 100_000
    #expect(
      error(String(repeating: "(", count: depth))?.message.contains("nests more than") == true)
    let markup = "<plist>" + String(repeating: "<array>", count: depth)
    #expect(error(markup)?.message.contains("nests more than") == true)
  }

  @Test("may be written as XML")
  func markup() throws {
    let list = try parse(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/p.dtd">
      <plist version="1.0">
      <dict>
        <key>a</key> <string>b &amp; c &#233;</string>
        <key>d</key> <array><integer>1</integer><true/><false/></array>
      </dict>
      </plist>
      """)
    #expect(list["a"]?.text == "b & c é")
    #expect(list["d"]?.texts == ["1", "YES", "NO"])
  }

  @Test(
    "that is broken XML says what is wrong",
    arguments: [
      ("<plist><dict><key>a</key></dict></plist>", "the key 'a' has no value", 13),
      (
        "<plist><dict><string>a</string></dict></plist>", "<string> stands where a <key> should", 13
      ),
      ("<plist><what/></plist>", "<what> is no value of a property list", 7),
      ("<plist></plist>", "it is XML, but no property list", 0),
      ("<plist><dict>", "<dict> is not closed", 7),
    ])
  func brokenMarkup(text: String, message: String, offset: Int) {
    #expect(error(text) == PropertyListError(message, at: offset))
  }
}
