import SwiftSyntax

/// Chooses among functions of one name that the labels of a call fit, by the types of their parameters.
struct Overloads {
  let call: Call

  private var context: Context { call.context }
  private var types: TypeTable { context.types }

  /// What is declared by one of several functions or initialisers.
  struct Signature {
    var parameters: FunctionParameterClauseSyntax
    var result: TypeSyntax?
    var generics: Set<String>

    init(_ function: FunctionDeclSyntax) {
      parameters = function.signature.parameterClause
      result = function.signature.returnClause?.type
      generics = Set(
        function.genericParameterClause?.parameters.map(\.name.identifierText) ?? [])
    }

    init(_ initializer: InitializerDeclSyntax) {
      parameters = initializer.signature.parameterClause
      generics = Set(
        initializer.genericParameterClause?.parameters.map(\.name.identifierText) ?? [])
    }

    /// The types as they are written.
    var text: String {
      parameters.parameters.map { parameter in
        parameter.type.trimmedDescription + (parameter.ellipsis == nil ? "" : "...")
      }.joined(separator: ", ")
    }
  }

  /// Those of some candidates that are meant, as far as arguments tell by the way they are written, by
  /// their values if they are names, and by the expected result. Several are left where declarations under
  /// conditions have the same parameters, and, with a problem, where nothing tells which one is meant.
  func chosen<Candidate>(
    _ candidates: [Candidate], strictly isStrict: Bool = false, in owner: ManifestType?,
    _ signature: (Candidate) -> Signature
  ) -> [Candidate] {
    let fitting = candidates.filter {
      Parameter.list(of: signature($0).parameters, types).assignment(of: call.arguments) != nil
    }
    guard fitting.count > 1 || (isStrict && !fitting.isEmpty) else { return fitting }
    let judged = fitting.compactMap { candidate in
      score(of: signature(candidate), in: owner).map { (candidate: candidate, score: $0) }
    }
    guard let best = judged.map(\.score).max() else { return isStrict ? [] : fitting }
    let left = judged.filter { $0.score == best }.map(\.candidate)
    if left.count > 1, Set(left.map { signature($0).text }).count > 1 {
      _ = call.notUnderstood(because: "several functions of this name may be meant")
    }
    return left
  }

  /// How well arguments fit; larger is better, `nil` where one of them cannot.
  private func score(of signature: Signature, in owner: ManifestType?) -> Score? {
    let parameters = Parameter.list(of: signature.parameters, types)
    guard let assignment = parameters.assignment(of: call.arguments) else { return nil }
    var score = Score()
    for (parameter, indices) in zip(signature.parameters.parameters, assignment) {
      if indices.isEmpty || parameter.ellipsis != nil { score.leftOut -= 1 }
      for argument in indices {
        let verdict = Acceptance(
          context: context, generics: signature.generics, owner: owner
        ).accepts(parameter.type, call.arguments[argument].expression)
        if verdict == false { return nil }
        if verdict == true { score.certain += 1 }
      }
    }
    if let result = signature.result, let expected = call.hint, let hint = types.hint(of: result) {
      switch Acceptance(context: context, generics: signature.generics, owner: owner)
        .isSame(hint, expected)
      {
      case true?: score.result = 1
      case false?: score.result = -1
      case nil: break
      }
    }
    if !signature.generics.isEmpty { score.leftOut -= 1 }
    return score
  }

  private struct Score: Comparable {
    /// How many arguments certainly fit.
    var certain = 0
    /// Whether the result is of the expected type, or is not.
    var result = 0
    /// How many parameters have no argument, take any number of them, or are of any type.
    var leftOut = 0

    static func < (left: Score, right: Score) -> Bool {
      (left.result, left.certain, left.leftOut) < (right.result, right.certain, right.leftOut)
    }
  }
}
