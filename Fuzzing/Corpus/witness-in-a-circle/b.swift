protocol P1
var N4 N6  typealias N2}protocol N6
associatedtype N2<N1{N4.N2}N2<N3 a A6