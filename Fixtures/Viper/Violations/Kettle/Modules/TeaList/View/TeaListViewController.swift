import UIKit

final class TeaListViewController: UITableViewController, TeaListViewProtocol {
  var presenter: TeaListPresenterProtocol?
  var interactor: TeaListInteractorInput?  // expect: viper/view-dependencies
  private var rows: [TeaListRow] = []
  private let header = TeaHeaderView()

  func highlight(_ tea: Tea) {  // expect: viper/view-no-entity
    title = tea.name
  }

  override func viewDidLoad() {
    interactor?.load()
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
    navigationController?.pushViewController(UIViewController(), animated: true)  // expect: viper/navigation-in-router
    presenter?.didSelect(row: indexPath.row)
    // To show an alert is no navigation.
    present(UIAlertController(title: "Boiling", message: nil, preferredStyle: .alert), animated: true)
  }
}

/// A part of the view.
final class TeaHeaderView: UIView {}
