import Entity

/// Puts beds into words.
struct BedListFormatter {
  var service: BedService?  // expect: remix/formatter-dependencies

  func viewData(for beds: [Bed]) -> BedListViewData {
    BedListViewData(rows: beds.map(row))
  }

  private func row(_ bed: Bed) -> BedListViewData.Row {
    switch bed.state {
    case .free: return .init(text: "\(bed.squareMetres) m²", isFree: true)
    case .taken(let member): return .init(text: member, isFree: false)
    }
  }
}
