struct Weather: Equatable {  // expect: gt-domainmodel-naming
  let degrees: Double
}
