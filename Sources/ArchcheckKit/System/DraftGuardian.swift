import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Removes the draft of a file when a signal ends the process while it is written.
///
/// One draft is guarded at a time; a second one at the same time is written without a guardian. A
/// file that becomes larger than the system allows is an error as others are, not a signal.
struct DraftGuardian {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGXFSZ]

  private let path: UnsafeMutablePointer<CChar>?
  private var former: [(signal: Int32, action: sigaction)] = []

  /// Guards the file at a path.
  init(_ draft: String) {
    path = strdup(draft)
    let isFirst = guardedDraft.compareExchange(
      expected: 0, desired: UInt(bitPattern: path), ordering: .sequentiallyConsistent
    ).exchanged
    guard isFirst else { return }
    for signal in Self.signals {
      var old = sigaction()
      guard sigaction(signal, nil, &old) == 0, !old.isIgnored else { continue }
      var new = sigaction(calling: signal == SIGXFSZ ? SIG_IGN : removeDraft)
      if sigaction(signal, &new, nil) == 0 { former.append((signal, old)) }
    }
  }

  /// Ends guarding: the draft has its place or is gone.
  func end() {
    for (signal, action) in former {
      var action = action
      sigaction(signal, &action, nil)
    }
    _ = guardedDraft.compareExchange(
      expected: UInt(bitPattern: path), desired: 0, ordering: .sequentiallyConsistent)
    free(path)
  }
}

/// Where the path of the draft lies in memory; 0 where none is guarded.
private let guardedDraft = Atomic<UInt>(0)

/// Removes the draft, and ends the process as the signal would have. Calls nothing that a handler of
/// signals may not call.
private let removeDraft: @convention(c) (Int32) -> Void = { number in
  let address = guardedDraft.exchange(0, ordering: .sequentiallyConsistent)
  if let path = UnsafePointer<CChar>(bitPattern: address) { unlink(path) }
  signal(number, SIG_DFL)
  raise(number)
}

extension sigaction {
  /// An action that calls a function.
  fileprivate init(calling handler: (@convention(c) (Int32) -> Void)?) {
    self.init()
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
  }

  /// Whether the signal is ignored, as below `nohup`.
  fileprivate var isIgnored: Bool {
    #if canImport(Darwin)
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #else
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #endif
  }
}
