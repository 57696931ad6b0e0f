import Testing

@testable import ClangFrontend

@Suite("Swift names")
struct SwiftNameTests {
  /// A method as its declaration, its class, and what Swift calls it.
  struct Row: Sendable, CustomTestStringConvertible {
    var method: String
    var className: String
    var swift: String
    var testDescription: String { method }

    init(_ method: String, _ className: String, _ swift: String) {
      self.method = method
      self.className = className
      self.swift = swift
    }
  }

  @Test("of methods follow the documented rules", arguments: initializers + factories + methods)
  func method(row: Row) {
    let dump = scanned("@interface \(row.className) : NSObject\n\(row.method)\n@end\n", "File.h")
    let method = dump.facts.declarations.first { $0.kind == .function || $0.kind == .initializer }
    guard let method else {
      Issue.record("no method was read")
      return
    }
    let base = dump.name(method.otherName ?? method.name)
    var labels = dump.facts[method.labels].map { dump.name($0) + ":" }
    if row.method.contains("(NSError **)") { labels.removeLast() }
    #expect(base + "(" + labels.joined() + ")" == row.swift)
  }

  static let initializers = [
    Row("- (instancetype)init;", "ABCUser", "init()"),
    Row(
      "- (instancetype)initWithName:(NSString *)n age:(NSInteger)a;", "ABCUser", "init(name:age:)"),
    Row("- (instancetype)initWithURL:(NSURL *)u;", "ABCUser", "init(url:)"),
    Row("- (instancetype)initWithURLString:(NSString *)u;", "ABCUser", "init(urlString:)"),
    Row("- (instancetype)initWithFrame:(CGRect)f;", "ABCView", "init(frame:)"),
    Row("- (instancetype)initWithCoder:(NSCoder *)c;", "ABCView", "init(coder:)"),
    Row("- (instancetype)initForReading:(NSData *)d;", "ABCBox", "init(forReading:)"),
    Row("- (instancetype)initForReadingWithData:(NSData *)d;", "ABCBox", "init(forReadingWith:)"),
    Row("- (instancetype)initFromData:(NSData *)d;", "ABCBox", "init(from:)"),
    Row(
      "- (id)initWithNibName:(NSString *)n bundle:(NSBundle *)b;", "ABCBox", "init(nibName:bundle:)"
    ),
    Row("- (instancetype)initWithBaseURL:(NSURL *)u;", "ABCBox", "init(baseURL:)"),
    Row("- (instancetype)initWithStyle:(ABCStyle)s;", "ABCBox", "init(style:)"),
    Row(
      "- (instancetype)initWithSession:(ABCSession *)s delegate:(id)d;", "ABCBox",
      "init(session:delegate:)"),
    Row("- (instancetype)initWithData:(NSData *)d error:(NSError **)e;", "ABCBox", "init(data:)"),
    Row("- (void)initialize;", "ABCBox", "initialize()"),
  ]

  static let factories = [
    Row("+ (instancetype)userWithName:(NSString *)n;", "ABCUser", "init(name:)"),
    Row("+ (ABCUser *)userWithName:(NSString *)n;", "ABCUser", "init(name:)"),
    Row("+ (NSString *)userWithName:(NSString *)n;", "ABCUser", "user(withName:)"),
    Row("+ (instancetype)requestWithURL:(NSURL *)u;", "ABCMutableRequest", "init(url:)"),
    Row("+ (instancetype)bezierPathWithRect:(CGRect)r;", "ABCBezierPath", "init(rect:)"),
    Row("+ (instancetype)buttonWithType:(ABCButtonType)t;", "ABCButton", "init(type:)"),
    Row("+ (instancetype)manager;", "ABCManager", "init()"),
    Row("+ (instancetype)sharedManager;", "ABCManager", "shared()"),
    Row(
      "+ (instancetype)colorWithRed:(CGFloat)r green:(CGFloat)g;", "ABCColor", "init(red:green:)"),
    Row("+ (ABCColor *)redColor;", "ABCColor", "red()"),
    Row("+ (instancetype)policyWithPinningMode:(ABCMode)m;", "ABCPolicy", "init(pinningMode:)"),
    Row("+ (instancetype)managerForDomain:(NSString *)d;", "ABCManager", "init(forDomain:)"),
    Row("+ (void)load;", "ABCManager", "load()"),
  ]

