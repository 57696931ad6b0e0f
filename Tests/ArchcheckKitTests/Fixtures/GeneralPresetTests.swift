import ArchTestSupport
import RunTestSupport
import Testing

@Suite("Presets for any architecture of rings and layers")
struct GeneralPresetTests {
  @Test("clean-architecture finds what leads outwards, by folders of one module")
  func rings() throws {
    try expectMarks(in: [
      "archcheck.yml": "version: 1\nextends: clean-architecture\n",
      "Shop/Domain/Entities/Price.swift": """
      import UIKit  // expect: clean-architecture/entities-are-free-of-frameworks

      struct Price {
        let source: BuyUseCase?  // expect: clean-architecture/entities-know-no-ring
      }

      """,
      "Shop/Domain/UseCases/BuyUseCase.swift": """
      protocol Orders {
        func add(_ price: Price)
      }

      struct BuyUseCase {
        let orders: Orders
        let file: OrderFile  // expect: clean-architecture/use-cases-know-entities-only
        let session: URLSession  // expect: clean-architecture/use-cases-are-free-of-frameworks
      }

      """,
      "Shop/Domain/Repositories/OrderRepository.swift": """
      protocol OrderRepository {
        func add(_ price: Price)
      }

      """,
      "Shop/Data/Repositories/OrderFile.swift": """
      struct OrderFile: OrderRepository {
        func add(_ price: Price) {}
        func show(_ screen: CartScreen) {}  // expect: clean-architecture/data-knows-no-presentation
      }

      """,
      "Shop/Presentation/CartScreen.swift": """
      import SwiftUI

      struct CartScreen: View {
        let useCase: BuyUseCase
        let file: OrderFile  // expect: clean-architecture/presentation-knows-no-data
        let delegate: AppDelegate  // expect: clean-architecture/nothing-knows-main
      }

      """,
      "Shop/Presentation/CartViewModel.swift": """
      import UIKit  // expect: clean-architecture/view-model-no-ui

      final class CartViewModel {
        var screen: CartScreen?  // expect: clean-architecture/view-models-know-no-views
        var icon: UIImage?
      }

      """,
      "Shop/Presentation/CartCoordinator.swift": """
      final class CartCoordinator {
        let delegate: AppDelegate
      }

      """,
      "Shop/AppDelegate.swift": """
      import UIKit

      @main
      final class AppDelegate {
        let screen = CartScreen(useCase: BuyUseCase(orders: OrderFile(), file: OrderFile()))
      }

      """,
    ])
  }

  @Test("clean-architecture lets features know each other by their domains")
  func features() throws {
    try expectMarks(in: [
      "archcheck.yml": "version: 1\nextends: clean-architecture\n",
      "Features/Cart/Domain/Entities/Item.swift": "struct Item {}\n",
      "Features/Cart/Presentation/CartCell.swift": "struct CartCell {}\n",
      "Features/Home/Presentation/Home.swift": """
      struct Home {
        let items: [Item]
        let cell: CartCell  // expect: clean-architecture/features-independent
      }

      """,
    ])
  }

  @Test("clean-architecture sees imports beside doubles, and views outside the folders of rings")
  func mixedFiles() throws {
    try expectMarks(in: [
      "archcheck.yml": "version: 1\nextends: clean-architecture\n",
      "Shop/UseCases/Pay.swift": """
      import UIKit  // expect: clean-architecture/use-cases-are-free-of-frameworks

      protocol PayUseCase {}
      struct StubPayUseCase: PayUseCase {}

      """,
      "Shop/Data/Orders.swift": "struct Orders {}\n",
      "Shop/Cart/CartView.swift": """
      import SwiftUI

      struct CartView: View {
        let orders: Orders  // expect: clean-architecture/presentation-knows-no-data
      }

      """,
      "Shop/Support/Colours.swift": """
      import UIKit

      extension UIView { func shade(_ orders: Orders) {} }

      """,
    ])
  }

