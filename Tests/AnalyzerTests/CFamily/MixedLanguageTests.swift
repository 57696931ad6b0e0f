import ArchModel
import ArchTestSupport
import Testing

@Suite("Swift and the C family", .enabled(if: SwiftProject.clang != nil))
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
}