  static let methods = [
    Row("- (void)fetchWithURL:(NSURL *)u;", "ABCClient", "fetch(with:)"),
    Row("- (void)reload;", "ABCClient", "reload()"),
    Row("- (void)reloadData;", "ABCClient", "reloadData()"),
    Row("- (void)moveToPoint:(CGPoint)p;", "ABCPath", "move(to:)"),
    Row("- (void)addLineToPoint:(CGPoint)p;", "ABCPath", "addLine(to:)"),
    Row("- (void)addSubview:(UIView *)v;", "ABCView", "addSubview(_:)"),
    Row("- (void)addObject:(id)o;", "ABCList", "add(_:)"),
    Row("- (void)insertObject:(id)o atIndex:(NSUInteger)i;", "ABCList", "insert(_:at:)"),
    Row("- (void)removeObjectAtIndex:(NSUInteger)i;", "ABCList", "removeObject(at:)"),
    Row("- (id)objectForKey:(id)k;", "ABCList", "object(forKey:)"),
    Row("- (void)setObject:(id)o forKey:(id)k;", "ABCList", "setObject(_:forKey:)"),
    Row("- (void)appendString:(NSString *)s;", "ABCText", "append(_:)"),
    Row("- (BOOL)isEqualToString:(NSString *)s;", "ABCText", "isEqual(to:)"),
    Row("- (BOOL)hasPrefix:(NSString *)s;", "ABCText", "hasPrefix(_:)"),
    Row(
      "- (void)presentViewController:(UIViewController *)c animated:(BOOL)a;", "ABCPage",
      "present(_:animated:)"),
    Row("- (void)popViewControllerAnimated:(BOOL)a;", "ABCStack", "popViewController(animated:)"),
    Row("- (void)setHidden:(BOOL)h animated:(BOOL)a;", "ABCView", "setHidden(_:animated:)"),
    Row("- (void)viewWillAppear:(BOOL)a;", "ABCPage", "viewWillAppear(_:)"),
    Row("- (void)layoutSubviews;", "ABCView", "layoutSubviews()"),
    Row("- (NSInteger)numberOfRowsInSection:(NSInteger)s;", "ABCTable", "numberOfRows(inSection:)"),
    Row(
      "- (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)i;", "ABCPage",
      "tableView(_:didSelectRowAt:)"),
    Row(
      "- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i;",
      "ABCPage", "tableView(_:cellForRowAt:)"),
    Row("- (void)performSelector:(SEL)s;", "ABCPage", "perform(_:)"),
    Row("- (void)addTarget:(id)t action:(SEL)a;", "ABCPage", "addTarget(_:action:)"),
    Row("- (BOOL)saveAndReturnError:(NSError **)e;", "ABCStore", "save()"),
    Row("- (BOOL)writeToURL:(NSURL *)u error:(NSError **)e;", "ABCStore", "write(to:)"),
    Row(
      "- (void)loadWithCompletionHandler:(void (^)(void))h;", "ABCStore", "load(completionHandler:)"
    ),
    Row(
      "- (void)sendRequest:(NSURLRequest *)r completion:(void (^)(void))h;", "ABCStore",
      "send(_:completion:)"),
    Row("- (void)cancelAllOperations;", "ABCStore", "cancelAllOperations()"),
    Row("- (void)storeImage:(UIImage *)i forKey:(NSString *)k;", "ABCCache", "store(_:forKey:)"),
    Row("- (void)encodeWithCoder:(NSCoder *)c;", "ABCCache", "encode(with:)"),
    Row("- (void)drawInRect:(CGRect)r;", "ABCShape", "draw(in:)"),
    Row("- (void)observeValueForKeyPath:(NSString *)k;", "ABCShape", "observeValue(forKeyPath:)"),
    Row("- (NSData *)dataUsingEncoding:(NSUInteger)e;", "ABCText", "data(usingEncoding:)"),
    Row("- (void)removeFromSuperview;", "ABCView", "removeFromSuperview()"),
    Row("- (void)bringSubviewToFront:(UIView *)v;", "ABCView", "bringSubview(toFront:)"),
    Row("- (NSURL *)URLForKey:(NSString *)k;", "ABCStore", "url(forKey:)"),
    Row("- (NSData *)JSONData;", "ABCStore", "jsonData()"),
    Row("- (void)HTTPGet:(NSString *)p;", "ABCStore", "httpGet(_:)"),
    Row(
      "- (void)loadWithBlock:(void (^)(NSError *e, NSError *f))b;", "ABCStore", "load(withBlock:)"),
    Row("- (void)closeWithError:(NSError * *)e;", "ABCStore", "close(withError:)"),
    Row("- (ABCStore *)storeFromQueryString:(NSString *)s;", "ABCStore", "fromQueryString(_:)"),
    Row("- (ABCIcon *)iconWithTint:(ABCTint *)t;", "ABCIcon", "withTint(_:)"),
    Row("- (ABCIcon *)iconByScaling;", "ABCIcon", "scaling()"),
    Row("- (ABCIcon *)iconByScaling:(int)n;", "ABCIcon", "scaling(_:)"),
    Row("- (ABCTint *)iconWithTint:(int)t;", "ABCIcon", "icon(withTint:)"),
    Row("- (void)presentError:(NSError *)e;", "ABCPage", "presentError(_:)"),
    Row(
      "- (void)task:(ABCTask *)t didStopWithError:(NSError *)e;", "ABCPage",
      "task(_:didStopWithError:)"),
    Row("- (void)addTask:(ABCTask *)t;\n- (ABCTask *)task;", "ABCQueue", "addTask(_:)"),
    Row(
      "- (void)addTask:(ABCTask *)t;\n@property (copy) NSArray *tasks;", "ABCQueue", "addTask(_:)"),
    Row("- (void)addTask:(ABCTask *)t;\n- (void)task;", "ABCQueue", "add(_:)"),
    Row("- (void)queryString:(NSString *)s;", "ABCStore", "queryString(_:)"),
    Row(
      "- (void)loadText:(NSString *)t baseURL:(NSURL *)u;", "ABCStore", "loadText(_:baseURL:)"),
    Row("- (void)storeByAppendingString:(NSString *)s;", "ABCStore", "store(byAppending:)"),
    Row("- (void)preloadImage:(UIImage *)i;", "ABCStore", "preloadImage(_:)"),
    Row("- (void)reloadImage:(UIImage *)i;", "ABCStore", "reload(_:)"),
    Row("- (void)startRunningTask:(ABCTask *)t;", "ABCStore", "startRunning(_:)"),
  ]

