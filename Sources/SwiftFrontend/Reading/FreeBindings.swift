import SourceFacts
import SourceText

/// The names bound inside of the pattern being read whose values are not known until what surrounds
/// them is: `a` and `b` in `case .pair(let a, let b?)`, which is parsed as a call.
///
/// They form a stack, so that a reader knows by `count` before and after which ones an operand bound.
final class FreeBindings {
  private var bindings: [Int32] = []
  private let build: FactBuilder
  private let nameless: NameID

  /// None as yet.
  ///
  /// - Parameter nameless: the name of bindings that nothing can name.
  init(_ build: FactBuilder, nameless: NameID) {
    self.build = build
    self.nameless = nameless
  }

  /// How many there are.
  var count: Int { bindings.count }

  /// Takes bindings in.
  func add(_ range: Range<Int32>) { bindings.append(contentsOf: range) }

  /// Runs `body` as a pattern of its own, whose names are tied to nothing outside of it.
  func inOwnPattern(_ body: () -> Void) {
    let outer = bindings
    bindings = []
    body()
    bindings = outer
  }

  /// Gives bindings their value: a part of a tuple, or of what a case of an enum holds.
  func tie(_ range: Range<Int>, toPart position: Int, of value: ExpressionIndex) {
    for binding in bindings[range] where build[binding: binding].type == nil {
      if build[binding: binding].source == .unwrapped, build[binding: binding].value == -1 {
        // `case .loaded(let page?)`: the part has no name, `page` is what it wraps.
        let offset = build[binding: binding].offset
        let part = build.add(
          BindingFact(
            name: nameless, offset: offset, value: value, source: .part, position: Int32(position),
            owner: build.owner))
        build[binding: binding].value = build.add(
          ExpressionFact(
            kind: .local, condition: build.condition, offset: offset, owner: build.owner,
            base: part, name: nameless))
      }
      guard build[binding: binding].source == .none else { continue }
      build[binding: binding].source = .part
      build[binding: binding].value = value
      build[binding: binding].position = Int32(position)
    }
  }

  /// Gives the bindings made since there were `count` a written type, unless a value types them:
  /// `case let name as Type`.
  func giveType(_ type: ID<TypeFact>, since count: Int) {
    for binding in bindings[count...] where build[binding: binding].source == .none {
      build[binding: binding].type = type
    }
  }
}
