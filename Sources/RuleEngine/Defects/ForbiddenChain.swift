import Findings
import JSONText

/// A chain of dependencies whose ends may not be connected.
package struct ForbiddenChain: Defect {
  package static let name = "forbidden-chain"
  package static let rationale =
    "Changes travel along indirect dependencies just as along direct ones, only less visibly."
  package static let traits: DefectTraits = [.isRoute, .occursOnce]

  /// Every group on it, ends included.
  package var chain: [String]

  package static let form: JSONForm<Self>? = .object {
    JSONField("chain", \.chain, .strings, "Every group of the chain, both ends included.")
  }

  /// Makes the defect.
  package init(chain: [String]) { self.chain = chain }

  package var sortingText: String { chain.joined(separator: "\n") }
  package var merging: DefectMerging { .hops(target: true) }

  package func message(in context: DefectContext) -> String {
    "\(quoted(chain.first ?? context.rule)) reaches \(quoted(chain.last ?? context.rule))"
      + ", which it must not depend on even indirectly: \(chain.joined(separator: " → "))"
  }

  package func fix(in context: DefectContext) -> String {
    let ends = chain.suffix(2).map(quoted)
    let hop = ends.count == 2 ? ", for example \(ends[0]) → \(ends[1])" : ""
    return "Remove one hop of the chain\(hop): move what is needed there to something that does "
      + "not depend on \(quoted(chain.last ?? context.rule))."
  }
}
