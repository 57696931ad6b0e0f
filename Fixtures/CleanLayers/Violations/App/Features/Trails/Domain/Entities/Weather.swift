struct Weather: Equatable {  // expect: clean-layers/domainmodel-naming
  let degrees: Double
}
