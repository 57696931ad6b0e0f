import SourceFacts

/// What the templates of C++'s library give that hold values of the project: elements, pairs, what
/// pointers point to. They are types from outside that keep their arguments.
///
/// An iterator counts as what it points to, as `*` and `->` leave no trace in facts.
struct CxxLibrary {
  /// What a member of such a template is.
  enum Member {
    /// One of its own, with this value.
    case own(ValueType)
    /// One of what it points to.
    case ofPointee(ValueType)
  }

  private enum Template: String {
    case vector, list, deque, array, set, span, stack, queue, multiset
    case unorderedSet = "unordered_set"
    case forwardList = "forward_list"
    case initializerList = "initializer_list"
    case priorityQueue = "priority_queue"
    case map, multimap
    case unorderedMap = "unordered_map"
    case unorderedMultimap = "unordered_multimap"
    case pair, tuple, optional, function
    case uniquePointer = "unique_ptr"
    case sharedPointer = "shared_ptr"
    case weakPointer = "weak_ptr"
    case reference = "reference_wrapper"

    var isMap: Bool {
      switch self {
      case .map, .multimap, .unorderedMap, .unorderedMultimap: true
      default: false
      }
    }

    var isSequence: Bool {
      switch self {
      case .vector, .list, .deque, .array, .set, .span, .stack, .queue, .multiset, .unorderedSet,
        .forwardList, .initializerList, .priorityQueue:
        true
      default: false
      }
    }
  }

  private let context: UnitContext

  init(_ context: UnitContext) { self.context = context }

  // MARK: Templates

  /// The template of the library that a type is made of; `nil` for others, and in other languages.
  private func template(of type: ValueType) -> Template? {
    guard context.facts.language == .cxx, type.kind == .external, !type.arguments.isEmpty,
      let name = type.name
    else { return nil }
    return lastPart(of: context.table.names[name]).flatMap(Template.init)
  }

  /// A name without the namespace of the library; `nil` for one of another namespace.
  private func lastPart(of name: String) -> String? {
    for prefix in ["std::", "boost::"] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name.utf8.contains(UInt8(ascii: ":")) ? nil : name
  }

  /// The template whose iterator a type is; `nil` for others.
  private func container(ofIterator type: ValueType) -> Template? {
    guard context.facts.language == .cxx, type.kind == .external, !type.arguments.isEmpty,
      let name = type.name.map({ context.table.names[$0] })
    else { return nil }
    for suffix in Self.iterators where name.hasSuffix(suffix) {
      return lastPart(of: String(name.dropLast(suffix.count))).flatMap(Template.init)
    }
    return nil
  }

  private static let iterators = [
    "::iterator", "::const_iterator", "::reverse_iterator", "::const_reverse_iterator",
  ]

  /// What a map holds: a key with its value.
  private func pair(_ type: ValueType) -> ValueType {
    type.arguments.count > 1 ? .tuple(Array(type.arguments.prefix(2))) : .unknown
  }

  // MARK: Questions

  /// What a loop over a container goes through; unknown for others.
  func element(of type: ValueType) -> ValueType {
    guard let template = template(of: type) else { return .unknown }
    if template.isMap { return pair(type) }
    return template.isSequence ? type.arguments[0] : .unknown
  }

  /// What an iterator of a container or a pointer of the library points to; `nil` for others.
  func pointee(of type: ValueType) -> ValueType? {
    if let container = container(ofIterator: type) {
      return container.isMap ? pair(type) : type.arguments[0]
    }
    switch template(of: type) {
    case .uniquePointer, .sharedPointer, .optional: return type.arguments[0]
    default: return nil
    }
  }

  /// What `value[index]` is; unknown for others.
  func indexed(_ type: ValueType) -> ValueType {
    guard let template = template(of: type) else { return .unknown }
    if template.isMap { return type.arguments.count > 1 ? type.arguments[1] : .unknown }
    return template.isSequence || template == .uniquePointer ? type.arguments[0] : .unknown
  }

  /// An element of a pair or tuple by its number; unknown for others.
  func part(_ number: Int, of type: ValueType) -> ValueType {
    guard let template = template(of: type), template == .pair || template == .tuple,
      number < type.arguments.count
    else { return .unknown }
    return type.arguments[number]
  }

