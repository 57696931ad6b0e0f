/// Says UIKit, and has nothing of it.
struct UIBedNames {  // expect: remix/ui-prefix-means-uikit
  let short: String
  let long: String
}
