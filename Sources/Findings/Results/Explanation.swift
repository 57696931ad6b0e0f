/// How numbers came about, in words and lists: the input of `metrics --explain`.
///
/// Plain strings, so that whoever explains need not know how text or JSON is written.
package struct Explanation: Hashable, Sendable {
  /// One declaration, reference or other thing that was counted.
  package struct Item: Hashable, Sendable {
    /// What was counted, such as `AppCatalog.CatalogFlow → Common.Build`.
    package var text: String
    /// Where, as `path:line:column`; `nil` when no place is known.
    package var place: String?

    /// Makes an item.
    package init(_ text: String, place: String? = nil) {
      self.text = text
      self.place = place
    }
  }

  /// One number with its definition and everything that it was computed from.
  package struct Section: Hashable, Sendable {
    /// The symbol or name, such as `Ca`.
    package var title: String
    /// The value as shown, such as `9` or `0.125`; `nil` when it is undefined.
    package var value: String?
    /// What the number means, in a sentence.
    package var definition: String
    /// How it was computed, such as `1 / (7 + 1)`; `nil` for plain counts.
    package var computation: String?
    /// What was counted, in the order of output.
    package var items: [Item]

    /// Makes a section.
    package init(
      title: String, value: String?, definition: String, computation: String? = nil,
      items: [Item] = []
    ) {
      self.title = title
      self.value = value
      self.definition = definition
      self.computation = computation
      self.items = items
    }
  }

  /// What is explained: a component's name.
  package var subject: String
  /// What Ca and Ce count, such as `types`.
  package var counting: String
  /// The numbers, in the order of output.
  package var sections: [Section]

  /// Makes an explanation.
  package init(subject: String, counting: String, sections: [Section]) {
    self.subject = subject
    self.counting = counting
    self.sections = sections
  }
}
