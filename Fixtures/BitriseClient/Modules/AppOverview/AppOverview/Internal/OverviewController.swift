import Common
import CommonUI
import Networking
import UIKit

/// The name of an app, its two actions, and the configuration that its builds follow.
final class OverviewController: UIViewController {
  /// Stands where the configuration will stand once it is loaded.
  static let placeholder = """
    workflows:
      primary:
        steps:
        - script:
            content: |
              #!/usr/bin/env swift
              import BuildHistory
              print(BuildHistoryModule.self)
    """

  private let setup: AppOverviewModuleSetup
  private let onAction: (AppOverviewModuleAction) -> Void
  private let manifest = UITextView()

  init(setup: AppOverviewModuleSetup, onAction: @escaping (AppOverviewModuleAction) -> Void) {
    self.setup = setup
    self.onAction = onAction
    super.init(nibName: nil, bundle: nil)
    title = setup.app.title
  }

  @available(*, unavailable, message: "There is no storyboard.")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.canvas
    manifest.text = Self.placeholder
    manifest.isEditable = false
    let stack = UIStackView(
      arrangedSubviews: [TitleLabel(setup.app.title)] + buttons(for: setup.app) + [manifest])
    stack.axis = .vertical
    stack.spacing = 16
    stack.frame = view.bounds.insetBy(dx: 24, dy: 24)
    view.addSubview(stack)
    Task { await loadManifest() }
  }

  private func buttons(for app: BitriseApp) -> [UIView] {
    [
      PrimaryButton(title: "Builds") { [onAction] in onAction(.historyRequested(app)) },
      PrimaryButton(title: "Start a build") { [onAction] in onAction(.buildRequested(app)) },
    ]
  }

  private func loadManifest() async {
    do {
      manifest.text = try await setup.service.send(ManifestRequest(appID: setup.app.id))
    } catch ServiceError.status(404) {
      manifest.text = nil
    } catch {
      manifest.textColor = Palette.warning
    }
  }
}
