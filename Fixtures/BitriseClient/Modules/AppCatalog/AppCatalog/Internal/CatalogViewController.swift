import Common
import CommonUI
import UIKit

/// The list of apps.
final class CatalogViewController: UITableViewController {
  private let provider: CatalogProvider
  private let onAction: (CatalogFlow.Action) -> Void
  private var apps: [BitriseApp] = []

  init(provider: CatalogProvider, onAction: @escaping (CatalogFlow.Action) -> Void) {
    self.provider = provider
    self.onAction = onAction
    super.init(style: .plain)
    title = "Apps"
  }

  @available(*, unavailable, message: "There is no storyboard.")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "app")
    tableView.backgroundColor = Palette.canvas
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Account", style: .plain, target: self, action: #selector(showAccount))
    Task { await reload() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    apps.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "app", for: indexPath)
    let app = apps[indexPath.row]
    cell.textLabel?.text = "\(app.title) (\(app.provider))"
    cell.textLabel?.textColor = app.isDisabled ? .secondaryLabel : Palette.accent
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onAction(.open(apps[indexPath.row]))
  }

  private func reload() async {
    do {
      apps = try await provider.apps()
      tableView.tableHeaderView = nil
    } catch {
      tableView.tableHeaderView = TitleLabel("The apps could not be loaded.", style: .row)
    }
    tableView.reloadData()
  }

  @objc private func showAccount() {
    onAction(.account)
  }
}
