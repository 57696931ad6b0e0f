import FrameworkInterfaces
import Parallelism
import SourceFacts
import StandardLibrary

/// What the standard library declares, for the typing of chains: read once, when it is first asked for, and shared by
/// all runs of the process.
package let standardLibraryFacts: FileFacts = {
  var text = StandardLibrary.interface
  return text.withUTF8(interfaceFacts)
}()

/// What modules outside a project declare, as far as code can reach it that imports them.
///
/// - Parameters:
///   - modules: the names of the imported modules, other ones included.
///   - isNamed: whether the code writes a name.
/// - Complexity: linear in the modules' texts.
package func frameworkFacts(
  of modules: Set<String>, isNamed: @escaping (String) -> Bool
) -> [FileFacts] {
  let parts = FrameworkInterfaces.builtIn.declarations(of: modules, isNamed: isNamed)
  return concurrentMap(parts, width: 2) { part in
    part.withUnsafeBufferPointer(interfaceFacts)
  }
}

/// The modules that a module outside of projects hands on; `nil` for one of which nothing is known.
package func frameworkExports(of module: String) -> [String]? {
  FrameworkInterfaces.builtIn.exports(of: module)
}

/// The modules outside of projects that declare a name at the top, sorted.
package func frameworks(declaring name: String) -> [String] {
  FrameworkInterfaces.builtIn.modules(declaring: name)
}

/// The facts of an interface: by the reader made for them, else by that of sources, which knows all of Swift.
package func interfaceFacts(_ source: UnsafeBufferPointer<UInt8>) -> FileFacts {
  InterfaceReader(source).facts() ?? extractSwiftFacts(source: source, path: "Interface.swift")
}
