extension LayersRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    A layer takes what its selectors take; what several could take belongs to the highest.
    Captures keep columns apart: `layers: ["{feature}UI", "{feature}Data"]` orders each feature by
    itself.

    | | a layer may depend on |
    |---|---|
    | unless written otherwise | itself and any layer below |
    | `strict: true` | itself and the next one below |
    | `siblings: independent` | other siblings of its own layer no longer |
    | `style: onion` | any ring further in; siblings of the outermost ring know each other no longer |

    `unlisted: forbid` reports each component that no layer takes, at its manifest. `through:
    unlisted` reports chains between layers that lead through such components only.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Storage/Database.swift:2:18: error: 'Storage.Database' uses 'Services.Session', but layer 'Storage' must not depend on layer 'Services', which is above it [layers]
    """
}
