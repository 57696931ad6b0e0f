import Foundation
import TicketLog  // expect: sdk-split/acyclic

/// Counts what users do.
@objc(TKCounter)
public final class Counter: NSObject {
  /// How often something was done.
  public private(set) var count = 0
  private let log: TKLog

  /// Makes a counter that begins with nothing.
  public override init() {
    log = TKLog()
  }

  /// Counts one more.
  @objc public func add() {
    count += 1
    if count > 1_000 { log.write("many") }
  }
}
