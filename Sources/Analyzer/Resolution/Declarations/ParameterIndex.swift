import SourceFacts

/// The parameters of all declarations that take any, in one list.
struct ParameterIndex: Sendable {
  /// For each parameter its label, -1 for none.
  private var labels: [GlobalName] = []
  /// For each parameter what it allows (`ParameterShape`).
  private var flags: [Int32] = []
  /// For each symbol the place of its first parameter, and behind the last one the number of all.
  private var first: [Int32] = []

  /// Remembers the parameters of every declaration. Linear in them.
  init(
    _ symbols: [Symbol], _ units: [SourceUnit], names: [[GlobalName]], underscore: GlobalName
  ) {
    first.reserveCapacity(symbols.count + 1)
    for symbol in symbols {
      first.append(Int32(labels.count))
      guard symbol.kind.isCallable else { continue }
      let unit = Int(symbol.unit)
      let fact = units[unit].facts.declarations[Int(symbol.declaration)]
      let lists = units[unit].facts.lists
      for (label, flag) in zip(lists[fact.labels.range], lists[fact.parameterFlags.range]) {
        let global = names[unit][Int(label)]
        labels.append(global == underscore ? -1 : global)
        flags.append(flag)
      }
    }
    first.append(Int32(labels.count))
  }

  /// The places of a symbol's parameters.
  private func range(of symbol: SymbolIndex) -> Range<Int> {
    Int(first[Int(symbol)])..<Int(first[Int(symbol) + 1])
  }

  private func isOptional(_ place: Int) -> Bool { flags[place] != 0 }

  private func isVariadic(_ place: Int) -> Bool {
    flags[place] & ParameterShape.isVariadic != 0
  }

  // MARK: Matching

  /// Whether a call of that shape can mean a declaration, by its labels, default values and variadic parameters.
  ///
  /// Arguments are matched with parameters as Swift does: in order, skipping parameters with defaults.
  func accepts(_ shape: CallShape, by symbol: SymbolIndex) -> Bool {
    let range = range(of: symbol)
    let ordinary = shape.labels.count - shape.trailingClosures
    var parameter = range.lowerBound
    var argument = 0
    while argument < ordinary {
      guard parameter < range.upperBound else { return false }
      if labels[parameter] == shape.labels[argument] {
        argument += 1
        if isVariadic(parameter) {
          while argument < ordinary, shape.labels[argument] == -1 { argument += 1 }
        }
        parameter += 1
      } else if isOptional(parameter) {
        parameter += 1
      } else {
        return false
      }
    }
    return takesTrailing(shape.labels[ordinary...], parameter..<range.upperBound)
  }

  /// Matches trailing closures with the last parameters: those with labels from the end, the first one, which has
  /// none, with any parameter that is left.
  private func takesTrailing(
    _ closures: ArraySlice<GlobalName>, _ range: Range<Int>
  ) -> Bool {
    var end = range.upperBound
    for closure in closures.dropFirst().reversed() {
      while end > range.lowerBound, labels[end - 1] != closure {
        guard isOptional(end - 1) else { return false }
        end -= 1
      }
      guard end > range.lowerBound else { return false }
      end -= 1
    }
    // One parameter without a default can be left for the first closure, no more.
    var required = 0
    for place in range.lowerBound..<end where !isOptional(place) { required += 1 }
    return closures.isEmpty ? required == 0 : end > range.lowerBound && required <= 1
  }

  /// For each argument of a call that a declaration accepts the number of the parameter that takes it, -1 where none
  /// does.
  ///
  /// - Parameter takesClosure: whether a parameter is a function; asked for the first trailing closure only.
  func positions(
    _ shape: CallShape, in symbol: SymbolIndex, takesClosure: (Int) -> Bool
  ) -> [Int] {
    let range = range(of: symbol)
    let start = range.lowerBound
    var positions = [Int](repeating: -1, count: shape.labels.count)
    let ordinary = shape.labels.count - shape.trailingClosures
    var parameter = start
    var argument = 0
    while argument < ordinary, parameter < range.upperBound {
      if labels[parameter] == shape.labels[argument] {
        positions[argument] = parameter - start
        argument += 1
        if isVariadic(parameter) {
          while argument < ordinary, shape.labels[argument] == -1 {
            positions[argument] = parameter - start
            argument += 1
          }
        }
      }
      parameter += 1
    }
    var end = range.upperBound
    for closure in stride(from: shape.labels.count - 1, to: ordinary, by: -1) {
      while end > parameter, labels[end - 1] != shape.labels[closure] { end -= 1 }
      if end > parameter {
        end -= 1
        positions[closure] = end - start
      }
    }
    // The first trailing closure scans forward (SE-0286): to the first parameter left that takes a function.
    if shape.trailingClosures > 0, parameter < end {
      let taking = (parameter..<end).first { takesClosure($0 - start) } ?? end - 1
      positions[ordinary] = taking - start
    }
    return positions
  }
}

extension DeclarationKind {
  /// Whether it has parameters of its own that a call fills, so that the labels of a call choose among such declarations.
  var isCallable: Bool {
    switch self {
    case .function, .initializer, .subscript, .enumCase, .macro: true
    default: false
    }
  }
}
