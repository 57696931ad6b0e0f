import SwiftSyntax

/// A function that is meant by its name: declared, of the library, an initialiser, a key path.
final class FunctionReference: Callable {
  enum Body {
    case declared([FunctionDeclSyntax], Scope)
    case method(receiver: Value, name: String)
    case initializer(type: String, labels: [String])
    case libraryMember(String, labels: [String])
    case global(String)
    case keyPath([String])
    case binaryOperator(String)
  }

  private let body: Body
  private let context: Context

  init(_ body: Body, in context: Context) {
    self.body = body
    self.context = context
  }

  func call(_ arguments: [Argument], at site: Site, hint: TypeHint?) -> Value {
    context.budget.spend(at: site)
    switch body {
    case .declared(let declarations, let owner):
      guard let declaration = fitting(declarations, arguments, in: nil) else { return .unset }
      return context.functions.invoke(declaration, with: arguments, in: owner)
    case .method(let receiver, let name): return method(name, of: receiver, arguments, at: site)
    case .initializer(let path, let labels):
      return context.construction.value(path, labelled(arguments, labels), at: site)
    case .libraryMember(let name, let labels):
      return context.construction.libraryValue(name, labelled(arguments, labels), at: site)
    case .global(let name):
      return GlobalFunctions.call(name, context.libraryCall(arguments, at: site))
        ?? .unknown(site.excerpt)
    case .keyPath(let names):
      guard let base = arguments.first?.value else { return .unset }
      return names.reduce(base) { value, name in
        name == "self" ? value : context.members.member(name, of: value, at: site)
      }
    case .binaryOperator(let name):
      guard arguments.count == 2 else { return .unknown(site.excerpt) }
      return context.operators.binary(name, arguments[0].value, arguments[1].value, at: site)
    }
  }

  /// Of several functions of one name the first that takes the values.
  private func fitting(
    _ functions: [FunctionDeclSyntax], _ arguments: [Argument], in owner: ManifestType?
  ) -> FunctionDeclSyntax? {
    if functions.count < 2 { return functions.first }
    return functions.first { function in
      let parameters = function.signature.parameterClause.parameters
      guard parameters.count == arguments.count else { return false }
      return zip(parameters, arguments).allSatisfy { parameter, argument in
        context.operators.mayAccept(parameter.type, argument.value, in: owner)
      }
    } ?? functions.first
  }

  private func labelled(_ arguments: [Argument], _ labels: [String]) -> [Argument] {
    arguments.enumerated().map { index, argument in
      var copy = argument
      if index < labels.count { copy.label = labels[index] }
      return copy
    }
  }

  private func method(
    _ name: String, of receiver: Value, _ arguments: [Argument], at site: Site
  ) -> Value {
    let owners: [ManifestType]
    var heir = context.types.type(of: receiver)
    if case .type(let path) = receiver {
      owners = context.types[path].map { context.types.lineage(of: $0) } ?? []
      heir = context.types[path]
    } else {
      owners = context.types.candidates(for: receiver)
    }
    for type in owners {
      let methods = type.methods.filter { $0.name == name }
      guard
        let declaration = fitting(methods.map(\.declaration), arguments, in: type),
        let method = methods.first(where: { $0.declaration.id == declaration.id })
      else { continue }
      let cell = method.isStatic ? nil : context.store.allocate(receiver)
      let scope = context.member(of: heir ?? type, on: cell).scope
      return context.functions.invoke(method.declaration, with: arguments, in: scope)
    }
    return LibraryMembers.call(name, on: receiver, context.libraryCall(arguments, at: site))
      ?? .unknown(site.excerpt)
  }
}
