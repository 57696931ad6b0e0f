import UIKit

/// A line of text that is there or not.
final class MessageBanner: UIView {  // expect: remix/uikit-type-has-ui-prefix
  private let label = UILabel()

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      isHidden = newValue == nil
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

#if DEBUG
  import GardenService
  import SwiftUI

  // A preview shows a view with whatever it takes, and is not a part of the product.
  struct UIMessageView_Previews: PreviewProvider {
    static var previews: some View {
      let service = RemoteGardenService(address: URL(fileURLWithPath: "/"))
      return Text(String(describing: GardenSelectionInteractor(service: service)))
    }
  }
#endif
