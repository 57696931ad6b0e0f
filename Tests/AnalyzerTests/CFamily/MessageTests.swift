import ArchTestSupport
import DependencyModel
import Testing

@Suite("Messages of Objective-C")
struct MessageTests {
  @Test("go on with classes, with values of properties and with methods behind a dot")
  func chains() {
    let found = members(
      """
      - (void)run:(K *)x {
        [[self class] own];
        [[x class] make];
        [x.class make];
        [self.class own];
        [[self.k next] inst];
        x.other.next.inst;
        [[[[self class] alloc] init] inst];
      }
      """)
    #expect(
      found == [
        "2 own", "3 make", "4 make", "5 own", "6 next", "6 inst", "7 other", "7 next",
        "7 inst", "8 inst",
      ])
  }

  @Test("go on with the elements of Foundation's collections, and what categories add to them")
  func collections() {
    let found = members(
      """
      - (void)list:(NSArray<K *> *)a map:(NSMutableDictionary<NSString *, K *> *)d set:(NSSet<K *> *)s {
        [a.firstObject inst];
        [[a objectAtIndex:0] inst];
        [a[0] inst];
        [[d objectForKey:@"a"] inst];
        [d.allValues.lastObject inst];
        [s.anyObject inst];
        [a.own inst];
        [[a sortedArrayUsingSelector:nil].firstObject inst];
      }
      """)
    #expect(
      found == [
        "2 inst", "3 inst", "4 inst", "5 inst", "6 inst", "7 inst", "8 own", "8 inst", "9 inst",
      ])
  }

  @Test("are selectors, not the names that Swift gives to longer ones")
  func longerSelectors() {
    let project = SwiftProject(
      """
      --- Core/More.h
      @interface NSArray (More)
      - (id)firstObjectPassingTest:(BOOL (^)(id))test;
      @end
      @interface Box : NSObject
      - (Box *)moveToPoint:(int)point;
      - (Box *)move;
      @end
      --- Core/Use.m
      #import "More.h"
      id use(NSArray *list, Box *box) { [[box move] moveToPoint:1]; return [list firstObject]; }
      """)
    #expect(project.missingLines(.ambiguous).isEmpty && project.missingLines(.unresolved).isEmpty)
    #expect(
      project.referenceLines.suffix(2) == [
        "Core/Use.m:2 move -> Core.Box", "Core/Use.m:2 moveToPoint: -> Core.Box",
      ])
  }

  @Test("mean the class, not a stub of it in the tests of its module")
  func stubs() {
    let project = SwiftProject(
      """
      depends Tests = App
      --- App/Query.h
      @interface Query : NSObject
      + (Query *)shared;
      - (void)show;
      @end
      void QueryLog(void);
      --- App/Query.m
      #import "Query.h"
      @implementation Query
      + (Query *)shared { return nil; }
      - (void)show { [self hide]; }
      - (void)hide { }
      @end
      void QueryLog(void) { }
      --- App/Use.m
      #import "Query.h"
      void use(void) { [[Query shared] show]; QueryLog(); }
      --- Tests/Stubs.m
      #import "Query.h"
      @implementation Query
      + (Query *)shared { return nil; }
      - (void)show { }
      - (void)hide { }
      @end
      void QueryLog(void) { }
      --- Tests/Test.m
      #import "Query.h"
      void test(void) { [[Query shared] show]; }
      """)
    #expect(project.missingLines(.ambiguous).isEmpty)
    #expect(!project.edgeLines.contains { $0.hasPrefix("App") && $0.contains("-> Tests") })
    #expect(
      project.referenceLines.filter { $0.hasPrefix("Tests/Test.m") } == [
        "Tests/Test.m:2 Query -> App.Query", "Tests/Test.m:2 shared -> App.Query",
        "Tests/Test.m:2 show -> App.Query",
      ])
  }

  @Test("to a class mean no method of its instances")
  func classMessages() {
    let found = references(
      """
      --- Core/Body.h
      @interface NSData (Body)
      - (NSData *)data;
      - (NSData *)body;
      @end
      @interface Own : NSObject
      + (Own *)made;
      - (Own *)twin;
      @end
      --- Core/Use.m
      #import "Body.h"
      void use(NSData *bytes) {
        [NSData data];
        [bytes data];
        [Own twin];
        [[Own made] twin];
      }
      """)
    #expect(
      found.filter { $0.hasPrefix("Core/U") } == [
        "Core/Use.m:4 data -> Core.(extension of NSData)", "Core/Use.m:5 Own -> Core.Own",
        "Core/Use.m:6 Own -> Core.Own", "Core/Use.m:6 made -> Core.Own",
        "Core/Use.m:6 twin -> Core.Own",
      ])
  }

  @Test("find what a category with a prefix adds to values from outside, and nothing else so")
  func categories() {
    let found = references(
      """
      --- Core/Trim.h
      @interface NSString (Trim)
      @property (readonly) NSString *abc_trimmed;
      - (BOOL)abc_isBlank;
      @end
      @interface NSView (Frame)
      @property int width;
      @end
      @interface NSObject (Both)
      - (void)abc_twice;
      @end
      @interface Own : NSObject
      - (void)abc_twice;
      @end
      --- Core/Use.m
      #import "Trim.h"
      void use(NSTextField *field, NSArray *list, NSSize size) {
        NSString *a = field.stringValue.abc_trimmed;
        [[field stringValue] abc_isBlank];
        size.width = list.thing.width;
        [[list objectAtIndex:1] abc_twice];
      }
      --- Core/Unseen.m
      void use(id x) { [x abc_isBlank]; }
      """)
    #expect(
      found.filter { $0.hasPrefix("Core/U") } == [
        "Core/Use.m:3 abc_trimmed -> Core.(extension of NSString)",
        "Core/Use.m:4 abc_isBlank -> Core.(extension of NSString)",
      ])
  }

  @Test("go to what protocols behind a class declare")
  func classWithProtocols() {
    let found = references(
      """
      --- Core/P.h
      @protocol Zoom
      - (void)zoom;
      @end
      @interface Pane : NSObject
      - (void)shut;
      @end
      --- Core/Use.m
      #import "P.h"
      void use(NSObject<Zoom> *a, Pane<Zoom> *b, NSArray<Pane *> *c) {
        [a zoom]; [b zoom]; [b shut]; [c[0] shut];
      }
      """)
    #expect(
      found.filter { $0.hasPrefix("Core/Use.m:3") } == [
        "Core/Use.m:3 zoom -> Core.Zoom", "Core/Use.m:3 zoom -> Core.Zoom",
        "Core/Use.m:3 shut -> Core.Pane", "Core/Use.m:3 shut -> Core.Pane",
      ])
  }

  @Test("go to what macros of the project give, by their values")
  func macros() {
    let found = references(
      """
      --- Core/Actor.h
      #define ActorOf(kind) [kind actorInFile:[NSString stringWithUTF8String:__FILE__] line:__LINE__]
      #define actor ActorOf(Tapper)
      #define DELEGATE ((Boss *)[[NSApplication sharedApplication] delegate])
      #define Alias Tapper
      @interface Actor : NSObject
      + (instancetype)actorInFile:(NSString *)file line:(int)line;
      @end
      @interface Tapper : Actor
      - (void)tapView:(NSString *)label;
      - (Tapper *)usingLabel:(NSString *)label;
      @end
      @interface Boss : NSObject
      - (void)work;
      @end
      --- Core/Use.m
      #import "Actor.h"
      void use(void) {
        [actor tapView:@"a"];
        [[actor usingLabel:@"b"] tapView:@"c"];
        [DELEGATE work];
        [ActorOf(Tapper) tapView:@"d"];
      }
      """)
    #expect(
      found.filter {
        $0.hasPrefix("Core/Use.m") && $0.contains("-> Core.Tapper") || $0.contains("work")
      }
        == [
          "Core/Use.m:3 tapView: -> Core.Tapper", "Core/Use.m:4 usingLabel: -> Core.Tapper",
          "Core/Use.m:4 tapView: -> Core.Tapper", "Core/Use.m:5 work -> Core.Boss",
          "Core/Use.m:6 Tapper -> Core.Tapper", "Core/Use.m:6 tapView: -> Core.Tapper",
        ])
  }

  @Test("read and write properties by the names that their accessors are given")
  func accessors() {
    let found = references(
      """
      --- M/Lamp.h
      @interface Lamp : NSObject
      @property (nonatomic, getter=isLit, setter=light:) BOOL lit;
      @property (getter=theName) NSString *name;
      @property (getter=isCount) NSInteger count;
      @end
      --- M/Use.m
      #import "Lamp.h"
      void use(Lamp *lamp) { [lamp light:YES]; [lamp theName]; lamp.theName; [lamp isCount]; [lamp isLit]; }
      """)
    #expect(
      found.map { $0.split(separator: " ")[1] } == [
        "Lamp", "light:", "theName", "theName", "isCount", "isLit",
      ])
  }

  @Test("with a selector as a value name a method of the class, else the only one in sight")
  func selectors() {
    let found = references(
      """
      --- Core/K.h
      @interface K : NSObject
      - (void)tap:(id)sender;
      - (void)m;
      @property BOOL on;
      @end
      @interface L : NSObject
      - (void)m;
      @end
      @interface Base : NSObject
      - (void)tick:(id)sender;
      @end
      @interface U : Base
      @end
      --- Core/U.m
      #import "K.h"
      @implementation U
      - (void)run:(K *)k {
        [NSTimer timerWithTarget:self selector:@selector(tick:)];
        [center addObserver:k selector:@selector(tap:)];
        [k performSelector:@selector(m)];
        [k performSelector:@selector(setOn:)];
        [k performSelector:@selector(nobodys:)];
      }
      @end
      """)
    #expect(
      found.filter { $0.hasPrefix("Core/U.m") && $0.contains(":") }.filter {
        !$0.hasSuffix(" K -> Core.K")
      }
        == [
          "Core/U.m:4 tick: -> Core.Base", "Core/U.m:5 tap: -> Core.K",
          "Core/U.m:7 setOn: -> Core.K",
        ])
  }

  /// The members that the body of a method of `U` names, with their lines, that of its head being 1.
  private func members(_ method: String) -> [String] {
    let text = """
      --- Core/K.h
      @interface K : NSObject
      + (void)own;
      @property K *next;
      + (K *)make;
      - (void)inst;
      - (K *)other;
      @end
      @interface NSArray (Own)
      - (K *)own;
      @end
      @interface U : K
      @property K *k;
      @end
      --- Core/U.m
      #import "K.h"
      @implementation U
      \(method)
      @end
      """
    return references(text).compactMap { line in
      let words = line.split(separator: " ")
      guard words[0].hasPrefix("Core/U.m:"), let place = Int(words[0].dropFirst("Core/U.m:".count)),
        words[1] != "K"
      else { return nil }
      return "\(place - 2) \(words[1])"
    }
  }
}
