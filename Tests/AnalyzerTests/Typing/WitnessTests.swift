import Testing

@Suite("Members that a type has from several sides")
struct WitnessTests {
  @Test("a superclass meets a requirement, however far it is")
  func superclassMeetsRequirement() {
    let found = members(
      of: "Screen().show(); _ = Screen().title",
      given: """
        protocol Titled { var title: String { get }; func show() }
        class Base { func show() {}; var title: String { "" } }
        class Middle: Base {}
        class Screen: Middle, Titled {}
        """)
    #expect(found == "Base.show Base.title")
  }

  @Test("a superclass that is not known may meet a requirement: that is not meant")
  func unknownSuperclass() {
    let found = members(
      ofFile: """
        import UIKit
        class Screen: UIViewController, Titled { func run() { _ = title; _ = self.title } }
        func run(_ screen: Screen) { _ = screen.title }
        """,
      given: "protocol Titled { var title: String? { get } }")
    #expect(found == "")
  }

  @Test("a requirement without any witness to be seen is what a macro or the compiler meets")
  func generatedWitness() {
    let found = members(
      of: "Screen().show()",
      given: "protocol Titled { func show() }; @Generated struct Screen: Titled {}")
    #expect(found == "Titled.show")
  }

  @Test("the initialiser that a struct has by itself is not the one that a protocol requires")
  func implicitInitializer() {
    let found = members(
      of: "_ = Settings(); _ = Settings.init()",
      given: """
        protocol Defaultable { init() }
        struct Settings: Defaultable { var depth = 0 }
        """)
    #expect(found == "Settings.init")
  }

  @Test("a value has no static members, so that those of its protocols are meant")
  func staticMember() {
    let found = members(
      of:
        "_ = Site.home.relative(to: 1); _ = Site.home.relative(); _ = Site.relative; _ = Site.relative(2)",
      given: """
        protocol Resource {}
        extension Resource {
          func relative(anchor: Int = 0) -> Int { anchor }
          func relative(to base: Int) -> Int { base }
        }
        enum Site: Resource { case home; static var relative: (Int) -> Int = { $0 } }
        """)
    #expect(
      found == "Site.home Resource.relative Site.home Resource.relative Site.relative Site.relative"
    )
  }

  @Test("a method without a call has no members, so that the property of its name is meant")
  func propertyBesideMethods() {
    let declarations = """
      class Base {
        lazy var table = Table()
        func table(_ row: Int) {}
        func table(_ row: Int, isChosen: Bool) {}
      }
      final class Table { var rows: [Row] = []; func reload() {} }
      struct Row { var title = "" }
      """
    let file = """
      final class Screen: Base {
        override func table(_ row: Int) {}
        func run() { table.reload(); _ = self.table.rows[0].title; table(3) }
      }
      """
    #expect(
      members(ofFile: file, given: declarations)
        == "Base.table Table.reload Base.table Table.rows Row.title")
  }

  @Test("an inherited property from outside is meant where methods have its name")
  func propertyOfForeignSuperclass() {
    let file = """
      import UIKit
      extension UITableView { func style() {} }
      final class Screen: UITableViewController {
        override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func run() { tableView.style(); self.tableView.style() }
      }
      """
    #expect(
      members(ofFile: file) == "(extension of UITableView).style (extension of UITableView).style")
  }

  @Test("what a superclass has hides what a protocol's extension adds")
  func superclassBeforeProtocolExtension() {
    let found = members(
      of: "Screen().close()",
      given: """
        protocol Closable {}
        extension Closable { func close() {} }
        class Base { func close() {} }
        class Middle: Base {}
        class Screen: Middle, Closable {}
        """)
    #expect(found == "Base.close")
  }

  @Test("arguments that fit no overload of the class mean one of its superclass")
  func overloadOfSuperclass() {
    let found = members(
      ofFile: """
        func run(_ log: FileLog, _ user: User) { log.put(user); log.put(3); log.put(unknown) }
        final class OtherLog: FileLog { func run(_ user: User) { put(user) } }
        """,
      given: """
        struct User {}
        class Log { func put(_ user: User) {} }
        class FileLog: Log { func put(_ number: Int) {} }
        """)
    #expect(found == "Log.put FileLog.put FileLog.put Log.put")
  }

  @Test("a type that a protocol declares is not meant where the module has one of its name")
  func associatedTypeInBody() {
    let found = members(
      ofFile: "struct Users: Repository { func first() -> Record { Record().copy() } }",
      given: """
        protocol Repository { associatedtype Record; func first() -> Record }
        struct Record { func copy() -> Record { self } }
        """)
    #expect(found == "Record.copy")
  }

  @Test("a value and its type have a member of one name: self decides")
  func staticAndOwn() {
    let found = members(
      ofFile: """
        struct Screen {
          static let item = Group()
          let item = User()
          func run() { _ = item.name; _ = Self.item.name }
          static func make() { _ = item.name }
        }
        """,
      given: "struct User { var name = 0 }; struct Group { var name = 0 }")
    #expect(found == "User.name Group.name Group.name")
  }
}
