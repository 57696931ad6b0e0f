import ArchTestSupport
import DependencyModel
import SourceFacts
import Testing

/// What only some builds include means nothing certain where others include something from outside.
@Suite("Includes that other builds replace")
struct BranchedIncludeTests {
  /// The references of a file as `line name -> node`, with how sure they are and in which builds.
  private func references(
    in file: String, _ text: String, platform: BuildPlatform? = nil
  ) -> [String] {
    let project = SwiftProject(
      text, configuration: platform.map { BuildConfiguration(platform: $0) })
    let graph = project.graph
    return graph.references.compactMap { reference in
      let summary = graph.files[reference.file]
      guard summary.path == "M/\(file)" else { return nil }
      let line = summary.lines.position(of: Int(reference.offset)).line
      let condition = graph.conditionText(reference.condition).map { " if \($0)" } ?? ""
      return "\(line) \(graph.names[reference.name]) \(reference.confidence.name)\(condition)"
    }.sorted()
  }

  private let port = """
    --- M/port.h
    typedef long long heat64;
    #define HEAT_FORMAT "I64d"
    struct Gauge { int level; };
    --- M/util.h
    #ifdef _WIN32
    #include "port.h"
    #else
    #include <heat/types.h>
    #endif
    int warm(int degrees);

    """

  @Test("what they declare is probable, but certain under their condition")
  func branches() {
    let text =
      port + """
        --- M/use.c
        #include "util.h"
        heat64 run(heat64 heat) { return warm(1); }
        #ifdef _WIN32
        heat64 more(void);
        #else
        heat64 less(void);
        #endif
        """
    #expect(
      references(in: "use.c", text) == [
        "2 heat64 probable if os(Windows)", "2 heat64 probable if os(Windows)", "2 warm certain",
        "4 heat64 certain if os(Windows)",
      ])
  }

  @Test("the file that includes them itself is no exception, nor are members and macros")
  func direct() {
    let text =
      port + """
        --- M/use.c
        #if defined(_WIN32)
        #include "port.h"
        #elif defined(KILN)
        #include "port.h"
        #else
        #include <heat/types.h>
        #endif
        const char *format(void) { return HEAT_FORMAT; }
        int level(struct Gauge *gauge) { return gauge->level; }
        """
    #expect(
      references(in: "use.c", text) == [
        "8 HEAT_FORMAT probable", "9 Gauge probable", "9 level probable",
      ])
  }

  @Test(
    "an include is not replaced where other branches include nothing, the same, or what leads nowhere",
    arguments: [
      "#ifndef ALL_IN_ONE\n#include \"port.h\"\n#endif",
      "#ifdef _WIN32\n#include \"port.h\"\n#else\n#include \"port.h\"\n#endif",
      "#ifdef _WIN32\n#include \"port.h\"\n#else\n#include \"own.h\"\n#endif",
      "#ifdef _WIN32\n#include \"port.h\"\n#else\n#include <heat/types.h>\n#endif\n#include \"all.h\"",
      "#ifdef _WIN32\n#include \"port.h\"\n#endif\n#ifdef KILN\n#include <heat/types.h>\n#endif",
    ])
  func alone(directives: String) {
    let text =
      port + """
        --- M/own.h
        int own(void);
        --- M/all.h
        #include "port.h"
        --- M/use.c
        \(directives)
        heat64 run(void);
        """
    let found = references(in: "use.c", text)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("heat64 certain") == true)
  }

  @Test("what leads outside through another header replaces one too")
  func throughHeaders() {
    let text = """
      --- M/port.h
      typedef long heat;
      --- M/posix.h
      #include "deep.h"
      --- M/deep.h
      #include <heat.h>
      --- M/use.c
      #ifdef _WIN32
      #include "port.h"
      #else
      #include "posix.h"
      #endif
      heat run(void);
      """
    #expect(references(in: "use.c", text) == ["6 heat probable if os(Windows)"])
  }

  @Test("a declaration in a branch is replaced as well, but not where all branches declare")
  func declarations() {
    let text = """
      --- M/hash.h
      #if defined(OLD_KILN)
      typedef unsigned int ash;
      #else
      #include <ash.h>
      #endif
      #ifdef _WIN32
      #include <windows.h>
      typedef void *handle;
      #else
      #include <unistd.h>
      typedef int handle;
      #endif
      --- M/use.c
      #include "hash.h"
      ash run(handle one);
      """
    #expect(
      references(in: "use.c", text) == ["2 ash probable if OLD_KILN", "2 handle certain"])
  }

  @Test("what only Microsoft's compiler sees is of Windows, which other branches replace")
  func compilers() {
    let text = """
      --- M/util.h
      #ifdef _WIN32
      #include <io.h>
      #else
      #include <unistd.h>
      #endif
      #ifdef _MSC_VER
      #define fileno _fileno
      #endif
      --- M/use.c
      #include "util.h"
      int run(void *file) { return fileno(file); }
      """
    #expect(
      references(in: "use.c", text) == ["2 fileno probable if os(Windows) && _MSC_VER"])
  }

  @Test("in brackets lead outside where another branch of the file writes the same in quotes")
  func quotedAndAngled() {
    let text = """
      --- M/options.h
      extern int index;
      --- M/use.c
      #ifdef _WIN32
      #include "options.h"
      #else
      #include <options.h>
      #endif
      int run(void) { return index; }
      """
    #expect(references(in: "use.c", text) == ["6 index probable if os(Windows)"])
  }

  @Test("what a namespace of C++ holds is declared by no system")
  func namespaces() {
    let text = """
      --- M/port.hpp
      namespace kiln { struct Port { static int open(); }; }
      --- M/use.cpp
      #ifdef _WIN32
      #include "port.hpp"
      #else
      #include <unistd.h>
      #endif
      int run() { return kiln::Port::open(); }
      """
    #expect(references(in: "use.cpp", text) == ["6 kiln::Port::open certain"])
  }

  @Test("names of the C library are not the project's where it does not show them")
  func library() {
    let text = """
      --- M/port.h
      typedef long long int64_t;
      typedef unsigned char uint_fast8_t;
      #define PRIdLEAST32 "d"
      --- M/use.c
      #ifdef _WIN32
      #include "port.h"
      #else
      #include <stdint.h>
      #endif
      int64_t run(uint_fast8_t one);
      const char *format(void) { return PRIdLEAST32; }
      """
    #expect(references(in: "use.c", text, platform: .linux) == [])
    #expect(
      references(in: "use.c", text, platform: .windows) == [
        "6 int64_t certain", "6 uint_fast8_t certain", "7 PRIdLEAST32 certain",
      ])
  }
}
