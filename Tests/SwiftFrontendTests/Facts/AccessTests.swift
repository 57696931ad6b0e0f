import SourceFacts
import Testing

@Suite("Effective access")
struct AccessTests {
  @Test(
    "follows Swift's rules",
    arguments: [
      ("struct A {}", "A", .internal), ("private struct A {}", "A", .fileprivate),
      ("struct A { var x = 1 }", "A.x", .internal),
      ("public struct A { var x = 1 }", "A.x", .internal),
      ("public struct A { public var x = 1 }", "A.x", .public),
      ("struct A { public var x = 1 }", "A.x", .internal),
      ("struct A { private var x = 1 }", "A.x", .private),
      ("package struct A { package var x = 1 }", "A.x", .package),
      ("open class A { open func x() {} }", "A.x", .open),
      ("open class A { public func x() {} }", "A.x", .public),
      ("fileprivate struct A { public var x = 1 }", "A.x", .fileprivate),
      ("struct A { private struct B { var x = 1 } }", "A.B.x", .fileprivate),
      ("struct A { private struct B { private var x = 1 } }", "A.B.x", .private),
      ("public enum A { case x }", "A.x", .public),
      ("private enum A { case x }", "A.x", .fileprivate),
      ("public protocol A { func x() }", "A.x", .public),
      ("struct A { private protocol B { func x() } }", "A.B.x", .fileprivate),
      ("func f() { struct A {} }", "f.A", .fileprivate),
    ] as [(String, String, AccessLevel)])
  func rules(text: String, path: String, access: AccessLevel) {
    #expect(Reading(text).declaration(path)?.access == access)
  }

  @Test(
    "of members of an extension begins with the extension's",
    arguments: [
      ("extension A { func x() {} }", .internal), ("public extension A { func x() {} }", .public),
      ("public extension A { internal func x() {} }", .internal),
      ("private extension A { func x() {} }", .fileprivate),
      ("fileprivate extension A { func x() {} }", .fileprivate),
      ("extension A { public func x() {} }", .public),
      ("extension A { private func x() {} }", .private),
    ] as [(String, AccessLevel)])
  func extensions(text: String, access: AccessLevel) {
    #expect(Reading(text).declaration("A.x")?.access == access)
  }

  @Test("keeps what is written apart")
  func written() {
    let reading = Reading("struct A { public private(set) var x = 1; var y = 1 }")
    #expect(reading.declaration("A.x")?.writtenAccess == .public)
    #expect(reading.declaration("A.x")?.setterAccess == .private)
    #expect(reading.declaration("A.y")?.writtenAccess == .some(nil))
    #expect(reading.declaration("A.y")?.setterAccess == .some(nil))
  }
}
