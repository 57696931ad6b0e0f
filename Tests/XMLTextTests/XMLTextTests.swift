import Testing
import XMLText

@Suite("An XML document")
struct XMLTextTests {
  private func parse(_ text: String) throws(XMLError) -> XMLElement {
    let bytes = Array(text.utf8)
    let result: Result<XMLElement, XMLError> = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(XMLError) in try parseXML(bytes) }
    }
    return try result.get()
  }

  private func message(_ text: String) -> String? {
    do throws(XMLError) {
      _ = try parse(text)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("has elements with attributes, texts and other elements")
  func elements() throws {
    let root = try parse(
      """
      <?xml version="1.0"?><!-- a -->
      <a b="1" c='2'>x<d/><e f="&lt;&quot;"><![CDATA[<y>]]></e>z &amp; &unknown;</a>
      """)
    #expect(root.name == "a")
    #expect(root.attributes == ["b": "1", "c": "2"])
    #expect(root.children.map(\.name) == ["d", "e"])
    #expect(root["e"]?.attributes == ["f": "<\""])
    #expect(root["e"]?.text == "<y>")
    #expect(root.text == "xz & &unknown;")
    #expect(root["d"]?.offset == 48)
  }

  @Test("expands no entity of its own making")
  func entities() throws {
    let root = try parse("<!DOCTYPE a [<!ENTITY b \"bb\">]><a>&b;</a>")
    #expect(root.text == "&b;")
  }

  @Test(
    "that is broken says what is wrong",
    arguments: [
      ("<a>", "<a> is not closed"), ("<a", "the tag <a> is not closed"),
      ("", "it holds no element"),
      ("<a></b>", "</b> closes nothing that is open"), ("<a b>", "that is no attribute"),
      ("<a b=c>", "stands in no quotation marks"), ("<a b=\"c>", "the value of 'b' is not closed"),
      ("<!-- a", "there is no '-->' behind it"), ("< a>", "a '<' begins no tag"),
    ])
  func mistakes(text: String, message: String) {
    #expect(self.message(text)?.contains(message) == true)
  }
}
