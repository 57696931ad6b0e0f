import RuleEngine
import RuleLanguage

extension DeclarationsRule {
  static let metadata = RuleMetadata(
    kind: "declarations", title: "Declarations as agreed",
    summary:
      "The declarations that a rule selects have the names, places, kinds, supertypes, access and "
      + "members that it requires.",
    rationale:
      "An architecture lives in conventions: what a module shows, how its parts are called, what "
      + "they promise. Conventions that nobody checks hold until the first deadline.",
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
        "Where the declarations stand: components, modules, tags, paths. A declaration counts for "
          + "its file and its top-level type.")
    ] + DeclarationTraits.fields(for: .selection, captures: .bind) + [
      .optional(
        "level", .choice(of: DeclarationSelection.Level.self),
        "Whether declarations at the top of files, members of types, or both are meant. Unless "
          + "written: members where `inside` is written or `kind` names only what stands in types, "
          + "else the top."),
      SelectionCondition.field,
      .optional(
        "must",
        .either([
          .object(DeclarationRequirements.fields), .list(.object(DeclarationRequirements.fields)),
        ]), captures: .refer,
        "What each of them must be like, all keys together; of a list of such mappings one."),
      .optional(
        "must-not", .object(DeclarationTraits.fields(for: .mustNot, captures: .refer)),
        captures: .refer, "What none of them may be like, each key for itself."),
      .optional(
        "counterpart", .object(CounterpartCheck.fields), captures: .refer,
        "Another declaration, of any kind and at any level, that there is for each of them."),
      .defaulted("forbid", .boolean, "false", "Whether there must be none of them."),
      .optional(
        "exactly", .integer(minimum: 0),
        "How many of them there are, for each value of the captures of `of` and `inside`."),
      .optional("at-least", .integer(minimum: 1), "The smallest number, counted alike."),
      .optional("at-most", .integer(minimum: 0), "The greatest number, counted alike."),
      .optional(
        "counting", .patterns(.type), captures: .refer,
        "Count types instead of declarations: the different ones of these names that the "
          + "declarations selected are made of (types, results, parameters), for each value of the "
          + "captures of `of`, `inside` and `name`. With `exactly`, `at-least` or `at-most`."),
    ]
}
