/// The few names that the generated files of a project share, so that what they declare and what
/// they use forms knots.
package struct Names: Sendable {
  /// Names of types, of the kinds mixed by chance: `N0`, `N1`, ….
  package let types: [String]
  /// Names of protocols.
  package let protocols: [String]
  /// Names of associated types and type parameters.
  package let parameters: [String]
  /// Names of members.
  package let members: [String]

  /// Draws how many names there are.
  package init(_ draw: inout Draw) {
    let count = draw.number(in: 2...14)
    types = (0..<count).map { "N\($0)" }
    protocols = (0..<max(1, count / 2)).map { "P\($0)" }
    parameters = ["T", "U"] + (0..<draw.number(in: 1...4)).map { "A\($0)" }
    members = ["init"] + (0..<draw.number(in: 1...5)).map { "m\($0)" }
  }

  /// The name of a type; now and then that of something else.
  package func type(_ draw: inout Draw) -> String {
    switch draw.below(16) {
    case 0: draw.text(of: protocols)
    case 1, 2: draw.text(of: parameters)
    case 3: "Self"
    case 4: draw.one("Int", "String", "Array", "Optional", "Void", "Any", "AnyObject", "Never")
    default: draw.text(of: types)
    }
  }

  /// The name of a protocol; now and then that of something else.
  package func conformance(_ draw: inout Draw) -> String {
    switch draw.below(8) {
    case 0: draw.text(of: types)
    case 1: draw.one("Sequence", "Collection", "Equatable", "Hashable", "AnyObject", "Sendable")
    default: draw.text(of: protocols)
    }
  }

  /// The name of a member.
  package func member(_ draw: inout Draw) -> String { draw.text(of: members) }

  /// The name of a type parameter.
  package func parameter(_ draw: inout Draw) -> String { draw.text(of: parameters) }
}
