/// What is known of the module `Charts`.
let chartsInterface = #"""
  struct AnnotationOverflowResolution {
    struct Strategy {}
    static var automatic: AnnotationOverflowResolution { get }
    init(x: Strategy = nil, y: Strategy = nil)
  }
  extension AnnotationOverflowResolution.Strategy {
    static var automatic: Strategy { get }
    static var disabled: Strategy { get }
    static func fit(to boundary: Any) -> Strategy
    static var fit: Strategy { get }
    static var padScale: Strategy { get }
  }
  struct AnnotationPosition {
    static var automatic: AnnotationPosition { get }
    static var bottom: AnnotationPosition { get }
    static var bottomLeading: AnnotationPosition { get }
    static var bottomTrailing: AnnotationPosition { get }
    static var leading: AnnotationPosition { get }
    static var overlay: AnnotationPosition { get }
    static var top: AnnotationPosition { get }
    static var topLeading: AnnotationPosition { get }
    static var topTrailing: AnnotationPosition { get }
    static var trailing: AnnotationPosition { get }
  }
  struct AreaMark: ChartContent {
    init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = nil)
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = nil)
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  }
  struct AutomaticScaleDomain: ScaleDomain {}
  protocol AxisContent {
    associatedtype Body
    var body: Body { get }
  }
  @resultBuilder struct AxisContentBuilder {}
  struct AxisGridLine: AxisMark {
    init(centered: Bool? = nil, stroke: StrokeStyle? = nil)
  }
  protocol AxisMark {
    associatedtype Body
    var body: Body { get }
  }
  extension AxisMark {
    func font(_ font: Font?) -> some AxisMark
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark
    func offset(x: CGFloat = nil, y: CGFloat = nil) -> some AxisMark
  }
  @resultBuilder struct AxisMarkBuilder {}
  struct AxisMarkPosition {
    static var automatic: AxisMarkPosition { get }
    static var bottom: AxisMarkPosition { get }
    static var leading: AxisMarkPosition { get }
    static var top: AxisMarkPosition { get }
    static var trailing: AxisMarkPosition { get }
  }
  struct AxisMarkPreset {
    static var aligned: AxisMarkPreset { get }
    static var automatic: AxisMarkPreset { get }
    static var extended: AxisMarkPreset { get }
    static var inset: AxisMarkPreset { get }
  }
  struct AxisMarkValues {
    static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues
    static var automatic: AxisMarkValues { get }
    static func stride(by component: Calendar.Component, count: Int = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil) -> AxisMarkValues
    static func stride<P: BinaryFloatingPoint>(by stepSize: P) -> AxisMarkValues
  }
  struct AxisMarks<Content>: AxisContent {
    init(preset: AxisMarkPreset = nil, position: AxisMarkPosition = nil, values: AxisMarkValues = nil, @AxisMarkBuilder content: @escaping (AxisValue) -> Content)
    init(preset: AxisMarkPreset = nil, position: AxisMarkPosition = nil, values: AxisMarkValues = nil, stroke: StrokeStyle? = nil)
    init<F: FormatStyle>(format: F, preset: AxisMarkPreset = nil, position: AxisMarkPosition = nil, values: AxisMarkValues = nil, stroke: StrokeStyle? = nil)
    init<Value: Plottable>(preset: AxisMarkPreset = nil, position: AxisMarkPosition = nil, values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content)
  }
  struct AxisTick: AxisMark {
    struct Length {}
    init(centered: Bool? = nil, length: AxisTick.Length = nil, stroke: StrokeStyle? = nil)
  }
  extension AxisTick.Length {
    static var automatic: AxisTick.Length { get }
    static var label: AxisTick.Length { get }
    static var longestLabel: AxisTick.Length { get }
  }
  struct AxisValue {
    func `as`<P: Plottable>(_ type: P.Type) -> P?
    var count: Int { get }
    var index: Int { get }
  }
  struct AxisValueLabel<Content: View>: AxisMark {
    init(_ label: String, centered: Bool? = nil)
    init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = nil, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = nil, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    init(centered: Bool? = nil, anchor: UnitPoint? = nil, orientation: AxisValueLabelOrientation = nil)
    init<F: FormatStyle>(format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, orientation: AxisValueLabelOrientation = nil, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
  }
  struct AxisValueLabelCollisionResolution {
    static var automatic: AxisValueLabelCollisionResolution { get }
    static var disabled: AxisValueLabelCollisionResolution { get }
    static var greedy: AxisValueLabelCollisionResolution { get }
  }
  struct AxisValueLabelOrientation {
    static var automatic: AxisValueLabelOrientation { get }
    static var horizontal: AxisValueLabelOrientation { get }
    static var vertical: AxisValueLabelOrientation { get }
    static var verticalReversed: AxisValueLabelOrientation { get }
  }
  struct BarMark: ChartContent {
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = nil, height: MarkDimension = nil, stacking: MarkStackingMethod = nil)
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = nil)
    init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = nil)
    init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = nil, stacking: MarkStackingMethod = nil)
  }
  struct BasicChartSymbolShape: ChartSymbolShape {}
  struct BuilderConditional<TrueContent, FalseContent> {}
  struct Chart<Content>: View {
    init(@ChartContentBuilder content: () -> Content)
    init<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
    init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C)
  }
  struct Chart3D<Content>: View {
    init(@ChartContentBuilder content: () -> Content)
  }
  struct ChartAxisContent: View {}
  struct ChartBinRange<Bound> {
    var lowerBound: Bound { get }
    var upperBound: Bound { get }
  }
  protocol ChartContent {
    associatedtype Body
    var body: Body { get }
  }
  extension ChartContent {
    func accessibilityHidden(_ hidden: Bool) -> some ChartContent
    func accessibilityIdentifier(_ identifier: String) -> some ChartContent
    func accessibilityLabel(_ label: Text) -> some ChartContent
    func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent
    func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent
    func accessibilityValue(_ value: Text) -> some ChartContent
    func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent
    func alignsMarkStylesWithPlotArea(_ aligns: Bool = nil) -> some ChartContent
    func annotation<C: View>(position: AnnotationPosition = nil, alignment: Alignment = nil, spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C) -> some ChartContent
    func annotation<C: View>(position: AnnotationPosition = nil, alignment: Alignment = nil, spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C) -> some ChartContent
    func blur(radius: CGFloat) -> some ChartContent
    func clipShape(_ shape: some Shape, style: FillStyle = nil) -> some ChartContent
    func compositingLayer() -> some ChartContent
    func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = nil) -> some ChartContent
    func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent
    func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent
    func lineStyle(_ style: StrokeStyle) -> some ChartContent
    func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
    func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent
    func offset(_ offset: CGSize) -> some ChartContent
    func offset(x: CGFloat = nil, y: CGFloat = nil) -> some ChartContent
    func opacity(_ opacity: Double) -> some ChartContent
    func position<D: Plottable>(by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = nil) -> some ChartContent
    func shadow(color: Color = nil, radius: CGFloat, x: CGFloat = nil, y: CGFloat = nil) -> some ChartContent
    func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
    func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent
    func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent
    func symbolSize(_ area: CGFloat) -> some ChartContent
    func symbolSize(_ size: CGSize) -> some ChartContent
    func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
    func zIndex(_ value: Double) -> some ChartContent
  }
  @resultBuilder struct ChartContentBuilder {
    static func buildBlock<Content: ChartContent>(_ content: Content) -> Content
  }
  struct ChartPlotContent: View {}
  struct ChartProxy {
    var plotAreaFrame: Anchor<CGRect> { get }
    var plotAreaSize: CGSize { get }
    var plotFrame: Anchor<CGRect>? { get }
    var plotSize: CGSize { get }
    func position<P: Plottable>(forX value: P) -> CGFloat?
    func position<P: Plottable>(forY value: P) -> CGFloat?
    func selectXRange(from: CGFloat, to: CGFloat)
    func selectXValue(at position: CGFloat)
    func selectYValue(at position: CGFloat)
    func value<P: Plottable>(atX position: CGFloat, as: P.Type = nil) -> P?
    func value<P: Plottable>(atY position: CGFloat, as: P.Type = nil) -> P?
    func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = nil) -> (X, Y)?
  }
  protocol ChartSymbolShape: Shape {}
  extension ChartSymbolShape where Self == BasicChartSymbolShape {
    static var asterisk: BasicChartSymbolShape { get }
    static var circle: BasicChartSymbolShape { get }
    static var cross: BasicChartSymbolShape { get }
    static var diamond: BasicChartSymbolShape { get }
    static var pentagon: BasicChartSymbolShape { get }
    static var plus: BasicChartSymbolShape { get }
    static var square: BasicChartSymbolShape { get }
    static var triangle: BasicChartSymbolShape { get }
  }
  extension Date: Plottable {}
  struct DateBins: Collection {
    typealias Element = ChartBinRange<Date>
    typealias Index = Int
    func index(for value: Date) -> Int
    init(unit: Calendar.Component, by count: Int = nil, data: [Date])
    init(unit: Calendar.Component, by count: Int = nil, range: ClosedRange<Date>)
  }
  extension Decimal: Plottable {}
  extension Double: Plottable {}
  extension Float: Plottable {}
  extension Int: Plottable {}
  struct InterpolationMethod {
    static func cardinal(tension: CGFloat) -> InterpolationMethod
    static var cardinal: InterpolationMethod { get }
    static func catmullRom(alpha: CGFloat) -> InterpolationMethod
    static var catmullRom: InterpolationMethod { get }
    static var linear: InterpolationMethod { get }
    static var monotone: InterpolationMethod { get }
    static var stepCenter: InterpolationMethod { get }
    static var stepEnd: InterpolationMethod { get }
    static var stepStart: InterpolationMethod { get }
  }
  struct LineMark: ChartContent {
    init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>)
  }
  struct MarkDimension {
    static var automatic: MarkDimension { get }
    static func fixed(_ value: CGFloat) -> MarkDimension
    static func inset(_ value: CGFloat) -> MarkDimension
    static func ratio(_ value: CGFloat) -> MarkDimension
  }
  struct MarkStackingMethod {
    static var center: MarkStackingMethod { get }
    static var normalized: MarkStackingMethod { get }
    static var standard: MarkStackingMethod { get }
    static var unstacked: MarkStackingMethod { get }
  }
  struct NumberBins<Value>: Collection {
    typealias Element = ChartBinRange<Value>
    typealias Index = Int
    func index(for value: Value) -> Int
    init(data: [Value], desiredCount: Int? = nil)
    init(range: ClosedRange<Value>, desiredCount: Int? = nil)
  }
  struct Plot<Content>: ChartContent {
    init(@ChartContentBuilder content: () -> Content)
  }
  struct PlotDimensionScaleRange {
    static func plotDimension(padding: CGFloat = nil) -> PlotDimensionScaleRange
    static func plotDimension(startPadding: CGFloat = nil, endPadding: CGFloat = nil) -> PlotDimensionScaleRange
  }
  protocol Plottable {
    associatedtype PrimitivePlottable
    init?(primitivePlottable: PrimitivePlottable)
    var primitivePlottable: PrimitivePlottable { get }
  }
  struct PlottableValue<Value: Plottable> {
    static func value(_ label: Text, _ value: Value) -> PlottableValue<Value>
    static func value(_ titleKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar = nil) -> PlottableValue<Value>
    static func value(_ titleKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value>
    static func value(_ titleKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
    static func value<S: StringProtocol>(_ title: S, _ date: Date, unit: Calendar.Component, calendar: Calendar = nil) -> PlottableValue<Value>
    static func value<S: StringProtocol>(_ title: S, _ range: Range<Value>) -> PlottableValue<Value>
    static func value<S: StringProtocol>(_ title: S, _ value: Value) -> PlottableValue<Value>
  }
  struct PointMark: ChartContent {
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>)
    init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil)
    init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>)
  }
  struct RectangleMark: ChartContent {
    init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = nil, height: MarkDimension = nil)
    init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  }
  struct RuleMark: ChartContent {
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
    init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
    init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
    init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>)
  }
  protocol ScaleDomain {}
  extension ScaleDomain where Self == AutomaticScaleDomain {
    static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain
    static var automatic: AutomaticScaleDomain { get }
  }
  struct ScaleType {
    static var category: ScaleType { get }
    static var date: ScaleType { get }
    static var linear: ScaleType { get }
    static var log: ScaleType { get }
    static var squareRoot: ScaleType { get }
    static var symmetricLog: ScaleType { get }
  }
  struct SectorMark: ChartContent {
    init<Value: Plottable>(angle: PlottableValue<Value>, innerRadius: MarkDimension = nil, outerRadius: MarkDimension = nil, angularInset: CGFloat? = nil)
  }
  extension String: Plottable {}
  extension View {
    func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View
    func chartBackground<V: View>(alignment: Alignment = nil, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View
    func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View
    func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], mapping: @escaping (D) -> S) -> some View
    func chartForegroundStyleScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
    func chartForegroundStyleScale<Range>(range: Range, type: ScaleType? = nil) -> some View
    func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View
    func chartLegend(_ visibility: Visibility) -> some View
    func chartLegend(position: AnnotationPosition = nil, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    func chartLegend<Content: View>(position: AnnotationPosition = nil, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) -> some View
    func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View
    func chartOverlay<V: View>(alignment: Alignment = nil, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View
    func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View
    func chartScrollPosition<P: Plottable>(initialX: P) -> some View
    func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View
    func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View
    func chartScrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
    func chartScrollableAxes(_ axes: Axis.Set) -> some View
    func chartSymbolScale<Domain, Range>(domain: Domain, range: Range) -> some View
    func chartSymbolSizeScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
    func chartXAxis(_ visibility: Visibility) -> some View
    func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View
    func chartXAxisLabel(_ titleKey: LocalizedStringKey, position: AnnotationPosition = nil, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    func chartXAxisLabel<C: View>(position: AnnotationPosition = nil, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View
    func chartXAxisLabel<S: StringProtocol>(_ title: S, position: AnnotationPosition = nil, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    func chartXAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View
    func chartXScale(range: PlotDimensionScaleRange = nil, type: ScaleType? = nil) -> some View
    func chartXScale<Domain>(domain: Domain, range: PlotDimensionScaleRange = nil, type: ScaleType? = nil) -> some View
    func chartXSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View
    func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View
    func chartXVisibleDomain<P: Plottable>(length: P) -> some View
    func chartYAxis(_ visibility: Visibility) -> some View
    func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View
    func chartYAxisLabel(_ titleKey: LocalizedStringKey, position: AnnotationPosition = nil, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    func chartYAxisLabel<C: View>(position: AnnotationPosition = nil, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View
    func chartYAxisLabel<S: StringProtocol>(_ title: S, position: AnnotationPosition = nil, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    func chartYAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View
    func chartYScale(range: PlotDimensionScaleRange = nil, type: ScaleType? = nil) -> some View
    func chartYScale<Domain>(domain: Domain, range: PlotDimensionScaleRange = nil, type: ScaleType? = nil) -> some View
    func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View
    func chartYVisibleDomain<P: Plottable>(length: P) -> some View
  }
  """#
