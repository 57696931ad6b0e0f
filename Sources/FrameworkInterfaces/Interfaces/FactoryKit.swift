/// What is known of the module `FactoryKit`.
let factoryKitInterface = #"""
  // exports: Factory
  """#
