import Common

/// What `CommonUIModule` starts from.
public final class CommonUIModuleSetup: ModuleSetup {
  /// The heading of the showcase.
  public let showcaseTitle: String

  /// Creates a setup.
  public init(showcaseTitle: String = "Widgets") {
    self.showcaseTitle = showcaseTitle
  }
}
