import Combine

/// Called like no interface, implemented by nobody.
protocol TrailPhotos {  // expect: gt-interface-naming, gt-interface-implemented
  func photoCount(of trail: AnyPublisher<String, Never>) -> Int  // expect: gt-interface-single-publisher, gt-interface-single-publisher
}
