/// Where the teas are.
protocol TeaStore: AnyObject {
  func teas() -> [Tea]
  func add(_ tea: Tea)
}

final class InMemoryTeaStore: TeaStore {
  private var known: [Tea] = [Tea(name: "Assam", celsius: 95, steeping: 180)]

  func teas() -> [Tea] { known }
  func add(_ tea: Tea) { known.append(tea) }
}
