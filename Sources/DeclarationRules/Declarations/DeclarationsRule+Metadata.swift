import RuleEngine
import RuleLanguage

extension DeclarationsRule {
  static let metadata = RuleMetadata(
    kind: "declarations", title: "Conventions for declarations",
    summary:
      "The declarations that a rule selects have the required names, files, kinds, supertypes, "
      + "access and members.",
    rationale:
      "An architecture relies on conventions: what a module exposes, how its parts are named, "
      + "which protocols they adopt. Conventions that nobody checks last until the first deadline.",
    options: options,
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      swift: """
        --- Core/Screen.swift
        public protocol Screen {}
        --- Login/Public/LoginScreen.swift
        import Core
        struct LoginScreen {}
        """,
      configuration: configuration),
    conformingExample: RuleExample(
      swift: """
        --- Core/Screen.swift
        public protocol Screen {}
        --- Login/Public/LoginScreen.swift
        import Core
        public final class LoginScreen {}
        --- Login/Public/LoginScreen+Screen.swift
        import Core
        extension LoginScreen: Screen {}
        """,
      configuration: configuration))

  private static let configuration = """
    version: 1
    rules:
      every-feature-shows-one-screen:
        declarations:
          of: "path:{feature}/Public/**"
          name: "{feature}Screen"
          must: { kind: class, access: public, conforms-to: Screen }
    """

  private static let options: [OptionField] =
    [
      .defaulted(
        "of", .selector, "*",
        "Where the declarations are: components, modules, tags, paths. A declaration belongs to "
          + "its file and its top-level type.")
    ] + DeclarationTraits.fields(for: .selection, captures: .bind) + [
      .optional(
        "level", .choice(of: DeclarationSelection.Level.self),
        "Whether to select top-level declarations, members of types, or both. By default members "
          + "if `inside` is given or `kind` names only what types contain, otherwise top-level "
          + "declarations."),
      SelectionCondition.field,
      .optional(
        "message", .text,
        "What the declaration must do or be in your own words, where a violation of `must`, `must-not` or "
          + "`forbid` would spell out long patterns: `must be weak or unowned`. Captures are filled in."
      ),
      .optional(
        "must",
        .either([
          .object(DeclarationRequirements.fields), .list(.object(DeclarationRequirements.fields)),
        ]), captures: .refer,
        "What each of them must be: all keys must hold. Given a list of mappings, one of them must "
          + "hold."),
      .optional(
        "must-not", .object(DeclarationTraits.fields(for: .mustNot, captures: .refer)),
        captures: .refer, "What none of them may be; each key is checked separately."),
      .optional(
        "counterpart", .object(CounterpartCheck.fields), captures: .refer,
        "Another declaration, of any kind and at any level, that must exist for each of them."),
      .defaulted("forbid", .boolean, "false", "Whether such declarations are forbidden."),
      .optional(
        "exactly", .integer(minimum: 0),
        "How many of them there must be, for each value of the captures of `of` and `inside`."),
      .optional("at-least", .integer(minimum: 1), "The smallest number, counted in the same way."),
      .optional("at-most", .integer(minimum: 0), "The largest number, counted in the same way."),
      .optional(
        "counting", .patterns(.type), captures: .refer,
        "Count types instead of declarations: the distinct types with these names in the types, "
          + "results and parameters of the selected declarations, for each value of the captures "
          + "of `of`, `inside` and `name`. Needs `exactly`, `at-least` or `at-most`."),
    ]
}
