import Common

/// What `___VARIABLE_productName:identifier___Module` starts from.
public final class ___VARIABLE_productName:identifier___ModuleSetup: ModuleSetup {
  /// Creates a setup.
  public init() {
    <#what the module needs#>
  }
}
