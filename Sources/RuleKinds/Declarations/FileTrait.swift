import SourceText

extension DeclarationTrait {
  /// `file`: where the declaration stands.
  static let file = DeclarationTrait(
    .file, .patterns(.path), "The path of the file that it stands in, or of a folder around it."
  ) { options, _ in
    DeclarationTest.patterns(
      .file, options.patterns("file"), each: false,
      wanted: { "stand in a file that matches \($0)" },
      found: { id, input in "stands in '\(input.path(of: id))'" },
      texts: { id, input in [input.path(of: id)] })
  }

  /// `file-name`: the file is named like something that it declares.
  static let fileName = DeclarationTrait(
    .fileName, .choice(["matches"]), uses: .must,
    "`matches`: its file is called like one of the declarations at its top, `Name.swift` or "
      + "`Name+More.swift`. Told once a file."
  ) { _, _ in
    [
      .plain(
        .fileName, wanted: "stand in a file that is named like one of its declarations",
        found: { id, input in "stands in '\(input.path(of: id))'" },
        holds: { id, input in
          let stem = stem(of: input.path(of: id))
          return input.declarationsAtTop(of: input.table[id].file).contains { other in
            input.names(of: other).contains { $0.equalsInBytes(stem) }
          }
        })
    ]
  }

  /// The name of a file up to its first `+` or `.`.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "+" && $0 != "." })
  }
}
