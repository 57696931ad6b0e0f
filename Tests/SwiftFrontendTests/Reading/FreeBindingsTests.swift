import SourceFacts
import SourceText
import Testing

@testable import SwiftFrontend

@Suite("Names bound in a pattern")
struct FreeBindingsTests {
  private let build = FactBuilder()

  @Test("get a part of what surrounds them, unless a type or value has told theirs")
  func parts() {
    let free = FreeBindings(build, nameless: ID(0))
    let typed = build.add(BindingFact(name: ID(1), offset: 0, type: ID(4), owner: nil))
    let whole = BindingFact.Source.whole(Operand(ID(5)))
    let valued = build.add(BindingFact(name: ID(1), offset: 0, source: whole, owner: nil))
    let open = build.add(BindingFact(name: ID(1), offset: 0, owner: nil))
    free.add(typed..<build.nextBinding)
    free.tie(0..<free.count, toPart: 2, of: Operand(ID(9)))
    #expect(build[typed].source == .none)
    #expect(build[valued].source == whole)
    #expect(build[open].source == .part(2, of: Operand(ID(9))))
  }

  @Test("wrap a nameless part where they are unwrapped")
  func unwrapped() throws {
    let free = FreeBindings(build, nameless: ID(6))
    let binding = build.add(
      BindingFact(name: ID(1), offset: 3, source: .unwrapped(.none), owner: nil))
    free.add(binding..<build.nextBinding)
    free.tie(0..<1, toPart: 1, of: Operand(ID(9)))
    guard case .unwrapped(let value) = build[binding].source else {
      Issue.record("it is not unwrapped any more")
      return
    }
    let local = build[try #require(value.expression)]
    let part = build[try #require(local.binding)]
    #expect(part.name == ID(6))
    #expect(part.source == .part(1, of: Operand(ID(9))))
  }

  @Test("get the type of a cast, as far as they were bound since")
  func casts() {
    let free = FreeBindings(build, nameless: ID(0))
    let first = build.add(BindingFact(name: ID(1), offset: 0, owner: nil))
    free.add(first..<build.nextBinding)
    let count = free.count
    let second = build.add(BindingFact(name: ID(2), offset: 0, owner: nil))
    free.add(second..<build.nextBinding)
    free.giveType(ID(8), since: count)
    #expect(build[first].type == nil)
    #expect(build[second].type == ID(8))
  }

  @Test("are left alone by a pattern of its own")
  func ownPattern() {
    let free = FreeBindings(build, nameless: ID(0))
    free.add(ID(0)..<ID(2))
    free.inOwnPattern {
      #expect(free.count == 0)
      free.add(ID(2)..<ID(3))
    }
    #expect(free.count == 2)
  }
}
