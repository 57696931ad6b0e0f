import Wireframe

protocol BedListView: PresentableView {
  var delegate: BedListViewDelegate? { get set }
  func show(_ viewData: BedListViewData)
}

protocol BedListViewDelegate: AnyObject {
  func bedListView(_ view: BedListView, didSelect row: Int)
}

final class BedListViewData {  // expect: remix/viewdata-is-struct
  /// Nested, so that its name is nobody else's.
  struct Row: Equatable {
    let text: String
    let isFree: Bool
  }

  let rows: [Row]
  var width: Double = 320

  init(rows: [Row]) {
    self.rows = rows
  }

  var isEmpty: Bool { rows.isEmpty }
}
