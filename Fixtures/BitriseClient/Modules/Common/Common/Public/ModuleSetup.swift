/// Everything that a module needs from outside, handed over once, when the module is created.
///
/// A class and not a value: a setup often carries services, and both sides mean the same instance.
public protocol ModuleSetup: AnyObject {}
