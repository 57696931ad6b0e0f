/// Names of the standard library and of the language whose declarations no chain needs: those of the modules `Swift`,
/// `_Concurrency` and `_StringProcessing` of Swift 6.3, the attributes of the language included; and types of other modules
/// that are known by their names alone.
let furtherNames = """
  top-level:
    Any AnyActor AnyBidirectionalCollection AnyClass AnyIndex AnyRandomAccessCollection
    AnyRegexOutput ArrayLiteralConvertible AsyncCompactMapSequence AsyncDropFirstSequence
    AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence AsyncMapSequence
    AsyncPrefixSequence AsyncPrefixWhileSequence AsyncThrowingCompactMapSequence
    AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence
    AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence BidirectionalIndexable
    BidirectionalSlice BooleanLiteralConvertible BooleanLiteralType CBool CChar16 CChar32 CChar8
    CDouble CFloat CFloat16 CLongDouble CVaListPointer CWideChar ClosedRangeIndex
    CodingKeyRepresentable CodingUserInfoKey ConcurrentValue CountableClosedRange
    CountablePartialRangeFrom CustomConsumingRegexComponent CustomLeafReflectable
    CustomPlaygroundQuickLookable DebugDescription DefaultBidirectionalIndices DefaultIndices
    DefaultRandomAccessIndices DefaultStringInterpolation DictionaryIndex DictionaryIterator
    DictionaryLiteral DictionaryLiteralConvertible DiscontiguousSlice DropFirstSequence
    DropWhileSequence DurationProtocol EmptyIterator EnumeratedIterator EnumeratedSequence
    ExecutorJob ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType
    FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
    FlattenCollectionIndex FlattenSequence Float32 Float64 FloatLiteralConvertible FloatLiteralType
    FloatingPointClassification FloatingPointRoundingRule FloatingPointSign Indexable IndexableBase
    InlineArray IntegerLiteralConvertible IntegerLiteralType IteratorOverOne IteratorSequence Job
    JobPriority JoinedIterator JoinedSequence KeyValuePairs KeyedDecodingContainerProtocol
    KeyedEncodingContainerProtocol LazyBidirectionalCollection LazyDropWhileBidirectionalCollection
    LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
    LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator
    LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection
    LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection LazyPrefixWhileIndex
    LazyPrefixWhileIterator LazyPrefixWhileSequence LazyRandomAccessCollection MainActor
    ManagedBufferPointer MirrorPath MutableBidirectionalSlice MutableIndexable
    MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan
    MutableSlice MutableSpan NilLiteralConvertible OutputRawSpan OutputSpan PartialAsyncTask
    PlaygroundQuickLook PrefixSequence RandomAccessIndexable RandomAccessSlice RandomNumberGenerator
    RangeReplaceableBidirectionalSlice RangeReplaceableIndexable RangeReplaceableRandomAccessSlice
    RangeReplaceableSlice RangeSet RawSpan RegexComponent RegexRepetitionBehavior RegexSemanticLevel
    RegexWordBoundaryKind ReversedCollection ReversedIndex ReversedRandomAccessCollection SIMD
    SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage SetIndex
    SetIterator StaticBigInt StrideThroughIterator StrideToIterator StringInterpolationConvertible
    StringInterpolationProtocol StringLiteralConvertible StringLiteralType UTF32 UTF8Span
    UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence UnicodeCodec
    UnicodeDecodingResult UnicodeScalarLiteralConvertible UnicodeScalarType UnownedJob
    UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointerIterator UnsafeConcurrentValue
    UnsafeCurrentTask UnsafeMutableRawBufferPointerIterator UnsafeRawBufferPointerIterator
    UnsafeSendable UnsafeThrowingContinuation Void Zip2Iterator Zip2Sequence abi addressableSelf all
    alwaysEmitIntoClient any async asyncDetached attached autoclosure available backDeployed column
    concurrent convention derivative detach differentiable discardableResult dsohandle
    dynamicCallable dynamicMemberLookup error escaping exchange exclusivity extendLifetime
    externalMacro extractIsolation file fileID filePath freestanding frozen function globalActor
    globalConcurrentExecutor implementation inlinable inline isolated isolation lifetime line main
    noDerivative nonisolated nonobjc pointwiseMax pointwiseMin preconcurrency propertyWrapper
    requires_stored_property_inits resultBuilder retroactive safe sensitive specialize
    storageRestrictions swift_unboxFromSwiftValueWithType testable transcode transparent unchecked
    unknown unsafe usableFromInline warn_unqualified_access warning withTaskExecutorPreference
    withTaskPriorityEscalationHandler withUnsafeCurrentTask withVaList
  members:
    ActorType AllCases AncestorRepresentation ArrayLiteralElement BooleanLiteralType
    CancellationError CanonicalCombiningClass Change CharacterIterator CharacterView Child Children
    CodeUnit DisplayStyle Distance Elements EncodedScalar Exponent
    ExtendedGraphemeClusterLiteralType Failure FloatLiteralType ForwardParser GeneralCategory Group
    Handle IndexDistance IntegerLiteralType Key Keys Kind Magnitude MaskStorage Match NumericType
    ParseResult Parser Pointee Priority Properties Protocol Ranges RawExponent RawSignificand
    RegexOutput ReverseParser SIMD16Storage SIMD2Storage SIMD32Storage SIMD4Storage SIMD64Storage
    SIMD8Storage SIMDMaskScalar Stream1 Stream2 Stride StringInterpolation StringLiteralType Type
    UnicodeScalarIndex UnicodeScalarIterator UnicodeScalarLiteralType ValidationError Value Values
    Version Words above aboveLeft aboveRight add addImmediateTask addImmediateTaskUnlessCancelled
    addProduct addingProduct age alignedDown alignedUp anchorsMatchLineEndings appendInterpolation
    appendLiteral applying asSerialExecutor asTaskExecutor asUnownedSerialExecutor
    asUnownedTaskExecutor asciiOnlyCharacterClasses asciiOnlyDigits asciiOnlyWhitespace
    asciiOnlyWordCharacters assertIsolated assign assumeIsolated async asyncUnlessCancelled
    attachedAbove attachedAboveRight attachedBelow attachedBelowLeft attoseconds awayFromZero
    basePriority below belowLeft belowRight binade bitPattern buffer byteCount byteOffsets bytes
    bytesEqual canonicalCombiningClass changesWhenCaseFolded changesWhenCaseMapped
    changesWhenLowercased changesWhenNFKCCaseFolded changesWhenTitlecased changesWhenUppercased
    characters charactersEqual checkForASCII checkForNFC checkIsolated clamp class closePunctuation
    codeUnits codingKey codingPath collection connectorPunctuation consuming continuous control
    create currencySymbol currentCodeUnitOffset customPlaygroundQuickLook customized dashPunctuation
    dataCorruptedError decimal decimalNumber decodeCString default deinitializeElement descendant
    dictionary difference digit displayStyle dividingFullWidth dotMatchesNewlines doubleAbove
    doubleBelow down eager elements emptyInput enclosingMark encodeConditional
    encodedReplacementCharacter enqueue enum error escalatePriority evenHalf exponent
    exponentBitCount exponentBitPattern extractValues finalPunctuation firstRange floatingPointClass
    foreignReference formRemainder formSquareRoot formTruncatingRemainder freeCapacity
    generalCategory generated getResult graphemeCluster greatestFiniteMagnitude
    hasPointerRepresentation highHalf ignoresCase immediate immediateDetached inRange inferringMoves
    initialPunctuation initializeElement initializeMemory insertions
    invalidNonSurrogateCodePointByte inverse iotaSubscript isASCIIHexDigit isAlphabetic
    isBidiControl isBidiMirrored isCanonical isCanonicallyEquivalent isCanonicallyLessThan
    isCaseIgnorable isCased isContinuation isCurrencySymbol isDash isDefaultIgnorableCodePoint
    isDeprecated isDiacritic isEmoji isEmojiModifier isEmojiModifierBase isEmojiPresentation isEqual
    isExtender isFull isFullCompositionExclusion isGraphemeBase isGraphemeExtend isIDContinue
    isIDSBinaryOperator isIDSTrinaryOperator isIDStart isIdentical isIdeographic
    isIsolatingCurrentContext isJoinControl isKnownASCII isKnownNFC isLeadSurrogate isLess
    isLessThanOrEqualTo isLogicalOrderException isMainExecutor isMath isMathSymbol
    isNoncharacterCodePoint isNormal isPatternSyntax isPatternWhitespace isQuotationMark isRadical
    isSameExclusiveExecutionContext isSentenceTerminal isSignalingNaN isSigned isSoftDotted
    isSubnormal isSurrogate isSymbol isTerminalPunctuation isTotallyOrdered isTrailSurrogate
    isUnifiedIdeograph isUniqueReference isVariationSelector isWholeNumber isXIDContinue isXIDStart
    isZero kanaVoicing kind leadSurrogate leastNonzeroMagnitude leastNormalMagnitude left
    letterNumber lineSeparator lowHalf lowercaseLetter lowercaseMapping makeCharacterIterator
    makeUnicodeScalarIterator matches matchingSemantics mathSymbol maximum maximumMagnitude minimum
    minimumMagnitude minimumResolution minus modifierLetter modifierSymbol moveAssign moveElement
    moveInitialize moveInitializeMemory moveSubranges moveUpdate mutableBytes mutableSpan name
    nameAlias negate negativeInfinity negativeNormal negativeSubnormal negativeZero nextDown nextUp
    nonspacingMark notReordered nukta numericType numericValue oddHalf offset one openPunctuation
    optional otherLetter otherNumber otherPunctuation otherSymbol output overlay
    overlongEncodingByte paragraphSeparator parseScalar pastEnd playgroundDescription plus pointer
    positiveInfinity positiveNormal positiveSubnormal positiveZero possessive preconditionIsolated
    predecessor prefixMatch previous priority privateUse projectedValue properties quietNaN radix
    ranges regex relative reluctant remainder remainderReportingOverflow removals removeSubranges
    removingSubranges repeatedValue repetitionBehavior replace replacing reset right rootType round
    run runDetached runSynchronously scalarCount scalarValue self set shared sharedUnownedExecutor
    sign signalingNaN significand significandBitCount significandBitPattern significandWidth simple
    skipBack skipForward spaceSeparator spacingMark span spawn spawnUnlessCancelled struct
    subjectType subranges successor sum suppressed surrogate surrogateCodePointByte suspend
    suspending systemEpoch titlecaseLetter titlecaseMapping toNearestOrAwayFromZero toNearestOrEven
    towardZero trailSurrogate transcode transcodedLength trimPrefix trimmingPrefix truncatedScalar
    truncatingRemainder tuple type ulp ulpOfOne unassigned underlyingError
    unexpectedContinuationByte unicodeScalar unicodeScalarsEqual unownedExecutor unownedTaskExecutor
    unsafeArgv unsafeLoad unsafeLoadUnaligned unspecified up uppercaseLetter uppercaseMapping
    userInfo userInteractive utf8CString utf8Span valid valueType virama w width
    withCancellationHandler withGroup withMutableCharacters withSerialExecutor wordBoundaryKind
    words wrappedSum wrappedValue x y z
  containers:
    AnyPublisher CurrentValueSubject Driver Future Infallible KeyValuePairs Maybe Observable
    PassthroughSubject Published Signal Single
  failing:
    AnyPublisher CurrentValueSubject Future PassthroughSubject
  values:
    Any AnyClass AttributedString CGAffineTransform CGPoint CGRect CGSize CGVector Calendar
    DateComponents DateInterval Decimal Float32 Float64 IndexPath IndexSet Locale Measurement
    NSRange Notification PersonNameComponents StringLiteralType TimeZone URLComponents URLQueryItem
    Void
  protocols:
    App Cancellable ConnectablePublisher LocalizedError NSCoding NSCopying NSObjectProtocol
    NSSecureCoding ObservableObject ObservableType ObserverType PreviewProvider Publisher Scene
    Scheduler SchedulerType Shape Subject SubjectType Subscriber Subscription UIApplicationDelegate
    UICollectionViewDataSource UICollectionViewDelegate UISceneDelegate UIScrollViewDelegate
    UITableViewDataSource UITableViewDelegate UITextFieldDelegate UITextViewDelegate
    UIViewControllerRepresentable UIViewRepresentable UIWindowSceneDelegate URLSessionDelegate View
    ViewModifier
  """
