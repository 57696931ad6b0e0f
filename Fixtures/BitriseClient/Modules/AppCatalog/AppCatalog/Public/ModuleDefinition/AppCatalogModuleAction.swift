import Common

/// What `AppCatalogModule` tells its owner.
public enum AppCatalogModuleAction: ModuleAction, Equatable {
  /// The user wants to see more of an app.
  case selected(BitriseApp)
  /// The user wants to see the own account.
  case accountRequested
}
