import Foundation

struct PhotoDataModel: Equatable {
  let id: String
  let address: URL
}
