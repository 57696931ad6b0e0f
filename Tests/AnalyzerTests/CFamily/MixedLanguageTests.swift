import ArchTestSupport
import Testing

@Suite("Swift and the C family")
struct MixedLanguageTests {
  @Test("know each other's types by the names that each side writes")
  func names() {
    let found = references(
      """
      --- App/Main.swift
      import Core
      final class Main {
        let account: Account
        let style: Style = .plain
        func run() { account.rename(to: "x") }
      }
      --- Core/Core.h
      NS_SWIFT_NAME(Account)
      @interface XYZAccount : NSObject
      - (void)renameTo:(NSString *)name NS_SWIFT_NAME(rename(to:));
      @end
      typedef NS_ENUM(NSInteger, XYZStyle) { XYZStylePlain, XYZStyleFancy } NS_SWIFT_NAME(Style);
      """)
    #expect(
      found == [
        "App/Main.swift:3 Account -> Core.XYZAccount", "App/Main.swift:4 Style -> Core.XYZStyle",
        "App/Main.swift:4 plain -> Core.XYZStyle", "App/Main.swift:5 rename -> Core.XYZAccount",
      ])
  }

  @Test("Constants of enumerations have their short names in these alone")
  func shortNamesOfConstants() {
    let found = references(
      """
      --- App/App-Bridging-Header.h
      #import "Fields.h"
      --- App/Fields.h
      typedef enum : NSUInteger { FieldName, FieldTopic } Field;
      typedef NS_ENUM(NSUInteger, Mode) { ModeFast, ModeSlow };
      --- App/Element.swift
      import Markup
      extension Element {
        func clean() -> Bool { name == "img" || fast }
        func plain() -> Field { FieldTopic }
        func mode() -> Mode { .slow }
      }
      """)
    #expect(
      found == [
        "App/Element.swift:4 Field -> App.Field", "App/Element.swift:4 FieldTopic -> App.Field",
        "App/Element.swift:5 Mode -> App.Mode", "App/Element.swift:5 slow -> App.Mode",
      ])
  }

  @Test("Swift sees what a header declares `static`, and what a `.c` file does not")
  func staticInHeader() {
    let text = """
      --- App/main.swift
      import Clay
      func run() -> Int32 { clayFire(1) + clayLimit + clayHidden() }
      --- Clay/clay.c
      #include "clay.h"
      static int clayHidden(void) { return 1; }
      int clayMake(void) { return clayFire(2); }
      --- Clay/clay.h
      static inline int clayFire(int hours) { return hours; }
      static const int clayLimit = 3;
      --- Other/main.swift
      func run() -> Int32 { clayFire(1) }
      """
    #expect(
      references(text) == [
        "App/main.swift:2 clayFire -> Clay.clayFire",
        "App/main.swift:2 clayLimit -> Clay.clayLimit",
        "Clay/clay.c:3 clayFire -> Clay.clayFire",
      ])
  }

  @Test("meet in Objective-C by @objc names and selectors")
  func objectiveCNames() {
    let found = references(
      """
      --- App/Main.m
      #import "App-Swift.h"
      @implementation Main
      - (void)run:(XYZStore *)store {
        [store saveWithName:@"x" at:nil];
        store.title = @"y";
        [XYZStore shared];
      }
      @end
      --- App/Store.swift
      @objc(XYZStore) public class Store: NSObject {
        @objc public static var shared: Store
        @objc public var title: String
        @objc public func save(name: String, at url: URL?) {}
      }
      """)
    #expect(
      found == [
        "App/Main.m:3 XYZStore -> App.Store", "App/Main.m:4 saveWithName:at: -> App.Store",
        "App/Main.m:5 title -> App.Store", "App/Main.m:6 XYZStore -> App.Store",
        "App/Main.m:6 shared -> App.Store",
      ])
  }

  @Test("form one cycle with evidence in both languages")
  func cycle() {
    let found = references(
      """
      --- Kit/Engine.swift
      @objc public class Engine: NSObject {
        let screen: KITScreen
      }
      --- Kit/KITScreen.h
      @class Engine;
      @interface KITScreen : NSObject
      @property (nonatomic) Engine *engine;
      @end
      """)
    #expect(
      found == [
        "Kit/Engine.swift:2 KITScreen -> Kit.KITScreen",
        "Kit/KITScreen.h:1 Engine -> Kit.Engine", "Kit/KITScreen.h:3 Engine -> Kit.Engine",
      ])
  }

  @Test("keep what is no public header from Swift in other modules")
  func access() {
    let project = SwiftProject(
      """
      public Core = Core/Open.h
      --- App/Main.swift
      import Core
      struct Main { let a: Open; let b: Closed }
      --- Core/Open.h
      @interface Open : NSObject
      @end
      --- Core/Closed.h
      @interface Closed : NSObject
      @end
      --- Core/Own.swift
      struct Own { let b: Closed }
      """)
    #expect(project.edgeLines == ["App.Main -> Core.Open", "Core.Own -> Core.Closed"])
    #expect(project.node("Core.Open")?.access == .public)
    #expect(project.node("Core.Closed")?.access == .internal)
  }

  @Test("show Swift what a bridging header includes, without an import")
  func bridgingHeader() {
    let found = edges(
      """
      bridging App = App/App-Bridging-Header.h
      --- App/Main.swift
      struct Main { let log: Log }
      --- App/App-Bridging-Header.h
      #import <Logs/Log.h>
      --- Logs/Log.h
      @interface Log : NSObject
      @end
      """)
    #expect(found == ["App.Main -> Logs.Log"])
  }

  @Test("hand on by public headers what these include")
  func reexport() {
    let found = edges(
      """
      --- App/Main.swift
      import UI
      struct Main { let model: Model }
      --- UI/UI.h
      #import <Core/Model.h>
      --- Core/Model.h
      @interface Model : NSObject
      @end
      """)
    #expect(found == ["App.Main -> Core.Model"])
  }

  @Test("go on with the values of Objective-C's properties")
  func chains() {
    let found = references(
      """
      --- App/Main.swift
      import Core
      func run(_ a: Account) { a.owner.rename() }
      --- Core/Core.h
      @interface Owner : NSObject
      - (void)rename;
      @end
      @interface Account : NSObject
      @property (nonatomic) Owner *owner;
      @end
      """)
    #expect(found.contains("App/Main.swift:2 rename -> Core.Owner"))
  }

  @Test("read properties by messages, and members of categories on foreign types")
  func propertyMessages() {
    let found = references(
      """
      --- Core/Store.h
      NS_ASSUME_NONNULL_BEGIN
      NS_SWIFT_NAME(Store)
      @interface XYZStore : NSObject
      @property (class, nonatomic, readonly) XYZStore *shared;
      @property (nonatomic, readonly) NSString *name;
      - (void)open;
      @end
      @interface NSString (Row)
      @property (nonatomic, readonly) NSString *row;
      @end
      --- Core/Store.m
      #import "Store.h"
      @implementation XYZStore
      + (XYZStore *)shared { return nil; }
      - (void)open { [[XYZStore shared] open]; }
      @end
      --- Core/Use.m
      #import "Store.h"
      void use(XYZStore *store) {
        [[XYZStore shared] open];
        [store.name.row length];
      }
      --- Core/Own.swift
      extension String { var title: String { "" } }
      func use(_ store: Store) { _ = store.name.title }
      """)
    #expect(
      found.filter { $0.hasPrefix("Core/Use.m") } == [
        "Core/Use.m:2 XYZStore -> Core.XYZStore", "Core/Use.m:3 XYZStore -> Core.XYZStore",
        "Core/Use.m:3 shared -> Core.XYZStore", "Core/Use.m:3 open -> Core.XYZStore",
        "Core/Use.m:4 name -> Core.XYZStore", "Core/Use.m:4 row -> Core.(extension of NSString)",
      ])
    #expect(found.contains("Core/Own.swift:2 title -> Core.(extension of String)"))
    #expect(found.contains("Core/Own.swift:2 Store -> Core.XYZStore"))
  }

  @Test("know members that Swift alone has: constants of enumerations by name, nested names")
  func swiftMembers() {
    let found = references(
      """
      --- App/Main.swift
      import Core
      func run(_ a: Account) {
        a.key = .one
        _ = Key.one
        let kind: Account.Kind = .first
        _ = Account.Kind.second
        _ = Account.make(of: 1)
      }
      --- Core/Core.h
      typedef NSString *Key NS_TYPED_ENUM;
      extern Key const KeyOne;
      @interface Account : NSObject
      @property Key key;
      @end
      typedef NSString *AccountKind NS_EXTENSIBLE_STRING_ENUM NS_SWIFT_NAME(Account.Kind);
      FOUNDATION_EXPORT AccountKind const AccountKindFirst;
      FOUNDATION_EXPORT AccountKind const TheSecond NS_SWIFT_NAME(Account.Kind.second);
      Account *AccountMake(int size) NS_SWIFT_NAME(Account.make(of:));
      """)
    #expect(
      found.filter { $0.hasPrefix("App/") && !$0.hasSuffix("Account -> Core.Account") } == [
        "App/Main.swift:3 key -> Core.Account", "App/Main.swift:3 one -> Core.KeyOne",
        "App/Main.swift:4 Key -> Core.Key", "App/Main.swift:4 one -> Core.KeyOne",
        "App/Main.swift:5 Kind -> Core.AccountKind",
        "App/Main.swift:5 first -> Core.AccountKindFirst",
        "App/Main.swift:6 Kind -> Core.AccountKind", "App/Main.swift:6 second -> Core.TheSecond",
        "App/Main.swift:7 make -> Core.AccountMake",
      ])
  }

  @Test("go on in Swift with a protocol's property that a class implements as a method")
  func implementedProperty() {
    let found = references(
      """
      --- App/Main.swift
      import Core
      func run(_ t: Tracer) { t.context?.send() }
      --- Core/Core.h
      @interface Context : NSObject
      - (void)send;
      @end
      @protocol Span
      @property (nullable) Context *context;
      @end
      @interface Tracer : NSObject <Span>
      @end
      --- Core/Tracer.m
      #import "Core.h"
      @implementation Tracer
      - (Context *)context { return nil; }
      @end
      """)
    #expect(
      found.filter { $0.hasPrefix("App") } == [
        "App/Main.swift:2 Tracer -> Core.Tracer", "App/Main.swift:2 context -> Core.Span",
        "App/Main.swift:2 send -> Core.Context",
      ])
  }

  @Test("share the constants of enumerations")
  func constants() {
    let found = references(
      """
      --- Core/level.h
      typedef enum { LEVEL_LOW, LEVEL_HIGH } Level;
      --- Core/Mode.swift
      @objc(XYZMode) public enum Mode: Int { case big }
      let level = LEVEL_HIGH
      --- Core/Use.m
      #import "Core-Swift.h"
      int mode(void) { return XYZModeBig; }
      """)
    #expect(
      found == [
        "Core/Mode.swift:2 LEVEL_HIGH -> Core.Level", "Core/Use.m:2 XYZModeBig -> Core.Mode",
      ])
  }

  @Test("call what fails or waits with one more parameter")
  func effects() {
    let found = references(
      """
      --- Core/Loader.swift
      @objc public class Loader: NSObject {
        @objc func load() throws {}
        @objc func load(from name: String) throws {}
        @objc func fetch(_ name: String) async {}
      }
      --- Core/Use.m
      #import "Core-Swift.h"
      void use(Loader *loader) {
        [loader loadAndReturnError:nil];
        [loader loadFrom:@"a" error:nil];
        [loader fetch:@"a" completionHandler:nil];
      }
      """)
    #expect(
      found.filter { !$0.hasSuffix("Loader -> Core.Loader") } == [
        "Core/Use.m:3 loadAndReturnError: -> Core.Loader",
        "Core/Use.m:4 loadFrom:error: -> Core.Loader",
        "Core/Use.m:5 fetch:completionHandler: -> Core.Loader",
      ])
  }

  @Test("do not meet where C++ names a type of its own that Swift has too")
  func cxxNames() {
    let text = """
      --- App/Bridge.mm
      #include "core/aggregate.h"
      @implementation Bridge {
        std::shared_ptr<Sum> sum;
      }
      @end
      --- Kit/Sum.swift
      public class Sum {}
      """
    #expect(references(text).isEmpty)
    let shown = text.replacing("core/aggregate.h", with: "Kit-Swift.h")
    #expect(references(shown) == ["App/Bridge.mm:3 Sum -> Kit.Sum"])
  }

  @Test("meet in extensions of classes that have another name in Swift")
  func renamedClasses() {
    let found = references(
      """
      --- App/Fonts.swift
      import Foundation
      extension UserDefaults {
        @objc static func shopFont() -> Font { Font() }
        @objc func remember() {}
      }
      extension FileManager { @objc func shopFolder() -> String { "" } }
      @objc public class Font: NSObject { @objc func bold() {} }
      func use() { UserDefaults.standard.abcCount(); UserDefaults.abcReset() }
      --- App/More.h
      @interface NSUserDefaults (More)
      - (void)abcCount;
      + (void)abcReset;
      @end
      --- App/Use.m
      #import "More.h"
      #import "App-Swift.h"
      void use(void) {
        [[NSUserDefaults shopFont] bold];
        [[NSUserDefaults standardUserDefaults] remember];
        [[NSFileManager defaultManager] shopFolder];
        [NSUserDefaults abcReset];
      }
      """)
    #expect(
      found.filter { $0.hasPrefix("App/Use.m") } == [
        "App/Use.m:4 shopFont -> App.(extension of UserDefaults)", "App/Use.m:4 bold -> App.Font",
        "App/Use.m:5 remember -> App.(extension of UserDefaults)",
        "App/Use.m:6 shopFolder -> App.(extension of FileManager)",
        "App/Use.m:7 abcReset -> App.(extension of NSUserDefaults)",
      ])
    #expect(found.contains("App/Fonts.swift:8 abcReset -> App.(extension of NSUserDefaults)"))
  }

  @Test("meet in types that are nested in Swift and stand alone in Objective-C")
  func nestedTypes() {
    let found = references(
      """
      --- App/Center.swift
      @objc(ABCCenter) class Center: NSObject {
        @objc(ABCStatus) enum Status: Int { case open, shut }
        @objc(ABCSettings) class Settings: NSObject { @objc let status: Status = .open }
        class Hidden {}
      }
      --- App/Use.m
      #import "App-Swift.h"
      void use(Hidden *hidden) {
        ABCSettings *settings = [ABCSettings new];
        ABCStatus status = settings.status;
        if (status == ABCStatusShut) { }
      }
      """)
    #expect(
      found.filter { $0.hasPrefix("App/Use.m") } == [
        "App/Use.m:3 ABCSettings -> App.Center", "App/Use.m:3 ABCSettings -> App.Center",
        "App/Use.m:4 ABCStatus -> App.Center", "App/Use.m:4 status -> App.Center",
        "App/Use.m:5 ABCStatusShut -> App.Center",
      ])
  }

  @Test("meet in methods that fulfil a requirement with a selector of its own")
  func witnesses() {
    let found = references(
      """
      --- App/Tree.swift
      @objc protocol Conversion {
        @objc(toSQLForBase:) func toSQL(base: NSObject) -> String
        @objc(leaf) var first: Tree { get }
      }
      @objc(ABCTree) class Tree: NSObject {
        func toSQL(other: NSObject) -> String { "" }
      }
      extension Tree: Conversion {
        func toSQL(base: NSObject) -> String { "" }
        var first: Tree { self }
      }
      --- App/Use.m
      #import "App-Swift.h"
      void use(ABCTree *tree) { [[tree leaf] toSQLForBase:nil]; }
      """)
    #expect(
      found.filter { $0.hasPrefix("App/Use.m") } == [
        "App/Use.m:2 ABCTree -> App.Tree", "App/Use.m:2 leaf -> App.Tree",
        "App/Use.m:2 toSQLForBase: -> App.Tree",
      ])
  }

  @Test("show what a public header includes from a folder that is not public")
  func forwardingHeader() {
    let text = """
      public Vault = Vault/include/Vault/Vault.h
      --- App/Main.swift
      import Vault
      func use(_ vault: Vault) { vault.shut(Mode.single) }
      --- Vault/Inner.h
      typedef NS_ENUM(NSUInteger, Mode) { ModeSingle, ModeMany };
      --- Vault/Vault.h
      #import "Inner.h"
      @interface Vault : NSObject
      - (void)shut:(Mode)mode;
      @end
      --- Vault/Secret.h
      @interface Secret : NSObject
      @end
      --- Vault/include/Vault/Vault.h
      #include "../../Vault.h"
      """
    let project = SwiftProject(text)
    #expect(
      project.referenceLines.filter { $0.hasPrefix("App") } == [
        "App/Main.swift:2 Vault -> Vault.Vault", "App/Main.swift:2 shut -> Vault.Vault",
        "App/Main.swift:2 Mode -> Vault.Mode", "App/Main.swift:2 single -> Vault.Mode",
      ])
    #expect(project.node("Vault.Secret")?.access == .internal)
  }

  @Test("find what categories add to strings, and constants that name notifications")
  func stringsAndNotifications() {
    let found = references(
      """
      public Core = Core/include/Core/Tree.h
      --- Core/include/Core/Tree.h
      #import <Foundation/Foundation.h>
      @interface NSString (Trim)
      - (NSString *)trimmedTwice;
      @end
      extern NSString * const ABCTreeDidGrowNotification;
      --- App/Use.swift
      import Core
      import Foundation
      extension NSString { @objc var isLeafy: Bool { true } }
      func use(text: String) {
        _ = text.isLeafy
        _ = text.trimmedTwice()
        _ = text.count
        NotificationCenter.default.post(name: .ABCTreeDidGrow, object: nil)
        _ = Notification.Name.ABCTreeDidGrow
      }
      """)
    #expect(
      found.filter { $0.hasPrefix("App/Use.swift") } == [
        "App/Use.swift:5 isLeafy -> App.(extension of NSString)",
        "App/Use.swift:6 trimmedTwice -> Core.(extension of NSString)",
        "App/Use.swift:8 ABCTreeDidGrow -> Core.ABCTreeDidGrowNotification",
        "App/Use.swift:9 ABCTreeDidGrow -> Core.ABCTreeDidGrowNotification",
      ])
  }
}
