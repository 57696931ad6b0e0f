/// An order as the sample sees it.
struct Order {  // expect: sdk-sample-no-sdk-code
  let number: String
  let count: Int
}
