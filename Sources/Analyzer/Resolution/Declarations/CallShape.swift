import DependencyModel
import SourceText

/// The argument labels of a call, as far as they choose between declarations of one name.
struct CallShape {
  /// Labels in order, some of them none; trailing closures included.
  var labels: [OptionalID<ProjectName>]
  /// Number of trailing closures among them, counted from the end; 0 or at least 1.
  var trailingClosures: Int
}
