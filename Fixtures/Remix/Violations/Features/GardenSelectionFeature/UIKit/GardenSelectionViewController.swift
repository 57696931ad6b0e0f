import UIKit

/// The gardens in a table, each in a cell of its own.
final class GardenSelectionViewController: UITableViewController, GardenSelectionView {
  weak var delegate: GardenSelectionViewDelegate?

  var viewData = GardenSelectionViewData(rows: [], message: nil) {
    didSet {
      footer.text = viewData.message
      tableView.reloadData()
    }
  }

  // A view may well consist of views, as long as they are parts of it.
  private let footer = MessageBanner()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(GardenCell.self, forCellReuseIdentifier: "garden")
    tableView.tableFooterView = footer
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewData.rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "garden", for: indexPath)
    (cell as? GardenCell)?.show(viewData.rows[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.gardenSelectionView(self, didSelectRow: indexPath.row)
    navigationController?.pushViewController(UIViewController(), animated: true)  // expect: remix/view-no-navigation
  }
}
