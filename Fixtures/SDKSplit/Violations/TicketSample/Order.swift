/// An order as the sample sees it.
struct Order {  // expect: sdk-split/sample-no-sdk-code
  let number: String
  let count: Int
}
