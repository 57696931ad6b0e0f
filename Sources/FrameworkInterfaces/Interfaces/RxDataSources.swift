/// What is known of the module `RxDataSources`.
let rxDataSourcesInterface = #"""
  // exports: Differentiator RxSwift RxCocoa
  struct AnimationConfiguration {
    var deleteAnimation: UITableView.RowAnimation { get }
    init(insertAnimation: UITableView.RowAnimation = nil, reloadAnimation: UITableView.RowAnimation = nil, deleteAnimation: UITableView.RowAnimation = nil)
    var insertAnimation: UITableView.RowAnimation { get }
    var reloadAnimation: UITableView.RowAnimation { get }
  }
  extension BinaryInteger {
    var identity: Self { get }
  }
  class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject , UICollectionViewDataSource , SectionedViewDataSourceType {
    typealias CanMoveItemAtIndexPath = (CollectionViewSectionedDataSource<Section>, IndexPath) -> Bool
    typealias ConfigureCell = (CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Item) -> UICollectionViewCell
    typealias ConfigureSupplementaryView = (CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath) -> UICollectionReusableView
    typealias Item = Section.Item
    typealias MoveItem = (CollectionViewSectionedDataSource<Section>, _ sourceIndexPath:IndexPath, _ destinationIndexPath:IndexPath) -> Void
    typealias Section = Section
    typealias SectionModelSnapshot = SectionModel<Section, Item>
    var canMoveItemAtIndexPath: ((CollectionViewSectionedDataSource<Section>, IndexPath) -> Bool)?
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
    var configureCell: ConfigureCell
    var configureSupplementaryView: ConfigureSupplementaryView?
    init(configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil, moveItem: @escaping MoveItem = nil, canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = nil)
    func model(at indexPath: IndexPath) throws -> Any
    var moveItem: MoveItem
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func responds(to aSelector: Selector!) -> Bool
    var sectionModels: [Section] { get }
    func setSections(_ sections: [Section])
    subscript(indexPath: IndexPath) -> Item { get set }
    subscript(section: Int) -> Section { get }
    var supplementaryViewFactory: ConfigureSupplementaryView?
  }
  extension Double: IdentifiableType {}
  extension Float: IdentifiableType {}
  extension FloatingPoint {
    var identity: Self { get }
  }
  extension Int: IdentifiableType {}
  extension Int16: IdentifiableType {}
  extension Int32: IdentifiableType {}
  extension Int64: IdentifiableType {}
  extension Int8: IdentifiableType {}
  class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>: CollectionViewSectionedDataSource<Section> , RxCollectionViewDataSourceType {
    typealias DecideViewTransition = (CollectionViewSectionedDataSource<Section>, UICollectionView, [Changeset<Section>]) -> ViewTransition
    typealias Element = [Section]
    var animationConfiguration: AnimationConfiguration
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
    var decideViewTransition: DecideViewTransition
    init(animationConfiguration: AnimationConfiguration = nil, decideViewTransition: @escaping DecideViewTransition = nil, configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil, moveItem: @escaping MoveItem = nil, canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = nil)
  }
  class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>: CollectionViewSectionedDataSource<Section> , RxCollectionViewDataSourceType {
    typealias Element = [Section]
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
  }
  class RxPickerViewAttributedStringAdapter<Components>: RxPickerViewDataSource<Components>, UIPickerViewDelegate {
    typealias AttributedTitleForRow = ( _ dataSource: RxPickerViewAttributedStringAdapter<Components>, _ pickerView: UIPickerView, _ components: Components, _ row: Int, _ component: Int ) -> NSAttributedString?
    init(components: Components, numberOfComponents: @escaping NumberOfComponents, numberOfRowsInComponent: @escaping NumberOfRowsInComponent, attributedTitleForRow: @escaping AttributedTitleForRow)
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  }
  class RxPickerViewDataSource<Components>: NSObject, UIPickerViewDataSource, RxPickerViewDataSourceType {
    typealias NumberOfComponents = ( _ dataSource: RxPickerViewDataSource, _ pickerView: UIPickerView, _ components: Components) -> Int
    typealias NumberOfRowsInComponent = ( _ dataSource: RxPickerViewDataSource, _ pickerView: UIPickerView, _ components: Components, _ component: Int ) -> Int
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Components>)
  }
  class RxPickerViewStringAdapter<Components>: RxPickerViewDataSource<Components>, UIPickerViewDelegate {
    typealias TitleForRow = ( _ dataSource: RxPickerViewStringAdapter<Components>, _ pickerView: UIPickerView, _ components: Components, _ row: Int, _ component: Int ) -> String?
    init(components: Components, numberOfComponents: @escaping NumberOfComponents, numberOfRowsInComponent: @escaping NumberOfRowsInComponent, titleForRow: @escaping TitleForRow)
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  }
  class RxPickerViewViewAdapter<Components>: RxPickerViewDataSource<Components>, UIPickerViewDelegate {
    typealias ViewForRow = ( _ dataSource: RxPickerViewViewAdapter<Components>, _ pickerView: UIPickerView, _ components: Components, _ row: Int, _ component: Int, _ view: UIView? ) -> UIView
    init(components: Components, numberOfComponents: @escaping NumberOfComponents, numberOfRowsInComponent: @escaping NumberOfRowsInComponent, viewForRow: @escaping ViewForRow)
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
  }
  class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>: TableViewSectionedDataSource<Section> , RxTableViewDataSourceType {
    typealias DecideViewTransition = (TableViewSectionedDataSource<Section>, UITableView, [Changeset<Section>]) -> ViewTransition
    typealias Element = [Section]
    var animationConfiguration: AnimationConfiguration
    var decideViewTransition: DecideViewTransition
    init(animationConfiguration: AnimationConfiguration = nil, decideViewTransition: @escaping DecideViewTransition = nil, configureCell: @escaping ConfigureCell, titleForHeaderInSection: @escaping TitleForHeaderInSection = nil, titleForFooterInSection: @escaping TitleForFooterInSection = nil, canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = nil, canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = nil)
    init(animationConfiguration: AnimationConfiguration = nil, decideViewTransition: @escaping DecideViewTransition = nil, configureCell: @escaping ConfigureCell, titleForHeaderInSection: @escaping TitleForHeaderInSection = nil, titleForFooterInSection: @escaping TitleForFooterInSection = nil, canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = nil, canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = nil, sectionIndexTitles: @escaping SectionIndexTitles = nil, sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = nil)
    func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
  }
  class RxTableViewSectionedReloadDataSource<Section: SectionModelType>: TableViewSectionedDataSource<Section> , RxTableViewDataSourceType {
    typealias Element = [Section]
    func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
  }
  protocol SectionedViewType {
    func deleteItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation)
    func deleteSections(_ sections: [Int], animationStyle: UITableView.RowAnimation)
    func insertItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation)
    func insertSections(_ sections: [Int], animationStyle: UITableView.RowAnimation)
    func moveItemAtIndexPath(_ from: IndexPath, to: IndexPath)
    func moveSection(_ from: Int, to: Int)
    func reloadItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation)
    func reloadSections(_ sections: [Int], animationStyle: UITableView.RowAnimation)
  }
  extension SectionedViewType {
    func batchUpdates<Section>(_ changes: Changeset<Section>, animationConfiguration: AnimationConfiguration)
  }
  extension String {
    typealias Identity = String
    var identity: String { get }
  }
  extension String: IdentifiableType {}
  class TableViewSectionedDataSource<Section: SectionModelType>: NSObject , UITableViewDataSource , SectionedViewDataSourceType {
    typealias CanEditRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
    typealias CanMoveRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
    typealias ConfigureCell = (TableViewSectionedDataSource<Section>, UITableView, IndexPath, Item) -> UITableViewCell
    typealias Item = Section.Item
    typealias SectionForSectionIndexTitle = (TableViewSectionedDataSource<Section>, _ title: String, _ index: Int) -> Int
    typealias SectionIndexTitles = (TableViewSectionedDataSource<Section>) -> [String]?
    typealias SectionModelSnapshot = SectionModel<Section, Item>
    typealias TitleForFooterInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
    typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
    var canEditRowAtIndexPath: CanEditRowAtIndexPath
    var canMoveRowAtIndexPath: CanMoveRowAtIndexPath
    var configureCell: ConfigureCell
    init(configureCell: @escaping ConfigureCell, titleForHeaderInSection: @escaping TitleForHeaderInSection = nil, titleForFooterInSection: @escaping TitleForFooterInSection = nil, canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = nil, canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = nil)
    init(configureCell: @escaping ConfigureCell, titleForHeaderInSection: @escaping TitleForHeaderInSection = nil, titleForFooterInSection: @escaping TitleForFooterInSection = nil, canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = nil, canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = nil, sectionIndexTitles: @escaping SectionIndexTitles = nil, sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = nil)
    func model(at indexPath: IndexPath) throws -> Any
    func numberOfSections(in tableView: UITableView) -> Int
    var sectionForSectionIndexTitle: SectionForSectionIndexTitle
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    var sectionIndexTitles: SectionIndexTitles
    var sectionModels: [Section] { get }
    func setSections(_ sections: [Section])
    subscript(indexPath: IndexPath) -> Item { get set }
    subscript(section: Int) -> Section { get }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    var titleForFooterInSection: TitleForFooterInSection
    var titleForHeaderInSection: TitleForHeaderInSection
  }
  extension UICollectionView {
    func deleteItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation)
    func deleteSections(_ sections: [Int], animationStyle: UITableView.RowAnimation)
    func insertItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation)
    func insertSections(_ sections: [Int], animationStyle: UITableView.RowAnimation)
    func moveItemAtIndexPath(_ from: IndexPath, to: IndexPath)
    func moveSection(_ from: Int, to: Int)
    func reloadItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation)
    func reloadSections(_ sections: [Int], animationStyle: UITableView.RowAnimation)
  }
  extension UICollectionView: SectionedViewType {}
  extension UITableView {
    func deleteItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation)
    func deleteSections(_ sections: [Int], animationStyle: UITableView.RowAnimation)
    func insertItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation)
    func insertSections(_ sections: [Int], animationStyle: UITableView.RowAnimation)
    func moveItemAtIndexPath(_ from: IndexPath, to: IndexPath)
    func moveSection(_ from: Int, to: Int)
    func reloadItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation)
    func reloadSections(_ sections: [Int], animationStyle: UITableView.RowAnimation)
  }
  extension UITableView: SectionedViewType {}
  extension UInt: IdentifiableType {}
  extension UInt16: IdentifiableType {}
  extension UInt32: IdentifiableType {}
  extension UInt64: IdentifiableType {}
  extension UInt8: IdentifiableType {}
  enum ViewTransition {
    case animated, reload
  }
  """#
