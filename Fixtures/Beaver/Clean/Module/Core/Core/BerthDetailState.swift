import Beaver

/// One berth, with what the harbour tells about it.
public struct BerthDetailState {
  public var berth: Berth?
  public var isReserved: Bool

  public init() {
    isReserved = false
  }
}

extension BerthDetailState: Beaver.State {
  public static func == (left: BerthDetailState, right: BerthDetailState) -> Bool {
    left.berth == right.berth && left.isReserved == right.isReserved
  }
}
