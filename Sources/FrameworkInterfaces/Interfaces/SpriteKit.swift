/// What is known of the module `SpriteKit`.
let spriteKitInterface = #"""
  // exports: Foundation UIKit CoreGraphics GameplayKit
  extension NSEvent {
    func location(in node: SKNode) -> CGPoint
  }
  class SK3DNode: SKNode {
    var autoenablesDefaultLighting: Bool
    func hitTest(_ thePoint: CGPoint, options: [AnyHashable: Any]? = nil) -> [SCNHitTestResult]
    init()
    init(viewportSize: CGSize)
    var isPlaying: Bool
    var loops: Bool
    var pointOfView: SCNNode?
    func projectPoint(_ point: vector_float3) -> vector_float3
    var sceneTime: Double
    var scnScene: SCNScene?
    func unprojectPoint(_ point: vector_float3) -> vector_float3
    var viewportSize: CGSize
  }
  class SKAction: NSObject, NSSecureCoding, NSCopying {
    static func animate(with textures: [SKTexture], timePerFrame sec: Double) -> SKAction
    static func animate(with textures: [SKTexture], timePerFrame sec: Double, resize: Bool, restore: Bool) -> SKAction
    static func animate(withNormalTextures textures: [SKTexture], timePerFrame secondsPerFrame: Double) -> SKAction
    static func animate(withNormalTextures textures: [SKTexture], timePerFrame secondsPerFrame: Double, resize: Bool, restore: Bool) -> SKAction
    static func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber]) -> SKAction?
    static func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber], restore: Bool) -> SKAction?
    static func applyAngularImpulse(_ impulse: CGFloat, duration: Double) -> SKAction
    static func applyForce(_ force: CGVector, at point: CGPoint, duration: Double) -> SKAction
    static func applyForce(_ force: CGVector, duration: Double) -> SKAction
    static func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration: Double) -> SKAction
    static func applyImpulse(_ impulse: CGVector, duration: Double) -> SKAction
    static func applyTorque(_ torque: CGFloat, duration: Double) -> SKAction
    static func changeCharge(by: Float, duration: Double) -> SKAction
    static func changeCharge(to newCharge: Float, duration: Double) -> SKAction
    static func changeMass(by: Float, duration: Double) -> SKAction
    static func changeMass(to newMass: Float, duration: Double) -> SKAction
    static func changeObstruction(by: Float, duration: Double) -> SKAction
    static func changeObstruction(to target: Float, duration: Double) -> SKAction
    static func changeOcclusion(by: Float, duration: Double) -> SKAction
    static func changeOcclusion(to target: Float, duration: Double) -> SKAction
    static func changePlaybackRate(by playbackRate: Float, duration: Double) -> SKAction
    static func changePlaybackRate(to playbackRate: Float, duration: Double) -> SKAction
    static func changeReverb(by: Float, duration: Double) -> SKAction
    static func changeReverb(to target: Float, duration: Double) -> SKAction
    static func changeVolume(by: Float, duration: Double) -> SKAction
    static func changeVolume(to newVolume: Float, duration: Double) -> SKAction
    static func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration sec: Double) -> SKAction
    static func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: Double) -> SKAction
    static func customAction(withDuration seconds: Double, actionBlock actionHandler: @escaping (SKNode, CGFloat) -> Void) -> SKAction
    var duration: Double
    static func fadeAlpha(by factor: CGFloat, duration sec: Double) -> SKAction
    static func fadeAlpha(to alpha: CGFloat, duration sec: Double) -> SKAction
    static func fadeIn(withDuration sec: Double) -> SKAction
    static func fadeOut(withDuration sec: Double) -> SKAction
    static func falloff(by to: Float, duration: Double) -> SKAction
    static func falloff(to falloff: Float, duration sec: Double) -> SKAction
    static func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: Double) -> SKAction
    static func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction
    static func follow(_ path: CGPath, duration sec: Double) -> SKAction
    static func follow(_ path: CGPath, speed: CGFloat) -> SKAction
    static func group(_ actions: [SKAction]) -> SKAction
    static func hide() -> SKAction
    init?(coder: NSCoder)
    init?(named name: String)
    init?(named name: String, duration: Double)
    init?(named name: String, from url: URL)
    init?(named name: String, from url: URL, duration: Double)
    static func move(by delta: CGVector, duration: Double) -> SKAction
    static func move(to location: CGPoint, duration sec: Double) -> SKAction
    static func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: Double) -> SKAction
    static func moveTo(x: CGFloat, duration sec: Double) -> SKAction
    static func moveTo(y: CGFloat, duration sec: Double) -> SKAction
    static func pause() -> SKAction
    static func perform(_ selector: Selector, onTarget target: Any) -> SKAction
    static func play() -> SKAction
    static func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction
    static func reach(to node: SKNode, rootNode: SKNode, duration sec: Double) -> SKAction
    static func reach(to position: CGPoint, rootNode: SKNode, duration secs: Double) -> SKAction
    static func reach(to node: SKNode, rootNode: SKNode, velocity: CGFloat) -> SKAction
    static func reach(to position: CGPoint, rootNode: SKNode, velocity: CGFloat) -> SKAction
    static func removeFromParent() -> SKAction
    static func `repeat`(_ action: SKAction, count: Int) -> SKAction
    static func repeatForever(_ action: SKAction) -> SKAction
    static func resize(byWidth width: CGFloat, height: CGFloat, duration: Double) -> SKAction
    static func resize(toHeight height: CGFloat, duration: Double) -> SKAction
    static func resize(toWidth width: CGFloat, duration: Double) -> SKAction
    static func resize(toWidth width: CGFloat, height: CGFloat, duration: Double) -> SKAction
    var reversed: SKAction { get }
    static func rotate(byAngle radians: CGFloat, duration sec: Double) -> SKAction
    static func rotate(toAngle radians: CGFloat, duration sec: Double) -> SKAction
    static func rotate(toAngle radians: CGFloat, duration sec: Double, shortestUnitArc shortedUnitArc: Bool) -> SKAction
    static func run(_ block: @escaping () -> Void) -> SKAction
    static func run(_ action: SKAction, onChildWithName name: String) -> SKAction
    static func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction
    static func scale(by scale: CGFloat, duration sec: Double) -> SKAction
    static func scale(to scale: CGFloat, duration sec: Double) -> SKAction
    static func scale(to size: CGSize, duration sec: Double) -> SKAction
    static func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration sec: Double) -> SKAction
    static func scaleX(to scale: CGFloat, duration sec: Double) -> SKAction
    static func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration sec: Double) -> SKAction
    static func scaleY(to scale: CGFloat, duration sec: Double) -> SKAction
    static func sequence(_ actions: [SKAction]) -> SKAction
    static func setNormalTexture(_ texture: SKTexture) -> SKAction
    static func setNormalTexture(_ texture: SKTexture, resize: Bool) -> SKAction
    static func setTexture(_ texture: SKTexture) -> SKAction
    static func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction
    var speed: CGFloat
    static func speed(by speed: CGFloat, duration sec: Double) -> SKAction
    static func speed(to speed: CGFloat, duration sec: Double) -> SKAction
    static func stereoPan(by: Float, duration: Double) -> SKAction
    static func stereoPan(to target: Float, duration: Double) -> SKAction
    static func stop() -> SKAction
    static func strength(by strength: Float, duration sec: Double) -> SKAction
    static func strength(to strength: Float, duration sec: Double) -> SKAction
    var timingFunction: ((Float) -> Float)?
    var timingMode: SKActionTimingMode
    static func unhide() -> SKAction
    static func wait(forDuration sec: Double) -> SKAction
    static func wait(forDuration sec: Double, withRange durationRange: Double) -> SKAction
    static func warp(to warp: SKWarpGeometry, duration: Double) -> SKAction?
  }
  enum SKActionTimingMode: Int {
    case linear, easeIn, easeOut, easeInEaseOut
  }
  class SKAttribute: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    init(name: String, type: SKAttributeType)
    var name: String { get }
    var type: SKAttributeType { get }
  }
  enum SKAttributeType: Int {
    case none, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat, vectorHalfFloat2, vectorHalfFloat3, vectorHalfFloat4
  }
  class SKAttributeValue: NSObject, NSSecureCoding {
    var floatValue: Float
    init()
    init?(coder: NSCoder)
    init(float value: Float)
    init(vectorFloat2 value: vector_float2)
    init(vectorFloat3 value: vector_float3)
    init(vectorFloat4 value: vector_float4)
    var vectorFloat2Value: vector_float2
    var vectorFloat3Value: vector_float3
    var vectorFloat4Value: vector_float4
  }
  class SKAudioNode: SKNode, NSSecureCoding {
    var autoplayLooped: Bool
    var avAudioNode: AVAudioNode?
    init(avAudioNode node: AVAudioNode?)
    init?(coder: NSCoder)
    init(fileNamed fileName: String)
    init(url: URL)
    var isPositional: Bool
  }
  enum SKBlendMode: Int {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
  }
  class SKCameraNode: SKNode {
    var containedNodeSet: Set<SKNode> { get }
    func contains(_ node: SKNode) -> Bool
    init()
  }
  class SKConstraint: NSObject, NSSecureCoding, NSCopying {
    static func distance(_ range: SKRange, to node: SKNode) -> SKConstraint
    static func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint
    static func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint
    var enabled: Bool
    init()
    init?(coder: NSCoder)
    static func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint
    static func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint
    static func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint
    static func positionX(_ range: SKRange) -> SKConstraint
    static func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint
    static func positionY(_ range: SKRange) -> SKConstraint
    var referenceNode: SKNode?
    static func zRotation(_ zRange: SKRange) -> SKConstraint
  }
  class SKCropNode: SKNode {
    init()
    var maskNode: SKNode?
  }
  class SKEffectNode: SKNode, SKWarpable {
    var attributeValues: [String: SKAttributeValue]
    var blendMode: SKBlendMode
    var filter: CIFilter?
    init()
    func setValue(_ value: SKAttributeValue, forAttributeNamed key: String)
    var shader: SKShader?
    var shouldCenterFilter: Bool
    var shouldEnableEffects: Bool
    var shouldRasterize: Bool
    func value(forAttributeNamed key: String) -> SKAttributeValue?
  }
  class SKEmitterNode: SKNode {
    func advanceSimulationTime(_ sec: Double)
    var attributeValues: [String: SKAttributeValue]
    var emissionAngle: CGFloat
    var emissionAngleRange: CGFloat
    var fieldBitMask: UInt32
    init()
    var numParticlesToEmit: Int
    var particleAction: SKAction?
    var particleAlpha: CGFloat
    var particleAlphaRange: CGFloat
    var particleAlphaSequence: SKKeyframeSequence?
    var particleAlphaSpeed: CGFloat
    var particleBirthRate: CGFloat
    var particleBlendMode: SKBlendMode
    var particleColor: UIColor
    var particleColorAlphaRange: CGFloat
    var particleColorAlphaSpeed: CGFloat
    var particleColorBlendFactor: CGFloat
    var particleColorBlendFactorRange: CGFloat
    var particleColorBlendFactorSequence: SKKeyframeSequence?
    var particleColorBlendFactorSpeed: CGFloat
    var particleColorBlueRange: CGFloat
    var particleColorBlueSpeed: CGFloat
    var particleColorGreenRange: CGFloat
    var particleColorGreenSpeed: CGFloat
    var particleColorRedRange: CGFloat
    var particleColorRedSpeed: CGFloat
    var particleColorSequence: SKKeyframeSequence?
    var particleLifetime: CGFloat
    var particleLifetimeRange: CGFloat
    var particlePosition: CGPoint
    var particlePositionRange: CGVector
    var particleRenderOrder: SKParticleRenderOrder
    var particleRotation: CGFloat
    var particleRotationRange: CGFloat
    var particleRotationSpeed: CGFloat
    var particleScale: CGFloat
    var particleScaleRange: CGFloat
    var particleScaleSequence: SKKeyframeSequence?
    var particleScaleSpeed: CGFloat
    var particleSize: CGSize
    var particleSpeed: CGFloat
    var particleSpeedRange: CGFloat
    var particleTexture: SKTexture?
    var particleZPosition: CGFloat
    var particleZPositionRange: CGFloat
    var particleZPositionSpeed: CGFloat
    func resetSimulation()
    func setValue(_ value: SKAttributeValue, forAttributeNamed key: String)
    var shader: SKShader?
    var targetNode: SKNode?
    func value(forAttributeNamed key: String) -> SKAttributeValue?
    var xAcceleration: CGFloat
    var yAcceleration: CGFloat
  }
  class SKFieldNode: SKNode {
    var animationSpeed: Float
    var categoryBitMask: UInt32
    static func customField(evaluationBlock evaluator: @escaping (vector_float4, vector_float4, Float, Float, Double) -> vector_float3) -> SKFieldNode
    var direction: vector_float4
    static func dragField() -> SKFieldNode
    static func electricField() -> SKFieldNode
    var falloff: Float
    init()
    var isEnabled: Bool
    var isExclusive: Bool
    static func linearGravityField(with direction: vector_float4) -> SKFieldNode
    static func magneticField() -> SKFieldNode
    var minimumRadius: Float
    static func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode
    static func radialGravityField() -> SKFieldNode
    var region: SKRegion?
    var smoothness: Float
    static func springField() -> SKFieldNode
    var strength: Float
    var texture: SKTexture?
    static func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode
    static func velocityField(with direction: vector_float4) -> SKFieldNode
    static func velocityField(with velocityTexture: SKTexture) -> SKFieldNode
    static func vortexField() -> SKFieldNode
  }
  enum SKInterpolationMode: Int {
    case linear, spline, step
  }
  class SKKeyframeSequence: NSObject, NSSecureCoding, NSCopying {
    func addKeyframeValue(_ value: Any, time: CGFloat)
    var count: Int { get }
    func getKeyframeTime(for index: Int) -> CGFloat
    func getKeyframeValue(for index: Int) -> Any
    init()
    init(capacity numItems: Int)
    init?(coder: NSCoder)
    init(keyframeValues values: [Any]?, times: [Any]?)
    var interpolationMode: SKInterpolationMode
    func removeKeyframe(at index: Int)
    func removeLastKeyframe()
    var repeatMode: SKRepeatMode
    func sample(atTime time: CGFloat) -> Any?
    func setKeyframeTime(_ time: CGFloat, for index: Int)
    func setKeyframeValue(_ value: Any, for index: Int)
    func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int)
  }
  enum SKLabelHorizontalAlignmentMode: Int {
    case center, left, right
  }
  class SKLabelNode: SKNode {
    var attributedText: NSAttributedString?
    var blendMode: SKBlendMode
    var color: UIColor?
    var colorBlendFactor: CGFloat
    var fontColor: UIColor?
    var fontName: String?
    var fontSize: CGFloat
    var horizontalAlignmentMode: SKLabelHorizontalAlignmentMode
    init()
    init(attributedText: NSAttributedString?)
    init(fontNamed fontName: String?)
    init(text: String?)
    var lineBreakMode: NSLineBreakMode
    var numberOfLines: Int
    var preferredMaxLayoutWidth: CGFloat
    var text: String?
    var verticalAlignmentMode: SKLabelVerticalAlignmentMode
  }
  enum SKLabelVerticalAlignmentMode: Int {
    case baseline, center, top, bottom
  }
  class SKLightNode: SKNode {
    var ambientColor: UIColor
    var categoryBitMask: UInt32
    var falloff: CGFloat
    init()
    var isEnabled: Bool
    var lightColor: UIColor
    var shadowColor: UIColor
  }
  class SKMutableTexture: SKTexture {
    init(size: CGSize)
    init(size: CGSize, pixelFormat: CVPixelFormatType)
    func modifyPixelData(_ modifyMethod: @escaping (UnsafeMutableRawPointer, Int) -> Void)
  }
  class SKNode: UIResponder, NSSecureCoding, NSCopying, UIFocusItem, UIFocusItemContainer, UICoordinateSpace {
    func action(forKey key: String) -> SKAction?
    func addChild(_ node: SKNode)
    var alpha: CGFloat
    func atPoint(_ point: CGPoint) -> SKNode
    func calculateAccumulatedFrame() -> CGRect
    func childNode(withName name: String) -> SKNode?
    var children: [SKNode] { get }
    var constraints: [SKConstraint]?
    func contains(_ point: CGPoint) -> Bool
    func convert(_ point: CGPoint, from sourceNode: SKNode) -> CGPoint
    func convert(_ point: CGPoint, to sourceNode: SKNode) -> CGPoint
    func enumerateChildNodes(withName name: String, using enumerationHandler: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void)
    var focusBehavior: SKNodeFocusBehavior
    var frame: CGRect { get }
    var hasActions: Bool { get }
    func inParentHierarchy(_ node: SKNode) -> Bool
    init()
    init?(coder: NSCoder)
    init?(fileNamed filename: String)
    init(fileNamed filename: String, securelyWithClasses classesPtr: UnsafeMutableRawPointer) throws
    func insertChild(_ node: SKNode, at index: Int)
    func intersectsNode(_ node: SKNode) -> Bool
    func isEqual(to node: SKNode) -> Bool
    var isHidden: Bool
    var isPaused: Bool
    var isUserInteractionEnabled: Bool
    func move(toParent parent: SKNode)
    var name: String?
    func nodes(at point: CGPoint) -> [SKNode]
    func object(forKeyedSubscript nameExpression: String) -> SKNode
    static func obstacles(fromNodeBounds nodes: [SKNode]) -> [GKPolygonObstacle]
    static func obstacles(fromNodePhysicsBodies nodes: [SKNode]) -> [GKPolygonObstacle]
    static func obstacles(fromSpriteTextures sprites: [SKNode], accuracy: Float) -> [GKPolygonObstacle]
    var parent: SKNode? { get }
    var physicsBody: SKPhysicsBody?
    var position: CGPoint
    var reachConstraints: SKReachConstraints?
    func removeAction(forKey key: String)
    func removeAllActions()
    func removeAllChildren()
    func removeChildren(in nodes: [SKNode])
    func removeFromParent()
    func run(_ action: SKAction)
    func run(_ action: SKAction) async
    func run(_ action: SKAction, completion completionHandler: @escaping () -> Void)
    func run(_ action: SKAction, withKey key: String)
    var scene: SKScene? { get }
    func setScale(_ scale: CGFloat)
    var speed: CGFloat
    var userData: NSMutableDictionary?
    var xScale: CGFloat
    var yScale: CGFloat
    var zPosition: CGFloat
    var zRotation: CGFloat
  }
  enum SKNodeFocusBehavior: Int {
    case none, occluding, focusable
  }
  enum SKParticleRenderOrder: UInt {
    case oldestLast, oldestFirst, dontCare
  }
  class SKPhysicsBody: NSObject, NSSecureCoding, NSCopying {
    var affectedByGravity: Bool
    var allContactedBodies: [SKPhysicsBody] { get }
    var allowsRotation: Bool
    var angularDamping: CGFloat
    var angularVelocity: CGFloat
    func applyAngularImpulse(_ impulse: CGFloat)
    func applyForce(_ force: CGVector)
    func applyForce(_ force: CGVector, at point: CGPoint)
    func applyImpulse(_ impulse: CGVector)
    func applyImpulse(_ impulse: CGVector, at point: CGPoint)
    func applyTorque(_ torque: CGFloat)
    var area: CGFloat { get }
    var categoryBitMask: UInt32
    var charge: CGFloat
    var collisionBitMask: UInt32
    var contactTestBitMask: UInt32
    var density: CGFloat
    var fieldBitMask: UInt32
    var friction: CGFloat
    init(bodies: [SKPhysicsBody])
    init(circleOfRadius radius: CGFloat)
    init(circleOfRadius radius: CGFloat, center: CGPoint)
    init?(coder: NSCoder)
    init(edgeChainFrom path: CGPath)
    init(edgeFrom fromPoint: CGPoint, to toPoint: CGPoint)
    init(edgeLoopFrom path: CGPath)
    init(edgeLoopFrom rect: CGRect)
    init(polygonFrom path: CGPath)
    init(rectangleOf size: CGSize)
    init(rectangleOf size: CGSize, center: CGPoint)
    init(texture: SKTexture, alphaThreshold: Float, size: CGSize)
    init(texture: SKTexture, size: CGSize)
    var isDynamic: Bool
    var isResting: Bool
    var joints: [SKPhysicsJoint] { get }
    var linearDamping: CGFloat
    var mass: CGFloat
    var node: SKNode? { get }
    var pinned: Bool
    var restitution: CGFloat
    var usesPreciseCollisionDetection: Bool
    var velocity: CGVector
  }
  class SKPhysicsContact: NSObject {
    var bodyA: SKPhysicsBody { get }
    var bodyB: SKPhysicsBody { get }
    var collisionImpulse: CGFloat { get }
    var contactNormal: CGVector { get }
    var contactPoint: CGPoint { get }
  }
  protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
  }
  class SKPhysicsJoint: NSObject, NSSecureCoding {
    var bodyA: SKPhysicsBody
    var bodyB: SKPhysicsBody
    init?(coder: NSCoder)
    var reactionForce: CGVector { get }
    var reactionTorque: CGFloat { get }
  }
  class SKPhysicsJointFixed: SKPhysicsJoint {
    static func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed
  }
  class SKPhysicsJointLimit: SKPhysicsJoint {
    static func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointLimit
    var maxLength: CGFloat
  }
  class SKPhysicsJointPin: SKPhysicsJoint {
    var frictionTorque: CGFloat
    static func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin
    var lowerAngleLimit: CGFloat
    var rotationSpeed: CGFloat
    var shouldEnableLimits: Bool
    var upperAngleLimit: CGFloat
  }
  class SKPhysicsJointSliding: SKPhysicsJoint {
    static func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) -> SKPhysicsJointSliding
    var lowerDistanceLimit: CGFloat
    var shouldEnableLimits: Bool
    var upperDistanceLimit: CGFloat
  }
  class SKPhysicsJointSpring: SKPhysicsJoint {
    var damping: CGFloat
    var frequency: CGFloat
    static func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointSpring
  }
  class SKPhysicsWorld: NSObject, NSSecureCoding {
    func add(_ joint: SKPhysicsJoint)
    func body(alongRayStart rayStart: CGPoint, end rayEnd: CGPoint) -> SKPhysicsBody?
    func body(at point: CGPoint) -> SKPhysicsBody?
    func body(in rect: CGRect) -> SKPhysicsBody?
    var contactDelegate: SKPhysicsContactDelegate?
    func enumerateBodies(alongRayStart start: CGPoint, end: CGPoint, using enumeratorHandler: @escaping (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateBodies(at point: CGPoint, using enumeratorHandler: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateBodies(in rect: CGRect, using enumeratorHandler: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void)
    var gravity: CGVector
    init?(coder: NSCoder)
    func remove(_ joint: SKPhysicsJoint)
    func removeAllJoints()
    func sampleFields(at position: vector_float3) -> vector_float3
    var speed: CGFloat
  }
  class SKRange: NSObject, NSSecureCoding, NSCopying {
    init()
    init?(coder: NSCoder)
    init(constantValue value: CGFloat)
    init(lowerLimit lower: CGFloat)
    init(lowerLimit: CGFloat, upperLimit upperLimier: CGFloat)
    init(upperLimit upper: CGFloat)
    init(value: CGFloat, variance: CGFloat)
    var lowerLimit: CGFloat
    var upperLimit: CGFloat
    static func withNoLimits() -> SKRange
  }
  class SKReachConstraints: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat)
    var lowerAngleLimit: CGFloat
    var upperAngleLimit: CGFloat
  }
  class SKReferenceNode: SKNode {
    func didLoad(_ node: SKNode?)
    init(fileNamed fileName: String?)
    init(url: URL?)
    func resolve()
  }
  class SKRegion: NSObject, NSCopying, NSSecureCoding {
    func byDifference(from region: SKRegion) -> SKRegion
    func byIntersection(with region: SKRegion) -> SKRegion
    func byUnion(with region: SKRegion) -> SKRegion
    func contains(_ point: CGPoint) -> Bool
    static var infinite: SKRegion { get }
    static func infinite() -> SKRegion
    init()
    init?(coder: NSCoder)
    init(path: CGPath)
    init(radius: Float)
    init(size: CGSize)
    func inverse() -> SKRegion
    var path: CGPath? { get }
  }
  class SKRenderer: NSObject {
    var ignoresSiblingOrder: Bool
    init(device: MTLDevice)
    func render(withViewport viewport: CGRect, commandBuffer: MTLCommandBuffer, renderPassDescriptor: MTLRenderPassDescriptor)
    func render(withViewport viewport: CGRect, renderCommandEncoder: MTLRenderCommandEncoder, renderPassDescriptor: MTLRenderPassDescriptor, commandQueue: MTLCommandQueue)
    var scene: SKScene?
    var shouldCullNonVisibleNodes: Bool
    var showsDrawCount: Bool
    var showsFields: Bool
    var showsNodeCount: Bool
    var showsPhysics: Bool
    var showsQuadCount: Bool
    func update(atTime currentTime: Double)
  }
  enum SKRepeatMode: Int {
    case clamp, loop
  }
  class SKScene: SKEffectNode, GKSceneRootNodeType {
    var anchorPoint: CGPoint
    var audioEngine: AVAudioEngine { get }
    var backgroundColor: UIColor
    var camera: SKCameraNode?
    func convertPoint(fromView point: CGPoint) -> CGPoint
    func convertPoint(toView point: CGPoint) -> CGPoint
    var delegate: SKSceneDelegate?
    func didApplyConstraints()
    func didChangeSize(_ oldSize: CGSize)
    func didEvaluateActions()
    func didFinishUpdate()
    func didMove(to view: SKView)
    func didSimulatePhysics()
    init()
    init(size: CGSize)
    var listener: SKNode?
    var physicsWorld: SKPhysicsWorld { get }
    var scaleMode: SKSceneScaleMode
    func sceneDidLoad()
    var size: CGSize
    func update(_ currentTime: Double)
    var view: SKView? { get }
    func willMove(from view: SKView)
  }
  protocol SKSceneDelegate: NSObjectProtocol {
    func didApplyConstraints(for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func update(_ currentTime: Double, for scene: SKScene)
  }
  enum SKSceneScaleMode: Int {
    case fill, aspectFill, aspectFit, resizeFill
  }
  class SKShader: NSObject, NSCopying, NSSecureCoding {
    func addUniform(_ uniform: SKUniform)
    var attributes: [SKAttribute]
    init()
    init?(coder: NSCoder)
    init(fileNamed name: String)
    init(source: String)
    init(source: String, uniforms: [SKUniform])
    func removeUniformNamed(_ uniforName: String)
    var source: String?
    func uniformNamed(_ uniformName: String) -> SKUniform?
    var uniforms: [SKUniform]
  }
  class SKShapeNode: SKNode {
    var attributeValues: [String: SKAttributeValue]
    var blendMode: SKBlendMode
    var fillColor: UIColor
    var fillShader: SKShader?
    var fillTexture: SKTexture?
    var glowWidth: CGFloat
    init()
    init(circleOfRadius radius: CGFloat)
    init(ellipseIn rect: CGRect)
    init(ellipseOf size: CGSize)
    init(path: CGPath)
    init(path: CGPath, centered: Bool)
    init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int)
    init(rect: CGRect)
    init(rect: CGRect, cornerRadius: CGFloat)
    init(rectOf size: CGSize)
    init(rectOf size: CGSize, cornerRadius: CGFloat)
    init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int)
    var isAntialiased: Bool
    var lineCap: CGLineCap
    var lineJoin: CGLineJoin
    var lineLength: CGFloat { get }
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    var path: CGPath?
    func setValue(_ value: SKAttributeValue, forAttributeNamed key: String)
    var strokeColor: UIColor
    var strokeShader: SKShader?
    var strokeTexture: SKTexture?
    func value(forAttributeNamed key: String) -> SKAttributeValue?
  }
  class SKSpriteNode: SKNode, SKWarpable {
    var anchorPoint: CGPoint
    var attributeValues: [String: SKAttributeValue]
    var blendMode: SKBlendMode
    var centerRect: CGRect
    var color: UIColor?
    var colorBlendFactor: CGFloat
    init()
    init(color: UIColor, size: CGSize)
    init(imageNamed name: String)
    init(imageNamed imageName: String, normalMapped generateNormalMap: Bool)
    init(texture: SKTexture?)
    init(texture: SKTexture?, color: UIColor, size: CGSize)
    init(texture: SKTexture?, normalMap: SKTexture?)
    init(texture: SKTexture?, size: CGSize)
    var lightingBitMask: UInt32
    var normalTexture: SKTexture?
    func scale(to size: CGSize)
    func setValue(_ value: SKAttributeValue, forAttributeNamed key: String)
    var shader: SKShader?
    var shadowCastBitMask: UInt32
    var shadowedBitMask: UInt32
    var size: CGSize
    var texture: SKTexture?
    func value(forAttributeNamed key: String) -> SKAttributeValue?
  }
  class SKTexture: NSObject, NSSecureCoding, NSCopying {
    func applying(_ filter: CIFilter) -> SKTexture
    var cgImage: CGImage { get }
    var filteringMode: SKTextureFilteringMode
    func generatingNormalMap() -> SKTexture
    func generatingNormalMap(withSmoothness smoothness: CGFloat, contrast: CGFloat) -> SKTexture
    init(cgImage image: CGImage)
    init?(coder: NSCoder)
    init(data pixelData: Data, size: CGSize)
    init(data pixelData: Data, size: CGSize, flipped: Bool)
    init(data pixelData: Data, size: CGSize, rowLength: UInt32, alignment: UInt32)
    init(image: UIImage)
    init(imageNamed name: String)
    init(noiseMap: GKNoiseMap)
    init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool)
    init(rect: CGRect, in texture: SKTexture)
    init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize)
    func preload() async
    func preload(completionHandler completion: @escaping () -> Void)
    static func preloadTextures(_ textures: [SKTexture]) async
    static func preloadTextures(_ textures: [SKTexture], withCompletionHandler completion: @escaping () -> Void)
    var size: CGSize { get }
    var textureRect: CGRect { get }
    var usesMipmaps: Bool
  }
  class SKTextureAtlas: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    init(dictionary properties: [AnyHashable: Any])
    init(named name: String)
    func preload() async
    func preload(completionHandler completion: @escaping () -> Void)
    static func preloadTextureAtlases(_ textures: [SKTextureAtlas]) async
    static func preloadTextureAtlases(_ textures: [SKTextureAtlas], withCompletionHandler completion: @escaping () -> Void)
    static func preloadTextureAtlasesNamed(_ atlasNames: [String]) async throws -> SKTextureAtlas
    static func preloadTextureAtlasesNamed(_ atlasNames: [String], withCompletionHandler completionHandler: @escaping (Error?, SKTextureAtlas?) -> Void)
    func textureNamed(_ name: String) -> SKTexture
    var textureNames: [String] { get }
  }
  enum SKTextureFilteringMode: Int {
    case nearest, linear
  }
  enum SKTileAdjacencyMask: UInt {
    case up, upperRight, right, lowerRight, down, lowerLeft, left, upperLeft, all, hexFlatUp, hexFlatUpperRight, hexFlatLowerRight, hexFlatDown, hexFlatLowerLeft, hexFlatUpperLeft, hexFlatAll, hexPointyUpperLeft, hexPointyUpperRight, hexPointyRight, hexPointyLowerRight, hexPointyLowerLeft, hexPointyLeft, hexPointyAll, upEdge, upperRightEdge, rightEdge, lowerRightEdge, downEdge, lowerLeftEdge, leftEdge, upperLeftEdge, upperRightCorner, lowerRightCorner, lowerLeftCorner, upperLeftCorner
  }
  class SKTileDefinition: NSObject, NSCopying, NSSecureCoding {
    var flipHorizontally: Bool
    var flipVertically: Bool
    init?(coder: NSCoder)
    init(texture: SKTexture)
    init(texture: SKTexture, normalTexture: SKTexture, size: CGSize)
    init(texture: SKTexture, size: CGSize)
    init(textures: [SKTexture], normalTextures: [SKTexture], size: CGSize, timePerFrame: CGFloat)
    init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat)
    var name: String?
    var normalTextures: [SKTexture]
    var placementWeight: Int
    var rotation: SKTileDefinitionRotation
    var size: CGSize
    var textures: [SKTexture]
    var timePerFrame: CGFloat
    var userData: NSMutableDictionary?
  }
  enum SKTileDefinitionRotation: UInt {
    case angle0, angle90, angle180, angle270
  }
  class SKTileGroup: NSObject, NSCopying, NSSecureCoding {
    static func empty() -> SKTileGroup
    init()
    init?(coder: NSCoder)
    init(rules: [SKTileGroupRule])
    init(tileDefinition: SKTileDefinition)
    var name: String?
    var rules: [SKTileGroupRule]
  }
  class SKTileGroupRule: NSObject, NSCopying, NSSecureCoding {
    var adjacency: SKTileAdjacencyMask
    init()
    init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition])
    init?(coder: NSCoder)
    var name: String?
    var tileDefinitions: [SKTileDefinition]
  }
  class SKTileMapNode: SKNode, NSCopying, NSSecureCoding {
    var anchorPoint: CGPoint
    var attributeValues: [String: SKAttributeValue]
    var blendMode: SKBlendMode
    func centerOfTile(atColumn column: Int, row: Int) -> CGPoint
    var color: UIColor
    var colorBlendFactor: CGFloat
    var enableAutomapping: Bool
    func fill(with tileGroup: SKTileGroup?)
    init()
    init?(coder: NSCoder)
    init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize)
    init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup)
    init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, tileGroupLayout: [SKTileGroup])
    var lightingBitMask: UInt32
    var mapSize: CGSize { get }
    var numberOfColumns: Int
    var numberOfRows: Int
    func setTileGroup(_ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int)
    func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int)
    func setValue(_ value: SKAttributeValue, forAttributeNamed key: String)
    var shader: SKShader?
    func tileColumnIndex(fromPosition position: CGPoint) -> Int
    func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition?
    func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup?
    static func tileMapNodes(with tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, from noiseMap: GKNoiseMap, tileTypeNoiseMapThresholds thresholds: [NSNumber]) -> [SKTileMapNode]
    func tileRowIndex(fromPosition position: CGPoint) -> Int
    var tileSet: SKTileSet
    var tileSize: CGSize
    func value(forAttributeNamed key: String) -> SKAttributeValue?
  }
  class SKTileSet: NSObject, NSCopying, NSSecureCoding {
    var defaultTileGroup: SKTileGroup?
    var defaultTileSize: CGSize
    init()
    init?(coder: NSCoder)
    init?(from url: URL)
    init?(named name: String)
    init(tileGroups: [SKTileGroup])
    init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType)
    var name: String?
    var tileGroups: [SKTileGroup]
    var type: SKTileSetType
  }
  enum SKTileSetType: UInt {
    case grid, isometric, hexagonalFlat, hexagonalPointy
  }
  class SKTransformNode: SKNode {
    var eulerAngles: Any
    init()
    var quaternion: simd_quatf
    var rotationMatrix: matrix_float3x3
    var xRotation: CGFloat
    var yRotation: CGFloat
  }
  class SKTransition: NSObject, NSCopying {
    static func crossFade(withDuration sec: Double) -> SKTransition
    static func doorsCloseHorizontal(withDuration sec: Double) -> SKTransition
    static func doorsCloseVertical(withDuration sec: Double) -> SKTransition
    static func doorsOpenHorizontal(withDuration sec: Double) -> SKTransition
    static func doorsOpenVertical(withDuration sec: Double) -> SKTransition
    static func doorway(withDuration sec: Double) -> SKTransition
    static func fade(with color: UIColor, duration sec: Double) -> SKTransition
    static func fade(withDuration sec: Double) -> SKTransition
    static func flipHorizontal(withDuration sec: Double) -> SKTransition
    static func flipVertical(withDuration sec: Double) -> SKTransition
    init(ciFilter filter: CIFilter, duration sec: Double)
    static func moveIn(with direction: SKTransitionDirection, duration sec: Double) -> SKTransition
    var pausesIncomingScene: Bool
    var pausesOutgoingScene: Bool
    static func push(with direction: SKTransitionDirection, duration sec: Double) -> SKTransition
    static func reveal(with direction: SKTransitionDirection, duration sec: Double) -> SKTransition
  }
  enum SKTransitionDirection: Int {
    case up, down, right, left
  }
  class SKUniform: NSObject, NSCopying, NSSecureCoding {
    var floatValue: Float
    var floatVector2Value: vector_float2
    var floatVector3Value: vector_float3
    var floatVector4Value: vector_float4
    init()
    init?(coder: NSCoder)
    init(name: String)
    init(name: String, float value: Float)
    init(name: String, matrixFloat2x2 value: matrix_float2x2)
    init(name: String, matrixFloat3x3 value: matrix_float3x3)
    init(name: String, matrixFloat4x4 value: matrix_float4x4)
    init(name: String, texture: SKTexture?)
    init(name: String, vectorFloat2 value: vector_float2)
    init(name: String, vectorFloat3 value: vector_float3)
    init(name: String, vectorFloat4 value: vector_float4)
    func initWithName(_ name: String, float value: vector_float2) -> UnsafeMutableRawPointer
    func initWithName(_ name: String, float value: vector_float3) -> UnsafeMutableRawPointer
    func initWithName(_ name: String, float value: vector_float4) -> UnsafeMutableRawPointer
    func initWithName(_ name: String, vectorFloat2 value: vector_float2) -> UnsafeMutableRawPointer
    func initWithName(_ name: String, vectorFloat3 value: vector_float3) -> UnsafeMutableRawPointer
    func initWithName(_ name: String, vectorFloat4 value: vector_float4) -> UnsafeMutableRawPointer
    var matrixFloat2x2Value: matrix_float2x2
    var matrixFloat3x3Value: matrix_float3x3
    var matrixFloat4x4Value: matrix_float4x4
    var name: String { get }
    var textureValue: SKTexture?
    var uniformType: SKUniformType { get }
    var vectorFloat2Value: vector_float2
    var vectorFloat3Value: vector_float3
    var vectorFloat4Value: vector_float4
  }
  enum SKUniformType: Int {
    case none, float, floatVector2, floatVector3, floatVector4, floatMatrix2, floatMatrix3, floatMatrix4, texture
  }
  class SKVideoNode: SKNode {
    var anchorPoint: CGPoint
    init()
    init(avPlayer player: AVPlayer)
    init(fileNamed videoFile: String)
    init(url videoURL: URL)
    init(videoFileNamed videoFile: String)
    init(videoURL: URL)
    func initWith(_ url: URL) -> UnsafeMutableRawPointer
    func initWithFileNamed(_ videoFile: String) -> UnsafeMutableRawPointer
    func initWithVideoFileNamed(_ videoFile: String) -> UnsafeMutableRawPointer
    func initWithVideoURL(_ url: URL) -> UnsafeMutableRawPointer
    func pause()
    func play()
    var size: CGSize
  }
  class SKView: UIView, NSSecureCoding {
    var allowsTransparency: Bool
    func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint
    func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint
    var delegate: SKViewDelegate?
    var disableDepthStencilBuffer: Bool
    var frameInterval: Int
    var ignoresSiblingOrder: Bool
    init?(coder: NSCoder)
    init(frame: CGRect)
    var isAsynchronous: Bool
    var isPaused: Bool
    var preferredFramesPerSecond: Int
    func presentScene(_ scene: SKScene?)
    func presentScene(_ scene: SKScene, transition: SKTransition)
    var scene: SKScene? { get }
    var shouldCullNonVisibleNodes: Bool
    var showsDrawCount: Bool
    var showsFPS: Bool
    var showsFields: Bool
    var showsNodeCount: Bool
    var showsPhysics: Bool
    var showsQuadCount: Bool
    func texture(from node: SKNode) -> SKTexture?
    func texture(from node: SKNode, crop: CGRect) -> SKTexture?
  }
  protocol SKViewDelegate: NSObjectProtocol {
    func view(_ view: SKView, shouldRenderAtTime time: Double) -> Bool
  }
  class SKWarpGeometry: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
  }
  class SKWarpGeometryGrid: SKWarpGeometry, NSSecureCoding {
    func destPosition(at index: Int) -> vector_float2
    static var grid: SKWarpGeometryGrid { get }
    static func grid() -> SKWarpGeometryGrid
    init?(coder: NSCoder)
    init(columns cols: Int, rows: Int)
    init(columns cols: Int, rows: Int, sourcePositions: UnsafeMutableRawPointer?, destPositions: UnsafeMutableRawPointer?)
    func initWithColumns(_ cols: Int, rows: Int, sourcePositions: UnsafeMutableRawPointer?, destPositions: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer
    var numberOfColumns: Int { get }
    var numberOfRows: Int { get }
    func replacingDestPositions(_ destPositions: UnsafeMutableRawPointer) -> SKWarpGeometryGrid
    func replacingSourcePositions(_ sourcePositions: UnsafeMutableRawPointer) -> SKWarpGeometryGrid
    func sourcePosition(at index: Int) -> vector_float2
    var vertexCount: Int { get }
  }
  protocol SKWarpable: NSObjectProtocol {
    var subdivisionLevels: Int
    var warpGeometry: SKWarpGeometry?
  }
  extension UITouch {
    func location(in node: SKNode) -> CGPoint
    func previousLocation(in node: SKNode) -> CGPoint
  }
  """#