  /// What calling a function object gives; unknown for others.
  func result(ofCalling type: ValueType) -> ValueType {
    template(of: type) == .function ? context.algebra.expanded(type.arguments[0]).result : .unknown
  }

  /// What a member of a template is; `nil` where nothing is known of it.
  ///
  /// - Parameter isBehindArrow: whether `->` stands before it, so that it is one of what is pointed to.
  func member(_ name: String, of type: ValueType, isBehindArrow: Bool) -> Member? {
    if isBehindArrow, let pointee = pointee(of: type) {
      return pointee.kind == .tuple
        ? member(name, of: pointee, isBehindArrow: false) : .ofPointee(pointee)
    }
    if type.kind == .tuple {
      guard let number = ["first", "second"].firstIndex(of: name) else { return nil }
      return .own(type.element(number))
    }
    if container(ofIterator: type) != nil, let pointee = pointee(of: type) {
      return pointee.kind == .tuple
        ? member(name, of: pointee, isBehindArrow: false) : .ofPointee(pointee)
    }
    guard let template = template(of: type) else { return nil }
    let first = type.arguments[0]
    if template.isMap { return memberOfMap(name, type).map { .own($0) } }
    if template.isSequence {
      return Self.elementMembers.contains(name) ? .own(first) : nil
    }
    switch template {
    case .pair:
      if name == "first" { return .own(first) }
      return name == "second" && type.arguments.count > 1 ? .own(type.arguments[1]) : nil
    case .optional:
      if name == "value" || name == "value_or" { return .own(first) }
      return Self.pointerMembers.contains(name) ? nil : .ofPointee(first)
    case .uniquePointer, .sharedPointer:
      if name == "get" || name == "release" { return .own(first) }
      return Self.pointerMembers.contains(name) ? nil : .ofPointee(first)
    case .weakPointer: return name == "lock" ? .own(first) : nil
    case .reference: return name == "get" ? .own(first) : nil
    default: return nil
    }
  }

  private func memberOfMap(_ name: String, _ type: ValueType) -> ValueType? {
    if name == "at" { return type.arguments.count > 1 ? type.arguments[1] : nil }
    return Self.elementMembers.contains(name) ? pair(type) : nil
  }

  /// What functions of the library give: pointers that they make, what they hand through, and templates
  /// that are made by their names.
  func result(
    ofFunction name: String, typeArguments: [ValueType], firstArgument: () -> ValueType
  ) -> ValueType {
    guard context.facts.language == .cxx, let function = lastPart(of: name) else { return .unknown }
    switch function {
    case "make_unique": return pointer("std::unique_ptr", to: typeArguments)
    case "make_shared", "static_pointer_cast", "dynamic_pointer_cast":
      return pointer("std::shared_ptr", to: typeArguments)
    case "move", "forward", "ref", "cref", "as_const", "next", "prev": return firstArgument()
    case "begin", "end", "cbegin", "cend", "rbegin", "rend", "crbegin", "crend":
      return element(of: firstArgument())
    default:
      guard Template(rawValue: function) != nil, let name = context.table.names.number(of: name)
      else { return .unknown }
      return ValueType.external(name).with(arguments: typeArguments)
    }
  }

  private func pointer(_ template: String, to arguments: [ValueType]) -> ValueType {
    guard let first = arguments.first else { return .unknown }
    // Where no file writes the template, what it points to serves as well.
    guard let name = context.table.names.number(of: template) else { return first }
    return ValueType.external(name).with(arguments: [first])
  }

  /// The members of containers that give an element, or an iterator at one.
  private static let elementMembers: Set<String> = [
    "front", "back", "top", "at", "data", "begin", "end", "cbegin", "cend", "rbegin", "rend",
    "crbegin", "crend", "find", "lower_bound", "upper_bound", "emplace_back", "emplace_front",
  ]

  /// The members that pointers and optionals have themselves; those of what they point to come first
  /// in no program, since `.` and `->` are not told apart here.
  private static let pointerMembers: Set<String> = [
    "reset", "swap", "use_count", "unique", "owner_before", "get_deleter", "has_value", "emplace",
    "and_then", "transform", "or_else", "get", "release", "value", "value_or",
  ]
}
