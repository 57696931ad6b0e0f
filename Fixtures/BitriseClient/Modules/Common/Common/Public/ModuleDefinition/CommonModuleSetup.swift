/// What `CommonModule` starts from.
public final class CommonModuleSetup: ModuleSetup {
  /// The token of the last session.
  public let rememberedToken: String?

  /// Creates a setup; without a token the user has to sign in.
  public init(rememberedToken: String? = nil) {
    self.rememberedToken = rememberedToken
  }
}
