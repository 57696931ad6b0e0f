import XMLText

/// Reads property lists that are written as XML.
enum XMLPropertyListReader {
  /// The value that the root element holds.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) throws(PropertyListError) -> PropertyList {
    let document: XMLElement
    do throws(XMLError) {
      document = try parseXML(UnsafeBufferPointer(rebasing: bytes[start...]))
    } catch {
      throw PropertyListError(error.message, at: error.offset + start)
    }
    guard document.name == "plist", let root = document.children.first else {
      throw PropertyListError("it is XML, but no property list", at: document.offset + start)
    }
    return try value(root, start: start)
  }

  /// The parser bounds how deep elements nest.
  private static func value(
    _ element: XMLElement, start: Int
  ) throws(PropertyListError) -> PropertyList {
    let offset = element.offset + start
    switch element.name {
    case "dict": return PropertyList(.dictionary(try entries(element, start: start)), at: offset)
    case "array":
      var elements: [PropertyList] = []
      for child in element.children { elements.append(try value(child, start: start)) }
      return PropertyList(.list(elements), at: offset)
    case "true": return PropertyList(.text("YES"), at: offset)
    case "false": return PropertyList(.text("NO"), at: offset)
    case "string", "integer", "real", "date", "data":
      return PropertyList(.text(element.text), at: offset)
    default:
      throw PropertyListError("<\(element.name)> is no value of a property list", at: offset)
    }
  }

  private static func entries(
    _ element: XMLElement, start: Int
  ) throws(PropertyListError) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    var key: XMLElement?
    for child in element.children {
      if let last = key {
        var value = try value(child, start: start)
        value.offset = last.offset + start
        entries.append(PropertyList.Entry(key: last.text, value: value))
        key = nil
      } else if child.name == "key" {
        key = child
      } else {
        throw PropertyListError(
          "<\(child.name)> stands where a <key> should", at: child.offset + start)
      }
    }
    if let key {
      throw PropertyListError("the key '\(key.text)' has no value", at: key.offset + start)
    }
    return entries
  }
}