  @Test(
    "of enumeration cases lose what they share with the enumeration",
    arguments: [
      ("ABCState", ["ABCStateIdle", "ABCStateRunning"], ["idle", "running"]),
      ("ABCOptions", ["ABCOptionFirst", "ABCOptionSecond"], ["first", "second"]),
      ("ABCStyle", ["ABCStyleURL", "ABCStylePNGImage"], ["url", "pngImage"]),
      ("ABCSize", ["ABCSize1x", "ABCSize2x"], ["size1x", "size2x"]),
      ("ABCKind", ["ABCKindOnly"], ["only"]),
      ("ABC_Kind", ["ABC_Kind_Old", "ABC_Kind_New"], ["old", "new"]),
      ("ABCCachePolicy", ["ABCCachePolicyNone", "ABCCachePolicyAll"], ["none", "all"]),
      ("Color", ["kRed", "kGreen"], ["kRed", "kGreen"]),
    ])
  func cases(enumeration: String, names: [String], swift: [String]) {
    #expect(SwiftCaseNames.names(of: names, in: enumeration) == swift)
  }

  @Test("of properties begin with small letters and do not repeat their own class")
  func properties() {
    let dump = scanned(
      """
      @interface ABCManager : NSObject
      @property (class, readonly) ABCManager *sharedManager;
      @property (class, readonly) ABCManager *defaultManager;
      @property (nonatomic) NSURL *URL;
      @property (nonatomic) NSData *HTTPBody;
      @property (nonatomic) UIView *headerView;
      @end
      """, "File.h")
    let names = dump.facts.declarations.dropFirst().map { dump.name($0.otherName ?? $0.name) }
    #expect(names == ["shared", "default", "url", "httpBody", "headerView"])
  }

  @Test("are those that macros write, and hidden where the name is refined")
  func written() {
    let dump = scanned(
      """
      NS_SWIFT_NAME(Account)
      @interface ABCAccount : NSObject
      + (instancetype)accountFor:(NSString *)name NS_SWIFT_NAME(make(name:));
      - (void)run:(int)count NS_REFINED_FOR_SWIFT;
      @property (nonatomic, getter=isOn) BOOL on;
      @property NSString *title NS_SWIFT_NAME(caption);
      @end
      """, "File.h")
    #expect(
      dump.declarations == [
        "class ABCAccount = Account : NSObject public",
        "  function accountFor: = make(name name: NSString) -> Self [static] public",
        "  function run: = __run(_ count: -) public",
        "  variable on = isOn -> BOOL public",
        "  variable title = caption -> NSString public",
      ])
  }
}
