import Beaver

public protocol LogbookAction {}  // expect: bv-conformances

enum LogbookRoutingAction: LogbookAction {  // expect: bv-routing-action-and-state-public
  case start
  case stop
}

public struct LogbookState: State, Equatable {  // expect: bv-app-state-covers-modules
  public var trips: [String] = []

  public init() {}
}
