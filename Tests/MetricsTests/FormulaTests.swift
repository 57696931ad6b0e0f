import Metrics
import Testing

@Suite("Instability, I = Ce / (Ca + Ce)")
struct InstabilityTests {
  @Test(
    "is the share of couplings that point outwards",
    arguments: [
      (ca: 3, ce: 1, expected: 0.25),
      (ca: 0, ce: 4, expected: 1.0),
      (ca: 4, ce: 0, expected: 0.0),
      (ca: 5, ce: 1, expected: 1.0 / 6),
    ])
  func shareOfOutgoing(ca: Int, ce: Int, expected: Double) {
    #expect(instability(afferent: ca, efferent: ce) == expected)
  }

  @Test("is undefined for a component nobody uses and that uses nobody")
  func isolated() { #expect(instability(afferent: 0, efferent: 0) == nil) }
}

@Suite("Abstractness, A = Na / Nc")
struct AbstractnessTests {
  @Test(
    "is the share of types that are abstract",
    arguments: [
      (na: 0, nc: 4, expected: 0.0),
      (na: 1, nc: 4, expected: 0.25),
      (na: 4, nc: 4, expected: 1.0),
    ])
  func shareOfAbstract(na: Int, nc: Int, expected: Double) {
    #expect(abstractness(abstractTypes: na, types: nc) == expected)
  }

  @Test("is undefined without types")
  func empty() { #expect(abstractness(abstractTypes: 0, types: 0) == nil) }
}

@Suite("Distance from the main sequence, D = |A + I − 1|")
struct DistanceTests {
  @Test(
    "is signed by the side on which the component lies",
    arguments: [
      (ca: 4, ce: 0, na: 0, nc: 3, signed: -1.0),
      (ca: 0, ce: 4, na: 3, nc: 3, signed: 1.0),
      (ca: 4, ce: 0, na: 3, nc: 3, signed: 0.0),
      (ca: 0, ce: 4, na: 0, nc: 3, signed: 0.0),
      (ca: 5, ce: 1, na: 2, nc: 9, signed: -11.0 / 18),
      (ca: 1, ce: 1, na: 3, nc: 4, signed: 0.25),
    ])
  func sides(ca: Int, ce: Int, na: Int, nc: Int, signed: Double) {
    #expect(signedDistance(afferent: ca, efferent: ce, abstractTypes: na, types: nc) == signed)
    #expect(distance(afferent: ca, efferent: ce, abstractTypes: na, types: nc) == abs(signed))
  }

  @Test("is exactly 0 everywhere on the main sequence", arguments: 1...60)
  func exactlyOnTheLine(total: Int) {
    for afferent in 0...total {
      let value = signedDistance(
        afferent: afferent, efferent: total - afferent, abstractTypes: afferent, types: total)
      #expect(value == 0)
    }
  }

  @Test("equals the decimal fraction that a threshold is written as")
  func decimalFractions() {
    #expect(distance(afferent: 9, efferent: 1, abstractTypes: 1, types: 5) == 0.7)
    #expect(distance(afferent: 7, efferent: 3, abstractTypes: 0, types: 1) == 0.7)
  }

  @Test("is undefined where instability or abstractness is")
  func undefined() {
    #expect(distance(afferent: 0, efferent: 0, abstractTypes: 1, types: 2) == nil)
    #expect(distance(afferent: 1, efferent: 0, abstractTypes: 0, types: 0) == nil)
    #expect(signedDistance(afferent: 0, efferent: 0, abstractTypes: 1, types: 2) == nil)
    #expect(signedDistance(afferent: 1, efferent: 0, abstractTypes: 0, types: 0) == nil)
  }
}

@Suite("The system's row")
struct SystemMetricsTests {
  @Test("has mean, median and population standard deviation of D")
  func oddNumber() {
    let row = systemMetrics(distances: [1, 0, 0.5])
    #expect(row.count == 3 && row.mean == 0.5 && row.median == 0.5)
    #expect(row.standardDeviation == (1.0 / 6).squareRoot())
  }

  @Test("takes the middle between the two middle ones for the median")
  func evenNumber() {
    #expect(systemMetrics(distances: [1, 0.25, 0, 0.5]).median == 0.375)
  }

  @Test("leaves out components without a distance")
  func undefined() {
    let row = systemMetrics(distances: [nil, 0.5, nil])
    #expect(row.count == 1 && row.mean == 0.5 && row.median == 0.5 && row.standardDeviation == 0)
  }

  @Test("has no mean, median or deviation without distances")
  func empty() {
    let row = systemMetrics(distances: [nil])
    #expect(row.count == 0 && row.mean == nil && row.median == nil && row.standardDeviation == nil)
  }

  @Test("has the same bits in whatever order the distances come")
  func order() {
    let distances = (1...50).map { Double?.some(1 / Double($0)) }
    #expect(systemMetrics(distances: distances) == systemMetrics(distances: distances.reversed()))
  }
}
