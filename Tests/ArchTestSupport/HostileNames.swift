/// Names that try to break out of a format.
package enum HostileNames {
  /// All of them.
  package static let all = [
    "\u{1B}[31mred\u{1B}[0m", "quote\"and'apostrophe", "line\nend\r\ntab\t", "back\\slash\\",
    "bidi\u{202E}gpj.exe\u{202C}", "<script>alert(1)</script>", "a -> b; }", "&lt;&amp;\\N\\l",
    "nul\u{0}bell\u{7}csi\u{9B}2J", "ls\u{2028}ps\u{2029}", "zero\u{200B}width\u{FEFF}",
    "日本語モジュール", "e\u{301}\u{327}", "👩‍👩‍👧‍👦🇩🇪", "x" + String(repeating: "very", count: 60) + "long",
    "", " ", "{{name}}", "%s%n",
  ]
}
