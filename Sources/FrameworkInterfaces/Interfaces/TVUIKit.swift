/// What is known of the module `TVUIKit`.
let tvuiKitInterface = #"""
  // exports: Foundation
  class TVCaptionButtonView: TVLockupView {
    var contentImage: UIImage?
    var contentText: String?
    init()
    init(frame: CGRect)
    var motionDirection: TVCaptionButtonViewMotionDirection
    var subtitle: String?
    var title: String?
  }
  enum TVCaptionButtonViewMotionDirection: Int {
    case none, horizontal, vertical, all
  }
  class TVCardView: TVLockupView {
    var cardBackgroundColor: UIColor?
    init()
    init(frame: CGRect)
  }
  protocol TVCollectionViewDelegateFullScreenLayout: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, didCenterCellAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, willCenterCellAt indexPath: IndexPath)
  }
  class TVCollectionViewFullScreenCell: UICollectionViewCell {
    var contentBleed: UIEdgeInsets { get }
    var cornerRadius: CGFloat { get }
    init()
    init(frame: CGRect)
    var maskAmount: CGFloat { get }
    func maskAmountDidChange()
    func maskAmountWillChange(_ nextMaskAmount: CGFloat)
    var maskedBackgroundView: UIView { get }
    var maskedContentView: UIView { get }
    var normalizedPosition: CGFloat { get }
    func normalizedPositionDidChange()
    func normalizedPositionWillChange(_ nextNormalizedPosition: CGFloat)
    var parallaxOffset: CGFloat { get }
  }
  class TVCollectionViewFullScreenLayout: UICollectionViewLayout {
    var centerIndexPath: IndexPath? { get }
    var cornerRadius: CGFloat
    init()
    var interitemSpacing: CGFloat
    var isTransitioningToCenterIndexPath: Bool { get }
    var maskAmount: CGFloat
    var maskInset: UIEdgeInsets
    var parallaxFactor: CGFloat
  }
  class TVCollectionViewFullScreenLayoutAttributes: UICollectionViewLayoutAttributes {
    var contentBleed: UIEdgeInsets
    var cornerRadius: CGFloat
    init(forCellWith indexPath: IndexPath)
    init(forDecorationViewOfKind kind: String, with indexPath: IndexPath)
    init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath)
    var maskAmount: CGFloat
    var normalizedPosition: CGFloat
    var parallaxOffset: CGFloat
  }
  class TVDigitEntryViewController: UIViewController {
    func clearEntry(animated: Bool)
    var entryCompletionHandler: (String) -> Void
    init()
    var isSecureDigitEntry: Bool
    var numberOfDigits: Int
    var promptText: String?
    var titleText: String?
  }
  class TVLockupHeaderFooterView: UIView, TVLockupViewComponent {
    init(frame: CGRect)
    var showsOnlyWhenAncestorFocused: Bool
    var subtitleLabel: UILabel? { get }
    var titleLabel: UILabel? { get }
  }
  class TVLockupView: UIControl {
    var contentSize: CGSize
    var contentView: UIView { get }
    var contentViewInsets: NSDirectionalEdgeInsets
    var focusSizeIncrease: NSDirectionalEdgeInsets
    var footerView: TVLockupHeaderFooterView?
    var headerView: TVLockupHeaderFooterView?
    init(frame: CGRect)
  }
  protocol TVLockupViewComponent: NSObjectProtocol {
    func updateAppearance(forLockupViewState state: UIControl.State)
  }
  class TVMediaItemContentBadgeProperties: NSObject, NSCopying, NSSecureCoding {
    var backgroundColor: UIColor
    var color: UIColor
    static func `default`() -> TVMediaItemContentBadgeProperties
    var font: UIFont
    init?(coder: NSCoder)
    static func live() -> TVMediaItemContentBadgeProperties
    var transform: TVMediaItemContentTextTransform
  }
  class TVMediaItemContentConfiguration: NSObject, UIContentConfiguration, NSSecureCoding {
    var badgeProperties: TVMediaItemContentBadgeProperties
    var badgeText: String?
    var image: UIImage?
    init?(coder: NSCoder)
    var overlayView: UIView?
    var playbackProgress: Float
    var secondaryText: String?
    var secondaryTextProperties: TVMediaItemContentTextProperties { get }
    var text: String?
    var textProperties: TVMediaItemContentTextProperties { get }
    static func wideCell() -> TVMediaItemContentConfiguration
  }
  class TVMediaItemContentTextProperties: NSObject, NSCopying, NSSecureCoding {
    var color: UIColor
    var font: UIFont
    init?(coder: NSCoder)
    var transform: TVMediaItemContentTextTransform
  }
  enum TVMediaItemContentTextTransform: Int {
    case none, uppercase, lowercase, capitalized
  }
  class TVMediaItemContentView: UIView, UIContentView {
    var configuration: TVMediaItemContentConfiguration { get }
    var focusedFrameGuide: UILayoutGuide { get }
    init(configuration: TVMediaItemContentConfiguration)
  }
  class TVMonogramContentConfiguration: NSObject, UIContentConfiguration, NSSecureCoding {
    static func cell() -> TVMonogramContentConfiguration
    var image: UIImage?
    init?(coder: NSCoder)
    var personNameComponents: PersonNameComponents?
    var secondaryText: String?
    var secondaryTextProperties: TVMonogramContentTextProperties { get }
    var text: String?
    var textProperties: TVMonogramContentTextProperties { get }
  }
  class TVMonogramContentTextProperties: NSObject, NSCopying, NSSecureCoding {
    var color: UIColor
    var font: UIFont
    init?(coder: NSCoder)
  }
  class TVMonogramContentView: UIView, UIContentView {
    var configuration: TVMonogramContentConfiguration { get }
    var focusedFrameGuide: UILayoutGuide { get }
    init(configuration: TVMonogramContentConfiguration)
  }
  class TVMonogramView: TVLockupView {
    var image: UIImage?
    init()
    init(frame: CGRect)
    var personNameComponents: PersonNameComponents?
    var subtitle: String?
    var title: String?
  }
  class TVPosterView: TVLockupView {
    var image: UIImage?
    var imageView: UIImageView { get }
    init()
    init(frame: CGRect)
    init(image: UIImage?)
    var subtitle: String?
    var title: String?
  }
  """#
