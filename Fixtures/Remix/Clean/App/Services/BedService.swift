import Entity

/// Knows who takes which bed.
protocol BedService: AnyObject {
  func beds(of garden: Garden, completion: @escaping ([Bed]) -> Void)
  func take(_ bed: Bed, for member: String, completion: @escaping (Bed) -> Void)
}
