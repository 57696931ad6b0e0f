/// What is known of the module `SnapKit`.
let snapKitInterface = #"""
  extension CGFloat {
    var constraintMultiplierTargetValue: CGFloat { get }
    var constraintPriorityTargetValue: Float { get }
  }
  extension CGFloat: ConstraintInsetTarget {}
  extension CGFloat: ConstraintMultiplierTarget {}
  extension CGFloat: ConstraintOffsetTarget {}
  extension CGFloat: ConstraintPriorityTarget {}
  extension CGFloat: ConstraintRelatableTarget {}
  extension CGPoint: ConstraintConstantTarget {}
  extension CGPoint: ConstraintRelatableTarget {}
  extension CGSize: ConstraintConstantTarget {}
  extension CGSize: ConstraintRelatableTarget {}
  class Constraint {
    func activate()
    func deactivate()
    func install()
    var isActive: Bool
    var layoutConstraints: [LayoutConstraint]
    func uninstall()
    func update(inset: ConstraintDirectionalInsetTarget) -> Constraint
    func update(inset: ConstraintInsetTarget) -> Constraint
    func update(offset: ConstraintOffsetTarget) -> Constraint
    func update(priority: ConstraintPriority) -> Constraint
    func update(priority: ConstraintPriorityTarget) -> Constraint
    func updateInsets(amount: ConstraintInsetTarget) -> Void
    func updateOffset(amount: ConstraintOffsetTarget) -> Void
    func updatePriority(amount: ConstraintPriorityTarget) -> Void
    func updatePriorityHigh() -> Void
    func updatePriorityLow() -> Void
    func updatePriorityMedium() -> Void
    func updatePriorityRequired() -> Void
  }
  protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}
  extension ConstraintAttributesDSL {
    var baseline: ConstraintItem { get }
    var bottomMargin: ConstraintItem { get }
    var centerWithinMargins: ConstraintItem { get }
    var centerXWithinMargins: ConstraintItem { get }
    var centerYWithinMargins: ConstraintItem { get }
    var directionalMargins: ConstraintItem { get }
    var firstBaseline: ConstraintItem { get }
    var lastBaseline: ConstraintItem { get }
    var leadingMargin: ConstraintItem { get }
    var leftMargin: ConstraintItem { get }
    var margins: ConstraintItem { get }
    var rightMargin: ConstraintItem { get }
    var topMargin: ConstraintItem { get }
    var trailingMargin: ConstraintItem { get }
  }
  protocol ConstraintBasicAttributesDSL: ConstraintDSL {}
  extension ConstraintBasicAttributesDSL {
    var bottom: ConstraintItem { get }
    var center: ConstraintItem { get }
    var centerX: ConstraintItem { get }
    var centerY: ConstraintItem { get }
    var directionalEdges: ConstraintItem { get }
    var directionalHorizontalEdges: ConstraintItem { get }
    var directionalVerticalEdges: ConstraintItem { get }
    var edges: ConstraintItem { get }
    var height: ConstraintItem { get }
    var horizontalEdges: ConstraintItem { get }
    var leading: ConstraintItem { get }
    var left: ConstraintItem { get }
    var right: ConstraintItem { get }
    var size: ConstraintItem { get }
    var top: ConstraintItem { get }
    var trailing: ConstraintItem { get }
    var verticalEdges: ConstraintItem { get }
    var width: ConstraintItem { get }
  }
  struct ConstraintConfig {
    static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection
  }
  protocol ConstraintConstantTarget {}
  protocol ConstraintDSL {
    func label() -> String?
    func setLabel(_ value: String?)
    var target: AnyObject? { get }
  }
  extension ConstraintDSL {
    func label() -> String?
    func setLabel(_ value: String?)
  }
  class ConstraintDescription {}
  protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}
  extension ConstraintDirectionalInsets: ConstraintConstantTarget {}
  extension ConstraintDirectionalInsets: ConstraintDirectionalInsetTarget {}
  extension ConstraintDirectionalInsets: ConstraintRelatableTarget {}
  typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
  protocol ConstraintInsetTarget: ConstraintConstantTarget {}
  extension ConstraintInsets: ConstraintConstantTarget {}
  extension ConstraintInsets: ConstraintInsetTarget {}
  extension ConstraintInsets: ConstraintRelatableTarget {}
  typealias ConstraintInsets = UIEdgeInsets
  typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
  class ConstraintItem: ConstraintRelatableTarget {}
  extension ConstraintLayoutGuide {
    var snp: ConstraintLayoutGuideDSL { get }
  }
  extension ConstraintLayoutGuide: ConstraintRelatableTarget {}
  extension ConstraintLayoutGuide: LayoutConstraintItem {}
  typealias ConstraintLayoutGuide = UILayoutGuide
  struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
    func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
    func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint]
    func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
    func removeConstraints()
    var target: AnyObject? { get }
    func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
  }
  class ConstraintLayoutSupport {
    var snp: ConstraintLayoutSupportDSL { get }
  }
  struct ConstraintLayoutSupportDSL: ConstraintDSL {
    var bottom: ConstraintItem { get }
    var height: ConstraintItem { get }
    var target: AnyObject? { get }
    var top: ConstraintItem { get }
  }
  class ConstraintMaker {
    var baseline: ConstraintMakerExtendable { get }
    var bottom: ConstraintMakerExtendable { get }
    var bottomMargin: ConstraintMakerExtendable { get }
    var center: ConstraintMakerExtendable { get }
    var centerWithinMargins: ConstraintMakerExtendable { get }
    var centerX: ConstraintMakerExtendable { get }
    var centerXWithinMargins: ConstraintMakerExtendable { get }
    var centerY: ConstraintMakerExtendable { get }
    var centerYWithinMargins: ConstraintMakerExtendable { get }
    var directionalEdges: ConstraintMakerExtendable { get }
    var directionalHorizontalEdges: ConstraintMakerExtendable { get }
    var directionalMargins: ConstraintMakerExtendable { get }
    var directionalVerticalEdges: ConstraintMakerExtendable { get }
    var edges: ConstraintMakerExtendable { get }
    var firstBaseline: ConstraintMakerExtendable { get }
    var height: ConstraintMakerExtendable { get }
    var horizontalEdges: ConstraintMakerExtendable { get }
    var item: LayoutConstraintItem { get }
    var lastBaseline: ConstraintMakerExtendable { get }
    var leading: ConstraintMakerExtendable { get }
    var leadingMargin: ConstraintMakerExtendable { get }
    var left: ConstraintMakerExtendable { get }
    var leftMargin: ConstraintMakerExtendable { get }
    var margins: ConstraintMakerExtendable { get }
    var right: ConstraintMakerExtendable { get }
    var rightMargin: ConstraintMakerExtendable { get }
    var size: ConstraintMakerExtendable { get }
    var top: ConstraintMakerExtendable { get }
    var topMargin: ConstraintMakerExtendable { get }
    var trailing: ConstraintMakerExtendable { get }
    var trailingMargin: ConstraintMakerExtendable { get }
    var verticalEdges: ConstraintMakerExtendable { get }
    var width: ConstraintMakerExtendable { get }
  }
  class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    func dividedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable
    func inset(_ amount: ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable
    func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable
    func multipliedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable
    func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable
  }
  class ConstraintMakerExtendable: ConstraintMakerRelatable {
    var baseline: ConstraintMakerExtendable { get }
    var bottom: ConstraintMakerExtendable { get }
    var bottomMargin: ConstraintMakerExtendable { get }
    var centerWithinMargins: ConstraintMakerExtendable { get }
    var centerX: ConstraintMakerExtendable { get }
    var centerXWithinMargins: ConstraintMakerExtendable { get }
    var centerY: ConstraintMakerExtendable { get }
    var centerYWithinMargins: ConstraintMakerExtendable { get }
    var directionalEdges: ConstraintMakerExtendable { get }
    var directionalHorizontalEdges: ConstraintMakerExtendable { get }
    var directionalMargins: ConstraintMakerExtendable { get }
    var directionalVerticalEdges: ConstraintMakerExtendable { get }
    var edges: ConstraintMakerExtendable { get }
    var firstBaseline: ConstraintMakerExtendable { get }
    var height: ConstraintMakerExtendable { get }
    var horizontalEdges: ConstraintMakerExtendable { get }
    var lastBaseline: ConstraintMakerExtendable { get }
    var leading: ConstraintMakerExtendable { get }
    var leadingMargin: ConstraintMakerExtendable { get }
    var left: ConstraintMakerExtendable { get }
    var leftMargin: ConstraintMakerExtendable { get }
    var margins: ConstraintMakerExtendable { get }
    var right: ConstraintMakerExtendable { get }
    var rightMargin: ConstraintMakerExtendable { get }
    var size: ConstraintMakerExtendable { get }
    var top: ConstraintMakerExtendable { get }
    var topMargin: ConstraintMakerExtendable { get }
    var trailing: ConstraintMakerExtendable { get }
    var trailingMargin: ConstraintMakerExtendable { get }
    var verticalEdges: ConstraintMakerExtendable { get }
    var width: ConstraintMakerExtendable { get }
  }
  class ConstraintMakerFinalizable {
    var constraint: Constraint { get }
    func labeled(_ label: String) -> ConstraintMakerFinalizable
  }
  class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable
    func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMakerFinalizable
    func priorityHigh() -> ConstraintMakerFinalizable
    func priorityLow() -> ConstraintMakerFinalizable
    func priorityMedium() -> ConstraintMakerFinalizable
    func priorityRequired() -> ConstraintMakerFinalizable
  }
  typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable
  class ConstraintMakerRelatable {
    func equalTo(_ other: ConstraintRelatableTarget, _ file: String = nil, _ line: UInt = nil) -> ConstraintMakerEditable
    func equalToSuperview(_ file: String = nil, _ line: UInt = nil) -> ConstraintMakerEditable
    func equalToSuperview<T: ConstraintRelatableTarget>(_ closure: (ConstraintView) -> T, _ file: String = nil, line: UInt = nil) -> ConstraintMakerEditable
    func greaterThanOrEqualTo(_ other: ConstraintRelatableTarget, _ file: String = nil, line: UInt = nil) -> ConstraintMakerEditable
    func greaterThanOrEqualToSuperview(_ file: String = nil, line: UInt = nil) -> ConstraintMakerEditable
    func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(_ closure: (ConstraintView) -> T, _ file: String = nil, line: UInt = nil) -> ConstraintMakerEditable
    func lessThanOrEqualTo(_ other: ConstraintRelatableTarget, _ file: String = nil, _ line: UInt = nil) -> ConstraintMakerEditable
    func lessThanOrEqualToSuperview(_ file: String = nil, _ line: UInt = nil) -> ConstraintMakerEditable
    func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(_ closure: (ConstraintView) -> T, _ file: String = nil, line: UInt = nil) -> ConstraintMakerEditable
  }
  protocol ConstraintMultiplierTarget {
    var constraintMultiplierTargetValue: CGFloat { get }
  }
  protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
  struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable {
    typealias FloatLiteralType = Float
    func advanced(by n: FloatLiteralType) -> ConstraintPriority
    func distance(to other: ConstraintPriority) -> FloatLiteralType
    static var high: ConstraintPriority { get }
    init(_ value: Float)
    init(floatLiteral value: Float)
    static var low: ConstraintPriority { get }
    static var medium: ConstraintPriority { get }
    static var required: ConstraintPriority { get }
    var value: Float { get }
  }
  protocol ConstraintPriorityTarget {
    var constraintPriorityTargetValue: Float { get }
  }
  protocol ConstraintRelatableTarget {}
  extension ConstraintView {
    var snp: ConstraintViewDSL { get }
    var snp_baseline: ConstraintItem { get }
    var snp_bottom: ConstraintItem { get }
    var snp_bottomMargin: ConstraintItem { get }
    var snp_center: ConstraintItem { get }
    var snp_centerWithinMargins: ConstraintItem { get }
    var snp_centerX: ConstraintItem { get }
    var snp_centerXWithinMargins: ConstraintItem { get }
    var snp_centerY: ConstraintItem { get }
    var snp_centerYWithinMargins: ConstraintItem { get }
    var snp_edges: ConstraintItem { get }
    var snp_firstBaseline: ConstraintItem { get }
    var snp_height: ConstraintItem { get }
    var snp_lastBaseline: ConstraintItem { get }
    var snp_leading: ConstraintItem { get }
    var snp_leadingMargin: ConstraintItem { get }
    var snp_left: ConstraintItem { get }
    var snp_leftMargin: ConstraintItem { get }
    func snp_makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
    var snp_margins: ConstraintItem { get }
    func snp_prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint]
    func snp_remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
    func snp_removeConstraints()
    var snp_right: ConstraintItem { get }
    var snp_rightMargin: ConstraintItem { get }
    var snp_size: ConstraintItem { get }
    var snp_top: ConstraintItem { get }
    var snp_topMargin: ConstraintItem { get }
    var snp_trailing: ConstraintItem { get }
    var snp_trailingMargin: ConstraintItem { get }
    func snp_updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
    var snp_width: ConstraintItem { get }
  }
  extension ConstraintView: ConstraintRelatableTarget {}
  extension ConstraintView: LayoutConstraintItem {}
  typealias ConstraintView = UIView
  struct ConstraintViewDSL: ConstraintAttributesDSL {
    var contentCompressionResistanceHorizontalPriority: Float
    var contentCompressionResistanceVerticalPriority: Float
    var contentHuggingHorizontalPriority: Float
    var contentHuggingVerticalPriority: Float
    func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
    func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint]
    func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
    func removeConstraints()
    var target: AnyObject? { get }
    func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
  }
  extension Double {
    var constraintMultiplierTargetValue: CGFloat { get }
    var constraintPriorityTargetValue: Float { get }
  }
  extension Double: ConstraintInsetTarget {}
  extension Double: ConstraintMultiplierTarget {}
  extension Double: ConstraintOffsetTarget {}
  extension Double: ConstraintPriorityTarget {}
  extension Double: ConstraintRelatableTarget {}
  extension Float {
    var constraintMultiplierTargetValue: CGFloat { get }
    var constraintPriorityTargetValue: Float { get }
  }
  extension Float: ConstraintInsetTarget {}
  extension Float: ConstraintMultiplierTarget {}
  extension Float: ConstraintOffsetTarget {}
  extension Float: ConstraintPriorityTarget {}
  extension Float: ConstraintRelatableTarget {}
  extension Int {
    var constraintMultiplierTargetValue: CGFloat { get }
    var constraintPriorityTargetValue: Float { get }
  }
  extension Int: ConstraintInsetTarget {}
  extension Int: ConstraintMultiplierTarget {}
  extension Int: ConstraintOffsetTarget {}
  extension Int: ConstraintPriorityTarget {}
  extension Int: ConstraintRelatableTarget {}
  class LayoutConstraint: NSLayoutConstraint {
    var description: String { get }
    var label: String?
  }
  protocol LayoutConstraintItem: AnyObject {}
  extension UILayoutPriority {
    var constraintPriorityTargetValue: Float { get }
  }
  extension UILayoutPriority: ConstraintPriorityTarget {}
  extension UInt {
    var constraintMultiplierTargetValue: CGFloat { get }
    var constraintPriorityTargetValue: Float { get }
  }
  extension UInt: ConstraintInsetTarget {}
  extension UInt: ConstraintMultiplierTarget {}
  extension UInt: ConstraintOffsetTarget {}
  extension UInt: ConstraintPriorityTarget {}
  extension UInt: ConstraintRelatableTarget {}
  """#
