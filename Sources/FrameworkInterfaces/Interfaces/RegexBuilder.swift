/// What is known of the module `RegexBuilder`.
let regexBuilderInterface = #"""
  func ...(lhs: Character, rhs: Character) -> CharacterClass
  func ...(lhs: UnicodeScalar, rhs: UnicodeScalar) -> CharacterClass
  struct AlternationBuilder {
    static func buildExpression<R>(_ regex: R) -> R where R: RegexComponent
    static func buildPartialBlock(accumulated: some RegexComponent, next: some RegexComponent) -> ChoiceOf<Substring>
    static func buildPartialBlock<R, W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(first regex: R) -> ChoiceOf<(W, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)> where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    static func buildPartialBlock<R, W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(first regex: R) -> ChoiceOf<(W, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)> where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    static func buildPartialBlock<R, W, C1, C2, C3, C4, C5, C6, C7, C8>(first regex: R) -> ChoiceOf<(W, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)> where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4, C5, C6, C7, C8)
    static func buildPartialBlock<R, W, C1, C2, C3, C4, C5, C6, C7>(first regex: R) -> ChoiceOf<(W, C1?, C2?, C3?, C4?, C5?, C6?, C7?)> where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4, C5, C6, C7)
    static func buildPartialBlock<R, W, C1, C2, C3, C4, C5, C6>(first regex: R) -> ChoiceOf<(W, C1?, C2?, C3?, C4?, C5?, C6?)> where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4, C5, C6)
    static func buildPartialBlock<R, W, C1, C2, C3, C4, C5>(first regex: R) -> ChoiceOf<(W, C1?, C2?, C3?, C4?, C5?)> where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4, C5)
    static func buildPartialBlock<R, W, C1, C2, C3, C4>(first regex: R) -> ChoiceOf<(W, C1?, C2?, C3?, C4?)> where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4)
    static func buildPartialBlock<R, W, C1, C2, C3>(first regex: R) -> ChoiceOf<(W, C1?, C2?, C3?)> where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3)
    static func buildPartialBlock<R, W, C1, C2>(first regex: R) -> ChoiceOf<(W, C1?, C2?)> where R: RegexComponent, R.RegexOutput == (W, C1, C2)
    static func buildPartialBlock<R, W, C1>(first regex: R) -> ChoiceOf<(W, C1?)> where R: RegexComponent, R.RegexOutput == (W, C1)
    static func buildPartialBlock<R>(first component: R) -> ChoiceOf<R.RegexOutput> where R: RegexComponent
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8, C9, W1, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, next: some RegexComponent<(W1, C10)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, next: some RegexComponent) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8, W1, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent<(W1, C9, C10)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9?, C10?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8, W1, C9>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent<(W1, C9)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, W1, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8, C9, C10)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8?, C9?, C10?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, W1, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8, C9)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8?, C9?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, W1, C8>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, W1, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8, C9, C10)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7?, C8?, C9?, C10?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, W1, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8, C9)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7?, C8?, C9?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, W1, C7, C8>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7?, C8?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, W1, C7>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, W1, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8, C9, C10)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?, C7?, C8?, C9?, C10?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, W1, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8, C9)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?, C7?, C8?, C9?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, W1, C6, C7, C8>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?, C7?, C8?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, W1, C6, C7>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?, C7?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5, W1, C6>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, C5>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, W1, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8, C9, C10)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?, C7?, C8?, C9?, C10?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, W1, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8, C9)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?, C7?, C8?, C9?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, W1, C5, C6, C7, C8>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?, C7?, C8?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, W1, C5, C6, C7>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?, C7?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, W1, C5, C6>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4, W1, C5>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5)>) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?)>
    static func buildPartialBlock<W0, C1, C2, C3, C4>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent) -> ChoiceOf<(Substring, C1, C2, C3, C4)>
    static func buildPartialBlock<W0, C1, C2, C3, W1, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8, C9, C10)>) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?, C7?, C8?, C9?, C10?)>
    static func buildPartialBlock<W0, C1, C2, C3, W1, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8, C9)>) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?, C7?, C8?, C9?)>
    static func buildPartialBlock<W0, C1, C2, C3, W1, C4, C5, C6, C7, C8>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8)>) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?, C7?, C8?)>
    static func buildPartialBlock<W0, C1, C2, C3, W1, C4, C5, C6, C7>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7)>) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?, C7?)>
    static func buildPartialBlock<W0, C1, C2, C3, W1, C4, C5, C6>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6)>) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?)>
    static func buildPartialBlock<W0, C1, C2, C3, W1, C4, C5>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5)>) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?)>
    static func buildPartialBlock<W0, C1, C2, C3, W1, C4>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4)>) -> ChoiceOf<(Substring, C1, C2, C3, C4?)>
    static func buildPartialBlock<W0, C1, C2, C3>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent) -> ChoiceOf<(Substring, C1, C2, C3)>
    static func buildPartialBlock<W0, C1, C2, W1, C3, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8, C9, C10)>) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)>
    static func buildPartialBlock<W0, C1, C2, W1, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8, C9)>) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?, C7?, C8?, C9?)>
    static func buildPartialBlock<W0, C1, C2, W1, C3, C4, C5, C6, C7, C8>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8)>) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?, C7?, C8?)>
    static func buildPartialBlock<W0, C1, C2, W1, C3, C4, C5, C6, C7>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7)>) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?, C7?)>
    static func buildPartialBlock<W0, C1, C2, W1, C3, C4, C5, C6>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6)>) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?)>
    static func buildPartialBlock<W0, C1, C2, W1, C3, C4, C5>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5)>) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?)>
    static func buildPartialBlock<W0, C1, C2, W1, C3, C4>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4)>) -> ChoiceOf<(Substring, C1, C2, C3?, C4?)>
    static func buildPartialBlock<W0, C1, C2, W1, C3>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3)>) -> ChoiceOf<(Substring, C1, C2, C3?)>
    static func buildPartialBlock<W0, C1, C2>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent) -> ChoiceOf<(Substring, C1, C2)>
    static func buildPartialBlock<W0, C1, W1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)>
    static func buildPartialBlock<W0, C1, W1, C2, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8, C9)>) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)>
    static func buildPartialBlock<W0, C1, W1, C2, C3, C4, C5, C6, C7, C8>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8)>) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?, C7?, C8?)>
    static func buildPartialBlock<W0, C1, W1, C2, C3, C4, C5, C6, C7>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7)>) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?, C7?)>
    static func buildPartialBlock<W0, C1, W1, C2, C3, C4, C5, C6>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6)>) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?)>
    static func buildPartialBlock<W0, C1, W1, C2, C3, C4, C5>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5)>) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?)>
    static func buildPartialBlock<W0, C1, W1, C2, C3, C4>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4)>) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?)>
    static func buildPartialBlock<W0, C1, W1, C2, C3>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3)>) -> ChoiceOf<(Substring, C1, C2?, C3?)>
    static func buildPartialBlock<W0, C1, W1, C2>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2)>) -> ChoiceOf<(Substring, C1, C2?)>
    static func buildPartialBlock<W0, C1>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent) -> ChoiceOf<(Substring, C1)>
    static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)>
    static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8, C9)>) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)>
    static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6, C7, C8>(accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8)>) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)>
    static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6, C7>(accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7)>) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)>
    static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6>(accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6)>) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?)>
    static func buildPartialBlock<W1, C1, C2, C3, C4, C5>(accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5)>) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?)>
    static func buildPartialBlock<W1, C1, C2, C3, C4>(accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4)>) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?)>
    static func buildPartialBlock<W1, C1, C2, C3>(accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3)>) -> ChoiceOf<(Substring, C1?, C2?, C3?)>
    static func buildPartialBlock<W1, C1, C2>(accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2)>) -> ChoiceOf<(Substring, C1?, C2?)>
    static func buildPartialBlock<W1, C1>(accumulated: some RegexComponent, next: some RegexComponent<(W1, C1)>) -> ChoiceOf<(Substring, C1?)>
  }
  struct Anchor: RegexComponent {
    typealias RegexOutput = Substring
    static var endOfLine: Anchor { get }
    static var endOfSubject: Anchor { get }
    static var endOfSubjectBeforeNewline: Anchor { get }
    static var firstMatchingPositionInSubject: Anchor { get }
    var inverted: Anchor { get }
    var regex: Regex<Substring> { get }
    static var startOfLine: Anchor { get }
    static var startOfSubject: Anchor { get }
    static var textSegmentBoundary: Anchor { get }
    static var wordBoundary: Anchor { get }
  }
  extension BidirectionalCollection where Self.SubSequence == Substring {
    func contains(@RegexComponentBuilder _ content: () -> some RegexComponent) -> Bool
    func firstMatch<Output>(@RegexComponentBuilder of content: () -> some RegexComponent<Output>) -> Regex<Output>.Match?
    func firstRange(@RegexComponentBuilder of content: () -> some RegexComponent) -> Range<Self.Index>?
    func matches<Output>(@RegexComponentBuilder of content: () -> some RegexComponent<Output>) -> [Regex<Output>.Match]
    func prefixMatch<Output>(@RegexComponentBuilder of content: () -> some RegexComponent<Output>) -> Regex<Output>.Match?
    func ranges(@RegexComponentBuilder of content: () -> some RegexComponent) -> [Range<Self.Index>]
    func split(maxSplits: Int = nil, omittingEmptySubsequences: Bool = nil, @RegexComponentBuilder separator: () -> some RegexComponent) -> [Self.SubSequence]
    func starts(@RegexComponentBuilder with content: () -> some RegexComponent) -> Bool
    func trimmingPrefix(@RegexComponentBuilder _ content: () -> some RegexComponent) -> Self.SubSequence
    func wholeMatch<Output>(@RegexComponentBuilder of content: () -> some RegexComponent<Output>) -> Regex<Output>.Match?
  }
  struct Capture<Output>: RegexComponent {
    typealias RegexOutput = Output
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, as reference: Reference<W>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, as reference: Reference<W>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, as reference: Reference<W>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, C7>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, C7>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, C7>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, as reference: Reference<W>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, C7>(as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, C6, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, C6, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, C6, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, C6>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, C6>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, C6>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, as reference: Reference<W>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, C6>(as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>) where Output == (Substring, W, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, C5, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, C5, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, C5, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, C5>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>) where Output == (Substring, W, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, C5>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>) where Output == (Substring, W, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, C5>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, as reference: Reference<W>) where Output == (Substring, W, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, C5>(as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>) where Output == (Substring, W, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4)
    init<W, C1, C2, C3, C4, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4)
    init<W, C1, C2, C3, C4, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4)
    init<W, C1, C2, C3, C4, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3, C4)
    init<W, C1, C2, C3, C4>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>) where Output == (Substring, W, C1, C2, C3, C4)
    init<W, C1, C2, C3, C4>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>) where Output == (Substring, W, C1, C2, C3, C4)
    init<W, C1, C2, C3, C4>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>, as reference: Reference<W>) where Output == (Substring, W, C1, C2, C3, C4)
    init<W, C1, C2, C3, C4>(as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>) where Output == (Substring, W, C1, C2, C3, C4)
    init<W, C1, C2, C3, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3)
    init<W, C1, C2, C3, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3)
    init<W, C1, C2, C3, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3)
    init<W, C1, C2, C3, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2, C3)
    init<W, C1, C2, C3>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>) where Output == (Substring, W, C1, C2, C3)
    init<W, C1, C2, C3>(_ component: some RegexComponent<(W, C1, C2, C3)>) where Output == (Substring, W, C1, C2, C3)
    init<W, C1, C2, C3>(_ component: some RegexComponent<(W, C1, C2, C3)>, as reference: Reference<W>) where Output == (Substring, W, C1, C2, C3)
    init<W, C1, C2, C3>(as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>) where Output == (Substring, W, C1, C2, C3)
    init<W, C1, C2, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2)
    init<W, C1, C2, NewCapture>(_ component: some RegexComponent<(W, C1, C2)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2)
    init<W, C1, C2, NewCapture>(_ component: some RegexComponent<(W, C1, C2)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2)
    init<W, C1, C2, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1, C2)
    init<W, C1, C2>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>) where Output == (Substring, W, C1, C2)
    init<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>) where Output == (Substring, W, C1, C2)
    init<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>, as reference: Reference<W>) where Output == (Substring, W, C1, C2)
    init<W, C1, C2>(as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>) where Output == (Substring, W, C1, C2)
    init<W, C1, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1)
    init<W, C1, NewCapture>(_ component: some RegexComponent<(W, C1)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1)
    init<W, C1, NewCapture>(_ component: some RegexComponent<(W, C1)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1)
    init<W, C1, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture, C1)
    init<W, C1>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>) where Output == (Substring, W, C1)
    init<W, C1>(_ component: some RegexComponent<(W, C1)>) where Output == (Substring, W, C1)
    init<W, C1>(_ component: some RegexComponent<(W, C1)>, as reference: Reference<W>) where Output == (Substring, W, C1)
    init<W, C1>(as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>) where Output == (Substring, W, C1)
    init<W, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture)
    init<W, NewCapture>(_ component: some RegexComponent<W>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture)
    init<W, NewCapture>(_ component: some RegexComponent<W>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture)
    init<W, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>, transform: @escaping (W) throws -> NewCapture) where Output == (Substring, NewCapture)
    init<W>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>) where Output == (Substring, W)
    init<W>(_ component: some RegexComponent<W>) where Output == (Substring, W)
    init<W>(_ component: some RegexComponent<W>, as reference: Reference<W>) where Output == (Substring, W)
    init<W>(as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>) where Output == (Substring, W)
    var regex: Regex<Output>
  }
  extension Character {
    typealias Output = Substring
    typealias RegexOutput = Character.Output
    var regex: Regex<Character.Output> { get }
  }
  extension Character: RegexComponent {}
  struct CharacterClass: RegexComponent {
    typealias RegexOutput = Substring
    static func generalCategory(_ category: Unicode.GeneralCategory) -> CharacterClass
    func intersection(_ other: CharacterClass) -> CharacterClass
    var inverted: CharacterClass { get }
    var regex: Regex<Substring> { get }
    func subtracting(_ other: CharacterClass) -> CharacterClass
    func symmetricDifference(_ other: CharacterClass) -> CharacterClass
    func union(_ other: CharacterClass) -> CharacterClass
  }
  struct ChoiceOf<Output>: RegexComponent {
    typealias RegexOutput = Output
    init(@AlternationBuilder _ builder: () -> ChoiceOf<Output>)
    var regex: Regex<Output>
  }
  struct Local<Output>: RegexComponent {
    typealias RegexOutput = Output
    init(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent) where Output == Substring
    init(_ component: some RegexComponent) where Output == Substring
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, C7>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>) where Output == (Substring, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, C6>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>) where Output == (Substring, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>) where Output == (Substring, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, C5>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>) where Output == (Substring, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>) where Output == (Substring, C1, C2, C3, C4)
    init<W, C1, C2, C3, C4>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>) where Output == (Substring, C1, C2, C3, C4)
    init<W, C1, C2, C3>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>) where Output == (Substring, C1, C2, C3)
    init<W, C1, C2, C3>(_ component: some RegexComponent<(W, C1, C2, C3)>) where Output == (Substring, C1, C2, C3)
    init<W, C1, C2>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>) where Output == (Substring, C1, C2)
    init<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>) where Output == (Substring, C1, C2)
    init<W, C1>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>) where Output == (Substring, C1)
    init<W, C1>(_ component: some RegexComponent<(W, C1)>) where Output == (Substring, C1)
    var regex: Regex<Output>
  }
  struct Lookahead<Output>: RegexComponent {
    typealias RegexOutput = Output
    init<R>(@RegexComponentBuilder _ component: () -> R) where Output == R.RegexOutput, R: RegexComponent
    init<R>(_ component: R) where Output == R.RegexOutput, R: RegexComponent
    var regex: Regex<Output>
  }
  struct NegativeLookahead<Output>: RegexComponent {
    typealias RegexOutput = Output
    init<R>(@RegexComponentBuilder _ component: () -> R) where Output == R.RegexOutput, R: RegexComponent
    init<R>(_ component: R) where Output == R.RegexOutput, R: RegexComponent
    var regex: Regex<Output>
  }
  struct One<Output>: RegexComponent {
    typealias RegexOutput = Output
    init(_ component: some RegexComponent<Output>)
    var regex: Regex<Output>
  }
  struct OneOrMore<Output>: RegexComponent {
    typealias RegexOutput = Output
    init(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent) where Output == Substring
    init(_ component: some RegexComponent, _ behavior: RegexRepetitionBehavior? = nil) where Output == Substring
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, C7>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>) where Output == (Substring, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, C6>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>) where Output == (Substring, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, C5>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>) where Output == (Substring, C1, C2, C3, C4)
    init<W, C1, C2, C3, C4>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1, C2, C3, C4)
    init<W, C1, C2, C3>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>) where Output == (Substring, C1, C2, C3)
    init<W, C1, C2, C3>(_ component: some RegexComponent<(W, C1, C2, C3)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1, C2, C3)
    init<W, C1, C2>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>) where Output == (Substring, C1, C2)
    init<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1, C2)
    init<W, C1>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>) where Output == (Substring, C1)
    init<W, C1>(_ component: some RegexComponent<(W, C1)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1)
    var regex: Regex<Output>
  }
  struct Optionally<Output>: RegexComponent {
    typealias RegexOutput = Output
    init(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent) where Output == Substring
    init(_ component: some RegexComponent, _ behavior: RegexRepetitionBehavior? = nil) where Output == Substring
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
    init<W, C1, C2, C3, C4, C5, C6, C7>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
    init<W, C1, C2, C3, C4, C5, C6, C7>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
    init<W, C1, C2, C3, C4, C5, C6>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
    init<W, C1, C2, C3, C4, C5, C6>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
    init<W, C1, C2, C3, C4, C5>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
    init<W, C1, C2, C3, C4, C5>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
    init<W, C1, C2, C3, C4>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>) where Output == (Substring, C1?, C2?, C3?, C4?)
    init<W, C1, C2, C3, C4>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?)
    init<W, C1, C2, C3>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>) where Output == (Substring, C1?, C2?, C3?)
    init<W, C1, C2, C3>(_ component: some RegexComponent<(W, C1, C2, C3)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?)
    init<W, C1, C2>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>) where Output == (Substring, C1?, C2?)
    init<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?)
    init<W, C1>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>) where Output == (Substring, C1?)
    init<W, C1>(_ component: some RegexComponent<(W, C1)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?)
    var regex: Regex<Output>
  }
  extension RangeReplaceableCollection where Self: BidirectionalCollection, Self.SubSequence == Substring {
    func replace<Output, Replacement>(maxReplacements: Int = nil, @RegexComponentBuilder content: () -> some RegexComponent<Output>, with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows where Replacement: Collection, Replacement.Element == Character
    func replace<Replacement>(with replacement: Replacement, maxReplacements: Int = nil, @RegexComponentBuilder content: () -> some RegexComponent) where Replacement: Collection, Replacement.Element == Character
    func replacing<Output, Replacement>(maxReplacements: Int = nil, @RegexComponentBuilder content: () -> some RegexComponent<Output>, with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
    func replacing<Output, Replacement>(subrange: Range<Self.Index>, maxReplacements: Int = nil, @RegexComponentBuilder content: () -> some RegexComponent<Output>, with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
    func replacing<Replacement>(with replacement: Replacement, maxReplacements: Int = nil, @RegexComponentBuilder content: () -> some RegexComponent) -> Self where Replacement: Collection, Replacement.Element == Character
    func replacing<Replacement>(with replacement: Replacement, subrange: Range<Self.Index>, maxReplacements: Int = nil, @RegexComponentBuilder content: () -> some RegexComponent) -> Self where Replacement: Collection, Replacement.Element == Character
    func trimPrefix(@RegexComponentBuilder _ content: () -> some RegexComponent)
  }
  struct Reference<Capture>: RegexComponent {
    typealias RegexOutput = Capture
    init(_ captureType: Capture.Type = nil)
    var regex: Regex<Capture> { get }
  }
  extension Regex {
    init(@RegexComponentBuilder _ content: () -> some RegexComponent<Output>)
  }
  extension Regex.Match {
    subscript<Capture>(reference: Reference<Capture>) -> Capture { get }
  }
  extension RegexComponent where Self == CharacterClass {
    static var any: CharacterClass { get }
    static var anyGraphemeCluster: CharacterClass { get }
    static var anyNonNewline: CharacterClass { get }
    static func anyOf<S>(_ s: S) -> CharacterClass where S: Sequence, S.Element == Character
    static func anyOf<S>(_ s: S) -> CharacterClass where S: Sequence, S.Element == Unicode.Scalar
    static var digit: CharacterClass { get }
    static var hexDigit: CharacterClass { get }
    static var horizontalWhitespace: CharacterClass { get }
    init(_ first: CharacterClass, _ rest: CharacterClass...)
    static var newlineSequence: CharacterClass { get }
    static var verticalWhitespace: CharacterClass { get }
    static var whitespace: CharacterClass { get }
    static var word: CharacterClass { get }
  }
  enum RegexComponentBuilder {
    static func buildBlock() -> Regex<Substring>
    static func buildExpression<R>(_ regex: R) -> R where R: RegexComponent
    static func buildLimitedAvailability(_ component: some RegexComponent) -> Regex<Substring>
    static func buildLimitedAvailability<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) -> Regex<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)>
    static func buildLimitedAvailability<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>) -> Regex<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)>
    static func buildLimitedAvailability<W, C1, C2, C3, C4, C5, C6, C7, C8>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>) -> Regex<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)>
    static func buildLimitedAvailability<W, C1, C2, C3, C4, C5, C6, C7>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>) -> Regex<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)>
    static func buildLimitedAvailability<W, C1, C2, C3, C4, C5, C6>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>) -> Regex<(Substring, C1?, C2?, C3?, C4?, C5?, C6?)>
    static func buildLimitedAvailability<W, C1, C2, C3, C4, C5>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>) -> Regex<(Substring, C1?, C2?, C3?, C4?, C5?)>
    static func buildLimitedAvailability<W, C1, C2, C3, C4>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>) -> Regex<(Substring, C1?, C2?, C3?, C4?)>
    static func buildLimitedAvailability<W, C1, C2, C3>(_ component: some RegexComponent<(W, C1, C2, C3)>) -> Regex<(Substring, C1?, C2?, C3?)>
    static func buildLimitedAvailability<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>) -> Regex<(Substring, C1?, C2?)>
    static func buildLimitedAvailability<W, C1>(_ component: some RegexComponent<(W, C1)>) -> Regex<(Substring, C1?)>
    static func buildPartialBlock<R>(first component: R) -> Regex<R.RegexOutput> where R: RegexComponent
    static func buildPartialBlock<W0, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, next: some RegexComponent) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    static func buildPartialBlock<W0, C0, C1, C2, C3, C4, C5, C6, C7, C8>(accumulated: some RegexComponent<(W0, C0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8)>
    static func buildPartialBlock<W0, C0, C1, C2, C3, C4, C5, C6, C7>(accumulated: some RegexComponent<(W0, C0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7)>
    static func buildPartialBlock<W0, C0, C1, C2, C3, C4, C5, C6>(accumulated: some RegexComponent<(W0, C0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6)>
    static func buildPartialBlock<W0, C0, C1, C2, C3, C4, C5>(accumulated: some RegexComponent<(W0, C0, C1, C2, C3, C4, C5)>, next: some RegexComponent) -> Regex<(Substring, C0, C1, C2, C3, C4, C5)>
    static func buildPartialBlock<W0, C0, C1, C2, C3, C4>(accumulated: some RegexComponent<(W0, C0, C1, C2, C3, C4)>, next: some RegexComponent) -> Regex<(Substring, C0, C1, C2, C3, C4)>
    static func buildPartialBlock<W0, C0, C1, C2, C3>(accumulated: some RegexComponent<(W0, C0, C1, C2, C3)>, next: some RegexComponent) -> Regex<(Substring, C0, C1, C2, C3)>
    static func buildPartialBlock<W0, C0, C1, C2>(accumulated: some RegexComponent<(W0, C0, C1, C2)>, next: some RegexComponent) -> Regex<(Substring, C0, C1, C2)>
    static func buildPartialBlock<W0, C0, C1>(accumulated: some RegexComponent<(W0, C0, C1)>, next: some RegexComponent) -> Regex<(Substring, C0, C1)>
    static func buildPartialBlock<W0, C0>(accumulated: some RegexComponent<(W0, C0)>, next: some RegexComponent) -> Regex<(Substring, C0)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8, C9, C10)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8, C9, C10)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8, C9, C10)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8, C9, C10)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8, C9, C10)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8, C9, C10)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent<(W1, C9, C10)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, next: some RegexComponent<(W1, C10)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8, C9)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8, C9)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8, C9)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8, C9)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8, C9)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8, C9)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8, C9)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent<(W1, C9)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8, C9)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6)>) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5)>) -> Regex<(Substring, C1, C2, C3, C4, C5)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5)>) -> Regex<(Substring, C1, C2, C3, C4, C5)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5)>) -> Regex<(Substring, C1, C2, C3, C4, C5)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5)>) -> Regex<(Substring, C1, C2, C3, C4, C5)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5)>) -> Regex<(Substring, C1, C2, C3, C4, C5)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4)>) -> Regex<(Substring, C1, C2, C3, C4)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4)>) -> Regex<(Substring, C1, C2, C3, C4)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4)>) -> Regex<(Substring, C1, C2, C3, C4)>
    static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4)>) -> Regex<(Substring, C1, C2, C3, C4)>
    static func buildPartialBlock<W0, W1, C1, C2, C3>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3)>) -> Regex<(Substring, C1, C2, C3)>
    static func buildPartialBlock<W0, W1, C1, C2, C3>(accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3)>) -> Regex<(Substring, C1, C2, C3)>
    static func buildPartialBlock<W0, W1, C1, C2, C3>(accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3)>) -> Regex<(Substring, C1, C2, C3)>
    static func buildPartialBlock<W0, W1, C1, C2>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2)>) -> Regex<(Substring, C1, C2)>
    static func buildPartialBlock<W0, W1, C1, C2>(accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2)>) -> Regex<(Substring, C1, C2)>
    static func buildPartialBlock<W0, W1, C1>(accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1)>) -> Regex<(Substring, C1)>
    static func buildPartialBlock<W0>(accumulated: some RegexComponent<W0>, next: some RegexComponent) -> Regex<Substring>
  }
  struct Repeat<Output>: RegexComponent {
    typealias RegexOutput = Output
    init(_ component: some RegexComponent, _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil) where Output == Substring
    init(_ component: some RegexComponent, count: Int) where Output == Substring
    init(_ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent) where Output == Substring
    init(count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent) where Output == Substring
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, count: Int) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, count: Int) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, count: Int) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(_ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
    init<W, C1, C2, C3, C4, C5, C6, C7>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
    init<W, C1, C2, C3, C4, C5, C6, C7>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, count: Int) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
    init<W, C1, C2, C3, C4, C5, C6, C7>(_ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
    init<W, C1, C2, C3, C4, C5, C6, C7>(count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
    init<W, C1, C2, C3, C4, C5, C6>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
    init<W, C1, C2, C3, C4, C5, C6>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, count: Int) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
    init<W, C1, C2, C3, C4, C5, C6>(_ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
    init<W, C1, C2, C3, C4, C5, C6>(count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
    init<W, C1, C2, C3, C4, C5>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
    init<W, C1, C2, C3, C4, C5>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, count: Int) where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
    init<W, C1, C2, C3, C4, C5>(_ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
    init<W, C1, C2, C3, C4, C5>(count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
    init<W, C1, C2, C3, C4>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>, _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?)
    init<W, C1, C2, C3, C4>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>, count: Int) where Output == (Substring, C1?, C2?, C3?, C4?)
    init<W, C1, C2, C3, C4>(_ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>) where Output == (Substring, C1?, C2?, C3?, C4?)
    init<W, C1, C2, C3, C4>(count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>) where Output == (Substring, C1?, C2?, C3?, C4?)
    init<W, C1, C2, C3>(_ component: some RegexComponent<(W, C1, C2, C3)>, _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?)
    init<W, C1, C2, C3>(_ component: some RegexComponent<(W, C1, C2, C3)>, count: Int) where Output == (Substring, C1?, C2?, C3?)
    init<W, C1, C2, C3>(_ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>) where Output == (Substring, C1?, C2?, C3?)
    init<W, C1, C2, C3>(count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>) where Output == (Substring, C1?, C2?, C3?)
    init<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>, _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?)
    init<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>, count: Int) where Output == (Substring, C1?, C2?)
    init<W, C1, C2>(_ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>) where Output == (Substring, C1?, C2?)
    init<W, C1, C2>(count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>) where Output == (Substring, C1?, C2?)
    init<W, C1>(_ component: some RegexComponent<(W, C1)>, _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?)
    init<W, C1>(_ component: some RegexComponent<(W, C1)>, count: Int) where Output == (Substring, C1?)
    init<W, C1>(_ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>) where Output == (Substring, C1?)
    init<W, C1>(count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>) where Output == (Substring, C1?)
    var regex: Regex<Output>
  }
  extension String {
    typealias Output = Substring
    typealias RegexOutput = String.Output
    var regex: Regex<String.Output> { get }
  }
  extension String: RegexComponent {}
  extension StringProtocol where Self.SubSequence == Substring {
    func split(separator: String, maxSplits: Int = nil, omittingEmptySubsequences: Bool = nil) -> [Substring]
    func split(separator: Substring, maxSplits: Int = nil, omittingEmptySubsequences: Bool = nil) -> [Substring]
  }
  extension Substring {
    typealias Output = Substring
    typealias RegexOutput = Substring.Output
    var regex: Regex<Substring.Output> { get }
  }
  extension Substring: RegexComponent {}
  struct TryCapture<Output>: RegexComponent {
    typealias RegexOutput = Output
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8)
    init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7)
    init<W, C1, C2, C3, C4, C5, C6, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, C6, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, C6, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, C6, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6)
    init<W, C1, C2, C3, C4, C5, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, C5, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, C5, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, C5, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5)
    init<W, C1, C2, C3, C4, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4)
    init<W, C1, C2, C3, C4, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4)
    init<W, C1, C2, C3, C4, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4)
    init<W, C1, C2, C3, C4, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4)
    init<W, C1, C2, C3, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3)
    init<W, C1, C2, C3, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3)
    init<W, C1, C2, C3, NewCapture>(_ component: some RegexComponent<(W, C1, C2, C3)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3)
    init<W, C1, C2, C3, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3)
    init<W, C1, C2, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2)
    init<W, C1, C2, NewCapture>(_ component: some RegexComponent<(W, C1, C2)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2)
    init<W, C1, C2, NewCapture>(_ component: some RegexComponent<(W, C1, C2)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2)
    init<W, C1, C2, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2)
    init<W, C1, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1)
    init<W, C1, NewCapture>(_ component: some RegexComponent<(W, C1)>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1)
    init<W, C1, NewCapture>(_ component: some RegexComponent<(W, C1)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1)
    init<W, C1, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1)
    init<W, NewCapture>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture)
    init<W, NewCapture>(_ component: some RegexComponent<W>, as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture)
    init<W, NewCapture>(_ component: some RegexComponent<W>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture)
    init<W, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>, transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture)
    var regex: Regex<Output>
  }
  extension Unicode.Scalar {
    typealias Output = Substring
    typealias RegexOutput = Unicode.Scalar.Output
    var regex: Regex<Unicode.Scalar.Output> { get }
  }
  extension Unicode.Scalar: RegexComponent {}
  struct ZeroOrMore<Output>: RegexComponent {
    typealias RegexOutput = Output
    init(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent) where Output == Substring
    init(_ component: some RegexComponent, _ behavior: RegexRepetitionBehavior? = nil) where Output == Substring
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
    init<W, C1, C2, C3, C4, C5, C6, C7, C8>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
    init<W, C1, C2, C3, C4, C5, C6, C7>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
    init<W, C1, C2, C3, C4, C5, C6, C7>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
    init<W, C1, C2, C3, C4, C5, C6>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
    init<W, C1, C2, C3, C4, C5, C6>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
    init<W, C1, C2, C3, C4, C5>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>) where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
    init<W, C1, C2, C3, C4, C5>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
    init<W, C1, C2, C3, C4>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>) where Output == (Substring, C1?, C2?, C3?, C4?)
    init<W, C1, C2, C3, C4>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?)
    init<W, C1, C2, C3>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>) where Output == (Substring, C1?, C2?, C3?)
    init<W, C1, C2, C3>(_ component: some RegexComponent<(W, C1, C2, C3)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?)
    init<W, C1, C2>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>) where Output == (Substring, C1?, C2?)
    init<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?)
    init<W, C1>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>) where Output == (Substring, C1?)
    init<W, C1>(_ component: some RegexComponent<(W, C1)>, _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?)
    var regex: Regex<Output>
  }
  """#
