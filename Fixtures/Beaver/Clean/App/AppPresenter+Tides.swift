import Beaver
import Core
import Tides

// The App wires a module where it is told to: this part of the presenter stands in a file of its own.
extension AppPresenter {
  func showTides() -> TidesPresenter {
    let presenter = TidesPresenter(store: store.child(\.tides), context: context)
    presenter.dispatch(TidesRoutingAction.start)
    return presenter
  }
}
