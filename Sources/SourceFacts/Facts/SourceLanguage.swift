/// A source language.
@usableFromInline
package enum SourceLanguage: String, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case swift
  case objectiveC = "objective-c"
  case c
  case cxx = "c++"
}
