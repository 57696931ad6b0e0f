import Findings

extension Listing {
  /// Texts, numbers, names, undefined and missing values.
  static let sample = Listing(
    subject: "files",
    columns: [
      Column(key: "path", title: "File"), Column(key: "lines", title: "Lines"),
      Column(key: "modules", title: "Modules"),
    ],
    rows: [
      [.text("Sources/A.swift"), .number(1200), .names(["A", "B"])],
      [.text("Sources/\u{1B}[2J日本.swift"), .undefined],
      [.text("Sources/C.swift"), .number(7), .names([])],
    ])
}

extension Explanation {
  /// A count with more items than are listed, a ratio, and an undefined number.
  static let sample = Explanation(
    subject: "CommonUI", counting: "types",
    sections: [
      Section(
        title: "Ca", value: "102",
        definition: "Declarations outside the component that depend on a declaration inside it.",
        items: (1...102).map {
          Item("App.Screen\($0) → CommonUI.Button", place: "App/Screen\($0).swift:\($0):9")
        }),
      Section(
        title: "I", value: "0.010", definition: "Instability, how much points outwards.",
        computation: "1 / (102 + 1)"),
      Section(title: "A", value: nil, definition: "Abstractness, undefined without types."),
    ])
}
