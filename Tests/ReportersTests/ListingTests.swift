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

  @Test("have no sums in JSON where there are none")
  func withoutSummary() {
    #expect(!OutputFormat.json.text(of: Listing.sample).contains("summary"))
  }
}
