/// The names that every Swift file sees without an import: those of the modules `Swift`,
/// `_Concurrency` and `_StringProcessing`, the attributes of the language included.
///
/// Names only, of Swift 6.3: no rule needs to know what stands behind them. A name of theirs that is
/// written in a file does not tell that the file uses any other module.
package enum StandardLibraryNames {
  /// Whether a name written by itself is one of the standard library or of the language. O(1).
  ///
  /// Names that begin with an underscore are taken for such: nobody else is meant to have them.
  package static func hasTopLevel(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "_") || topLevel.contains(name)
  }

  /// Whether a name written behind a dot is that of a member which the standard library declares.
  /// O(1).
  ///
  /// Left out are names of which Foundation declares overloads for types of the standard library
  /// that read just alike, such as `components(separatedBy:)`.
  package static func hasMember(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "_") || members.contains(name)
  }

  /// Types of the standard library that Foundation gives initialisers which read just like their
  /// own, such as `String(format:)`: a call of one does not tell which is meant.
  package static let typesWithForeignInitializers: Set<String> = ["Duration", "Range", "String"]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  private static let topLevel = words(
    """
    Actor AdditiveArithmetic Any AnyActor AnyBidirectionalCollection AnyClass AnyCollection
    AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput
    AnySequence Array ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence
    AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
    AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence
    AsyncSequence AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence
    AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence
    AsyncThrowingPrefixWhileSequence AsyncThrowingStream BidirectionalCollection
    BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable
    Bool BooleanLiteralConvertible BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble
    CFloat CFloat16 CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt
    CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar
    CancellationError CaseIterable Character CheckedContinuation Clock ClosedRange
    ClosedRangeIndex Codable CodingKey CodingKeyRepresentable CodingUserInfoKey Collection
    CollectionDifference CollectionOfOne CommandLine Comparable ConcurrentValue ContiguousArray
    ContinuousClock Copyable CountableClosedRange CountablePartialRangeFrom CountableRange
    CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
    CustomStringConvertible DebugDescription Decodable Decoder DecodingError
    DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices
    DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator DictionaryLiteral
    DictionaryLiteralConvertible DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence
    DropWhileSequence Duration DurationProtocol EmptyCollection EmptyIterator Encodable Encoder
    EncodingError EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor
    ExecutorJob ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
    ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral
    ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
    ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType FixedWidthInteger
    FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
    FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80
    FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
    FloatingPointRoundingRule FloatingPointSign GlobalActor Hashable Hasher Identifiable Indexable
    IndexableBase IndexingIterator InlineArray InstantProtocol Int Int128 Int16 Int32 Int64 Int8
    IntegerLiteralConvertible IntegerLiteralType IteratorOverOne IteratorProtocol IteratorSequence
    Job JobPriority JoinedIterator JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer
    KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol
    LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
    LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex
    LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection
    LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence
    LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection
    LazyMapSequence LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection
    LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence
    LazyRandomAccessCollection LazySequence LazySequenceProtocol LosslessStringConvertible
    MainActor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MirrorPath
    MutableBidirectionalSlice MutableCollection MutableIndexable MutableRandomAccessSlice
    MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
    MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Never
    NilLiteralConvertible Numeric ObjectIdentifier OpaquePointer OptionSet Optional OutputRawSpan
    OutputSpan PartialAsyncTask PartialKeyPath PartialRangeFrom PartialRangeThrough
    PartialRangeUpTo PlaygroundQuickLook PrefixSequence RandomAccessCollection
    RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range RangeExpression
    RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable
    RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable RawSpan
    ReferenceWritableKeyPath Regex RegexComponent RegexRepetitionBehavior RegexSemanticLevel
    RegexWordBoundaryKind Repeated Result ReversedCollection ReversedIndex
    ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask
    SIMDScalar SIMDStorage Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra
    SetIndex SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer
    SingleValueEncodingContainer Slice Span StaticBigInt StaticString StrideThrough
    StrideThroughIterator StrideTo StrideToIterator Strideable String
    StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible
    StringLiteralType StringProtocol Substring SuspendingClock SystemRandomNumberGenerator Task
    TaskExecutor TaskGroup TaskLocal TaskPriority TextOutputStream TextOutputStreamable
    ThrowingDiscardingTaskGroup ThrowingTaskGroup UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16
    UTF32 UTF8 UTF8Span UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode
    UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible
    UnicodeScalarType UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnownedJob
    UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator
    UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer
    UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator
    UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator
    UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger Void
    WritableKeyPath Zip2Iterator Zip2Sequence abi abs addressableSelf all alwaysEmitIntoClient any
    assert assertionFailure async asyncDetached attached autoclosure available backDeployed column
    concurrent convention debugPrint derivative detach differentiable discardableResult dsohandle
    dump dynamicCallable dynamicMemberLookup error escaping exchange exclusivity extendLifetime
    externalMacro extractIsolation fatalError file fileID filePath freestanding frozen function
    globalActor globalConcurrentExecutor implementation inlinable inline isKnownUniquelyReferenced
    isolated isolation lifetime line main max min noDerivative nonisolated nonobjc numericCast
    pointwiseMax pointwiseMin preconcurrency precondition preconditionFailure print
    propertyWrapper readLine repeatElement requires_stored_property_inits resultBuilder
    retroactive safe sensitive sequence specialize storageRestrictions stride swap
    swift_unboxFromSwiftValueWithType testable transcode transparent type unchecked unknown unsafe
    unsafeBitCast unsafeDowncast usableFromInline warn_unqualified_access warning
    withCheckedContinuation withCheckedThrowingContinuation withDiscardingTaskGroup
    withExtendedLifetime withTaskCancellationHandler withTaskExecutorPreference withTaskGroup
    withTaskPriorityEscalationHandler withThrowingDiscardingTaskGroup withThrowingTaskGroup
    withUnsafeBytes withUnsafeContinuation withUnsafeCurrentTask withUnsafeMutableBytes
    withUnsafeMutablePointer withUnsafePointer withUnsafeTemporaryAllocation
    withUnsafeThrowingContinuation withVaList withoutActuallyEscaping zip
    """)

  private static let members = words(
    """
    ASCII ActorType AllCases AncestorRepresentation ArrayLiteralElement AsyncIterator
    BooleanLiteralType Bound BufferingPolicy CancellationError CanonicalCombiningClass Change
    CharacterIterator CharacterView Child Children CodeUnit Context Continuation DisplayStyle
    Distance Duration Element Elements EncodedScalar Exponent ExtendedGraphemeClusterLiteralType
    Failure FloatLiteralType ForwardParser GeneralCategory Group Handle ID Index IndexDistance
    Indices Instant IntegerLiteralType Iterator Key Keys Kind Magnitude MaskStorage Match
    NumericType ParseResult Parser Pointee Priority Properties Protocol Ranges RawExponent
    RawSignificand RawValue RegexOutput ReverseParser SIMD16Storage SIMD2Storage SIMD32Storage
    SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar Scalar Stream1 Stream2 Stride
    StringInterpolation StringLiteralType SubSequence Termination Type UTF16 UTF16View UTF32 UTF8
    UTF8View UnicodeScalarIndex UnicodeScalarIterator UnicodeScalarLiteralType UnicodeScalarView
    ValidationError Value Values Version Words YieldResult above aboveLeft aboveRight add
    addImmediateTask addImmediateTaskUnlessCancelled addProduct addTask addTaskUnlessCancelled
    addingProduct addingReportingOverflow advanced age alignedDown alignedUp alignment allCases
    allKeys allSatisfy allocate anchorsMatchLineEndings append appendInterpolation appendLiteral
    applying argc arguments asSerialExecutor asTaskExecutor asUnownedSerialExecutor
    asUnownedTaskExecutor asciiOnlyCharacterClasses asciiOnlyDigits asciiOnlyWhitespace
    asciiOnlyWordCharacters asciiValue assertIsolated assign assumeIsolated assumingMemoryBound
    async asyncUnlessCancelled attachedAbove attachedAboveRight attachedBelow attachedBelowLeft
    attoseconds awayFromZero background base baseAddress basePriority below belowLeft belowRight
    bigEndian binade bindMemory bitPattern bitWidth buffer bufferingNewest bufferingOldest
    byteCount byteOffsets byteSwapped bytes bytesEqual cancel cancelAll cancelled
    canonicalCombiningClass capacity changesWhenCaseFolded changesWhenCaseMapped
    changesWhenLowercased changesWhenNFKCCaseFolded changesWhenTitlecased changesWhenUppercased
    characters charactersEqual checkCancellation checkForASCII checkForNFC checkIsolated children
    clamp clamped class closePunctuation codeUnits codingKey codingPath collection combine
    compactMap compactMapValues connectorPunctuation consuming container contains continuous
    control copyMemory count create currencySymbol currentCodeUnitOffset currentIndex
    currentPriority customMirror customPlaygroundQuickLook customized dashPunctuation
    dataCorrupted dataCorruptedError deallocate debugDescription decimal decimalNumber decode
    decodeCString decodeIfPresent decodeNil default deinitialize deinitializeElement descendant
    description detached dictionary difference digit displayStyle distance
    dividedReportingOverflow dividingFullWidth dotMatchesNewlines doubleAbove doubleBelow down
    drop dropFirst dropLast dropped duration eager elements elementsEqual emptyInput enclosingMark
    encode encodeConditional encodeIfPresent encodeNil encodedOffset encodedReplacementCharacter
    endIndex enqueue enqueued enum enumerated error escalatePriority escaped evenHalf exponent
    exponentBitCount exponentBitPattern extractValues extracting failure filter finalPunctuation
    finalize finish finished first firstIndex firstMatch firstRange flatMap flatMapError
    floatingPointClass forEach foreignReference formIndex formIntersection formRemainder
    formSquareRoot formSymmetricDifference formTruncatingRemainder formUnion freeCapacity
    fromOpaque generalCategory generated get getResult graphemeCluster greatestFiniteMagnitude
    hasPointerRepresentation hasPrefix hasSuffix hashValue header hexDigitValue high highHalf id
    ignoresCase immediate immediateDetached inRange index indices inferringMoves infinity init
    initialPunctuation initialize initializeElement initializeMemory insert insertions intValue
    intersection invalidNonSurrogateCodePointByte invalidValue inverse iotaSubscript isASCII
    isASCIIHexDigit isAlphabetic isAtEnd isBidiControl isBidiMirrored isCancelled isCanonical
    isCanonicallyEquivalent isCanonicallyLessThan isCaseIgnorable isCased isContiguousUTF8
    isContinuation isCurrencySymbol isDash isDefaultIgnorableCodePoint isDeprecated isDiacritic
    isDisjoint isEmoji isEmojiModifier isEmojiModifierBase isEmojiPresentation isEmpty isEqual
    isExtender isFinite isFull isFullCompositionExclusion isGraphemeBase isGraphemeExtend
    isHexDigit isIDContinue isIDSBinaryOperator isIDSTrinaryOperator isIDStart isIdentical
    isIdeographic isInfinite isIsolatingCurrentContext isJoinControl isKnownASCII isKnownNFC
    isLeadSurrogate isLess isLessThanOrEqualTo isLetter isLogicalOrderException isLowercase
    isMainExecutor isMath isMathSymbol isMultiple isNaN isNewline isNoncharacterCodePoint isNormal
    isNumber isPatternSyntax isPatternWhitespace isPunctuation isQuotationMark isRadical
    isSameExclusiveExecutionContext isSentenceTerminal isSignalingNaN isSigned isSoftDotted
    isStrictSubset isStrictSuperset isSubnormal isSubset isSuperset isSurrogate isSymbol
    isTerminalPunctuation isTotallyOrdered isTrailSurrogate isUnifiedIdeograph isUniqueReference
    isUppercase isVariationSelector isWhitespace isWholeNumber isXIDContinue isXIDStart isZero
    joined kanaVoicing keyNotFound keys kind last lastIndex lazy leadSurrogate leadingZeroBitCount
    leastNonzeroMagnitude leastNormalMagnitude left letterNumber lexicographicallyPrecedes
    lineSeparator littleEndian load loadUnaligned low lowHalf lowerBound lowercaseLetter
    lowercaseMapping lowercased magnitude makeAsyncIterator makeCharacterIterator
    makeContiguousUTF8 makeIterator makeStream makeUnicodeScalarIterator map mapError mapValues
    matches matchingSemantics mathSymbol max maximum maximumMagnitude measure medium merge merging
    microseconds milliseconds min minimum minimumMagnitude minimumResolution minus modifierLetter
    modifierSymbol move moveAssign moveElement moveInitialize moveInitializeMemory moveSubranges
    moveUpdate multipliedFullWidth multipliedReportingOverflow mutableBytes mutableSpan name
    nameAlias nan nanoseconds negate negativeInfinity negativeNormal negativeSubnormal
    negativeZero nestedContainer nestedUnkeyedContainer next nextDown nextResult nextUp none
    nonspacingMark nonzeroBitCount notReordered now nukta numericType numericValue oddHalf offset
    onTermination one openPunctuation optional otherLetter otherNumber otherPunctuation
    otherSymbol output overlaps overlay overlongEncodingByte paragraphSeparator parseScalar
    partition passRetained passUnretained pastEnd pi playgroundDescription plus pointee pointer
    popFirst popLast positiveInfinity positiveNormal positiveSubnormal positiveZero possessive
    preconditionIsolated predecessor prefix prefixMatch previous priority privateUse
    projectedValue properties quietNaN quotientAndRemainder radix random randomElement ranges
    rawValue reduce regex relative release reluctant remainder remainderReportingOverflow removals
    remove removeAll removeFirst removeLast removeSubrange removeSubranges removeValue
    removingSubranges repeatedValue repetitionBehavior replace replaceSubrange replacing
    reserveCapacity reset result resume retain reverse reversed right rootType round rounded run
    runDetached runSynchronously samePosition scalarCount scalarValue seconds self set shared
    sharedUnownedExecutor shuffle shuffled sign signalingNaN significand significandBitCount
    significandBitPattern significandWidth signum simple singleValueContainer size skipBack
    skipForward sleep some sort sorted spaceSeparator spacingMark span spawn spawnUnlessCancelled
    split squareRoot startIndex starts storeBytes stride stringValue struct subjectType subranges
    subtract subtracting subtractingReportingOverflow success successor suffix sum superDecoder
    superEncoder superclassMirror suppressed surrogate surrogateCodePointByte suspend suspending
    swapAt symmetricDifference systemEpoch take takeRetainedValue takeUnretainedValue terminated
    titlecaseLetter titlecaseMapping toNearestOrAwayFromZero toNearestOrEven toOpaque toggle
    towardZero trailSurrogate trailingZeroBitCount transcode transcodedLength trimPrefix
    trimmingPrefix truncatedScalar truncatingRemainder tuple type typeMismatch ulp ulpOfOne
    unassigned unbounded underestimatedCount underlyingError unexpectedContinuationByte
    unicodeScalar unicodeScalars unicodeScalarsEqual union unkeyedContainer unownedExecutor
    unownedTaskExecutor unsafeArgv unsafeLoad unsafeLoadUnaligned unsafelyUnwrapped unspecified up
    update updateValue upperBound uppercaseLetter uppercaseMapping uppercased userInfo
    userInitiated userInteractive utf16 utf16Offset utf8 utf8CString utf8CodeUnitCount utf8Span
    utf8Start utility valid value valueNotFound valueType values virama w waitForAll wholeMatch
    wholeNumberValue width withCString withCancellationHandler
    withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable withGroup
    withMemoryRebound withMutableCharacters withSerialExecutor withUTF8 withUTF8Buffer
    withUnsafeBufferPointer withUnsafeBytes withUnsafeMutableBufferPointer withUnsafeMutableBytes
    withUnsafeMutablePointerToElements withUnsafeMutablePointerToHeader withUnsafeMutablePointers
    withValue wordBoundaryKind words wrappedSum wrappedValue x y yield z zero
    """)
}
