extension A0: N0<U, N1,-> U<T, , (some &, [A0: func m1< T: N0> N3 -> {
  [m1, $0 && $0 ? N1 & Sequence>.m3 m1]? N2.N2.Type
}
m1 = m0 < A0(init: N1(m1m0) ? .init($0 as 
}
protocol: P1, where Self.A0.T.U : N0<any &, m3_ x: ((N2, N0)A1<N2, N1>) -N0<T<  func m3a x: N3?.Self -> N0?.Typem1_ x: some P0 & P1, m1  ->  -> N0
}
actor N2: P1, P0, P0 {
  var init: P1<[N0], [
extension Array {
subscript -> Int< -> N3, N3?> { Never<[N2<m1.init { $0.m3() }.m3?.m1.m2?.m0 }
extension N2<Any> where N3.U.A0 N2 {
initm1: A0 { guard let { x  { $0.m3() }.m0 { $0.m3() }.init[0].m1[0] } as!"" == $0 } }
subscripta x: U -> P0  .init.m1.init().m0.m1?.init.m1 { $0.m1() }.m1?.init 
typealias T= [Optional? -> [N4]: P0<[N1: N0], 