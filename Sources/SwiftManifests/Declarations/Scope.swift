import SwiftSyntax

/// Variables, functions and the type context of a block.
final class Scope {
  struct Binding {
    var cell: Cell
    var hint: TypeHint?
    /// The place of the element of a list that its first value was taken from.
    var source: Int?
    /// Where the argument is written that a parameter stands for.
    var argument: Int?
    /// What is evaluated when it is written.
    var observers: AccessorBlockSyntax?
  }

  /// Which properties of `self` are written without their observers.
  enum Unobserved {
    case none
    case property(String)
    case all
  }

  let parent: Scope?
  /// The cell of `self` in members.
  let selfCell: Cell?
  /// The type whose member is evaluated.
  let typePath: String?
  /// The property that is being initialised or observed: writing it is observed by nobody. Of an
  /// initialiser, all properties are.
  var unobserved: Unobserved = .none
  private(set) var bindings: [String: Binding] = [:]
  private var order: [String] = []
  var computed: [String: AccessorBlockSyntax] = [:]
  var functions: [String: [FunctionDeclSyntax]] = [:]
  /// What the enclosing function returns.
  var returnHint: TypeHint?
  /// Bodies of `defer`, which run when the scope is left.
  var deferred: [DeferStmtSyntax] = []

  init(parent: Scope?, selfCell: Cell? = nil, typePath: String? = nil) {
    self.parent = parent
    self.selfCell = selfCell
    self.typePath = typePath
  }

  /// The variables by name, in the order of their declaration.
  var orderedBindings: [(name: String, binding: Binding)] {
    order.compactMap { name in bindings[name].map { (name, $0) } }
  }

  /// Declares a variable. A name that the scope has already, from another `#if` branch, keeps its
  /// cell.
  func declare(
    _ name: String, _ value: Value, hint: TypeHint? = nil, source: Int? = nil, in store: Store
  ) {
    guard name != "_" else { return }
    if let known = bindings[name] {
      store.set(known.cell, to: value)
    } else {
      // Set in a second step, which a fork can take back.
      let cell = store.allocate(.unset)
      store.set(cell, to: value)
      bindings[name] = Binding(cell: cell, hint: hint, source: source)
      order.append(name)
    }
  }

  /// Says more about a variable that the scope has.
  func note(_ name: String, _ change: (inout Binding) -> Void) {
    guard var binding = bindings[name] else { return }
    change(&binding)
    bindings[name] = binding
  }

  // MARK: Outwards

  /// The scope and those around it, innermost first.
  var outwards: UnfoldFirstSequence<Scope> { sequence(first: self) { $0.parent } }

  /// The cell of the innermost `self`.
  var innermostSelf: Cell? { outwards.lazy.compactMap(\.selfCell).first }

  /// The innermost type whose member is evaluated.
  var innermostTypePath: String? { outwards.lazy.compactMap(\.typePath).first }

  /// What `return` gives: the type of the innermost function that says so, within its type.
  var innermostReturnHint: TypeHint? {
    for scope in outwards {
      if let hint = scope.returnHint { return hint }
      if scope.typePath != nil { return nil }
    }
    return nil
  }
}
