/// The deepest folder that holds all of some folders; `nil` for none. O(length of all).
package func commonFolder(_ folders: [String]) -> String? {
  guard var common = folders.first.map(ProjectPath.components) else { return nil }
  for folder in folders.dropFirst() {
    let same = zip(common, ProjectPath.components(folder)).prefix { left, right in
      left.utf8.elementsEqual(right.utf8)
    }
    common = same.map(\.0)
  }
  return common.joined(separator: "/")
}
