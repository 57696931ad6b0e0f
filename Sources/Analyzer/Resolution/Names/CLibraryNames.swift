/// Names that the C library declares in every system (ISO C17, 7.18 to 7.21, 7.8).
enum CLibraryNames {
  private static let types: Set<String> = [
    "size_t", "ssize_t", "ptrdiff_t", "wchar_t", "max_align_t", "intptr_t", "uintptr_t",
    "intmax_t", "uintmax_t", "off_t", "time_t", "clock_t", "va_list", "FILE",
  ]
  private static let widths = ["8", "16", "32", "64"]

  /// Whether the library has a type or macro of a name. O(length of the name).
  static func contains(_ name: String) -> Bool {
    if types.contains(name) { return true }
    if name.hasPrefix("PRI") || name.hasPrefix("SCN") {
      let rest = name.dropFirst(3)
      guard let form = rest.first, "diouxX".contains(form) else { return false }
      return widths.contains(String(withoutSpeed(rest.dropFirst(), "LEAST", "FAST")))
        || ["MAX", "PTR"].contains(rest.dropFirst())
    }
    guard name.hasSuffix("_t") else { return false }
    let unsigned = name.hasPrefix("u") ? name.dropFirst() : name[...]
    guard unsigned.hasPrefix("int") else { return false }
    let width = withoutSpeed(unsigned.dropFirst(3).dropLast(2), "_least", "_fast")
    return widths.contains(String(width))
  }

  private static func withoutSpeed(_ text: Substring, _ speeds: String...) -> Substring {
    for speed in speeds where text.hasPrefix(speed) { return text.dropFirst(speed.count) }
    return text
  }
}
