import Containment
import Synchronization

/// Says on standard error how far reading has come, on a terminal and once it takes a while.
///
/// Many threads count at once, hence the lock; nothing else is shared.
package final class ProgressMeter: Sendable {
  private static let delay = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  private struct Progress {
    var total = 0
    var done = 0
    var lastShown: ContinuousClock.Instant?
  }

  private let progress = Mutex(Progress())
  private let stream: any TextStream
  private let isShown: Bool
  private let start = ContinuousClock.now

  /// Makes a meter; `isShown` is false when nobody looks.
  package init(isShown: Bool, on stream: any TextStream = StandardStream.error) {
    self.isShown = isShown
    self.stream = stream
  }

  /// Begins to count.
  package func begin(total: Int) {
    progress.withLock { $0.total = total }
  }

  /// Counts one more file.
  package func advance() {
    guard isShown else { return }
    progress.withLock { progress in
      progress.done += 1
      let now = ContinuousClock.now
      guard now - start > Self.delay,
        progress.lastShown.map({ now - $0 > Self.interval }) ?? true
      else { return }
      progress.lastShown = now
      Journal.setProgress(isShown: true)
      stream.write(
        "\rarchcheck: \(progress.done) of \(progress.total) files read\u{1B}[K")
    }
  }

  /// Removes the line.
  package func end() {
    progress.withLock { progress in
      if progress.lastShown != nil { stream.write("\r\u{1B}[K") }
      progress.lastShown = nil
      Journal.setProgress(isShown: false)
    }
  }
}
