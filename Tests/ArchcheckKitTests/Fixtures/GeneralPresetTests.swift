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
