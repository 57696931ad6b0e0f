import Testing

@Suite("The scanner, of Objective-C")
struct ObjectiveCScannerTests {
  @Test("reads interfaces with macros around them, generics, instance variables and members")
  func interface() {
    let dump = scanned(
      """
      NS_ASSUME_NONNULL_BEGIN
      API_AVAILABLE(ios(13))
      FOO_EXPORT
      @interface Thing<__covariant T : id<NSCopying>> : Base <P1, P2> {
      @private Foo *_foo;
      @public int bar;
      }
      @property (class, weak, nonatomic) IBOutlet Foo<Bar> *x, *y;
      @property (nonatomic, readonly, copy) NSArray<id<P1, P2>> * (^block)(Zed *z);
      - (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
      + (void)load;
      - (nullable __kindof Foo *)foo:(inout Bar *)b :(int)c, ... NS_REQUIRES_SUPER;
      @end
      NS_ASSUME_NONNULL_END
      """, "Thing.h")
    #expect(dump.facts.language == .objectiveC)
    #expect(
      dump.declarations.filter { !$0.hasPrefix("top-level") } == [
        "class Thing <1> : Base, P1, P2 public",
        "  generic-parameter T -> NSCopying public",
        "  variable _foo -> Foo private",
        "  variable bar public",
        "  variable x -> Foo & Bar [static weak] public",
        "  variable y -> Foo & Bar [static weak] public",
        "  variable block -> (Zed) -> NSArray<P1 & P2> public readonly",
        "  initializer initWithName: = init(name name: NSString) -> Self public",
        "  function load [static] public",
        "  function foo:: = foo(_ b: Bar, _ c: -) -> Foo public",
      ])
  }

  @Test("reads categories, class extensions, protocols and implementations")
  func containers() {
    let dump = scanned(
      """
      @class A, B<T>;
      @protocol F;
      @protocol P <Q, R>
      @optional - (void)maybe;
      @required @property BOOL on;
      @end
      @interface Thing (Cat) <S> @end
      @interface Thing ()
      @property Foo *hidden;
      @end
      @implementation Thing (Cat) { Foo *_ivar; }
      @synthesize x = _x;
      static void helper(void) { }
      - (void)run { }
      @end
      """)
    #expect(
      dump.declarations == [
        "top-level-code (top-level code)",
        "protocol P : Q, R",
        "  function maybe [required]",
        "  variable on -> BOOL [required]",
        "extension Thing(Cat) : S -> Thing",
        "extension Thing -> Thing private",
        "  variable hidden -> Foo private",
        "extension Thing(Cat) -> Thing [defined]",
        "  variable _ivar -> Foo private",
        "function helper [defined] fileprivate",
        "  function run [defined]",
      ])
    #expect(dump.typeNames.prefix(3) == ["A", "B", "F"])
  }

  @Test("reads class extensions of headers, protocols in branches and behind generic arguments")
  func headersOfOthers() {
    let dump = scanned(
      """
      @interface Thing : Base
      #if TARGET_OS_IPHONE
      <P,
      #else
      <
      #endif
      Q>
      - (void)run;
      @end
      @interface Thing ()
      @property Dict<K *, K *><P> *hidden;
      @end
      """, "Thing+Private.h")
    #expect(
      dump.declarations == [
        "class Thing : Base, P, Q public", "  function run public",
        "extension Thing -> Thing public", "  variable hidden -> Dict<K, K> public",
      ])
  }

  @Test("reads messages, allocations and chains")
  func messages() {
    let dump = scanned(
      """
      @implementation X
      - (void)run {
        Foo *a = [[Foo alloc] init];
        Foo *b = [Foo new];
        Foo *c = [[Foo alloc] initWithName:a age:3];
        [a.items[0] add:b, 3, nil];
        [[Bar<Foo *> shared] go];
        self.next->other = (Zed *)[super thing];
        [NSString stringWithFormat:@"a" PRIu64 "b", a];
        [c run:a ? b : c other:_ivar];
      }
      @end
      """)
    #expect(
      dump.bindings == [
        "a: Foo = Foo()", "b: Foo = Foo()", "c: Foo = Foo().initWithName:age:($a, 0)",
      ])
    #expect(
      dump.expressions == [
        "Foo()", "Foo()", "Foo().initWithName:age:($a, 0)", "$a.items[0].add:($b, 0, nil)",
        "Bar<Foo>.shared().go()", "self.next.other=", "(super.thing() as Zed)", "PRIu64",
        "NSString.stringWithFormat:(\"\", $a)", "$a", "$c.run:other:(either($b, $c), _ivar)",
      ])
  }

  @Test("reads blocks with their parameters, and locals of loops, catches and for heads")
  func locals() {
    let dump = scanned(
      """
      void f(Foo *q) {
        for (Bar *b in q.items) { [b go]; }
        for (int i = 0; i < 3; i++) use(i);
        @try { } @catch (NSError *e) { [e log]; } @finally { }
        @synchronized(q) { @autoreleasepool { [q run:^(Zed *z, int n) { [z go]; return q; }]; } }
        NSDictionary<NSString *, Foo *> *d = @{ @"a": q, Key: @[q, @(counter)] };
        __weak typeof(q) weak = q;
        dispatch_async(queue, ^Foo *(void) { return weak; });
        if (@available(iOS 13, *)) { [b gone]; }
      }
      """)
    #expect(
      dump.bindings == [
        "q: Foo", "b: Bar in $q.items", "i: - = 0", "e: NSError", "z: Zed #0", "n: - #1",
        "d: NSDictionary<NSString, Foo> = [:\"\", $q, Key, [$q, _]]", "weak: - = $q",
      ])
    #expect(dump.expressions.contains("b.gone()"))
    #expect(dump.expressions.contains("use($i)"))
    #expect(dump.expressions.contains("dispatch_async(queue, {0})"))
  }

  @Test("reads enumerations in all their macros")
  func enumerations() {
    let dump = scanned(
      """
      typedef NS_ENUM(NSInteger, ABCState) { ABCStateIdle = Start, ABCStateRunning NS_SWIFT_NAME(going), };
      typedef NS_OPTIONS(NSUInteger, ABCFlags) { ABCFlagOne = 1 << 0 } NS_SWIFT_NAME(Flags);
      typedef NS_ERROR_ENUM(ABCDomain, ABCError) { ABCErrorLost };
      NS_CLOSED_ENUM(NSInteger, ABCKind) { ABCKindOld, ABCKindNew };
      typedef CF_ENUM(int, ABCPlain) { ABCPlainA };
      typedef FOO_ENUM(NSInteger, ABCOwn) { ABCOwnA };
      typedef enum { OldA, OldB } Old;
      enum Raw : NSUInteger { RawA };
      enum { Loose = 3 };
      """, "File.h")
    #expect(
      dump.declarations == [
        "enum ABCState : NSInteger [defined] public",
        "  enum-case ABCStateIdle = idle public",
        "  enum-case ABCStateRunning = going public",
        "enum ABCFlags = Flags : NSUInteger [defined] public",
        "  enum-case ABCFlagOne = one public",
        "enum ABCError [defined] public",
        "  enum-case ABCErrorLost = lost public",
        "enum ABCKind : NSInteger [defined] public",
        "  enum-case ABCKindOld = old public",
        "  enum-case ABCKindNew = new public",
        "enum ABCPlain [defined] public",
        "  enum-case ABCPlainA = a public",
        "enum ABCOwn : NSInteger [defined] public",
        "  enum-case ABCOwnA = a public",
        "enum Old [defined] public",
        "  enum-case OldA = a public",
        "  enum-case OldB = b public",
        "enum Raw : NSUInteger [defined] public",
        "  enum-case RawA = a public",
        "variable Loose [const defined] public",
      ])
    #expect(dump.expressions.contains("Start"))
  }

  @Test("goes on behind branches of #if that both open a brace or a method")
  func branches() {
    let dump = scanned(
      """
      @implementation X
      - (void)first {
      #if A
        if (a) {
      #else
        if (b) {
      #endif
          [Foo bar];
        }
      }
      #if A
      - (void)second {
      #else
      - (void)other {
      #endif
        [Foo baz];
      }
      - (void)third { }
      @end
      @implementation Y
      - (void)fourth { [Foo qux];
      @end
      @interface Z : Q
      @end
      """)
    let names = dump.facts.declarations.map { dump.name($0.name) }
    #expect(
      names.filter { $0 != "(top-level code)" } == [
        "X", "first", "second", "other", "third", "Y", "fourth", "Z",
      ])
    #expect(dump.expressions.contains("Foo.baz()"))
  }

  @Test("reads imports of headers and modules, and the names in macros")
  func imports() {
    let dump = scanned(
      """
      #import "Dir/A.h"
      #import <UIKit/UIKit.h>
      @import Core.Sub;
      #define RUN(x, y) [Foo run:x with:y other:bar(x)]
      #define LIMIT kLimit
      #define EMPTY
      """)
    #expect(dump.facts.imports.map(\.path) == ["Dir/A.h", "UIKit/UIKit.h", "Core.Sub"])
    #expect(dump.facts.imports.map(\.form) == [.quotedHeader, .angledHeader, .module])
    #expect(
      dump.declarations == [
        "macro RUN(_ x: -, _ y: -)", "variable LIMIT [const valued]",
      ])
    #expect(
      Set(dump.expressions).isSuperset(of: ["Foo.run:with:other:($x, $y, bar($x))", "kLimit"]))
  }
}
