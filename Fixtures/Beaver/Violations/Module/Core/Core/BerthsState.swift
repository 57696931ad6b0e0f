import Beaver

/// The list of berths.
public struct BerthsState: Beaver.State, Equatable {
  public var harbour: Harbour?
  public var berths: [Berth] = []
  public var loading: LoadingState = .idle
  public var filter = Filter()
  public var screen: Screen = .none

  public init() {}
}

extension BerthsState {
  /// Which berths are shown. A part of a state needs no promise of its own.
  public struct Filter: Equatable {
    public var minimumLength = 0.0
    public var hasPower = false
  }

  public enum Screen: Equatable {
    case none
    case list
  }
}
