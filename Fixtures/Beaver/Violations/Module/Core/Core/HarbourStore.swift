/// Remembers harbours for whoever asks.
public final class HarbourStore {
  public static let shared = HarbourStore()  // expect: beaver/no-singletons

  public var harbours: [Harbour] = []
}
