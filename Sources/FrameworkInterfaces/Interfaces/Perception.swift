/// What is known of the module `Perception`.
let perceptionInterface = #"""
  // exports: PerceptionCore Observation
  """#
