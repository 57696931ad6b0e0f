import Core

enum BerthDetailUIAction: BerthDetailAction {
  case didReserve
}
