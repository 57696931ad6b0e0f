import Common
import UIKit

/// One specimen of each widget, for designers and for the demo app.
///
/// The rows imitate those of `HistoryController`, which this module does not know.
final class ShowcaseController: UIViewController {
  private let onClose: () -> Void

  init(title: String, onClose: @escaping () -> Void) {
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable, message: "There is no storyboard.")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.canvas
    let states = BuildState.allCases.map { state in
      let label = TitleLabel(state.title, style: .row)
      label.textColor = Palette.color(for: state)
      return label
    }
    let button = PrimaryButton(title: "Close", handler: onClose)
    let stack = UIStackView(arrangedSubviews: [TitleLabel("Headings")] + states + [button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = view.bounds.insetBy(dx: 24, dy: 24)
    view.addSubview(stack)
  }
}
