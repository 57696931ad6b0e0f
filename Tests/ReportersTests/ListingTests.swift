import Findings
import Reporters
import Testing

@Suite("Listings")
struct ListingTests {
  private let listing = Listing(
    subject: "things",
    columns: [
      Listing.Column(key: "name", title: "Thing"), Listing.Column(key: "abstract", title: ""),
      Listing.Column(key: "count", title: "Number"),
    ],
    rows: [
      [.text("A"), .mark(true, text: "[A]"), .number(1)],
      [.text("B"), .mark(false, text: "[A]"), .number(20)],
    ],
    summary: [Listing.Count(key: "certain", value: 1200), Listing.Count(key: "guessed", value: 3)])

  @Test("show marks where they are set, and what sums them up")
  func text() {
    #expect(
      OutputFormat.text.text(of: listing) == """
        Thing       Number
        A      [A]       1
        B               20

        1,200 certain, 3 guessed

        """)
  }

  @Test("have marks as booleans and the sums as an object in JSON")
  func json() {
    let text = OutputFormat.json.text(of: listing)
    #expect(text.contains(#"{ "name": "B", "abstract": false, "count": 20 }"#))
    #expect(text.contains(#""summary": { "certain": 1200, "guessed": 3 }"#))
  }

  @Test("leave a column of marks out of text where none is set and it is worth nothing then")
  func needlessMarks() {
    var modules = Listing.modules([ModuleSummary("Cart"), ModuleSummary("Shop")])
    #expect(!OutputFormat.text.text(of: modules).contains("Guess"))
    #expect(OutputFormat.json.text(of: modules).contains(#""guessed": false"#))
    #expect(!OutputFormat.text.text(of: modules).contains("Resources"))
    modules.rows[0][3] = .mark(true, text: "guess")
    #expect(OutputFormat.text.text(of: modules).contains("Guess"))
    #expect(OutputFormat.text.text(of: modules).contains("framework  guess  "))
  }

  @Test("count names in text where they would be too many, and have them in JSON and CSV")
  func countedNames() {
    var cart = ModuleSummary("Cart")
    cart.resources = ["Cart/Cart.xcassets", "Cart/en.lproj/Cart.strings"]
    let modules = Listing.modules([cart, ModuleSummary("Shop")])
    let text = OutputFormat.text.text(of: modules)
    #expect(text.contains("Files  Resources  Folder"))
    #expect(text.contains("  2  Modules/Cart  "))
    #expect(!text.contains("xcassets"))
    #expect(
      OutputFormat.json.text(of: modules)
        .contains(#""resources": ["Cart/Cart.xcassets", "Cart/en.lproj/Cart.strings"]"#))
    #expect(
      OutputFormat.csv.text(of: modules).contains("Cart/Cart.xcassets"))
  }

  @Test("may show a document in text, without what would move a terminal's cursor")
  func document() {
    var listing = listing
    listing.document = "a: 1\nb: \u{1B}[2J\n"
    #expect(OutputFormat.text.text(of: listing) == "a: 1\nb: \\u{1B}[2J\n")
    #expect(OutputFormat.json.text(of: listing).contains(#""things""#))
  }

  @Test("have no sums in JSON where there are none")
  func withoutSummary() {
    #expect(!OutputFormat.json.text(of: Listing.sample).contains("summary"))
  }
}
