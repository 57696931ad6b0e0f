import Beaver

public protocol LogbookAction {}  // expect: beaver/conformances

enum LogbookRoutingAction: LogbookAction {  // expect: beaver/routing-action-and-state-public
  case start
  case stop
}

public struct LogbookState: State, Equatable {  // expect: beaver/app-state-covers-modules
  public var trips: [String] = []

  public init() {}
}
