import SwiftUI

/// A short text in a rounded box, which has come to know trails.
struct BadgeView: View {
  let text: String

  init(text: String) {
    self.text = text
  }

  init(rating: RatingDomainModel) {  // expect: clean-layers/share-not-features
    text = rating == .none ? "–" : "★"
  }

  var body: some View {
    Text(text).padding(4).background(Color.gray)
  }
}
