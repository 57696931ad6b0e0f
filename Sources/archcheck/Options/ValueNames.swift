import ArgumentParser
import DependencyModel
import Findings
import Metrics
import Reporters
import RuleLanguage

extension BaselineAcceptance.Unit: ExpressibleByArgument {}
extension CIService: ExpressibleByArgument {}
extension Counting: ExpressibleByArgument {}
extension FindingsLayout.Grouping: ExpressibleByArgument {}
extension Granularity: ExpressibleByArgument {}
extension GraphClustering: ExpressibleByArgument {}
extension PathBase: ExpressibleByArgument {}

extension MetricsOrder: ExpressibleByArgument {
  /// Reads `name` or a metric's key.
  public init?(argument: String) { self.init(named: argument) }

  /// Every order, for help and completion.
  public static var allValueStrings: [String] { all.map(\.title) }

  /// The name, for help.
  public var defaultValueDescription: String { title }
}

/// How many references are kept for an edge.
enum EvidenceLimit: ExpressibleByArgument, Equatable, Sendable {
  case first(Int)
  case all

  init?(argument: String) {
    if argument == "all" {
      self = .all
    } else if let number = Int(argument), number >= 0 {
      self = .first(number)
    } else {
      return nil
    }
  }

  var defaultValueDescription: String { count.map(String.init) ?? "all" }

  /// The number; `nil` for all.
  var count: Int? {
    switch self {
    case .first(let number): number
    case .all: nil
    }
  }
}

/// A day on the command line.
struct DateArgument: ExpressibleByArgument, Sendable {
  /// The day.
  var date: CalendarDate

  init?(argument: String) {
    guard let date = CalendarDate(argument) else { return nil }
    self.date = date
  }
}

/// A share of a whole on the command line: a number from 0 to 1, or a percentage.
struct ShareArgument: ExpressibleByArgument, Sendable {
  /// The share, `0...1`.
  var share: Double

  init?(argument: String) {
    guard let share = RuleLanguage.share(written: argument) else { return nil }
    self.share = share
  }
}
