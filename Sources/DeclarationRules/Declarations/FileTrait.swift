import SourceText

extension DeclarationTrait {
  /// `file`: where the declaration stands.
  static let file = DeclarationTrait(
    .file, .patterns(.path), "The path of its file, or of a folder that contains it."
  ) { options, _ in
    DeclarationTest.patterns(
      .file, options.patterns("file"), each: false,
      wanted: { "be in a file that matches \($0)" },
      found: { id, input in "is in '\(input.path(of: id))'" },
      texts: { id, input in [input.path(of: id)] })
  }

  /// `file-name`: the file is named like something that it declares.
  static let fileName = DeclarationTrait(
    .fileName, .choice(["matches"]), uses: .must,
    "`matches`: its file is named after one of its top-level declarations, `Name.swift` or "
      + "`Name+More.swift`. Reported once per file."
  ) { _, _ in
    [
      .plain(
        .fileName, wanted: "be in a file that is named after one of its declarations",
        found: { id, input in "is in '\(input.path(of: id))'" },
        holds: { id, input in
          let stem = stem(of: input.path(of: id))
          return input.namesAtTop(of: input.table[id].file).contains(ByteKey(stem))
        })
    ]
  }

  /// The name of a file up to its first `+` or `.`.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "+" && $0 != "." })
  }
}
