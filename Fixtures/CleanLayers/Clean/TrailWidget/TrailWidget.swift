import SwiftUI
import WidgetKit

struct TrailWidget: View {
  let language: AppLanguageDomainModel

  var body: some View {
    Text(language.identifier)
  }
}
