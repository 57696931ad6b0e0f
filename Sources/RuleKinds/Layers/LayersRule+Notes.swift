extension LayersRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    A layer contains what its selectors match; code that several match belongs to the highest.
    Captures make separate stacks: `layers: ["{feature}UI", "{feature}Data"]` orders each feature
    separately.

    | | a layer may depend on |
    |---|---|
    | by default | itself and any layer below |
    | `strict: true` | itself and the next layer below |
    | `siblings: independent` | the same, but not on siblings in its own layer |
    | `style: onion` | itself and any ring further in, but siblings in the outermost ring not on each other |

    `unlisted: forbid` reports each component that is in no layer, at its manifest.
    `through: unlisted` also reports forbidden chains between layers that lead only through such
    components.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    Storage/Database.swift:2:18: error: 'Storage.Database' uses 'Services.Session', but layer 'Storage' must not depend on layer 'Services', which is above it [layers]
    """
}
