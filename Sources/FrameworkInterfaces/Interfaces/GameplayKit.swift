/// What is known of the module `GameplayKit`.
let gameplayKitInterface = #"""
  // exports: Foundation
  class GKARC4RandomSource: GKRandomSource {
    func dropValues(withCount count: Int)
    init()
    init(seed: Data)
    var seed: Data
  }
  class GKAgent: GKComponent, NSSecureCoding {
    var behavior: GKBehavior?
    var delegate: GKAgentDelegate?
    init()
    init?(coder: NSCoder)
    var mass: Float
    var maxAcceleration: Float
    var maxSpeed: Float
    var radius: Float
    var speed: Float
  }
  class GKAgent2D: GKAgent, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var position: vector_float2
    var rotation: Float
    func update(withDeltaTime deltaTimeInSeconds: Double)
    var velocity: vector_float2 { get }
  }
  class GKAgent3D: GKAgent {
    init()
    var position: vector_float3
    var rightHanded: Bool
    var rotation: matrix_float3x3
    func update(withDeltaTime deltaTimeInSeconds: Double)
    var velocity: vector_float3 { get }
  }
  protocol GKAgentDelegate: NSObjectProtocol {
    func agentDidUpdate(_ agent: GKAgent)
    func agentWillUpdate(_ agent: GKAgent)
  }
  class GKBehavior: NSObject, NSCopying {
    var goalCount: Int { get }
    init()
    init(goal: GKGoal, weight: Float)
    init(goals: [GKGoal])
    init(goals: [GKGoal], andWeights weights: [NSNumber])
    init(weightedGoals: [GKGoal: NSNumber])
    func object(atIndexedSubscript idx: Int) -> GKGoal
    func object(forKeyedSubscript goal: GKGoal) -> NSNumber?
    func remove(_ goal: GKGoal)
    func removeAllGoals()
    func setObject(_ weight: NSNumber, forKeyedSubscript goal: GKGoal)
    func setWeight(_ weight: Float, for goal: GKGoal)
    func weight(for goal: GKGoal) -> Float
  }
  class GKBillowNoiseSource: GKCoherentNoiseSource {
    init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32)
    var persistence: Double
  }
  struct GKBox {
    init()
    init(min: vector_float3, max: vector_float3)
    var max: vector_float3
    var min: vector_float3
  }
  class GKCheckerboardNoiseSource: GKNoiseSource {
    static func checkerboardNoise(withSquareSize squareSize: Double) -> GKCheckerboardNoiseSource
    init(squareSize: Double)
    var squareSize: Double
  }
  class GKCircleObstacle: GKObstacle {
    init(radius: Float)
    var position: vector_float2
    var radius: Float
  }
  class GKCoherentNoiseSource: GKNoiseSource {
    var frequency: Double
    var lacunarity: Double
    var octaveCount: Int
    var seed: Int32
  }
  class GKComponent: NSObject, NSCopying, NSSecureCoding {
    func didAddToEntity()
    var entity: GKEntity? { get }
    init?(coder: NSCoder)
    func update(withDeltaTime deltaTimeInSeconds: Double)
    func willRemoveFromEntity()
  }
  class GKComponentSystem: NSObject {
    func addComponent(_ component: Any)
    func addComponent(with entity: GKEntity)
    func classForGenericArgument(at index: Int) -> AnyClass
    var componentClass: AnyClass { get }
    var components: [Any] { get }
    init(componentClass cls: AnyClass)
    func object(atIndexedSubscript idx: Int) -> Any
    func removeComponent(_ component: Any)
    func removeComponent(with entity: GKEntity)
    func update(withDeltaTime deltaTimeInSeconds: Double)
  }
  class GKCompositeBehavior: GKBehavior {
    var behaviorCount: Int { get }
    init()
    init(behaviors: [GKBehavior])
    init(behaviors: [GKBehavior], andWeights weights: [NSNumber])
    func object(atIndexedSubscript index: Int) -> GKBehavior
    func object(forKeyedSubscript behavior: GKBehavior) -> NSNumber
    func remove(_ behavior: GKBehavior)
    func removeAllBehaviors()
    func setObject(_ weight: NSNumber, forKeyedSubscript behavior: GKBehavior)
    func setWeight(_ weight: Float, for behavior: GKBehavior)
    func weight(for behavior: GKBehavior) -> Float
  }
  class GKConstantNoiseSource: GKNoiseSource {
    static func constantNoise(withValue value: Double) -> GKConstantNoiseSource
    init(value: Double)
    var value: Double
  }
  class GKCylindersNoiseSource: GKNoiseSource {
    static func cylindersNoise(withFrequency frequency: Double) -> GKCylindersNoiseSource
    var frequency: Double
    init(frequency: Double)
  }
  class GKDecisionNode: NSObject {
    func createBranch(with predicate: NSPredicate, attribute: Any) -> GKDecisionNode
    func createBranch(withValue value: NSNumber, attribute: Any) -> GKDecisionNode
    func createBranch(withWeight weight: Int, attribute: Any) -> GKDecisionNode
  }
  class GKDecisionTree: NSObject, NSSecureCoding {
    func export(to url: URL, error: Error?) -> Bool
    func findAction(forAnswers answers: [AnyHashable: Any]) -> Any?
    init(attribute: Any)
    init?(coder: NSCoder)
    init(examples: [[Any]], actions: [Any], attributes: [Any])
    init(url: URL, error: Error?)
    var randomSource: GKRandomSource
    var rootNode: GKDecisionNode? { get }
  }
  class GKEntity: NSObject, NSCopying, NSSecureCoding {
    func addComponent(_ component: GKComponent)
    func component(for componentClass: AnyClass) -> GKComponent?
    var components: [GKComponent] { get }
    static var entity: GKEntity { get }
    static func entity() -> GKEntity
    init()
    init?(coder: NSCoder)
    func removeComponent(for componentClass: AnyClass)
    func update(withDeltaTime deltaTimeInSeconds: Double)
  }
  protocol GKGameModel: NSCopying {
    var activePlayer: GKGameModelPlayer { get }
    func apply(_ gameModelUpdate: GKGameModelUpdate)
    func gameModelUpdates(for player: GKGameModelPlayer) -> [GKGameModelUpdate]?
    func isLoss(for player: GKGameModelPlayer) -> Bool
    func isWin(for player: GKGameModelPlayer) -> Bool
    var players: [GKGameModelPlayer] { get }
    func score(for player: GKGameModelPlayer) -> Int
    func setGameModel(_ gameModel: GKGameModel)
    func unapplyGameModelUpdate(_ gameModelUpdate: GKGameModelUpdate)
  }
  protocol GKGameModelPlayer: NSObjectProtocol {
    var playerId: Int { get }
  }
  protocol GKGameModelUpdate: NSObjectProtocol {
    var value: Int
  }
  class GKGaussianDistribution: GKRandomDistribution {
    var deviation: Float { get }
    init(randomSource source: GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    init(randomSource source: GKRandom, mean: Float, deviation: Float)
    var mean: Float { get }
  }
  class GKGoal: NSObject, NSCopying {
    init()
    init(toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float)
    init(toAvoid agents: [GKAgent], maxPredictionTime: Double)
    init(toAvoid obstacles: [GKObstacle], maxPredictionTime: Double)
    init(toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float)
    init(toFleeAgent agent: GKAgent)
    init(toFollow path: GKPath, maxPredictionTime: Double, forward: Bool)
    init(toInterceptAgent target: GKAgent, maxPredictionTime: Double)
    init(toReachTargetSpeed targetSpeed: Float)
    init(toSeekAgent agent: GKAgent)
    init(toSeparateFrom agents: [GKAgent], maxDistance: Float, maxAngle: Float)
    init(toStayOn path: GKPath, maxPredictionTime: Double)
    init(toWander speed: Float)
  }
  class GKGraph: NSObject, NSCopying, NSSecureCoding {
    func addNodes(_ nodes: [GKGraphNode])
    func connectNode(toLowestCost node: GKGraphNode, bidirectional: Bool)
    func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode]
    init()
    init?(coder: NSCoder)
    init(nodes: [GKGraphNode])
    var nodes: [GKGraphNode]? { get }
    func removeNodes(_ nodes: [GKGraphNode])
  }
  class GKGraphNode: NSObject, NSSecureCoding {
    func addConnections(to nodes: [GKGraphNode], bidirectional: Bool)
    var connectedNodes: [GKGraphNode] { get }
    func cost(to node: GKGraphNode) -> Float
    func estimatedCost(to node: GKGraphNode) -> Float
    func findPath(from startNode: GKGraphNode) -> [GKGraphNode]
    func findPath(to goalNode: GKGraphNode) -> [GKGraphNode]
    init()
    init?(coder: NSCoder)
    func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool)
  }
  class GKGraphNode2D: GKGraphNode {
    init(point: vector_float2)
    static func node(withPoint point: vector_float2) -> GKGraphNode2D
    var position: vector_float2
  }
  class GKGraphNode3D: GKGraphNode {
    init(point: vector_float3)
    static func node(withPoint point: vector_float3) -> GKGraphNode3D
    var position: vector_float3
  }
  class GKGridGraph: GKGraph {
    func classForGenericArgument(at index: Int) -> AnyClass
    func connectNode(toAdjacentNodes node: GKGridGraphNode)
    var diagonalsAllowed: Bool { get }
    var gridHeight: Int { get }
    var gridOrigin: vector_int2 { get }
    var gridWidth: Int { get }
    init()
    init(fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool)
    init(fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool, nodeClass aClass: AnyClass)
    func node(atGridPosition position: vector_int2) -> UnsafeMutableRawPointer?
  }
  class GKGridGraphNode: GKGraphNode {
    var gridPosition: vector_int2 { get }
    init(gridPosition: vector_int2)
  }
  class GKLinearCongruentialRandomSource: GKRandomSource {
    init()
    init(seed: UInt64)
    var seed: UInt64
  }
  class GKMersenneTwisterRandomSource: GKRandomSource {
    init()
    init(seed: UInt64)
    var seed: UInt64
  }
  class GKMeshGraph: GKGraph {
    func addObstacles(_ obstacles: [GKPolygonObstacle])
    var bufferRadius: Float { get }
    func classForGenericArgument(at index: Int) -> AnyClass
    func connectNode(usingObstacles node: Any)
    init()
    init(bufferRadius: Float, minCoordinate min: vector_float2, maxCoordinate max: vector_float2)
    init(bufferRadius: Float, minCoordinate min: vector_float2, maxCoordinate max: vector_float2, nodeClass: AnyClass)
    var obstacles: [GKPolygonObstacle] { get }
    func removeObstacles(_ obstacles: [GKPolygonObstacle])
    func triangle(at index: Int) -> GKTriangle
    var triangleCount: Int { get }
    func triangulate()
    var triangulationMode: GKMeshGraphTriangulationMode
    static func withBufferRadius(_ bufferRadius: Float, minCoordinate min: vector_float2, maxCoordinate max: vector_float2) -> GKMeshGraph
    static func withBufferRadius(_ bufferRadius: Float, minCoordinate min: vector_float2, maxCoordinate max: vector_float2, nodeClass: AnyClass) -> GKMeshGraph
  }
  struct GKMeshGraphTriangulationMode: OptionSet {
    static var centers: GKMeshGraphTriangulationMode { get }
    static var edgeMidpoints: GKMeshGraphTriangulationMode { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var vertices: GKMeshGraphTriangulationMode { get }
  }
  class GKMinmaxStrategist: NSObject, GKStrategist {
    func bestMove(for player: GKGameModelPlayer) -> GKGameModelUpdate?
    init()
    var maxLookAheadDepth: Int
    func randomMove(for player: GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int) -> GKGameModelUpdate?
  }
  class GKMonteCarloStrategist: NSObject, GKStrategist {
    var budget: Int
    var explorationParameter: Int
    init()
  }
  class GKNSPredicateRule: GKRule {
    func evaluatePredicate(with system: GKRuleSystem) -> Bool
    init()
    init(predicate: NSPredicate)
    var predicate: NSPredicate { get }
  }
  class GKNoise: NSObject {
    func add(with noise: GKNoise)
    func applyAbsoluteValue()
    func applyTurbulence(withFrequency frequency: Double, power: Double, roughness: Int32, seed: Int32)
    func clamp(withLowerBound lowerBound: Double, upperBound: Double)
    func displaceX(with xDisplacementNoise: GKNoise, yWith yDisplacementNoise: GKNoise, zWith zDisplacementNoise: GKNoise)
    var gradientColors: [NSNumber: Any]
    init()
    init(componentNoises noises: [GKNoise], selectionNoise: GKNoise)
    init(componentNoises noises: [GKNoise], selectionNoise: GKNoise, componentBoundaries: [NSNumber], boundaryBlendDistances blendDistances: [NSNumber])
    init(noiseSource: GKNoiseSource)
    init(noiseSource: GKNoiseSource, gradientColors: [NSNumber: Any])
    func invert()
    func maximum(with noise: GKNoise)
    func minimum(with noise: GKNoise)
    func move(by delta: vector_double3)
    func multiply(with noise: GKNoise)
    func raise(toPower power: Double)
    func raiseToPower(with noise: GKNoise)
    func remapValuesToCurve(withControlPoints controlPoints: [NSNumber: NSNumber])
    func remapValuesToTerraces(withPeaks peakInputValues: [NSNumber], terracesInverted inverted: Bool)
    func rotate(by radians: vector_double3)
    func scale(by factor: vector_double3)
    func value(atPosition position: vector_float2) -> Float
  }
  class GKNoiseMap: NSObject {
    init()
    init(noise: GKNoise)
    init(noise: GKNoise, size: vector_double2, origin: vector_double2, sampleCount: vector_int2, seamless: Bool)
    func interpolatedValue(atPosition position: vector_float2) -> Float
    var isSeamless: Bool { get }
    var origin: vector_double2 { get }
    var sampleCount: vector_int2 { get }
    func setValue(_ value: Float, atPosition position: vector_int2)
    var size: vector_double2 { get }
    func value(atPosition position: vector_int2) -> Float
  }
  class GKNoiseSource: NSObject {}
  class GKObstacle: NSObject {}
  class GKObstacleGraph: GKGraph {
    func addObstacles(_ obstacles: [GKPolygonObstacle])
    var bufferRadius: Float { get }
    func classForGenericArgument(at index: Int) -> AnyClass
    func connectNode(usingObstacles node: GKGraphNode2D)
    func connectNode(usingObstacles node: GKGraphNode2D, ignoring obstaclesToIgnore: [GKPolygonObstacle])
    func connectNode(usingObstacles node: GKGraphNode2D, ignoringBufferRadiusOf obstaclesBufferRadiusToIgnore: [GKPolygonObstacle])
    static func graph(with obstacles: [GKPolygonObstacle], bufferRadius: Float, nodeClass: AnyClass) -> UnsafeMutableRawPointer
    init()
    init(obstacles: [GKPolygonObstacle], bufferRadius: Float)
    init(obstacles: [GKPolygonObstacle], bufferRadius: Float, nodeClass: AnyClass)
    func isConnectionLocked(from startNode: GKGraphNode2D, to endNode: GKGraphNode2D) -> Bool
    func lockConnection(from startNode: GKGraphNode2D, to endNode: GKGraphNode2D)
    func nodes(for obstacle: GKPolygonObstacle) -> UnsafeMutableRawPointer
    var obstacles: [GKPolygonObstacle] { get }
    func removeAllObstacles()
    func removeObstacles(_ obstacles: [GKPolygonObstacle])
    func unlockConnection(from startNode: GKGraphNode2D, to endNode: GKGraphNode2D)
  }
  class GKOctree: NSObject {
    func add(_ element: Any, with box: GKBox) -> GKOctreeNode
    func add(_ element: Any, withPoint point: vector_float3) -> GKOctreeNode
    func elements(atPoint point: vector_float3) -> [Any]
    func elements(in box: GKBox) -> [Any]
    init()
    init(boundingBox box: GKBox, minimumCellSize minCellSize: Float)
    func remove(_ element: Any) -> Bool
    func remove(_ element: Any, with node: GKOctreeNode) -> Bool
    static func withBoundingBox(_ box: GKBox, minimumCellSize minCellSize: Float) -> GKOctree
  }
  class GKOctreeNode: NSObject {
    var box: GKBox { get }
  }
  class GKPath: NSObject {
    func float2(at index: Int) -> vector_float2
    func float3(at index: Int) -> vector_float3
    init(float3Points points: UnsafeMutableRawPointer, count: Int, radius: Float, cyclical: Bool)
    init(graphNodes nodes: [GKGraphNode], radius: Float)
    init(points: UnsafeMutableRawPointer, count: Int, radius: Float, cyclical: Bool)
    func initWithFloat3Points(_ points: UnsafeMutableRawPointer, count: Int, radius: Float, cyclical: Bool) -> UnsafeMutableRawPointer
    func initWithPoints(_ points: UnsafeMutableRawPointer, count: Int, radius: Float, cyclical: Bool) -> UnsafeMutableRawPointer
    var isCyclical: Bool
    var numPoints: Int { get }
    func point(at index: Int) -> vector_float2
    var radius: Float
  }
  class GKPerlinNoiseSource: GKCoherentNoiseSource {
    init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32)
    var persistence: Double
  }
  class GKPolygonObstacle: GKObstacle, NSSecureCoding {
    init?(coder: NSCoder)
    init(points: UnsafeMutableRawPointer, count numPoints: Int)
    func vertex(at index: Int) -> vector_float2
    var vertexCount: Int { get }
  }
  struct GKQuad {
    init()
    init(min: vector_float2, max: vector_float2)
    var max: vector_float2
    var min: vector_float2
  }
  class GKQuadtree: NSObject {
    func addElement(_ element: Any, with quad: GKQuad) -> GKQuadtreeNode
    func addElement(_ element: Any, withPoint point: vector_float2) -> GKQuadtreeNode
    func elements(atPoint point: vector_float2) -> [Any]
    func elements(in quad: GKQuad) -> [Any]
    init(boundingQuad quad: GKQuad, minimumCellSize minCellSize: Float)
    func removeElement(_ element: Any) -> Bool
    func removeElement(_ data: Any, with node: GKQuadtreeNode) -> Bool
  }
  class GKQuadtreeNode: NSObject {
    var quad: GKQuad { get }
  }
  class GKRTree: NSObject {
    func add(_ element: Any, boundingRectMin: vector_float2, boundingRectMax: vector_float2, splitStrategy: GKRTreeSplitStrategy)
    func elements(inBoundingRectMin rectMin: vector_float2, rectMax: vector_float2) -> [Any]
    init(maxNumberOfChildren: Int)
    var queryReserve: Int
    func remove(_ element: Any, boundingRectMin: vector_float2, boundingRectMax: vector_float2)
    static func withMaxNumberOfChildren(_ maxNumberOfChildren: Int) -> GKRTree
  }
  enum GKRTreeSplitStrategy: Int {
    case halve, linear, quadratic, reduceOverlap
  }
  protocol GKRandom: NSObjectProtocol {
    var nextBool: Bool { get }
    var nextInt: Int { get }
    func nextInt(withUpperBound upperBound: Int) -> Int
    var nextUniform: Float { get }
  }
  class GKRandomDistribution: NSObject, GKRandom {
    static var d20: GKRandomDistribution { get }
    static func d20() -> GKRandomDistribution
    static var d6: GKRandomDistribution { get }
    static func d6() -> GKRandomDistribution
    var highestValue: Int { get }
    init(forDieWithSideCount sideCount: Int)
    init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    init(randomSource source: GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    var lowestValue: Int { get }
    var numberOfPossibleOutcomes: Int { get }
  }
  class GKRandomSource: NSObject, GKRandom, NSSecureCoding, NSCopying {
    func arrayByShufflingObjects(in array: [Any]) -> [Any]
    init()
    init?(coder: NSCoder)
    static var sharedRandom: GKRandomSource { get }
    static func sharedRandom() -> GKRandomSource
  }
  class GKRidgedNoiseSource: GKCoherentNoiseSource {
    init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32)
  }
  class GKRule: NSObject {
    func evaluatePredicate(with system: GKRuleSystem) -> Bool
    init()
    init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void)
    init(predicate: NSPredicate, assertingFact fact: Any, grade: Float)
    init(predicate: NSPredicate, retractingFact fact: Any, grade: Float)
    func performAction(with system: GKRuleSystem)
    var salience: Int
  }
  class GKRuleSystem: NSObject {
    func addRule(_ rule: GKRule)
    func addRules(from rules: [GKRule])
    var agenda: [GKRule] { get }
    func assertFact(_ fact: Any)
    func assertFact(_ fact: Any, grade: Float)
    func evaluate()
    var executed: [GKRule] { get }
    var facts: [Any] { get }
    func grade(forFact fact: Any) -> Float
    init()
    func maximumGrade(forFacts facts: [Any]) -> Float
    func minimumGrade(forFacts facts: [Any]) -> Float
    func removeAllRules()
    func reset()
    func retractFact(_ fact: Any)
    func retractFact(_ fact: Any, grade: Float)
    var rules: [GKRule] { get }
    var state: NSMutableDictionary { get }
  }
  class GKSCNNodeComponent: GKComponent, GKAgentDelegate {
    init()
    init(node: SCNNode)
    var node: SCNNode { get }
  }
  class GKSKNodeComponent: GKComponent, GKAgentDelegate {
    init()
    init(node: SKNode)
    var node: SKNode
  }
  class GKScene: NSObject, NSCopying, NSSecureCoding {
    func addEntity(_ entity: GKEntity)
    func addGraph(_ graph: GKGraph, name: String)
    var entities: [GKEntity] { get }
    var graphs: [String: GKGraph] { get }
    init()
    init?(coder: NSCoder)
    init?(fileNamed filename: String)
    init?(fileNamed filename: String, rootNode: GKSceneRootNodeType)
    func removeEntity(_ entity: GKEntity)
    func removeGraph(_ name: String)
    var rootNode: GKSceneRootNodeType?
  }
  protocol GKSceneRootNodeType: NSObjectProtocol {}
  class GKShuffledDistribution: GKRandomDistribution {
    init(randomSource source: GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
  }
  class GKSphereObstacle: GKObstacle {
    init(radius: Float)
    var position: vector_float3
    var radius: Float
  }
  class GKSpheresNoiseSource: GKNoiseSource {
    var frequency: Double
    init(frequency: Double)
    static func spheresNoise(withFrequency frequency: Double) -> GKSpheresNoiseSource
  }
  class GKState: NSObject {
    func didEnter(withPreviousState previousState: GKState?)
    init()
    func isValidNextState(_ stateClass: AnyClass) -> Bool
    static var state: GKState { get }
    static func state() -> GKState
    var stateMachine: GKStateMachine? { get }
    func update(withDeltaTime deltaTimeInSeconds: Double)
    func willExit(withNextState nextState: GKState)
  }
  class GKStateMachine: NSObject {
    func canEnterState(_ stateClass: AnyClass) -> Bool
    var currentState: GKState? { get }
    func enter(_ stateClass: AnyClass) -> Bool
    init(states: [GKState])
    func state(for stateClass: AnyClass) -> GKState?
    func update(withDeltaTime deltaTimeInSeconds: Double)
  }
  protocol GKStrategist: NSObjectProtocol {
    var bestMoveForActivePlayer: GKGameModelUpdate { get }
    var gameModel: GKGameModel?
    var randomSource: GKRandom?
  }
  class GKVoronoiNoiseSource: GKNoiseSource {
    var displacement: Double
    var frequency: Double
    init(frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32)
    var isDistanceEnabled: Bool
    var seed: Int32
    static func voronoiNoise(withFrequency frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32) -> GKVoronoiNoiseSource
  }
  extension SCNNode {
    var entity: GKEntity { get }
    func setEntity(_ entity: GKEntity?)
  }
  extension SKNode {
    var entity: GKEntity { get }
    func setEntity(_ entity: GKEntity?)
  }
  """#
