import Foundation

/// Says on standard error how far reading has come, on a terminal and once it takes a while.
///
/// Many threads count at once, hence the lock; nothing else is shared.
final class ProgressMeter: @unchecked Sendable {
  private static let delay = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  private let lock = NSLock()
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var total = 0
  private var done = 0
  private var lastShown: ContinuousClock.Instant?

  /// Makes a meter; `isShown` is false when nobody looks.
  init(isShown: Bool) { self.isShown = isShown }

  /// Begins to count.
  func begin(total: Int) {
    lock.withLock { self.total = total }
  }

  /// Counts one more file.
  func advance() {
    guard isShown else { return }
    lock.withLock {
      done += 1
      let now = ContinuousClock.now
      guard now - start > Self.delay, lastShown.map({ now - $0 > Self.interval }) ?? true else {
        return
      }
      lastShown = now
      StandardStream.error.write("\rarchcheck: \(done) of \(total) files read\u{1B}[K")
    }
  }

  /// Removes the line.
  func end() {
    lock.withLock {
      if lastShown != nil { StandardStream.error.write("\r\u{1B}[K") }
      lastShown = nil
    }
  }
}
