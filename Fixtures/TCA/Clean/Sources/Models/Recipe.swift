import Foundation

public struct Recipe: Equatable, Identifiable, Sendable {
  public let id: UUID
  public var title: String
  public var ingredients: [String]

  public init(id: UUID, title: String, ingredients: [String]) {
    self.id = id
    self.title = title
    self.ingredients = ingredients
  }
}