  @Test(
    "clean-architecture takes folders of extensions for no ring, and protocols of interactors for use cases"
  )
  func namesThatMislead() throws {
    try expectMarks(in: [
      "archcheck.yml": "version: 1\nextends: clean-architecture\n",
      "Shop/Extensions/Data/Data+Hex.swift": "struct Hex { let text: String }\n",
      "Shop/Data/Orders.swift": "struct Orders {}\n",
      "Shop/Domain/Entities/Price.swift": """
      struct Price {
        let hex: Hex
        let orders: Orders?  // expect: clean-architecture/entities-know-no-ring
      }

      """,
      "Shop/Domain/PayInteractor.swift": """
      protocol PriceRepository { func price() -> Price }
      protocol PayInteractorProtocol { var prices: PriceRepository { get } }

      """,
    ])
  }

  @Test("clean-layers knows views of shared code, base classes of flows and subscriptions")
  func layersOfFeatures() throws {
    try withTemporaryDirectory(files: [
      "archcheck.yml": "version: 1\nextends: clean-layers\n",
      "App/Share/BadgeView.swift": """
      import SwiftUI
      struct BadgeView: View { static let width = 3; var body: some View { Text("") } }

      """,
      "App/Flows/Flow.swift": "class Flow { let steps = 3 }\n",
      "App/Flows/TeaFlow.swift": "final class TeaFlow: Flow {}\n",
      "App/Flows/SoupFlow.swift": "final class SoupFlow {}\n",
      "App/Features/Tea/Presentation/TeaView.swift": """
      import SwiftUI
      struct TeaView: View { var body: some View { BadgeView() } }

      """,
      "App/Features/Tea/Domain/Interfaces/TeaInterface.swift":
        "protocol TeaInterface { func load() -> Int }\n",
      "App/Features/Tea/Domain/UseCases/PourTeaUseCase.swift": """
      import Combine
      final class PourTeaUseCase {
        private let tea: TeaInterface
        private var pouring = Set<AnyCancellable>()
        init(tea: TeaInterface) { self.tea = tea }
        func width() -> Int { BadgeView.width }
      }

      """,
    ]) { directory in
      let rules = [
        "domain-not-presentation", "flow-conforms", "usecase-depends-on-interfaces-only",
      ]
      let found = try report(of: directory.path).findings.filter { finding in
        rules.contains { finding.hasSuffix("clean-layers/\($0)") }
      }
      #expect(
        found.sorted() == [
          "App/Features/Tea/Domain/UseCases/PourTeaUseCase.swift:6 clean-layers/domain-not-presentation",
          "App/Flows/SoupFlow.swift:1 clean-layers/flow-conforms",
        ])
    }
  }

  @Test("modular-swiftpm keeps modules of the domain free of screens")
  func domainModules() throws {
    try expectMarks(in: [
      "archcheck.yml": """
      version: 1
      modules: { TrainFeature: Feature/Train, Plan: Domain/Plan, RestDomain: Rest }
      extends: modular-swiftpm

      """,
      "Feature/Train/Train.swift":
        "import SwiftUI\nimport Plan\nstruct Train { let plan: Plan }\n",
      "Domain/Plan/Plan.swift": """
      import SwiftUI  // expect: modular-swiftpm/domain-knows-no-screen
      public struct Plan { let colour: Color }

      """,
      "Rest/Rest.swift": "import UIKit  // expect: modular-swiftpm/domain-knows-no-screen\n",
    ])
  }

  @Test("viper lets views have what was made of managed objects, and knows parts in Objective-C")
  func plainObjects() throws {
    try expectMarks(in: [
      "archcheck.yml": "version: 1\nextends: viper\n",
      "Inn/Model/PlainObjects/GuestPlainObject.swift": "struct GuestPlainObject {}\n",
      "Inn/Model/Guest.swift": "struct Guest {}\n",
      "Inn/Modules/Guest/GuestViewController.swift": """
      import UIKit
      final class GuestViewController: UIViewController {
        var plain: GuestPlainObject?
        var guest: Guest?  // expect: viper/view-no-entity
      }

      """,
      "Inn/Modules/Bill/BillPresenter.m": """
      #import <UIKit/UIKit.h>  // expect: viper/presenter-no-ui
      int total(void) { return 1; }

      """,
    ])
  }

  @Test("tca keeps views from types that wrap an effect")
  func wrappers() throws {
    try expectMarks(in: [
      "archcheck.yml": """
      version: 1
      extends: { preset: tca, with: { wrappers: ["type:{CookieUtil,HomeView}"] } }

      """,
      "App/CookieUtil.swift": """
      import Foundation

      enum CookieUtil { static var all: [HTTPCookie]? { HTTPCookieStorage.shared.cookies } }

      """,
      "App/HomeView.swift": """
      import SwiftUI

      struct HomeView: View { let count = CookieUtil.all  // expect: tca/view-through-store
        let other: OtherView }
      struct OtherView: View { let home: HomeView? }

      """,
    ])
  }

  @Test("clean-architecture takes modules for rings by its tags")
  func modules() throws {
    try expectMarks(in: [
      "archcheck.yml": """
      version: 1
      modules: { Core: Core, App: App }
      extends: clean-architecture
      tags: { ca-domain: Core, ca-presentation: App }

      """,
      "Core/Price.swift": """
      import App

      public struct Price {
        let screen: Screen?  // expect: clean-architecture/entities-know-no-ring
      }

      """,
      "App/Screen.swift": """
      import Core  // expect: clean-architecture/no-cycles

      public struct Screen { let price: Price? }

      """,
    ])
  }

  @Test("layered orders folders by their usual names, and modules as they are listed")
  func layers() throws {
    try expectMarks(in: [
      "archcheck.yml": "version: 1\nextends: layered\n",
      "Shop/Views/Cart.swift": "struct Cart { let rules: Rules }\n",
      "Shop/Services/Rules.swift": "struct Rules { let file: File }\n",
      "Shop/Storage/File.swift":
        "struct File { let cart: [Cart] }  // expect: layered/lead-downwards\n",
      // A folder within another layer's is part of that, and view models see what they show.
      "Shop/Networking/Services/Api.swift": "struct Api { let file: File }\n",
      "Shop/Screens/Cart/ViewModels/CartModel.swift":
        "final class CartModel { var cart: Cart? }  // expect: layered/lead-downwards\n",
      // An extension belongs to the layer of its type.
      "Shop/Extensions/Rules+Age.swift": "extension Rules { func age(_ f: File) {} }\n",
      "Shop/Services/CartService.swift": "struct CartService {}\n",
      "Shop/Extensions/CartService+Show.swift": """
      extension CartService { func show(_ c: Cart) {} }  // expect: layered/lead-downwards

      """,
      "Shop/AppDelegate.swift": "final class AppDelegate {}\n",
      "Shop/Services/Start.swift":
        "struct Start { let app: AppDelegate }  // expect: layered/lead-downwards\n",
    ])
    try expectMarks(in: [
      "archcheck.yml": """
      version: 1
      modules: { App: App, Middle: Middle, Core: Core }
      extends: { preset: layered, with: { layers: [App, Middle, Core], strict: true } }

      """,
      "App/App.swift": """
      import Core
      import Middle

      struct App {
        let middle: Middle
        let core: Core  // expect: layered/lead-downwards
      }

      """,
      "Middle/Middle.swift": "import Core\n\npublic struct Middle { let core: Core }\n",
      "Core/Core.swift": "public struct Core {}\n",
    ])
  }

  private func expectMarks(in files: KeyValuePairs<String, String>) throws {
    try withTemporaryDirectory(files: files) { directory in
      let report = try report(of: directory.path)
      #expect(try report.findings == FixtureMarks.expectations(in: directory.path))
    }
  }
}
