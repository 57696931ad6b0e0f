/// What is known of the module `Differentiator`.
let differentiatorInterface = #"""
  struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable>: AnimatableSectionModelType, CustomStringConvertible {
    typealias Identity = Section.Identity
    typealias Item = ItemType
    var description: String { get }
    var identity: Section.Identity { get }
    init(model: Section, items: [ItemType])
    init(original: AnimatableSectionModel, items: [Item])
    var items: [Item]
    var model: Section
  }
  extension AnimatableSectionModel: Equatable where Section: Equatable {}
  protocol AnimatableSectionModelType: SectionModelType , IdentifiableType where Item: IdentifiableType, Item: Equatable {}
  struct Changeset<Section: SectionModelType>: CustomDebugStringConvertible {
    typealias Item = Section.Item
    var debugDescription: String { get }
    var deletedItems: [ItemPath] { get }
    var deletedSections: [Int] { get }
    var finalSections: [Section] { get }
    static func initialValue(_ sections: [Section]) -> Changeset<Section>
    var insertedItems: [ItemPath] { get }
    var insertedSections: [Int] { get }
    var movedItems: [(from: ItemPath, to: ItemPath)] { get }
    var movedSections: [(from: Int, to: Int)] { get }
    var originalSections: [Section] { get }
    var reloadData: Bool { get }
    var updatedItems: [ItemPath] { get }
    var updatedSections: [Int] { get }
  }
  enum Diff {
    enum Error: Swift.Error, CustomDebugStringConvertible { case duplicateItem(item: Any), duplicateSection(section: Any), invalidInitializerImplementation(section: Any, expectedItems: Any, expectedIdentifier: Any) }
    static func differencesForSectionedView<Section: AnimatableSectionModelType>(initialSections: [Section], finalSections: [Section]) throws -> [Changeset<Section>]
  }
  extension Diff.Error {
    var debugDescription: String { get }
  }
  protocol IdentifiableType {
    associatedtype Identity: Hashable
    var identity: Identity { get }
  }
  struct IdentifiableValue<Value: Hashable>: IdentifiableType, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
    typealias Identity = Value
    var debugDescription: String { get }
    var description: String { get }
    var identity: Identity { get }
    var value: Value { get }
  }
  struct ItemPath: CustomDebugStringConvertible, Equatable, Hashable {
    var debugDescription: String { get }
    init(sectionIndex: Int, itemIndex: Int)
    var itemIndex: Int { get }
    var sectionIndex: Int { get }
  }
  struct SectionModel<Section, ItemType>: SectionModelType, CustomStringConvertible {
    typealias Identity = Section
    typealias Item = ItemType
    var description: String { get }
    var identity: Section { get }
    init(model: Section, items: [Item])
    init(original: SectionModel<Section, Item>, items: [Item])
    var items: [Item]
    var model: Section
  }
  extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}
  protocol SectionModelType {
    associatedtype Item
    init(original: Self, items: [Item])
    var items: [Item] { get }
  }
  """#
