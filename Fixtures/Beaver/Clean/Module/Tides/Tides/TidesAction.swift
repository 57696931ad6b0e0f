import Core

enum TidesUIAction: TidesAction {
  case didChangeDay(by: Int)
}
