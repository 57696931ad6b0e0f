import Fuzzing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The command line of the fuzzer.
@main
enum FuzzTool {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      guard !arguments.contains("--help") else { return print(Options.usage) }
      let options = try Options(arguments)
      var session = try FuzzSession(options) { line in
        print(line)
        fflush(nil)
      }
      if let folder = options.write { return try session.write(to: folder) }
      exit(try session.run() ? 0 : 1)
    } catch {
      print("error: \(error)\n\n\(Options.usage)")
      exit(2)
    }
  }
}
