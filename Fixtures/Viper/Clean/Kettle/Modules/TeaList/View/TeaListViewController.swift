import UIKit

final class TeaListViewController: UITableViewController, TeaListViewProtocol {
  var presenter: TeaListPresenterProtocol?
  private var rows: [TeaListRow] = []
  private let header = TeaHeaderView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = header
    presenter?.viewIsReady()
  }

  func show(_ rows: [TeaListRow]) {
    self.rows = rows
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.didSelect(row: indexPath.row)
    // To show an alert is no navigation.
    present(UIAlertController(title: "Boiling", message: nil, preferredStyle: .alert), animated: true)
  }
}

/// A part of the view.
final class TeaHeaderView: UIView {}
