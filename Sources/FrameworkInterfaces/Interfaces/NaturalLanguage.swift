/// What is known of the module `NaturalLanguage`.
let naturalLanguageInterface = #"""
  // exports: Foundation
  class NLContextualEmbedding: NSObject {
    enum AssetsResult: Int { case available, notAvailable, error }
    static func contextualEmbeddings(forValues values: [String: Any]) -> [NLContextualEmbedding]
    var dimension: Int { get }
    func embeddingResult(for string: String, language: String?) throws -> NLContextualEmbeddingResult
    var hasAvailableAssets: Bool { get }
    init?(language: String)
    init?(modelIdentifier: String)
    init?(script: String)
    var languages: [String] { get }
    func load() throws
    var maximumSequenceLength: Int { get }
    var modelIdentifier: String { get }
    func requestAssets() async throws -> NLContextualEmbedding.AssetsResult
    func requestAssets(completionHandler: @escaping (NLContextualEmbedding.AssetsResult, Error?) -> Void)
    var revision: Int { get }
    var scripts: [String] { get }
    func unload()
  }
  class NLContextualEmbeddingResult: NSObject {
    func enumerateTokenVectors(in range: NSRange, using enumerationHandler: @escaping ([NSNumber], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    var language: String { get }
    var sequenceLength: Int { get }
    var string: String { get }
    func tokenVector(at characterIndex: Int, tokenRange: UnsafeMutablePointer<NSRange>) -> [NSNumber]?
  }
  struct NLContextualEmebeddingKey: RawRepresentable, Hashable {
    init(rawValue: String)
    static var languages: NLContextualEmebeddingKey { get }
    var rawValue: String { get }
    static var revision: NLContextualEmebeddingKey { get }
    static var scripts: NLContextualEmebeddingKey { get }
  }
  enum NLDistanceType: Int {
    case cosine
  }
  class NLEmbedding: NSObject {
    func contains(_ string: String) -> Bool
    static func currentRevision(forLanguage language: String) -> Int
    static func currentSentenceEmbeddingRevision(forLanguage language: String) -> Int
    var dimension: Int { get }
    func distanceBetweenString(_ firstString: String, andString secondString: String, distanceType: NLDistanceType) -> Double
    func enumerateNeighbors(for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType, using handler: @escaping (String, Double, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateNeighbors(for string: String, maximumCount maxCount: Int, maximumDistance maxDistance: Double, distanceType: NLDistanceType, using handler: @escaping (String, Double, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateNeighbors(forVector vector: [NSNumber], maximumCount maxCount: Int, distanceType: NLDistanceType, using handler: @escaping (String, Double, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateNeighbors(forVector vector: [NSNumber], maximumCount maxCount: Int, maximumDistance maxDistance: Double, distanceType: NLDistanceType, using handler: @escaping (String, Double, UnsafeMutablePointer<ObjCBool>) -> Void)
    func getVector(_ vector: UnsafeMutableRawPointer, for string: String) -> Bool
    init(contentsOf url: URL) throws
    var language: NLLanguage? { get }
    func neighbors(for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType) -> [String]?
    func neighbors(for string: String, maximumCount maxCount: Int, maximumDistance maxDistance: Double, distanceType: NLDistanceType) -> [String]?
    func neighbors(forVector vector: [NSNumber], maximumCount maxCount: Int, distanceType: NLDistanceType) -> [String]
    func neighbors(forVector vector: [NSNumber], maximumCount maxCount: Int, maximumDistance maxDistance: Double, distanceType: NLDistanceType) -> [String]
    var revision: Int { get }
    static func sentenceEmbedding(forLanguage language: String) -> NLEmbedding?
    static func sentenceEmbedding(forLanguage language: String, revision: Int) -> NLEmbedding?
    static func supportedRevisions(forLanguage language: String) -> IndexSet
    static func supportedSentenceEmbeddingRevisions(forLanguage language: String) -> IndexSet
    func vector(for string: String) -> [NSNumber]?
    var vocabularySize: Int { get }
    static func wordEmbedding(forLanguage language: String) -> NLEmbedding?
    static func wordEmbedding(forLanguage language: String, revision: Int) -> NLEmbedding?
    static func write(for dictionary: [AnyHashable: Any], language: String?, revision: Int, to url: URL) throws
  }
  class NLGazetteer: NSObject {
    var data: Data { get }
    init(contentsOf url: URL) throws
    init(data: Data) throws
    init(dictionary: [AnyHashable: Any], language: String?) throws
    func label(for string: String) -> String?
    var language: NLLanguage? { get }
    static func write(for dictionary: [AnyHashable: Any], language: String?, to url: URL) throws
  }
  struct NLLanguage: RawRepresentable, Hashable {
    static var amharic: NLLanguage { get }
    static var arabic: NLLanguage { get }
    static var armenian: NLLanguage { get }
    static var bengali: NLLanguage { get }
    static var bulgarian: NLLanguage { get }
    static var burmese: NLLanguage { get }
    static var catalan: NLLanguage { get }
    static var cherokee: NLLanguage { get }
    static var croatian: NLLanguage { get }
    static var czech: NLLanguage { get }
    static var danish: NLLanguage { get }
    static var dutch: NLLanguage { get }
    static var english: NLLanguage { get }
    static var finnish: NLLanguage { get }
    static var french: NLLanguage { get }
    static var georgian: NLLanguage { get }
    static var german: NLLanguage { get }
    static var greek: NLLanguage { get }
    static var gujarati: NLLanguage { get }
    static var hebrew: NLLanguage { get }
    static var hindi: NLLanguage { get }
    static var hungarian: NLLanguage { get }
    static var icelandic: NLLanguage { get }
    static var indonesian: NLLanguage { get }
    init(rawValue: String)
    static var italian: NLLanguage { get }
    static var japanese: NLLanguage { get }
    static var kannada: NLLanguage { get }
    static var kazakh: NLLanguage { get }
    static var khmer: NLLanguage { get }
    static var korean: NLLanguage { get }
    static var lao: NLLanguage { get }
    static var malay: NLLanguage { get }
    static var malayalam: NLLanguage { get }
    static var marathi: NLLanguage { get }
    static var mongolian: NLLanguage { get }
    static var norwegian: NLLanguage { get }
    static var oriya: NLLanguage { get }
    static var persian: NLLanguage { get }
    static var polish: NLLanguage { get }
    static var portuguese: NLLanguage { get }
    static var punjabi: NLLanguage { get }
    var rawValue: String { get }
    static var romanian: NLLanguage { get }
    static var russian: NLLanguage { get }
    static var simplifiedChinese: NLLanguage { get }
    static var sinhalese: NLLanguage { get }
    static var slovak: NLLanguage { get }
    static var spanish: NLLanguage { get }
    static var swedish: NLLanguage { get }
    static var tamil: NLLanguage { get }
    static var telugu: NLLanguage { get }
    static var thai: NLLanguage { get }
    static var tibetan: NLLanguage { get }
    static var traditionalChinese: NLLanguage { get }
    static var turkish: NLLanguage { get }
    static var ukrainian: NLLanguage { get }
    static var undetermined: NLLanguage { get }
    static var unevaluated: NLLanguage { get }
    static var urdu: NLLanguage { get }
    static var vietnamese: NLLanguage { get }
  }
  class NLLanguageRecognizer: NSObject {
    var dominantLanguage: String? { get }
    static func dominantLanguage(forString string: UnsafeMutableRawPointer) -> String?
    init()
    var languageConstraints: [String]
    var languageHints: [String: NSNumber]
    func languageHypotheses(withMaximum maxHypotheses: Int) -> [String: NSNumber]
    func processString(_ string: String)
    func reset()
  }
  class NLModel: NSObject {
    enum ModelType: Int { case classifier, sequence }
    var configuration: NLModelConfiguration { get }
    init(contentsOf url: URL) throws
    init(mlModel: MLModel) throws
    func predictedLabel(for string: String) -> String?
    func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: NSNumber]
    func predictedLabelHypotheses(forTokens tokens: [String], maximumCount: Int) -> [[String: NSNumber]]
    func predictedLabels(forTokens tokens: [String]) -> [String]
  }
  class NLModelConfiguration: NSObject, NSCopying, NSSecureCoding {
    static func currentRevision(for type: NLModel.ModelType) -> Int
    init()
    init?(coder: NSCoder)
    var language: String? { get }
    var revision: Int { get }
    static func supportedRevisions(for type: NLModel.ModelType) -> IndexSet
    var type: NLModel.ModelType { get }
  }
  struct NLScript: RawRepresentable, Hashable {
    static var arabic: NLScript { get }
    static var armenian: NLScript { get }
    static var bengali: NLScript { get }
    static var canadianAboriginalSyllabics: NLScript { get }
    static var cherokee: NLScript { get }
    static var cyrillic: NLScript { get }
    static var devanagari: NLScript { get }
    static var ethiopic: NLScript { get }
    static var georgian: NLScript { get }
    static var greek: NLScript { get }
    static var gujarati: NLScript { get }
    static var gurmukhi: NLScript { get }
    static var hebrew: NLScript { get }
    init(rawValue: String)
    static var japanese: NLScript { get }
    static var kannada: NLScript { get }
    static var khmer: NLScript { get }
    static var korean: NLScript { get }
    static var lao: NLScript { get }
    static var latin: NLScript { get }
    static var malayalam: NLScript { get }
    static var mongolian: NLScript { get }
    static var myanmar: NLScript { get }
    static var oriya: NLScript { get }
    var rawValue: String { get }
    static var simplifiedChinese: NLScript { get }
    static var sinhala: NLScript { get }
    static var tamil: NLScript { get }
    static var telugu: NLScript { get }
    static var thai: NLScript { get }
    static var tibetan: NLScript { get }
    static var traditionalChinese: NLScript { get }
    static var undetermined: NLScript { get }
  }
  var NLTagAdjective: String { get }
  var NLTagAdverb: String { get }
  var NLTagClassifier: String { get }
  var NLTagCloseParenthesis: String { get }
  var NLTagCloseQuote: String { get }
  var NLTagConjunction: String { get }
  var NLTagDash: String { get }
  var NLTagDeterminer: String { get }
  var NLTagIdiom: String { get }
  var NLTagInterjection: String { get }
  var NLTagNoun: String { get }
  var NLTagNumber: String { get }
  var NLTagOpenParenthesis: String { get }
  var NLTagOpenQuote: String { get }
  var NLTagOrganizationName: String { get }
  var NLTagOther: String { get }
  var NLTagOtherPunctuation: String { get }
  var NLTagOtherWhitespace: String { get }
  var NLTagOtherWord: String { get }
  var NLTagParagraphBreak: String { get }
  var NLTagParticle: String { get }
  var NLTagPersonalName: String { get }
  var NLTagPlaceName: String { get }
  var NLTagPreposition: String { get }
  var NLTagPronoun: String { get }
  var NLTagPunctuation: String { get }
  struct NLTagScheme: RawRepresentable, Hashable {
    init(rawValue: String)
    static var language: NLTagScheme { get }
    static var lemma: NLTagScheme { get }
    static var lexicalClass: NLTagScheme { get }
    static var nameType: NLTagScheme { get }
    static var nameTypeOrLexicalClass: NLTagScheme { get }
    var rawValue: String { get }
    static var script: NLTagScheme { get }
    static var sentimentScore: NLTagScheme { get }
    static var tokenType: NLTagScheme { get }
  }
  var NLTagSentenceTerminator: String { get }
  var NLTagVerb: String { get }
  var NLTagWhitespace: String { get }
  var NLTagWord: String { get }
  var NLTagWordJoiner: String { get }
  class NLTagger: NSObject {
    enum AssetsResult: Int { case available, notAvailable, error }
    struct Options: OptionSet {}
    static func availableTagSchemes(for unit: NLTokenUnit, language: String) -> [String]
    var dominantLanguage: String? { get }
    func enumerateTags(in range: NSRange, unit: NLTokenUnit, scheme: String, options: NLTagger.Options = nil, using handler: @escaping (String, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    func gazetteers(forTagScheme tagScheme: String) -> [NLGazetteer]
    init(tagSchemes: [String])
    func models(forTagScheme tagScheme: String) -> [NLModel]
    static func requestAssets(forLanguage language: String, tagScheme: String) async throws -> NLTagger.AssetsResult
    static func requestAssets(forLanguage language: String, tagScheme: String, completionHandler: @escaping (NLTagger.AssetsResult, Error?) -> Void)
    func setGazetteers(_ gazetteers: [NLGazetteer], forTagScheme tagScheme: String)
    func setLanguage(_ language: String, range: NSRange)
    func setModels(_ models: [NLModel], forTagScheme tagScheme: String)
    func setOrthography(_ orthography: NSOrthography, range: NSRange)
    var string: String?
    func tag(at characterIndex: Int, unit: NLTokenUnit, scheme: String, tokenRange: UnsafeMutablePointer<NSRange>) -> String?
    func tagHypotheses(at characterIndex: Int, unit: NLTokenUnit, scheme: String, maximumCount: Int, tokenRange: UnsafeMutablePointer<NSRange>) -> [String: NSNumber]
    var tagSchemes: [String] { get }
    func tags(in range: NSRange, unit: NLTokenUnit, scheme: String, options: NLTagger.Options = nil, tokenRanges: UnsafeMutablePointer<[NSValue]>) -> [String]
    func tokenRange(at characterIndex: Int, unit: String) -> NSRange
    func tokenRange(for range: NSRange, unit: NLTokenUnit) -> NSRange
  }
  extension NLTagger.Options {
    init(rawValue: UInt)
    static var joinContractions: NLTagger.Options { get }
    static var joinNames: NLTagger.Options { get }
    static var omitOther: NLTagger.Options { get }
    static var omitPunctuation: NLTagger.Options { get }
    static var omitWhitespace: NLTagger.Options { get }
    static var omitWords: NLTagger.Options { get }
    var rawValue: UInt { get }
  }
  enum NLTokenUnit: Int {
    case word, sentence, paragraph, document
  }
  class NLTokenizer: NSObject {
    struct Attributes: OptionSet {}
    func enumerateTokens(in range: NSRange, using handler: @escaping (NSRange, NLTokenizer.Attributes, UnsafeMutablePointer<ObjCBool>) -> Void)
    init(unit: NLTokenUnit)
    func setLanguage(_ language: String)
    var string: String?
    func tokenRange(at characterIndex: Int) -> NSRange
    func tokenRange(for range: NSRange) -> NSRange
    func tokens(for range: NSRange) -> [NSValue]
    var unit: NLTokenUnit { get }
  }
  extension NLTokenizer.Attributes {
    static var emoji: NLTokenizer.Attributes { get }
    init(rawValue: UInt)
    static var numeric: NLTokenizer.Attributes { get }
    var rawValue: UInt { get }
    static var symbolic: NLTokenizer.Attributes { get }
  }
  """#
