/// What `docs/rules/README.md` says about all kinds, in Markdown: the only text of the pages of rules
/// that belongs to no kind.
enum SharedRuleText {
  /// Above the table of kinds.
  static let introduction = #"""
    # Rules

    A rule says how the parts of a project may depend on each other, or how they are laid out. Rules
    are listed in `archcheck.yml` under `rules:`, each with an id, a kind and the kind's options.
    The keys that every rule accepts (`because`, `severity`, `except`, `roles`, `confidence`,
    `may-be-empty`), selectors and captures are described in
    [configuration.md](../configuration.md).
    """#

  /// Below it.
  static let sections = #"""
    ## What a violation is

    A rule about dependencies reports **one violation for each pair of nodes** of the type graph,
    with every reference between the two as evidence, at the first one by path, line and column. An
    import is a violation between two modules, and only if no reference in its file breaks the same
    rule for that module: the reference is more precise. An import names a whole module, so a rule
    applies to it only if it treats all parts of that module alike.

    Selectors are matched against both ends of a reference: the component, module and role of the
    node, the file that contains the reference or declares its target, and the node itself. If paths
    are selected, each reference is checked separately, including those between files of one type.

    The use of a type alias counts as a use of its type too, even of one from outside, unless it
    breaks the rule itself. Only an alias by which a component offers another component's type hides
    that type from the code of a third.

    What a file reaches only by way of another module counts for that module in rules over modules and
    components: everything of a module that an imported one re-exports, and the types that it offers by
    a `public typealias`, with their members and the types that these speak of. A rule whose selector
    of the code depended on names files or types (`path:`, `type:`) means the declarations themselves;
    so do `archcheck why FILE:LINE` and the graphs by file and type. See
    [how names are resolved](../resolution.md#to-which-module-a-use-counts).

    A chain or a cycle shows one reference for each hop, the first of its edge. If several are
    shortest, the alphabetically first is shown.

    Violations of the same rule at the same location are reported once, for example in a file that
    is compiled into several modules.

    ## What a rule does not see

    - **Roles**: a selector matches code in production modules and tools, or in the roles that the
      rule lists under `roles:`. This applies to both sides: a rule about what tests use needs
      `roles: [production, test]`. A selector that names a role itself, as in `role:test` or
      `{ any: "*", not: "role:demo" }`, matches every role.
    - **Confidence**: with `confidence: certain`, references that were resolved by inferring types
      do not count.
    - **Exceptions**: an entry of `except:` excuses what it selects by `from` and `to`; `of` excuses
      dependencies with such code at either end, or the code itself if the rule checks single
      things. Excused dependencies are removed before the search for chains and cycles, so an
      exception can break one; an exception for both ends of a chain excuses the chain too. An
      exception expires after the day given in `until`. The captures of the rule keep their values
      in its exceptions.

    ## When a rule checks nothing

    Part of a selector that selects nothing in the project, and an exception that excuses nothing,
    are errors at their line of `archcheck.yml`: a rule that checks nothing would pass whatever the
    code does. This does not apply to `external:` and `symbol:`, which are about code outside the
    project, nor inside `not:`. `may-be-empty: true` turns it off.

    A preset is written for many projects. Its rules, unless the configuration replaces their
    bodies, check the parts that exist: at least two of the layers of `layers`, any of the sets of
    `coverage` (two for `exactly-one`), `independence` even if members expose nothing, and the
    patterns that match something. The code that the rule is about must exist; for `forbid`,
    `protect`, `allow`, `require` and `interface`, so must the other side, since otherwise nothing,
    or everything, would be a violation. If not, the rule is inactive: `archcheck` lists it under
    `inactive` and it reports nothing. If a value that you wrote for a parameter is what selects
    nothing, that is the warning `unmatched-parameter`, once for all rules that it makes inactive.

    ```text
    archcheck.yml:5:32: error: selector 'Bee' in 'to' of rule 'r' matches nothing [r]
    ```

    ## Ready-made rules

    A [preset](../presets/README.md) provides rules for one architecture; each can be changed or
    turned off. `archcheck rules` lists the kinds and the rules of a project,
    `archcheck rules explain ID` shows what one of them checked.

    ## How examples are written

    The pages show projects that follow and break a rule. In them `A.X -> B.Y` means that type `X`
    in module `A` uses type `Y` in module `B`.
    """#
}
