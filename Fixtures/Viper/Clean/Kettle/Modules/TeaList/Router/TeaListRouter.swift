import UIKit

final class TeaListRouter: TeaListRouterProtocol {
  private weak var source: UIViewController?

  init(source: UIViewController) {
    self.source = source
  }

  func open(_ tea: Tea) {
    let detail = TeaDetailBuilder(tea: tea).build()
    source?.navigationController?.pushViewController(detail, animated: true)
  }
}
