import SourceText

/// The names that have changed since a baseline was written, told by what is gone and what is new.
///
/// An old name is followed where nothing has it any more, and where a violation is gone and another
/// one is new that differ in nothing but this name and a new one. Both differ in one part, as after
/// renaming a type, a module or a file, or they are one file in two folders. An old name that could
/// be two new ones, or the other way round, is left alone.
package struct Renames: Hashable, Sendable {
  /// The names, sorted by the old one.
  package let all: [Rename]
  private let newNames: [ByteKey: String]

  /// No renames.
  package init() { self.init([]) }

  private init(_ renames: [Rename]) {
    all = renames.sorted { $0.old.precedesInBytes($1.old) }
    newNames = Dictionary(renames.map { (ByteKey($0.old), $0.new) }) { first, _ in first }
  }

  /// Finds the names that have changed.
  ///
  /// - Parameters:
  ///   - gone: what the baseline has and the code has not.
  ///   - fresh: what the code has and the baseline has not.
  ///   - all: everything that the baseline has.
  ///   - isName: whether something in the project has a name.
  /// - Complexity: O(gone + fresh + all), where few differ in one name.
  init(
    gone: [ViolationIdentity], fresh: [ViolationIdentity], of all: [ViolationIdentity],
    isName: (String) -> Bool
  ) {
    guard !gone.isEmpty, !fresh.isEmpty else {
      self.init()
      return
    }
    let mentioned = Set(all.flatMap(\.names).map(ByteKey.init))
    var successors: [ByteKey: [ByteKey]] = [:]
    for name in fresh.flatMap(\.gaps) { successors[name.rest, default: []].append(name.name) }
    // What each old name may have become, in the light of all violations that tell.
    var meanings: [ByteKey: Set<ByteKey>] = [:]
    for gap in gone.flatMap(\.gaps) where !isName(gap.name.string) {
      let possible = (successors[gap.rest] ?? []).filter { name in
        !mentioned.contains(name) && isSuccessor(name.string, of: gap.name.string)
          && isName(name.string)
      }
      guard !possible.isEmpty else { continue }
      meanings[gap.name, default: Set(possible)].formIntersection(possible)
    }
    var origins: [ByteKey: Int] = [:]
    for name in meanings.values.joined() { origins[name, default: 0] += 1 }
    self.init(
      meanings.compactMap { old, meaning in
        guard meaning.count == 1, let new = meaning.first, origins[new] == 1 else { return nil }
        return Rename(old: old.string, new: new.string)
      })
  }

  /// An identity with the names of now.
  func applied(to identity: ViolationIdentity) -> ViolationIdentity {
    func now(_ name: String) -> String { newNames[ByteKey(name)] ?? name }
    var result = identity
    result.from = identity.from.map(now)
    result.to = identity.to.map(now)
    result.subject = identity.subject.map(now)
    result.detail = identity.detail.map(now)
    return result
  }
}

extension ViolationIdentity {
  /// All names in it.
  fileprivate var names: [String] { [from, to, subject].compactMap(\.self) + detail }

  /// Each name with a key of all the rest.
  fileprivate var gaps: [(name: ByteKey, rest: ByteKey)] {
    let parts: [WritableKeyPath<ViolationIdentity, String?>] = [\.from, \.to, \.subject]
    let gaps = parts.enumerated().compactMap { number, part -> (name: ByteKey, rest: ByteKey)? in
      guard let name = self[keyPath: part] else { return nil }
      var rest = self
      rest[keyPath: part] = nil
      return (ByteKey(name), ByteKey("\(number)\(rest.key.string)"))
    }
    // The members of a cycle stand in the order of their names, whatever these are.
    return gaps
      + detail.indices.map { index in
        var rest = self
        rest.detail.remove(at: index)
        return (ByteKey(detail[index]), ByteKey("-\(rest.key.string)"))
      }
  }
}

/// Whether two names differ in one part, or are those of one file in two folders. A type does not
/// become a function: the parts begin with letters of the same case.
private func isSuccessor(_ new: String, of old: String) -> Bool {
  let isPath = old.utf8.contains(UInt8(ascii: "/")) || new.utf8.contains(UInt8(ascii: "/"))
  let separator = UInt8(ascii: isPath ? "/" : ".")
  let (olds, news) = (old.utf8.split(separator: separator), new.utf8.split(separator: separator))
  guard let (last, newLast) = olds.last.flatMap({ last in news.last.map { (last, $0) } }) else {
    return false
  }
  if isPath, last.elementsEqual(newLast) { return true }
  let changed = zip(olds, news).filter { !$0.elementsEqual($1) }
  guard olds.count == news.count, changed.count == 1 else { return false }
  return isPath || isLowercase(changed[0].0) == isLowercase(changed[0].1)
}

private func isLowercase(_ name: Substring.UTF8View) -> Bool {
  Substring(name).first?.isLowercase ?? false
}
