import Foundation  // expect: remix/unused-import

/// What a member can take for a season.
public struct Bed: Hashable {
  /// Who works on it.
  public enum State: Hashable {
    case free
    case taken(by: String)
  }

  public let id: String
  public let squareMetres: Int
  public let state: State

  public init(id: String, squareMetres: Int, state: State) {
    self.id = id
    self.squareMetres = squareMetres
    self.state = state
  }

  /// The same bed in the hands of a member; nobody takes a bed from somebody else.
  public func taken(by member: String) -> Bed {
    guard state == .free else { return self }
    return Bed(id: id, squareMetres: squareMetres, state: .taken(by: member))
  }
}
