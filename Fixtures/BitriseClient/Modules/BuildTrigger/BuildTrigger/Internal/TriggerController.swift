import Common
import CommonUI
import Networking
import UIKit

/// Asks for branch and workflow, then starts the build.
final class TriggerController: UIViewController {
  /// What the screen fills in before the user types; bears the name of a module that it does not use.
  enum BuildHistory {
    static let branch = "main"
    static let workflow = "primary"
  }

  private let setup: BuildTriggerModuleSetup
  private let onAction: (BuildTriggerModuleAction) -> Void
  private let branch = UITextField()
  private let workflow = UITextField()

  init(setup: BuildTriggerModuleSetup, onAction: @escaping (BuildTriggerModuleAction) -> Void) {
    self.setup = setup
    self.onAction = onAction
    super.init(nibName: nil, bundle: nil)
    title = heading(of: setup.app)
    branch.text = setup.template?.branch ?? BuildHistory.branch
    workflow.text = setup.template?.workflow ?? BuildHistory.workflow
  }

  @available(*, unavailable, message: "There is no storyboard.")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.canvas
    let start = PrimaryButton(title: "Start") { [weak self] in self?.start() }
    let stack = UIStackView(arrangedSubviews: [
      TitleLabel("Branch", style: .row), branch,
      TitleLabel("Workflow", style: .row), workflow, start,
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = view.bounds.insetBy(dx: 24, dy: 24)
    view.addSubview(stack)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  private func start() {
    let request = TriggerRequest(
      appID: setup.app.id, branch: branch.text ?? BuildHistory.branch,
      workflow: workflow.text ?? BuildHistory.workflow)
    Task { await send(request) }
  }

  private func send(_ request: TriggerRequest) async {
    do {
      try await setup.service.send(request)
      onAction(.started(setup.app))
    } catch ServiceError.status(let status) {
      title = "Refused (\(status))"
    } catch {
      title = "Not started"
    }
  }

  @objc private func cancel() {
    onAction(.cancelled)
  }
}

/// What the screen is called.
private func heading(of app: BitriseApp) -> String { "Build \(app.title)" }
