import UIKit

/// The button for the one thing that a screen is about.
public final class PrimaryButton: UIButton {
  private var handler: () -> Void = {}

  /// Creates a button that calls `handler` on each tap.
  public convenience init(title: String, handler: @escaping () -> Void) {
    self.init(frame: .zero)
    self.handler = handler
    setTitle(title, for: .normal)
    backgroundColor = Palette.accent
    layer.cornerRadius = 8
    addTarget(self, action: #selector(tap), for: .touchUpInside)
  }

  /// Shows whether the work behind the button is under way.
  public func setBusy(_ isBusy: Bool) {
    isEnabled = !isBusy
    alpha = isBusy ? 0.5 : 1
  }

  @objc private func tap() {
    handler()
  }
}

#if DEBUG
  #Preview("Primary button") {
    let button = PrimaryButton(title: "Start a build") {}
    button.setBusy(false)
    return button
  }
#endif
