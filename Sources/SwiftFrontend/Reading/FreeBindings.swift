import SourceFacts
import SourceText

/// The names bound inside of the pattern being read whose values are not known until what surrounds
/// them is: `a` and `b` in `case .pair(let a, let b?)`, which is parsed as a call.
///
/// They form a stack, so that a reader knows by `count` before and after which ones an operand bound.
final class FreeBindings {
  private var bindings: [ID<BindingFact>] = []
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
  func add(_ range: Range<ID<BindingFact>>) { bindings.append(contentsOf: range) }

  /// Runs `body` as a pattern of its own, whose names are tied to nothing outside of it.
  func inOwnPattern(_ body: () -> Void) {
    let outer = bindings
    bindings = []
    body()
    bindings = outer
  }

  /// Gives bindings their value: a part of a tuple, or of what a case of an enum holds.
  func tie(_ range: Range<Int>, toPart position: Int, of value: Operand) {
    for binding in bindings[range] where build[binding].type == nil {
      let source = BindingFact.Source.part(position, of: value)
      switch build[binding].source {
      case .unwrapped(.none):
        // `case .loaded(let page?)`: the part has no name, `page` is what it wraps.
        let offset = build[binding].offset
        let part = build.add(
          BindingFact(name: nameless, offset: offset, source: source, owner: build.owner))
        let whole = build.addOperand(
          ExpressionFact(
            .local(part), condition: build.condition, offset: offset, owner: build.owner,
            name: nameless))
        build[binding].source = .unwrapped(whole)
      case .none: build[binding].source = source
      default: break
      }
    }
  }

  /// Gives the bindings made since there were `count` a written type, unless a value types them:
  /// `case let name as Type`.
  func giveType(_ type: ID<TypeFact>, since count: Int) {
    for binding in bindings[count...] where build[binding].source == .none {
      build[binding].type = type
    }
  }
}
