import Combine

/// Called like no interface, implemented by nobody.
protocol TrailPhotos {  // expect: clean-layers/interface-naming, clean-layers/interface-implemented
  func photoCount(of trail: AnyPublisher<String, Never>) -> Int  // expect: clean-layers/interface-single-publisher, clean-layers/interface-single-publisher
}
