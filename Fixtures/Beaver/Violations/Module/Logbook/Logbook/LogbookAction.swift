import Core

enum LogbookUIAction: LogbookAction {
  case didOpen
}
