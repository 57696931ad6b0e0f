import Foundation
import UIKit  // expect: viper/entity-no-ui

/// A sort of tea.
struct Tea {
  let name: String
  let celsius: Int
  let steeping: TimeInterval
  var picture: UIImage?
  var list: TeaListPresenterProtocol?  // expect: viper/entity-dependencies
}
