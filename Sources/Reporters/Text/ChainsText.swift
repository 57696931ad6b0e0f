import Findings
import SourceText

/// The text of `archcheck why FROM TO`.
struct ChainsText {
  let chains: DependencyChains
  let style: TextStyle

  /// A heading, then one block a chain.
  func blocks() -> [[String]] {
    let level = style(" · by \(chains.granularity.rawValue)", .dim)
    let ends = "\(chains.from.text.printable) → \(chains.to.text.printable)"
    let heading = style(ends, .heading) + level
    guard let first = chains.chains.first else {
      return [[heading]] + absence
    }
    var blocks = [[heading]] + chains.chains.map(lines)
    let hops = first.count.counted("hop")
    let shown = chains.chains.count
    let hidden = shown < chains.count ? "\(shown.grouped) of " : ""
    let count =
      chains.count == 1 ? "1 shortest chain" : "\(chains.count.grouped) shortest chains"
    let hint = shown < chains.count ? " (--limit shows more)" : ""
    blocks.append([style("\(hidden)\(count) of \(hops)\(hint)", .dim)])
    return blocks
  }

  private var absence: [[String]] {
    let (from, to) = (chains.from.text.printable, chains.to.text.printable)
    let none = "No chain of dependencies leads from \(from) to \(to)."
    guard let reverse = chains.reverse else {
      return [["\(none) There is none in the other direction either."]]
    }
    let found = "In the other direction there is one of \(reverse.count.counted("hop")):"
    return [[none + " " + found], lines(of: reverse)]
  }

  /// The first vertex, then a line a hop: where it leads, and what proves it.
  private func lines(of chain: [DependencyChains.Hop]) -> [String] {
    let names = chain.map { style.fitted($0.to) }
    let places = chain.map { $0.evidence.location.description.printable }
    let nameWidth = names.map(\.displayWidth).max() ?? 0
    let placeWidth = places.map(\.displayWidth).max() ?? 0
    var lines = [style.fitted(chain.first?.from ?? "")]
    for (index, hop) in chain.enumerated() {
      lines.append(
        "  → " + names[index].padded(to: nameWidth, alignment: .left) + "  "
          + style(places[index].padded(to: placeWidth, alignment: .left), .place) + "  "
          + words(for: hop))
    }
    return lines
  }

  private func words(for hop: DependencyChains.Hop) -> String {
    let symbol = style.fitted(hop.evidence.symbol)
    let isImport = hop.evidence.role == .import
    let written = isImport ? "import \(symbol)" : "\(symbol) (\(hop.evidence.role.name))"
    return hop.references > 1 ? "\(written) and \((hop.references - 1).grouped) more" : written
  }
}
