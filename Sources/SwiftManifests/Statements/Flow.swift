/// How control leaves a statement: it goes on, leaves, or (after unknown conditions) may do both.
struct Flow {
  /// Whether some path goes on with the next statement.
  var isOpen: Bool
  var exits: [Exit] = []

  static var open: Flow { Flow(isOpen: true) }
  /// No path goes on, such as after `fatalError()`.
  static var dead: Flow { Flow(isOpen: false) }

  static func leaving(_ exit: Exit) -> Flow { Flow(isOpen: false, exits: [exit]) }

  /// What several paths do.
  static func merged(_ flows: [Flow]) -> Flow {
    Flow(isOpen: flows.contains(where: \.isOpen), exits: flows.flatMap(\.exits))
  }

  /// The same after paths that had left before.
  func after(_ exits: [Exit]) -> Flow { Flow(isOpen: isOpen, exits: exits + self.exits) }

  /// What a function returns whose body was left in this way.
  var result: Value {
    var values: [Value] = []
    for case .returned(let value) in exits { values.append(value) }
    if isOpen { values.append(.void) }
    return .join(values)
  }

  /// The errors that it throws.
  var errors: [Value] {
    exits.compactMap { exit in
      if case .threw(let error) = exit { error } else { nil }
    }
  }

  /// The same where an expression in it has thrown something.
  func throwing(_ thrown: Thrown) -> Flow {
    switch thrown {
    case .nothing: self
    case .perhaps(let error): Flow(isOpen: isOpen, exits: exits + [.threw(error)])
    case .surely(let error): .leaving(.threw(error))
    }
  }

  // MARK: Loops

  /// A round of a loop: one left by `continue` is followed by the next one.
  func continuing(_ label: String?) -> Flow {
    let others = exits.filter { !$0.continues(label) }
    guard others.count < exits.count else { return self }
    return Flow(isOpen: true, exits: others)
  }

  /// What a loop does with `break` and `continue` that mean it.
  func leavingLoop(_ label: String?) -> Flow {
    var result = Flow(isOpen: isOpen)
    for exit in exits {
      if exit.breaks(label) || exit.continues(label) {
        result.isOpen = true
      } else {
        result.exits.append(exit)
      }
    }
    return result
  }

  /// What a statement with a label does with `break` that names it.
  func leavingStatement(_ label: String?) -> Flow {
    guard let label else { return self }
    let others = exits.filter { exit in
      if case .broke(label) = exit { false } else { true }
    }
    return Flow(isOpen: isOpen || others.count < exits.count, exits: others)
  }

  /// What `switch` does with `break`; `continue` means the loop around it.
  var leavingSwitch: Flow {
    let others = exits.filter { !$0.breaks(nil) }
    return Flow(isOpen: isOpen || others.count < exits.count, exits: others)
  }
}

/// A way out of a block.
enum Exit {
  case returned(Value)
  case broke(label: String?)
  case continued(label: String?)
  case threw(Value)

  /// Whether it goes on with the next round of the loop with a label.
  func continues(_ label: String?) -> Bool {
    if case .continued(let target) = self { target == nil || target == label } else { false }
  }

  /// Whether it leaves the loop with a label.
  func breaks(_ label: String?) -> Bool {
    if case .broke(let target) = self { target == nil || target == label } else { false }
  }

  var isThrow: Bool {
    if case .threw = self { true } else { false }
  }
}
