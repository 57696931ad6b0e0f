import DependencyModel
import SourceFacts
import SourceText

/// The parameters of all declarations that take any, in one list.
struct ParameterIndex: Sendable {
  /// For each parameter its label, if it has one.
  private var labels: [OptionalID<ProjectName>] = []
  /// For each parameter what it allows.
  private var flags: [ParameterShape] = []
  /// For each symbol the places of its parameters.
  private var places: Ranges<Symbol>

  /// Remembers the parameters of every declaration. Linear in them.
  init(
    _ symbols: [Symbol], _ units: [SourceUnit], names: Column<SourceUnit, Column<Name, GlobalName>>,
    underscore: GlobalName?
  ) {
    places = Ranges(capacity: symbols.count)
    for symbol in symbols {
      defer { places.append(upTo: labels.count) }
      guard symbol.kind.isCallable else { continue }
      let unit = symbol.declaringUnit
      let fact = units[unit].facts.declarations[symbol.declaration]
      let lists = units[unit].facts.lists
      for (label, flag) in zip(
        FactElements<NameID>(lists[fact.labels.range]),
        FactElements<ParameterShape>(lists[fact.parameterFlags.range]))
      {
        let global = names[unit][label]
        labels.append(global == underscore ? .none : OptionalID(global))
        flags.append(flag)
      }
    }
  }

  private func isOptional(_ place: Int) -> Bool { !flags[place].isEmpty }

  private func isVariadic(_ place: Int) -> Bool { flags[place].contains(.isVariadic) }

  // MARK: Matching

  /// Whether a call of that shape can mean a declaration, by its labels, default values and variadic parameters.
  ///
  /// Arguments are matched with parameters as Swift does: in order, skipping parameters with defaults.
  func accepts(_ shape: CallShape, by symbol: ID<Symbol>) -> Bool {
    let range = places[symbol]
    let ordinary = shape.labels.count - shape.trailingClosures
    var parameter = range.lowerBound
    var argument = 0
    while argument < ordinary {
      guard parameter < range.upperBound else { return false }
      if labels[parameter] == shape.labels[argument] {
        argument += 1
        if isVariadic(parameter) {
          while argument < ordinary, shape.labels[argument].isNone { argument += 1 }
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
    _ closures: ArraySlice<OptionalID<ProjectName>>, _ range: Range<Int>
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

  /// For each argument of a call that a declaration accepts the number of the parameter that takes
  /// it, if one does.
  ///
  /// - Parameter takesClosure: whether a parameter is a function; asked for the first trailing closure only.
  func positions(
    _ shape: CallShape, in symbol: ID<Symbol>, takesClosure: (Int) -> Bool
  ) -> [OptionalID<ParameterShape>] {
    let range = places[symbol]
    let start = range.lowerBound
    if shape.labels.isEmpty { return [] }
    // Made from the labels, since the initialiser that repeats a value is not specialised.
    var positions = shape.labels.map { _ in OptionalID<ParameterShape>.none }
    let ordinary = shape.labels.count - shape.trailingClosures
    var parameter = start
    var argument = 0
    while argument < ordinary, parameter < range.upperBound {
      if labels[parameter] == shape.labels[argument] {
        positions[argument] = OptionalID(ID(parameter - start))
        argument += 1
        if isVariadic(parameter) {
          while argument < ordinary, shape.labels[argument].isNone {
            positions[argument] = OptionalID(ID(parameter - start))
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
        positions[closure] = OptionalID(ID(end - start))
      }
    }
    // The first trailing closure scans forward (SE-0286): to the first parameter left that takes a function. One that
    // can do without gives way to a later one that cannot.
    if shape.trailingClosures > 0, parameter < end {
      let required = (parameter..<end).last { !isOptional($0) } ?? parameter
      let taking = (parameter..<end).first { place in
        (place >= required || !isOptional(place)) && takesClosure(place - start)
      }
      positions[ordinary] = OptionalID(ID((taking ?? end - 1) - start))
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
