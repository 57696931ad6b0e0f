import Entity

/// Knows the gardens of the club. The module is called like its main type.
public protocol GardenService: AnyObject {
  func gardens(completion: @escaping (Result<[Garden], GardenServiceError>) -> Void)
}

/// Why there are no gardens.
public enum GardenServiceError: Error {
  case offline
  case unreadable
}
