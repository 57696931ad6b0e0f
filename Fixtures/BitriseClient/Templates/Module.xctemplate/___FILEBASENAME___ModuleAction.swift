import Common

/// What `___VARIABLE_productName:identifier___Module` tells its owner.
public enum ___VARIABLE_productName:identifier___ModuleAction: ModuleAction {
  case <#what happened#>
}
