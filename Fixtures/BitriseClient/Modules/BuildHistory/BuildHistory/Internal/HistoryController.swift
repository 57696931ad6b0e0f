import Common
import CommonUI
import UIKit

/// The list of builds.
final class HistoryController: UITableViewController {
  private let provider: HistoryProvider
  private let onAction: (HistoryFlow.Action) -> Void
  private var builds: [Build] = []

  init(
    title: String, provider: HistoryProvider, onAction: @escaping (HistoryFlow.Action) -> Void
  ) {
    self.provider = provider
    self.onAction = onAction
    super.init(style: .plain)
    self.title = title
  }

  @available(*, unavailable, message: "There is no storyboard.")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "build")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close))
    Task { await reload() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    builds.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "build", for: indexPath)
    let build = builds[indexPath.row]
    cell.textLabel?.text = "#\(build.number) \(build.branch), \(build.state.title)"
    cell.textLabel?.textColor = Palette.color(for: build.state)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onAction(.rebuild(builds[indexPath.row]))
  }

  private func reload() async {
    do {
      builds = try await provider.builds()
    } catch {
      tableView.tableHeaderView = TitleLabel("The builds could not be loaded.", style: .row)
    }
    tableView.reloadData()
  }

  @objc private func close() {
    onAction(.close)
  }
}
