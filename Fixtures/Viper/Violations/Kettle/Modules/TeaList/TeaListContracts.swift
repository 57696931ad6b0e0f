/// What the parts of the module are to each other.
protocol TeaListViewProtocol: AnyObject {
  func show(_ rows: [TeaListRow])
}

protocol TeaListPresenterProtocol: AnyObject {
  func viewIsReady()
  func didSelect(row: Int)
}

protocol TeaListInteractorInput: AnyObject {
  func load()
}

protocol TeaListInteractorOutput: AnyObject {
  func didLoad(_ teas: [Tea])
}

protocol TeaListRouterProtocol: AnyObject {
  func open(_ tea: Tea)
}

/// A row as the view shows it.
struct TeaListRow: Hashable {
  /// Nested, and therefore nobody's view.
  enum View {
    case plain
    case hot
  }

  let title: String
  let view: View
}
