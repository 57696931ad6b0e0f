/// The argument labels of a call, as far as they choose between declarations of one name.
struct CallShape {
  /// Labels in order, -1 for none; trailing closures included.
  var labels: [GlobalName]
  /// Number of trailing closures among them, counted from the end; 0 or at least 1.
  var trailingClosures: Int
}
