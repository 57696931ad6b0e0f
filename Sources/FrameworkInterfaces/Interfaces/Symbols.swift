/// What is known of the module `Symbols`.
let symbolsInterface = #"""
  // exports: Foundation
  class NSSymbolAppearEffect: NSSymbolEffect {
    static func appearDown() -> NSSymbolAppearEffect
    static func appearUp() -> NSSymbolAppearEffect
    init()
    var withByLayer: NSSymbolAppearEffect { get }
    var withWholeSymbol: NSSymbolAppearEffect { get }
  }
  class NSSymbolAutomaticContentTransition: NSSymbolContentTransition {
    init()
  }
  class NSSymbolBounceEffect: NSSymbolEffect {
    static func bounceDown() -> NSSymbolBounceEffect
    static func bounceUp() -> NSSymbolBounceEffect
    init()
    var withByLayer: NSSymbolBounceEffect { get }
    var withWholeSymbol: NSSymbolBounceEffect { get }
  }
  class NSSymbolBreatheEffect: NSSymbolEffect {
    static func breathePlain() -> NSSymbolBreatheEffect
    static func breathePulse() -> NSSymbolBreatheEffect
    init()
    var withByLayer: NSSymbolBreatheEffect { get }
    var withWholeSymbol: NSSymbolBreatheEffect { get }
  }
  class NSSymbolContentTransition: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
  }
  class NSSymbolDisappearEffect: NSSymbolEffect {
    static func disappearDown() -> NSSymbolDisappearEffect
    static func disappearUp() -> NSSymbolDisappearEffect
    init()
    var withByLayer: NSSymbolDisappearEffect { get }
    var withWholeSymbol: NSSymbolDisappearEffect { get }
  }
  class NSSymbolEffect: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
  }
  class NSSymbolEffectOptions: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    init(repeatBehavior behavior: NSSymbolEffectOptionsRepeatBehavior)
    init(repeatCount: Int)
    init(speed: Double)
    var withNonRepeating: NSSymbolEffectOptions { get }
    static func withNonRepeating() -> NSSymbolEffectOptions
    func withRepeatBehavior(_ behavior: NSSymbolEffectOptionsRepeatBehavior) -> NSSymbolEffectOptions
    func withRepeatCount(_ repeatCount: Int) -> NSSymbolEffectOptions
    var withRepeating: NSSymbolEffectOptions { get }
    static func withRepeating() -> NSSymbolEffectOptions
    func withSpeed(_ speed: Double) -> NSSymbolEffectOptions
  }
  class NSSymbolEffectOptionsRepeatBehavior: NSObject, NSCopying, NSSecureCoding {
    static func behaviorContinuous() -> NSSymbolEffectOptionsRepeatBehavior
    static func behaviorPeriodic() -> NSSymbolEffectOptionsRepeatBehavior
    init?(coder: NSCoder)
    init(periodicWithCount count: Int)
    init(periodicWithCount count: Int, delay: Double)
    init(periodicWithDelay delay: Double)
  }
  class NSSymbolMagicReplaceContentTransition: NSSymbolContentTransition {}
  class NSSymbolPulseEffect: NSSymbolEffect {
    init()
    var withByLayer: NSSymbolPulseEffect { get }
    var withWholeSymbol: NSSymbolPulseEffect { get }
  }
  class NSSymbolReplaceContentTransition: NSSymbolContentTransition {
    init()
    static func magicTransition(withFallback fallback: NSSymbolReplaceContentTransition) -> NSSymbolMagicReplaceContentTransition
    static func replaceDownUp() -> NSSymbolReplaceContentTransition
    static func replaceOffUp() -> NSSymbolReplaceContentTransition
    static func replaceUpUp() -> NSSymbolReplaceContentTransition
    var withByLayer: NSSymbolReplaceContentTransition { get }
    var withWholeSymbol: NSSymbolReplaceContentTransition { get }
  }
  class NSSymbolRotateEffect: NSSymbolEffect {
    init()
    static func rotateClockwise() -> NSSymbolRotateEffect
    static func rotateCounterClockwise() -> NSSymbolRotateEffect
    var withByLayer: NSSymbolRotateEffect { get }
    var withWholeSymbol: NSSymbolRotateEffect { get }
  }
  class NSSymbolScaleEffect: NSSymbolEffect {
    init()
    static func scaleDown() -> NSSymbolScaleEffect
    static func scaleUp() -> NSSymbolScaleEffect
    var withByLayer: NSSymbolScaleEffect { get }
    var withWholeSymbol: NSSymbolScaleEffect { get }
  }
  class NSSymbolVariableColorEffect: NSSymbolEffect {
    init()
    var withCumulative: NSSymbolVariableColorEffect { get }
    var withDimInactiveLayers: NSSymbolVariableColorEffect { get }
    var withHideInactiveLayers: NSSymbolVariableColorEffect { get }
    var withIterative: NSSymbolVariableColorEffect { get }
    var withNonReversing: NSSymbolVariableColorEffect { get }
    var withReversing: NSSymbolVariableColorEffect { get }
  }
  class NSSymbolWiggleEffect: NSSymbolEffect {
    init()
    static func wiggleBackward() -> NSSymbolWiggleEffect
    static func wiggleClockwise() -> NSSymbolWiggleEffect
    static func wiggleCounterClockwise() -> NSSymbolWiggleEffect
    static func wiggleCustomAngleEffect(_ angle: Double) -> NSSymbolWiggleEffect
    static func wiggleDown() -> NSSymbolWiggleEffect
    static func wiggleForward() -> NSSymbolWiggleEffect
    static func wiggleLeft() -> NSSymbolWiggleEffect
    static func wiggleRight() -> NSSymbolWiggleEffect
    static func wiggleUp() -> NSSymbolWiggleEffect
    var withByLayer: NSSymbolWiggleEffect { get }
    var withWholeSymbol: NSSymbolWiggleEffect { get }
  }
  struct AppearSymbolEffect: SymbolEffect {
    var byLayer: AppearSymbolEffect { get }
    var down: AppearSymbolEffect { get }
    var up: AppearSymbolEffect { get }
    var wholeSymbol: AppearSymbolEffect { get }
  }
  struct AutomaticSymbolEffect: SymbolEffect {
    var byLayer: AutomaticSymbolEffect { get }
    var wholeSymbol: AutomaticSymbolEffect { get }
  }
  struct BounceSymbolEffect: SymbolEffect {
    var byLayer: BounceSymbolEffect { get }
    var down: BounceSymbolEffect { get }
    var up: BounceSymbolEffect { get }
    var wholeSymbol: BounceSymbolEffect { get }
  }
  struct BreatheSymbolEffect: SymbolEffect {
    var byLayer: BreatheSymbolEffect { get }
    var plain: BreatheSymbolEffect { get }
    var pulse: BreatheSymbolEffect { get }
    var wholeSymbol: BreatheSymbolEffect { get }
  }
  protocol ContentTransitionSymbolEffect {}
  struct DisappearSymbolEffect: SymbolEffect {
    var byLayer: DisappearSymbolEffect { get }
    var down: DisappearSymbolEffect { get }
    var up: DisappearSymbolEffect { get }
    var wholeSymbol: DisappearSymbolEffect { get }
  }
  protocol DiscreteSymbolEffect {}
  struct DrawOffSymbolEffect: SymbolEffect {
    var byLayer: DrawOffSymbolEffect { get }
    var individually: DrawOffSymbolEffect { get }
    var wholeSymbol: DrawOffSymbolEffect { get }
  }
  struct DrawOnSymbolEffect: SymbolEffect {
    var byLayer: DrawOnSymbolEffect { get }
    var individually: DrawOnSymbolEffect { get }
    var wholeSymbol: DrawOnSymbolEffect { get }
  }
  protocol IndefiniteSymbolEffect {}
  struct PulseSymbolEffect: SymbolEffect {
    var byLayer: PulseSymbolEffect { get }
    var wholeSymbol: PulseSymbolEffect { get }
  }
  struct ReplaceSymbolEffect: SymbolEffect {
    var byLayer: ReplaceSymbolEffect { get }
    var downUp: ReplaceSymbolEffect { get }
    var offUp: ReplaceSymbolEffect { get }
    var upUp: ReplaceSymbolEffect { get }
    var wholeSymbol: ReplaceSymbolEffect { get }
  }
  struct RotateSymbolEffect: SymbolEffect {
    var byLayer: RotateSymbolEffect { get }
    var clockwise: RotateSymbolEffect { get }
    var counterClockwise: RotateSymbolEffect { get }
    var wholeSymbol: RotateSymbolEffect { get }
  }
  struct ScaleSymbolEffect: SymbolEffect {
    var byLayer: ScaleSymbolEffect { get }
    var down: ScaleSymbolEffect { get }
    var up: ScaleSymbolEffect { get }
    var wholeSymbol: ScaleSymbolEffect { get }
  }
  protocol SymbolEffect {}
  extension SymbolEffect where Self == AppearSymbolEffect {
    static var appear: AppearSymbolEffect { get }
  }
  extension SymbolEffect where Self == AutomaticSymbolEffect {
    static var automatic: AutomaticSymbolEffect { get }
  }
  extension SymbolEffect where Self == BounceSymbolEffect {
    static var bounce: BounceSymbolEffect { get }
  }
  extension SymbolEffect where Self == BreatheSymbolEffect {
    static var breathe: BreatheSymbolEffect { get }
  }
  extension SymbolEffect where Self == DisappearSymbolEffect {
    static var disappear: DisappearSymbolEffect { get }
  }
  extension SymbolEffect where Self == DrawOffSymbolEffect {
    static var drawOff: DrawOffSymbolEffect { get }
  }
  extension SymbolEffect where Self == DrawOnSymbolEffect {
    static var drawOn: DrawOnSymbolEffect { get }
  }
  extension SymbolEffect where Self == PulseSymbolEffect {
    static var pulse: PulseSymbolEffect { get }
  }
  extension SymbolEffect where Self == ReplaceSymbolEffect {
    static var replace: ReplaceSymbolEffect { get }
  }
  extension SymbolEffect where Self == RotateSymbolEffect {
    static var rotate: RotateSymbolEffect { get }
  }
  extension SymbolEffect where Self == ScaleSymbolEffect {
    static var scale: ScaleSymbolEffect { get }
  }
  extension SymbolEffect where Self == VariableColorSymbolEffect {
    static var variableColor: VariableColorSymbolEffect { get }
  }
  extension SymbolEffect where Self == WiggleSymbolEffect {
    static var wiggle: WiggleSymbolEffect { get }
  }
  struct SymbolEffectOptions {
    struct RepeatBehavior {}
    static var `default`: SymbolEffectOptions { get }
    static var nonRepeating: SymbolEffectOptions { get }
    var nonRepeating: SymbolEffectOptions { get }
    func `repeat`(_ count: Int?) -> SymbolEffectOptions
    static func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions
    static var repeating: SymbolEffectOptions { get }
    var repeating: SymbolEffectOptions { get }
    func speed(_ speed: Double) -> SymbolEffectOptions
    static func speed(_ speed: Double) -> SymbolEffectOptions
  }
  extension SymbolEffectOptions.RepeatBehavior {
    static var continuous: SymbolEffectOptions.RepeatBehavior { get }
    static func periodic(_ count: Int? = nil, delay: Double? = nil) -> SymbolEffectOptions.RepeatBehavior
    static var periodic: SymbolEffectOptions.RepeatBehavior { get }
  }
  protocol TransitionSymbolEffect {}
  struct VariableColorSymbolEffect: SymbolEffect {
    var byLayer: VariableColorSymbolEffect { get }
    var cumulative: VariableColorSymbolEffect { get }
    var dimInactiveLayers: VariableColorSymbolEffect { get }
    var hideInactiveLayers: VariableColorSymbolEffect { get }
    var iterative: VariableColorSymbolEffect { get }
    var nonReversing: VariableColorSymbolEffect { get }
    var reversing: VariableColorSymbolEffect { get }
    var wholeSymbol: VariableColorSymbolEffect { get }
  }
  struct WiggleSymbolEffect: SymbolEffect {
    var backward: WiggleSymbolEffect { get }
    var byLayer: WiggleSymbolEffect { get }
    var clockwise: WiggleSymbolEffect { get }
    var counterClockwise: WiggleSymbolEffect { get }
    var down: WiggleSymbolEffect { get }
    var forward: WiggleSymbolEffect { get }
    var left: WiggleSymbolEffect { get }
    var right: WiggleSymbolEffect { get }
    var up: WiggleSymbolEffect { get }
    var wholeSymbol: WiggleSymbolEffect { get }
  }
  """#
