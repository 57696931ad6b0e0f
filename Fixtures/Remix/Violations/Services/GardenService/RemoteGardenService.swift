import Entity
import Foundation

/// Asks the club's server.
public final class RemoteGardenService: GardenService {
  /// Has the name of what others call a service, and is none.
  private enum Service {
    static let path = "/gardens"
  }

  private let address: URL
  private let session: URLSession

  public init(address: URL, session: URLSession = .shared) {
    self.address = address
    self.session = session
  }

  public func gardens(completion: @escaping (Result<[Garden], GardenServiceError>) -> Void) {
    let url = address.appendingPathComponent(Service.path)
    session.dataTask(with: url) { data, _, _ in
      guard let data = data else { return completion(.failure(.offline)) }
      completion(GardenReader().gardens(in: data))
    }.resume()
  }
}

/// Takes answers of the server apart.
struct GardenReader {
  func gardens(in data: Data) -> Result<[Garden], GardenServiceError> {
    guard let lines = String(data: data, encoding: .utf8) else { return .failure(.unreadable) }
    let gardens = lines.split(separator: "\n").map { line in
      Garden(id: String(line), name: String(line), opened: Date(), beds: [])
    }
    return .success(gardens)
  }
}
