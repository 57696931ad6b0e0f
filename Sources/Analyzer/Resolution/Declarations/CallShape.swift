import DependencyModel
import SourceFacts
import SourceText

/// The argument labels of a call, as far as they choose between declarations of one name.
struct CallShape {
  /// Labels in order, some of them none; trailing closures included.
  var labels: [OptionalID<ProjectName>]
  /// Number of trailing closures among them, counted from the end; 0 or at least 1.
  var trailingClosures: Int
}

extension FileFacts {
  /// The number of trailing closures of a call: the closures at the end, of which the first has no label.
  func trailingClosures(of call: ExpressionFact) -> Int {
    guard call.marks.contains(.hasTrailingClosure) else { return 0 }
    let closures = self[call.arguments].reversed().prefix { operand in
      operand.expression.map { expressions[$0].kind } == .closure
    }.count
    let labels = self[call.labels]
    let unlabelled = labels.reversed().prefix(closures).firstIndex { $0.isNone }?.base
    let count = unlabelled.map { labels.endIndex - $0 + 1 } ?? 1
    return max(1, count)
  }
}
