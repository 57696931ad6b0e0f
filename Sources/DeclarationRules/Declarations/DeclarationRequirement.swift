/// A property of declarations that the rule kind `declarations` selects by or requires; the raw value is its option.
enum DeclarationRequirement: String, CaseIterable, Hashable, Sendable {
  case access
  case attribute
  case conformsTo = "conforms-to"
  case contains
  case counterpart
  case file
  case fileName = "file-name"
  case imports
  case inheritsFrom = "inherits-from"
  case inside
  case insideKind = "inside-kind"
  case `is`
  case isNot = "is-not"
  case kind
  case madeOf = "made-of"
  case members
  case name
  case parameters
  case type
  case uses
}
