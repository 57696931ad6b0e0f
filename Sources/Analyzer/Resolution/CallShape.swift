import ArchModel

/// The argument labels of a call, as far as they choose between declarations of one name.
struct CallShape {
  /// Labels in order, -1 for none; trailing closures included.
  var labels: [GlobalName]
  /// Number of trailing closures among them, counted from the end; 0 or at least 1.
  var trailingClosures: Int
}

extension SymbolTable {
  /// Whether a call of that shape can mean a declaration, by its labels, default values and variadic parameters.
  ///
  /// Variables and types are callable in ways their own labels do not tell, and always fit.
  func accepts(_ index: SymbolIndex, _ shape: CallShape) -> Bool {
    let symbol = symbols[Int(index)]
    switch symbol.kind {
    case .function, .initializer, .subscript, .enumCase, .macro: break
    default: return true
    }
    let fact = fact(index)
    let labels = list(fact.labels, in: Int(symbol.unit)).map { label in
      let global = globalNames[Int(symbol.unit)][Int(label)]
      return global == underscore ? -1 : global
    }
    let flags = Array(list(fact.parameterFlags, in: Int(symbol.unit)))
    return Self.matches(shape, labels: labels, flags: flags)
  }

  /// Matches arguments with parameters as Swift does: in order, skipping parameters with defaults.
  static func matches(_ shape: CallShape, labels: [GlobalName], flags: [Int32]) -> Bool {
    let ordinary = shape.labels.count - shape.trailingClosures
    var parameter = 0
    var argument = 0
    while argument < ordinary {
      guard parameter < labels.count else { return false }
      if labels[parameter] == shape.labels[argument] {
        argument += 1
        if flags[parameter] & ParameterShape.isVariadic != 0 {
          while argument < ordinary, shape.labels[argument] == -1 { argument += 1 }
        }
        parameter += 1
      } else if isOptional(flags[parameter]) {
        parameter += 1
      } else {
        return false
      }
    }
    return matchesTrailing(
      shape.labels[ordinary...], labels: labels[parameter...], flags: flags)
  }

  /// Matches trailing closures with the last parameters: those with labels from the end, the first one, which has
  /// none, with any parameter that is left.
  private static func matchesTrailing(
    _ closures: ArraySlice<GlobalName>, labels: ArraySlice<GlobalName>, flags: [Int32]
  ) -> Bool {
    var end = labels.endIndex
    for closure in closures.dropFirst().reversed() {
      while end > labels.startIndex, labels[end - 1] != closure {
        guard isOptional(flags[end - 1]) else { return false }
        end -= 1
      }
      guard end > labels.startIndex else { return false }
      end -= 1
    }
    let required = (labels.startIndex..<end).filter { !isOptional(flags[$0]) }.count
    return closures.isEmpty ? required == 0 : end > labels.startIndex && required <= 1
  }

  /// For each argument of a call that matches the parameter that takes it, -1 where none does.
  ///
  /// - Parameter takesClosure: whether a parameter is a function; asked for the first trailing closure only.
  static func positions(
    _ shape: CallShape, labels: [GlobalName], flags: [Int32], takesClosure: (Int) -> Bool
  ) -> [Int] {
    var positions = [Int](repeating: -1, count: shape.labels.count)
    let ordinary = shape.labels.count - shape.trailingClosures
    var parameter = 0
    var argument = 0
    while argument < ordinary, parameter < labels.count {
      if labels[parameter] == shape.labels[argument] {
        positions[argument] = parameter
        argument += 1
        if flags[parameter] & ParameterShape.isVariadic != 0 {
          while argument < ordinary, shape.labels[argument] == -1 {
            positions[argument] = parameter
            argument += 1
          }
        }
      }
      parameter += 1
    }
    var end = labels.count
    for closure in stride(from: shape.labels.count - 1, to: ordinary, by: -1) {
      while end > parameter, labels[end - 1] != shape.labels[closure] { end -= 1 }
      if end > parameter {
        end -= 1
        positions[closure] = end
      }
    }
    if shape.trailingClosures > 0, parameter < end {
      positions[ordinary] = (parameter..<end).first(where: takesClosure) ?? end - 1
    }
    return positions
  }

  private static func isOptional(_ flag: Int32) -> Bool { flag != 0 }
}
