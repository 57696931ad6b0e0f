import Entity
import Foundation

/// Declared where it is made, far from the view that shows it.
public struct GardenRowViewData {  // expect: remix/viewdata-is-struct
  public enum Badge {
    case few
    case plenty
  }

  public var name: String
  public var since: String
  public var badge: Badge
}

/// Puts gardens into words.
struct GardenSelectionFormatter {
  func viewData(for result: GardenSelectionInteractor.Result) -> GardenSelectionViewData {
    switch result {
    case .gardens(let gardens):
      return GardenSelectionViewData(rows: gardens.map(row), message: nil)
    case .failure:
      return GardenSelectionViewData(rows: [], message: "The gardens could not be read.")
    }
  }

  private func row(_ garden: Garden) -> GardenRowViewData {
    GardenRowViewData(
      name: garden.name, since: DateFormatter.year.string(from: garden.opened),
      badge: garden.freeBeds.count > 3 ? .plenty : .few)
  }
}
