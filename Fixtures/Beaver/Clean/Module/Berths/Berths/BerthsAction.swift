import Core

enum BerthsUIAction: BerthsAction {
  case didAppear
  case didSearch(String)
  case didSelect(Berth)
  case didClose
}
