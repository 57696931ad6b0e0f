import UIKit

/// A garden in a row.
final class GardenCell: UITableViewCell {
  func show(_ row: GardenRowViewData) {
    textLabel?.text = row.name
    detailTextLabel?.text = row.since
    switch row.badge {
    case .few: accessoryType = .none
    case .plenty: accessoryType = .checkmark
    }
  }
}
