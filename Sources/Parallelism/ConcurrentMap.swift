import Containment

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Stack of a worker thread, in bytes: syntax trees are walked recursively, and the default of a
/// secondary thread (512 KB on macOS) ends at about 50 nested closures.
private let workerStackSize = 64 << 20

/// Applies a function to each item on threads of its own, at most `width` at a time.
///
/// Heavy items begin first, so that none of them is left for the end. The results stand in the order
/// of the items, whatever the number of threads. Where a run is repeated because something failed, one
/// thread does all, so that it is not chance what fails first.
///
/// - Parameters:
///   - items: the inputs; they cross to the workers.
///   - width: number of threads, at least 1.
///   - weight: how heavy an item is, in any unit.
///   - transform: the work; it runs with a stack of 64 MB.
package func concurrentMap<Item: Sendable, Value: Sendable>(
  _ items: [Item], width: Int, weight: (Item) -> Int = { _ in 1 },
  _ transform: @escaping @Sendable (Item) -> Value
) -> [Value] {
  if items.isEmpty { return [] }
  let weights = items.map(weight)
  let order = items.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
  let queue = WorkQueue(items: items, order: order, transform: transform)
  let count = Journal.isSingleWorker ? 1 : max(1, min(width, items.count))
  let inheritance = Journal.inheritance
  return Journal.withWorkers(count) {
    var threads: [pthread_t] = []
    for _ in 0..<count {
      let thread = startThread { Journal.onNewThread(inheritance) { queue.work() } }
      if let thread { threads.append(thread) }
    }
    if threads.isEmpty { queue.work() }
    for thread in threads { pthread_join(thread, nil) }
    return queue.results()
  }
}

/// Runs a function on a thread with a stack of 64 MB and waits for it.
package func withLargeStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
  concurrentMap([0], width: 1) { _ in body() }[0]
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, workerStackSize)
  let argument = Unmanaged.passRetained(ThreadBody(body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, &attributes, { runThread($0) }, argument.toOpaque())
    if status == 0 { return thread }
  #else
    var thread = pthread_t()
    let status = pthread_create(&thread, &attributes, { runThread($0) }, argument.toOpaque())
    if status == 0 { return thread }
  #endif
  argument.release()
  return nil
}

private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}

/// The items still to do and the results so far.
///
/// Unchecked, since the compiler does not see that every access to the two mutable properties holds
/// the mutex.
private final class WorkQueue<Item: Sendable, Value: Sendable>: @unchecked Sendable {
  private let items: [Item]
  private let order: [Int]
  private let transform: @Sendable (Item) -> Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var next = 0
  private var values: [Value?]

  init(items: [Item], order: [Int], transform: @escaping @Sendable (Item) -> Value) {
    self.items = items
    self.order = order
    self.transform = transform
    values = [Value?](repeating: nil, count: items.count)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Takes items until none is left.
  func work() {
    while let index = take() {
      let value = transform(items[index])
      pthread_mutex_lock(mutex)
      values[index] = value
      pthread_mutex_unlock(mutex)
    }
  }

  private func take() -> Int? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard next < order.count else { return nil }
    next += 1
    return order[next - 1]
  }

  /// The results, when all workers have ended.
  func results() -> [Value] {
    let results = values.compactMap { $0 }
    precondition(results.count == items.count, "every item has been worked on")
    return results
  }
}
