#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How long this thread computes for a piece of work; what else the machine does meanwhile does not count.
///
/// - Parameter work: must not hand its work to other threads.
package func processorTime(of work: () throws -> Void) rethrows -> Duration {
  let start = processorTimeOfThread()
  try work()
  return processorTimeOfThread() - start
}

private func processorTimeOfThread() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
}
