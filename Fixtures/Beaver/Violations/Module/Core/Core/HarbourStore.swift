/// Remembers harbours for whoever asks.
public final class HarbourStore {
  public static let shared = HarbourStore()  // expect: bv-no-singletons

  public var harbours: [Harbour] = []
}
