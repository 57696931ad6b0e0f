/// What `docs/rules/README.md` says about all kinds, in Markdown: the only text of the pages of rules
/// that belongs to no kind.
enum SharedRuleText {
  /// Above the table of kinds.
  static let introduction = #"""
    # Rules

    A rule says how the parts of a project may depend on each other, and how they are laid out. Rules
    stand in `archcheck.yml` under `rules:`, each one with an id, a kind and the kind's options. What a
    rule may carry besides (`because`, `severity`, `except`, `roles`, `confidence`, `may-be-empty`) and
    how selectors and captures are written is told in [configuration.md](../configuration.md).
    """#

  /// Below it.
  static let sections = #"""
    ## What is a violation

    A rule over dependencies finds **one violation for each pair of nodes** of the type graph, with
    every reference between the two as evidence, located at the first by path, line and column. An
    import is a violation between two modules, and only if no reference of its file breaks the same rule
    towards that module: the reference says more. An import names a module as a whole, so a rule speaks
    of it only if it says the same about all parts of that module.

    Selectors are matched with both ends of a reference: the component, module and role of the node, the
    file that the reference stands in or that declares what is named, the node itself. Where paths are
    selected, references are judged one by one, and those within one type from file to file too.

    A chain or a cycle shows one reference for each hop, the first of its edge. Of several shortest ones
    the one is shown whose names come first.

    Findings that are equal in rule and place are told once, as for a file that is compiled into several
    modules.

    ## What a rule does not see

    - **Roles**: a selector sees code of production modules and tools, or of the roles that the rule
      lists under `roles:`. This goes for both sides: a rule about what tests use needs
      `roles: [production, test]`. A selector that names a role itself, as in `role:test` or
      `{ any: "*", not: "role:demo" }`, sees every role.
    - **Confidence**: with `confidence: certain`, references that were resolved by typing a chain do not
      count.
    - **Exceptions**: what an entry of `except:` selects by `from` and `to` is excused; `of` excuses
      what touches a thing at either end, or the thing itself where a rule looks at single things. They
      are taken out before chains and cycles are looked for, and so can cut one; an exception for the
      two ends of a chain excuses it too. One whose last day, `until`, is over no longer counts. The
      captures of the rule mean the same in its exceptions.

    ## When a rule looks at nothing

    A part of a selector that selects nothing in the project, and an exception that excuses nothing, are
    violations of severity error at their line of `archcheck.yml`: a rule that looks at nothing would
    stay green whatever the code does. Exempt are `external:` and `symbol:`, which speak of the outside,
    and the parts inside a `not:`. `may-be-empty: true` silences it.

    A preset is written for many projects. Its rules, unless the configuration has replaced their bodies,
    judge what there is: two of the layers of `layers`, any of the sets of `coverage` (two for
    `exactly-one`), `independence` without what members expose, those of several patterns that match
    something. What the rule is about has to be there; so has, for `forbid`, `protect`, `allow`,
    `require` and `interface`, the other side, without which nothing could be broken, or everything
    would be. Else the rule is inactive: `archcheck` lists it under `inactive`, and it reports nothing.

    ```text
    archcheck.yml:5:32: error: selector 'Bee' in 'to' of rule 'r' matches nothing [r]
    ```

    ## Ready-made rules

    A [preset](../presets/README.md) brings rules for one architecture, each of which can be changed or
    switched off. `archcheck rules` lists the kinds and the rules of a project, `archcheck rules explain
    ID` tells what one of them looked at.

    ## How examples are written

    The pages of the kinds show projects that obey and break a rule. In them `A.X -> B.Y` means that the
    type `X` of the module `A` uses the type `Y` of the module `B`.
    """#
}
