/// What is known of the module `CoreTransferable`.
let coreTransferableInterface = #"""
  // exports: Foundation UniformTypeIdentifiers
  extension AttributedString: Transferable {}
  struct CodableRepresentation<Item: Transferable, Encoder, Decoder>: TransferRepresentation {
    init(contentType: UTType)
    init(for itemType: Item.Type = nil, contentType: UTType)
    init(for itemType: Item.Type = nil, contentType: UTType, encoder: Encoder, decoder: Decoder)
  }
  extension Data: Transferable {}
  struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    init(contentType: UTType, exporting: @escaping (Item) async throws -> Data, importing: @escaping (Data) async throws -> Item)
    init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data)
    init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item)
  }
  struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    init(contentType: UTType, shouldAttemptToOpenInPlace: Bool = nil, exporting: @escaping (Item) async throws -> SentTransferredFile, importing: @escaping (ReceivedTransferredFile) async throws -> Item)
    init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = nil, exporting: @escaping (Item) async throws -> SentTransferredFile)
    init(importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = nil, importing: @escaping (ReceivedTransferredFile) async throws -> Item)
  }
  struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: TransferRepresentation {
    init(exporting: @escaping (Item) throws -> ProxyItem)
    init(exporting: @escaping (Item) throws -> ProxyItem, importing: @escaping (ProxyItem) throws -> Item)
    init(importing: @escaping (ProxyItem) throws -> Item)
  }
  struct ReceivedTransferredFile {
    var file: URL { get }
    var isOriginalFile: Bool { get }
  }
  struct SentTransferredFile {
    var allowAccessingOriginalFile: Bool { get }
    var file: URL { get }
    init(_ file: URL, allowAccessingOriginalFile: Bool = nil)
  }
  extension String: Transferable {}
  protocol TransferRepresentation {
    associatedtype Body
    associatedtype Item: Transferable
    var body: Body { get }
  }
  extension TransferRepresentation {
    func exportingCondition(_ condition: @escaping (Item) -> Bool) -> some TransferRepresentation
    func suggestedFileName(_ fileName: @escaping (Item) -> String?) -> some TransferRepresentation
    func suggestedFileName(_ fileName: String) -> some TransferRepresentation
    func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation
  }
  @resultBuilder struct TransferRepresentationBuilder<Item: Transferable> {}
  struct TransferRepresentationVisibility {
    static var all: TransferRepresentationVisibility { get }
    static var group: TransferRepresentationVisibility { get }
    static var ownProcess: TransferRepresentationVisibility { get }
    static var team: TransferRepresentationVisibility { get }
  }
  protocol Transferable {
    associatedtype Representation: TransferRepresentation
  }
  extension Transferable {
    func exported(as contentType: UTType) async throws -> Data
    var exportedContentTypes: [UTType] { get }
    init(importing data: Data, contentType: UTType?) async throws
    init(importing url: URL, contentType: UTType?) async throws
    var suggestedFilename: String? { get }
    func withExportedFile<R>(contentType: UTType?, fileHandler: (URL) async throws -> R) async throws -> R
  }
  extension URL: Transferable {}
  """#
