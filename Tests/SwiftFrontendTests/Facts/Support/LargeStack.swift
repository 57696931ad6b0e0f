#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs `body` on a thread with the stack that the reader asks for, 64 MB, and returns its result.
func onLargeStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
  let job = StackJob(body)
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, 64 << 20)
  let argument = Unmanaged.passRetained(job).toOpaque()
  #if canImport(Darwin)
    var thread: pthread_t?
    pthread_create(&thread, &attributes, { runStackJob($0) }, argument)
    if let thread { pthread_join(thread, nil) }
  #else
    var thread = pthread_t()
    pthread_create(&thread, &attributes, { runStackJob($0) }, argument)
    pthread_join(thread, nil)
  #endif
  return job.value ?? body()
}

/// Not generic, so that the C function pointer can run it.
private class AnyStackJob {
  func run() {}
}

/// Unchecked, since only the thread writes `value` and it has ended before anyone reads it.
private final class StackJob<Value: Sendable>: AnyStackJob, @unchecked Sendable {
  private let body: @Sendable () -> Value
  private(set) var value: Value?
  init(_ body: @escaping @Sendable () -> Value) { self.body = body }
  override func run() { value = body() }
}

private func runStackJob(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  Unmanaged<AnyStackJob>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
