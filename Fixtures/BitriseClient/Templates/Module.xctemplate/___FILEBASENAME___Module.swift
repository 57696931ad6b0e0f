import Common

/// <#What the module is for#>
public final class ___VARIABLE_productName:identifier___Module: AppModule {
  /// The name in logs.
  public static let name = "___VARIABLE_productName:identifier___"

  /// Gives access to the screens.
  public let interface: ___VARIABLE_productName:identifier___ModuleInterface

  private init(setup: ___VARIABLE_productName:identifier___ModuleSetup) {
    interface = ___VARIABLE_productName:identifier___ModuleInterface(setup: setup)
    interface.module = self
  }

  /// Creates the module.
  public static func create(with setup: ___VARIABLE_productName:identifier___ModuleSetup) -> ___VARIABLE_productName:identifier___Module {
    ___VARIABLE_productName:identifier___Module(setup: setup)
  }
}
