/// Something that happened inside a module and that only its owner can answer.
public protocol ModuleAction {}
