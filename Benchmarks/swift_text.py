"""The Swift of generated packages; `generate.py` beside this file decides what goes where.

Everything that the text names exists: types of the same module or of imported ones, their members, cases and
argument labels. So a checker resolves it as it does real code. The mix of declarations and statements is
chosen so that a parser reads a megabyte of it as fast as one of swift-nio.
"""

NOUNS = (
    "Account Address Balance Basket Booking Buffer Calendar Catalog Channel Contact Course Customer Device Document "
    "Event Feature Folder Gallery Group Header Image Invoice Journal Ledger Letter Member Message Note Offer Order "
    "Page Parcel Payment Photo Place Player Post Price Profile Project Query Rating Receipt Record Region Report "
    "Review Route Sample Schedule Session Setting Shelf Station Stream Ticket Token Trip User Vehicle Wallet Zone"
).split()
ADJECTIVES = (
    "Active Archived Bound Cached Common Current Default Deferred Direct Early Empty External Filtered Final Fixed "
    "Global Hidden Initial Inner Known Late Linked Local Merged Nested Open Outer Paged Partial Pending Plain Prepared "
    "Private Queued Raw Recent Remote Saved Shared Signed Sorted Stale Stored Synced Typed Valid Visible Weighted"
).split()
VERBS = (
    "apply bind cancel close collect compare count decode encode fetch filter load map merge move open parse read "
    "reduce remove render save select send sort store update write"
).split()
SERVICES = "Service Store Client Loader Reader Writer Builder Handler Policy Router Mapper Monitor".split()
MODELS = "Info Draft Summary Item Details Entry Request Response".split()
CASES = (
    "active blocked cancelled closed expired failed finished idle invalid loaded loading missing open paused pending "
    "ready refused running sent stopped unknown waiting"
).split()

# Members of models with their types, the same in many of them, as in real code.
MEMBERS = {
    "title": "String", "subtitle": "String?", "count": "Int", "price": "Double", "isEnabled": "Bool",
    "createdAt": "Date", "identifiers": "[String]", "scores": "[String: Int]", "link": "URL?", "payload": "Data",
    "revision": "UInt64", "offset": "Int", "name": "String", "limit": "Int", "isHidden": "Bool", "weight": "Double",
    "comment": "String?", "updatedAt": "Date?", "keywords": "[String]", "capacity": "Int", "position": "Int",
    "ratio": "Double", "language": "String", "attempts": "Int", "isFavourite": "Bool", "digest": "[UInt8]",
    "text": "String", "level": "Int", "bytes": "[UInt8]", "distance": "Double", "expiresAt": "Date?", "owner": "String",
}
ALL_MEMBERS = list(MEMBERS.items())
VALUES = {
    "String": ['"first"', '"the value of a header"', '"https://example.org/path"'],
    "String?": ["nil", '"note"'], "Int": ["0", "17", "1_024", "-1", "0xff"], "Double": ["0.5", "12.75", "1e-3"],
    "Bool": ["true", "false"], "Date": ["Date()", "Date(timeIntervalSince1970: 0)"], "Date?": ["nil", "Date()"],
    "[String]": ["[]", '["one", "two"]'], "[String: Int]": ["[:]", '["one": 1, "two": 2]'], "URL?": ["nil"],
    "Data": ["Data()", "Data([1, 2, 3])"], "UInt64": ["0", "1 << 32"], "[UInt8]": ["[]", "[0x0d, 0x0a]"],
}
SENTENCES = (
    "Returns the {0} of the {1}, or `nil` if the {2} is no longer there.",
    "The {0} that was given to `{3}`; it is never empty.",
    "Called when the {0} has changed. May be called from any thread.",
    "We need to {3} the {0} first, as the {1} may have been closed in the meantime.",
    "If there is no {0} yet, the {1} is made from the {2} that came last.",
    "A {0} with its {1}. Values of this type are cheap to copy.",
    "This is the case if a {0} arrives before the {1} has been sent.",
    "Do not {3} here: the {0} is being read by the {1}, which keeps it until the {2} is complete.",
    "The order matters: {0} before {1}.",
    "Note that the {0} is not a {1}, see [the {2}](https://example.org/{3}) for the reasons.",
)


# Texts in which `NAME` is the type's and `COUNT` a number.
COLLECTION = """\
public struct NAME<Element: Hashable & Sendable>: Sendable {
    @usableFromInline
    internal var storage: [Element]
    @usableFromInline
    internal var positions: [Element: Int]

    @inlinable
    public init() {
        self.storage = []
        self.positions = [:]
    }

    @inlinable
    @discardableResult
    public mutating func insert(_ element: Element) -> Bool {
        guard self.positions[element] == nil else {
            return false
        }
        self.positions[element] = self.storage.endIndex
        self.storage.append(element)
        return true
    }
}

extension NAME: Sequence {
    @inlinable
    public func makeIterator() -> IndexingIterator<[Element]> {
        self.storage.makeIterator()
    }
}

extension NAME: ExpressibleByArrayLiteral {
    @inlinable
    public init(arrayLiteral elements: Element...) {
        self.init()
        for element in elements {
            self.insert(element)
        }
    }
}

extension NAME where Element: Comparable {
    public var range: ClosedRange<Element>? {
        guard let low = self.storage.min(), let high = self.storage.max() else {
            return nil
        }
        return low...high
    }
}
"""
COLLECTION_METHOD = """\
    @inlinable
    public func NAMEEach<Result>(
        upTo limit: Int = COUNT,
        _ transform: (Element) throws -> Result?
    ) rethrows -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(Swift.min(limit, self.storage.count))
        for (index, element) in self.storage.enumerated() where index < limit {
            if let result = try transform(element) {
                results.append(result)
            }
        }
        return results
    }
"""
WRAPPER = """\
@propertyWrapper
public struct NAME<Value: Comparable & Sendable>: Sendable {
    private var value: Value

    public var wrappedValue: Value {
        get { self.value }
        set { self.value = Swift.max(self.value, newValue) }
    }

    public var projectedValue: Self { self }

    public init(wrappedValue: Value) {
        self.value = wrappedValue
    }
}
"""
EFFECT = """\
    enum Effect: Equatable {
        case none
        case retry(after: Int)
        case fail(String)
    }
"""


class Type:
    """What other files can use of a type; all of it is public."""

    def __init__(self, kind, name):
        self.kind, self.name = kind, name
        self.properties = []  # (name, text of the type, Type or None)
        self.methods = []  # Method
        self.cases = []  # (name, [(label, text of the type)])


class Method:
    """A method in one of the forms of `FORMS`."""

    def __init__(self, name, form, model):
        self.name, self.form, self.model = name, form, model

    def signature(self):
        return "func " + self.name + FORMS[self.form][0].replace("MODEL", self.model.name if self.model else "")


# Parameters and result, the call, the first lines of the body and the last. In the body `key`, `names` and
# `total` are in scope, so that every statement fits every method.
FORMS = {
    "list": (
        "(_ count: Int, for key: String) async throws -> [String]", "({total}, for: {key})",
        ["var names: [String] = []", "var total = count"], ["return names.sorted()"],
    ),
    "change": (
        "(_ item: MODEL) async throws -> MODEL", None,
        ['let key = "\\(item)"', "var names = [key]", "var total = 0"],
        ['assert(total >= 0 && !names.isEmpty, "\\(key) has nothing left")', "return item"],
    ),
    "number": (
        "(key: String) -> Int", "(key: {key})", ["var names = [key]", "var total = key.utf8.count"],
        ["return total + names.count"],
    ),
    "table": (
        "(with initial: [String], limit: Int) throws -> [String: Int]", "(with: {names}, limit: {total})",
        ['let key = initial.first ?? ""', "var names = initial", "var total = limit"],
        ["return Dictionary(names.map { ($0, total) }, uniquingKeysWith: +)"],
    ),
}


class Text:
    """The text of one file, and the types that it adds to its module."""

    def __init__(self, random, module, names, is_test=False):
        self.random, self.module, self.names, self.is_test = random, module, names, is_test
        self.lines, self.types = [], []
        self.extended = set()
        lower = [module] if is_test else module.dependencies
        count = min(len(lower), self.number(1, 3))
        self.imports = random.sample(lower, count)

    # Choices

    def pick(self, values):
        return values[int(self.random.random() * len(values))]

    def number(self, first, last):
        return first + int(self.random.random() * (last - first + 1))

    def chance(self, share):
        return self.random.random() < share

    def some(self, kind):
        """A type that the file can name: of its own module or of one that it imports; or none."""
        for module in [self.pick(self.imports) if self.imports and self.chance(0.6) else self.module, self.module]:
            if module.types[kind]:
                return self.pick(module.types[kind])
        return None

    def sample_members(self, first, last):
        return self.random.sample(ALL_MEMBERS, self.number(first, last))

    def local(self):
        """A name for a local variable that the method does not have yet."""
        while True:
            name = self.pick(NOUNS).lower() + ("" if self.chance(0.5) else self.pick(["Value", "List", "Key", "Count"]))
            if name not in self.locals:
                self.locals.add(name)
                return name

    # The file

    def text(self, length):
        """About so many lines: a header, imports, and declarations of all kinds."""
        self.header()
        makers = TESTS if self.is_test else DECLARATIONS
        self.pick(makers)(self)
        self.file_name = self.types[0].name
        while len(self.lines) < length - 15:
            self.pick(makers)(self)
            if self.chance(0.3) and not self.is_test:
                self.extension()
        if not self.is_test:
            for type in self.types:
                self.module.types[type.kind].append(type)
        return "\n".join(self.lines) + "\n"

    def header(self):
        bar = "//===" + "-" * 70 + "===//"
        self.add("", bar, "//", "// This source file is part of a generated package", "//", bar, "")
        if self.is_test:
            self.add("", "import Foundation", "import XCTest", "", f"@testable import {self.module.name}", "")
        else:
            names = sorted(["Foundation"] + [module.name for module in self.imports])
            self.add("", *(f"import {name}" for name in names), "")

    def add(self, indent, *lines):
        self.lines.extend([indent + line if line else "" for line in lines])

    def add_text(self, text, name, count=0):
        self.lines += text.replace("NAME", name).replace("COUNT", str(count)).split("\n")

    def close(self):
        """The end of a declaration, with no blank line before it."""
        while not self.lines[-1]:
            self.lines.pop()
        self.lines += ["}", ""]

    def comment(self, indent, mark="///", share=1.0):
        """Sentences of a comment, broken into lines, in this share of the places."""
        if not self.chance(share):
            return
        line = mark
        for _ in range(self.pick((1, 1, 2, 2, 3, 4))):
            words = self.pick(self.names.sentences)
            for word in words:
                if len(line) + len(word) > 96:
                    self.lines.append(indent + line)
                    line = mark
                line += " " + word
        self.lines.append(indent + line)

    def call(self, indent, start, arguments, end=""):
        """A call, on one line if it fits, otherwise with a line for each argument."""
        line = f"{indent}{start}({', '.join(arguments)}){end}"
        if len(line) <= 90 or not arguments:
            self.lines.append(line)
        else:
            self.lines.append(f"{indent}{start}(")
            self.lines += [f"{indent}    {argument}," for argument in arguments[:-1]]
            self.add(indent, f"    {arguments[-1]}", f"){end}")

    # Values

    def value(self, text, type=None, depth=0):
        if type is None:
            return self.pick(VALUES[text])
        if default(text):
            return "nil" if text[-1] == "?" else "[]"
        if type.kind == "enum":
            return self.case(type)
        return f"{type.name}({', '.join(self.arguments(type, depth + 1))})"

    def arguments(self, model, depth=0):
        """The arguments that make a model; those with a default are left out now and then."""
        return [
            f"{name}: {self.value(text, type, depth)}"
            for name, text, type in model.properties
            if not default(text) or (depth == 0 and self.chance(0.3))
        ]

    def case(self, enum):
        name, values = self.pick(enum.cases)
        arguments = ", ".join(f"{label}: {self.pick(VALUES[text])}" for label, text in values)
        return f".{name}({arguments})" if values else f".{name}"

    def new_type(self, kind, endings):
        type = Type(kind, self.names.new(self, endings))
        self.types.append(type)
        return type

    # Declarations

    def model(self):
        """A struct with values, its initialiser, coding keys and what is made from them."""
        model = self.new_type("model", MODELS)
        traits = ["Hashable", "Codable", "Sendable"]
        trait = self.some("trait")
        members = {name: (text, None) for name, text in self.sample_members(2, 7)}
        if trait and self.chance(0.5):
            traits.append(trait.name)
            members.update({name: (text, None) for name, text, _ in trait.properties})
        for kind in ["enum", "model"]:
            other = self.some(kind)
            if other and self.chance(0.6):
                is_plain = kind == "enum" or all(type is None for _, _, type in other.properties)
                form = "{}" if is_plain and self.chance(0.6) else self.pick(["{}?", "[{}]"])
                members[lowered(other.name)] = (form.format(other.name), other)
        model.properties = [(name, *types) for name, types in members.items()]
        self.comment("")
        self.add("", f"public struct {model.name}: {', '.join(traits)} {{")
        for name, text, _ in model.properties:
            self.comment("    ", share=0.4)
            self.add("    ", f"public {self.pick(['var', 'var', 'let'])} {name}: {text}")
            if self.chance(0.5):
                self.add("", "")
        self.add("", "")
        parameters = [f"{name}: {text}{default(text)}" for name, text, _ in model.properties]
        self.call("    ", "public init", parameters, " {")
        self.add("        ", *(f"self.{name} = {name}" for name, _, _ in model.properties))
        self.add("    ", "}", "")
        if self.chance(0.4):
            self.add("    ", "private enum CodingKeys: String, CodingKey {")
            self.add("        ", *(f'case {name} = "{name.lower()}_value"' for name, _, _ in model.properties))
            self.add("    ", "}", "")
        if self.chance(0.6):
            self.comment("    ", share=0.5)
            name, text, _ = model.properties[0]
            self.add("    ", f"public func replacing({name}: {text}) -> {model.name} {{")
            kept = [f"{other}: self.{other}" for other, _, _ in model.properties[1:]]
            self.call("        ", model.name, [f"{name}: {name}"] + kept)
            self.add("    ", "}", "")
        if self.chance(0.5):
            self.describe(model, "    ", "public var summary: String")
        self.close()

    def describe(self, model, indent, head):
        """A computed property that reads all members."""
        self.comment(indent, share=0.4)
        self.add(indent, f"{head} {{", "    var parts: [String] = []")
        for name, text, type in model.properties:
            if text[-1] == "?":
                self.add(indent, f"    if let {name} = self.{name} {{")
                self.add(indent, f'        parts.append("{name}: \\({name})")', "    }")
            elif text == "Bool":
                self.add(indent, f"    guard self.{name} else {{", f'        return "no {name}"', "    }")
            else:
                self.add(indent, f'    parts.append("{name}=\\(self.{name})")')
        self.add(indent, '    return parts.joined(separator: ", ")', "}", "")

    def enumeration(self):
        enum = self.new_type("enum", ["State", "Failure", "Kind", "Action", "Phase"])
        for name in self.random.sample(CASES, self.number(3, 7)):
            values = self.sample_members(1, 3) if self.chance(0.45) else []
            enum.cases.append((name, values))
        self.comment("")
        self.add("", f"public enum {enum.name}: {self.pick(['Error, Hashable', 'Hashable, Sendable'])} {{")
        for name, values in enum.cases:
            self.comment("    ", share=0.5)
            text = ", ".join(f"{label}: {type}" for label, type in values)
            self.add("    ", f"case {name}({text})" if values else f"case {name}")
        self.add("", "", "    public var isFinal: Bool {")
        self.switch("        ", enum, "self", lambda inner: self.add(inner, f"return {self.pick(['true', 'false'])}"))
        self.add("", "    }", "}", "")
        self.add("", f"extension {enum.name}: CustomStringConvertible {{", "    public var description: String {")
        text = f'return "{self.pick(CASES)} \\(self.isFinal)"'
        self.switch("        ", enum, "self", lambda inner: self.add(inner, text))
        self.add("", "    }", "}", "")

    def switch(self, indent, enum, subject, body):
        """A switch over all cases, with what they carry bound or not."""
        self.add(indent, f"switch {subject} {{")
        for name, values in enum.cases:
            if values and self.chance(0.5):
                bound = self.number(0, len(values) - 1)
                pattern = ", ".join(f"let {label}" if i == bound else "_" for i, (label, _) in enumerate(values))
                self.add(indent, f"case .{name}({pattern}):", f'    assert("\\({values[bound][0]})" != "{name}")')
            else:
                self.add(indent, f"case .{name}:")
            body(indent + "    ")
        self.add(indent, "}")

    def trait(self):
        """A protocol of values, with something that all of them get."""
        trait = self.new_type("trait", ["Describing", "Providing", "Carrying", "Identified"])
        trait.properties = [(name, text, None) for name, text in self.sample_members(1, 3)]
        self.comment("")
        self.add("", f"public protocol {trait.name} {{")
        for name, text, _ in trait.properties:
            self.comment("    ", share=0.5)
            self.add("    ", f"var {name}: {text} {{ get }}")
        self.add("", "}", "", f"extension {trait.name} {{")
        self.describe(trait, "    ", f"public var {lowered(trait.name)}Text: String")
        self.close()

    def new_methods(self, count, forms):
        methods = {}
        for _ in range(count):
            name = self.pick(VERBS) + self.pick(NOUNS)
            model = self.some("model")
            form = self.pick(forms) if model else "list"
            methods[name] = Method(name, form, model)
        return list(methods.values())

    def service(self):
        """A protocol of methods, and a class, struct or actor that has them, with what it depends on."""
        service = self.new_type("service", SERVICES)
        keyword = self.pick(["public final class", "public final class", "public struct", "final class", "actor"])
        forms = ["list", "change"] if keyword == "actor" else list(FORMS)
        service.methods = self.new_methods(self.number(3, 9), forms)
        self.comment("")
        self.add("", f"public protocol {service.name}: Sendable {{")
        for method in service.methods:
            self.comment("    ", share=0.6)
            self.add("    ", method.signature(), "")
        self.close()
        self.implementation(service, keyword)

    def implementation(self, service, keyword):
        access = "public " if "public" in keyword else ""
        self.can_change = "struct" not in keyword
        self.members, self.services = {}, {}
        for kind in ["service", "service", "model", "enum", "collection"]:
            other = self.some(kind)
            if other and other is not service and self.chance(0.75):
                (self.services if kind == "service" else self.members)[lowered(other.name)] = other
        stored = {name: f"any {type.name}" for name, type in self.services.items()}
        for name, type in self.members.items():
            stored[name] = f"{type.name}<String>" if type.kind == "collection" else type.name
        self.comment("", share=0.8)
        also = ", @unchecked Sendable" if "class" in keyword else ""
        self.add("", f"{keyword} {self.names.new(self, SERVICES)}: {service.name}{also} {{")
        self.add("    ", *(f"private let {name}: {text}" for name, text in stored.items()))
        wrapper = self.some("wrapper")
        if wrapper and self.can_change:
            self.add("    ", f"@{wrapper.name} private var attempts: Int = {self.number(0, 9)}")
        self.add("    ", f"private {'var' if self.can_change else 'let'} known: [String: Int] = [:]", "")
        self.call("    ", f"{access}init", [f"{name}: {text}" for name, text in stored.items()], " {")
        self.add("        ", *(f"self.{name} = {name}" for name in stored))
        self.add("    ", "}", "")
        for method in service.methods:
            self.method(method, access)
        self.close()

    def method(self, method, access):
        self.locals = {"key", "names", "total", "item", "count"}
        self.is_async, self.can_throw = method.form in ("list", "change"), method.form != "number"
        self.item = method.model if method.form == "change" else None
        self.comment("    ", share=0.7)
        self.add("    ", f"{access}{method.signature()} {{")
        self.add("        ", *FORMS[method.form][2], "")
        for _ in range(self.number(1, 5)):
            self.statement("        ", 0)
            if self.chance(0.5):
                self.add("", "")
        self.add("        ", *FORMS[method.form][3])
        self.add("    ", "}", "")

    def collection(self):
        """A generic collection with constrained extensions and methods that take closures."""
        collection = self.new_type("collection", ["List", "Queue", "Ring", "Index"])
        self.comment("")
        self.add_text(COLLECTION, collection.name)
        self.add("", f"extension {collection.name} {{")
        for verb in self.random.sample(VERBS, self.number(1, 3)):
            self.comment("    ", share=0.6)
            self.add_text(COLLECTION_METHOD, verb, self.number(2, 99))
        self.close()

    def wrapper(self):
        wrapper = self.new_type("wrapper", ["Clamped", "Counted", "Limited"])
        self.comment("")
        self.add_text(WRAPPER, wrapper.name)

    def machine(self):
        """A state machine as in network code: a private state, and methods that switch over it."""
        machine = self.new_type("machine", ["StateMachine"])
        cases = self.random.sample(CASES, self.number(3, 6))
        self.comment("")
        self.add("", f"struct {machine.name} {{", "    private enum State {")
        for name in cases:
            self.comment("        ", share=0.6)
            self.add("        ", f"case {name}(attempts: Int)")
        self.add("    ", "}", "")
        self.add_text(EFFECT, machine.name)
        self.add("    ", f"private var state = State.{cases[0]}(attempts: 0)", "")
        for verb in self.random.sample(VERBS, self.number(2, 5)):
            self.comment("    ", share=0.6)
            self.add("    ", f"mutating func {verb}(limit: Int) -> Effect {{", "    switch self.state {")
            for name in cases:
                self.add("        ", f"case .{name}(let attempts) where attempts < limit:")
                self.comment("            ", "//", share=0.3)
                self.add("            ", f"self.state = .{self.pick(cases)}(attempts: attempts + 1)")
                self.add("            ", f"return {self.pick(['.none', '.retry(after: attempts * 2)'])}")
            self.add("        ", f"case {', '.join('.' + name for name in cases)}:")
            self.add("            ", f'return .fail("cannot {verb} in state \\(self.state)")')
            self.add("    ", "    }", "}", "")
        self.close()

    def extension(self):
        """An extension of a type that is declared elsewhere."""
        model = self.some("model")
        if model and model.name not in self.extended:
            self.extended.add(model.name)
            self.add("", f"extension {model.name} {{")
            self.describe(model, "    ", f"fileprivate var {self.pick(VERBS)}Text: String")
            self.close()

    # Statements

    def statement(self, indent, depth):
        self.comment(indent, "//", share=0.18)
        self.pick(NESTED if depth < 2 and self.chance(0.35) else SIMPLE)(self, indent, depth)

    def block(self, indent, depth):
        for _ in range(self.pick((1, 1, 2))):
            self.statement(indent + "    ", depth + 1)

    def loop(self, indent, depth):
        index = self.local()
        self.add(indent, self.pick([
            f"for {index} in 0..<total where !{index}.isMultiple(of: {self.number(2, 9)}) {{",
            f"for {index} in stride(from: 0, to: total, by: {self.number(2, 9)}) {{",
        ]))
        self.add(indent, f'    names.append("\\(key)-\\({index})")')
        self.block(indent, depth)
        self.add(indent, "}")

    def condition(self, indent, depth):
        last = self.local()
        self.add(indent, f"if let {last} = names.last, {last} != key {{", f"    total += {last}.utf8.count")
        self.block(indent, depth)
        if self.chance(0.4):
            self.add(indent, "} else {")
            self.block(indent, depth)
        self.add(indent, "}")

    def repetition(self, indent, depth):
        self.add(indent, f"while total > {self.number(10, 900)} {{", f"    total >>= {self.number(1, 3)}")
        self.block(indent, depth)
        self.add(indent, "}")

    def selection(self, indent, depth):
        states = [name for name, type in self.members.items() if type.kind == "enum"]
        if not states:
            return self.condition(indent, depth)
        name = self.pick(states)
        self.switch(indent, self.members[name], f"self.{name}", lambda inner: self.pick(SHORT)(self, inner, depth))

    def attempt(self, indent, depth):
        if not self.services:
            return self.loop(indent, depth)
        self.add(indent, "do {")
        throws, self.can_throw = self.can_throw, True
        self.other(indent + "    ", depth)
        self.can_throw = throws
        self.block(indent, depth)
        self.add(indent, "} catch {", f'    names.append("{self.pick(CASES)}: \\(error)")', "}")

    def guarding(self, indent, depth):
        name = self.local()
        self.add(indent, f"guard let {name} = names.first(where: {{ $0.hasPrefix(key) }}) else {{")
        self.add(indent, f'    fatalError("The {name} of \\(key) is not known")', "}", f"names.append({name})")

    def checking(self, indent, depth):
        noun = self.pick(NOUNS).lower()
        self.add(indent, f'precondition(total != {self.number(100, 999)}, "\\(total) is not a {noun}")')

    def counting(self, indent, depth):
        self.add(indent, self.pick([
            f"total &+= {self.number(1, 99)} * names.count",
            f"total = names.isEmpty ? {self.number(0, 9)} : max(total, {self.number(10, 99)})",
            f"total = (total << 1) ^ {self.number(0, 65535)}",
            "names.removeAll(where: { $0.isEmpty || $0 == key })",
            'names += [key, "\\(key).\\(total)"]',
        ]))

    def chain(self, indent, depth):
        name = self.local()
        self.add(indent, f"let {name} = names", f"    .filter {{ $0.count > {self.number(1, 9)} && $0 != key }}")
        self.add(indent, "    .map { $0.uppercased() }", f"    .prefix({self.number(2, 40)})")
        self.add(indent, f"names.append(contentsOf: {name})")

    def closure(self, indent, depth):
        name = self.local()
        self.add(indent, f"let {name} = names.reduce(into: [String: Int]()) {{ result, element in")
        self.add(indent, f"    result[element, default: {self.number(0, 3)}] += 1", "}")
        self.add(indent, f"total = max(total, {name}.count)")

    def model_value(self, indent, depth):
        """A model of this or another module is made and read."""
        model = self.some("model")
        if not model:
            return self.chain(indent, depth)
        name = self.local()
        self.call(indent, f"let {name} = {model.name}", self.arguments(model))
        self.reading(indent, name, model)

    def reading(self, indent, subject, model):
        for member, text, type in self.random.sample(model.properties, min(3, len(model.properties))):
            path = f"{subject}.{member}"
            if type and type.kind == "model" and text[0] != "[":
                path += ("?." if text[-1] == "?" else ".") + self.pick(type.properties)[0]
                self.add(indent, f'names.append("\\(String(describing: {path}))")')
            elif text == "Int":
                self.add(indent, f"total += {path}")
            elif text == "String":
                self.add(indent, f"names.append({path})")
            elif text == "Bool":
                self.add(indent, f"if {path} {{", f"    total -= {self.number(1, 9)}", "}")
            elif text == "[String]":
                self.add(indent, f"names += {path}.filter {{ !$0.isEmpty }}")
            else:
                self.add(indent, f'names.append("{member} is \\({path})")')

    def case_value(self, indent, depth):
        enum = self.some("enum")
        if not enum:
            return self.counting(indent, depth)
        name = self.local()
        self.add(indent, f"let {name}: {enum.name} = {self.case(enum)}")
        self.add(indent, f"if {name}.isFinal {{", "    total = 0", "}")

    def collection_value(self, indent, depth):
        collection = self.some("collection")
        if not collection:
            return self.closure(indent, depth)
        name, other = self.local(), self.local()
        self.add(indent, f"var {name}: {collection.name}<String> = [key]")
        self.add(indent, f"for {other} in names {{", f"    {name}.insert({other})", "}")
        self.add(indent, f"total += {name}.underestimatedCount")

    def other(self, indent, depth):
        """Another service is called."""
        if not self.services:
            return self.model_value(indent, depth)
        name = self.pick(list(self.services))
        method = self.pick(self.services[name].methods)
        fits = {"list": self.is_async, "change": False, "number": True, "table": self.can_throw}
        if not fits[method.form]:
            return self.model_value(indent, depth)
        mark = {"list": "try await ", "number": "", "table": "try "}[method.form]
        found = self.local()
        call = FORMS[method.form][1].format(key="key", names="names", total="total")
        self.add(indent, f"let {found} = {mark}self.{name}.{method.name}{call}")
        if method.form == "number":
            self.add(indent, f"total += {found}")
        else:
            self.add(indent, f"names += {found}{'.keys' if method.form == 'table' else ''}")

    def item_value(self, indent, depth):
        """What came as an argument is read, or what is stored."""
        models = {f"self.{name}": type for name, type in self.members.items() if type.kind == "model"}
        if self.item:
            models["item"] = self.item
        if not models:
            return self.case_value(indent, depth)
        subject = self.pick(list(models))
        self.reading(indent, subject, models[subject])

    def remembering(self, indent, depth):
        if self.is_test:
            return self.counting(indent, depth)
        name = self.local()
        if self.can_change:
            self.add(indent, f"self.known[key, default: {self.number(0, 9)}] += total")
        self.add(indent, f'let {name} = self.known["{self.pick(NOUNS).lower()}"] ?? {self.number(1, 999)}')
        self.add(indent, f"total -= {name}")

    def literal(self, indent, depth):
        name = self.local()
        self.add(indent, f'let {name} = """', f"    {self.pick(NOUNS)} \\(key):", "    \\(names.joined())", '    """')
        self.add(indent, f"names.append({name})")

    # Tests

    def tests(self):
        tests = self.new_type("test", ["Tests"])
        self.members, self.services, self.item, self.can_throw = {}, {}, None, True
        self.comment("", share=0.3)
        self.add("", f"final class {tests.name}: XCTestCase {{")
        for number in range(self.number(2, 7)):
            self.locals = {"key", "names", "total"}
            self.is_async = self.chance(0.3)
            name = f"test{self.pick(VERBS).capitalize()}{self.pick(NOUNS)}{number}"
            self.add("    ", f"func {name}() {'async ' if self.is_async else ''}throws {{")
            self.add("        ", f'let key = "{self.pick(NOUNS).lower()}"', "var names = [key]", "var total = 0")
            for _ in range(self.number(1, 3)):
                self.expectation("        ")
                self.statement("        ", 1)
                self.add("", "")
            self.add("        ", "XCTAssertGreaterThanOrEqual(total, 0)", "XCTAssertFalse(names.isEmpty)")
            self.add("    ", "}", "")
        self.close()

    def expectation(self, indent):
        model = self.some("model")
        if not model:
            return
        name, other = self.local(), self.local()
        arguments = self.arguments(model)
        self.call(indent, f"let {name} = {model.name}", arguments)
        self.call(indent, f"let {other} = {model.name}", arguments)
        member = self.pick(model.properties)[0]
        self.add(indent, f"XCTAssertEqual({name}.{member}, {other}.{member})")


DECLARATIONS = [
    Text.service, Text.service, Text.service, Text.model, Text.model, Text.model, Text.enumeration, Text.enumeration,
    Text.trait, Text.collection, Text.machine, Text.machine, Text.wrapper,
]
TESTS = [Text.tests]
NESTED = [Text.loop, Text.condition, Text.condition, Text.repetition, Text.selection, Text.selection, Text.attempt]
SIMPLE = [
    Text.guarding, Text.checking, Text.counting, Text.chain, Text.closure, Text.model_value, Text.model_value,
    Text.case_value, Text.case_value, Text.collection_value, Text.other, Text.other, Text.other, Text.item_value,
    Text.item_value, Text.item_value, Text.remembering, Text.literal,
]
SHORT = [Text.checking, Text.counting, Text.counting]
KINDS = ["model", "enum", "trait", "service", "collection", "wrapper", "machine"]


class Names:
    """Names of types, each given once in a package, and the sentences of its comments."""

    def __init__(self, random):
        self.used = set()
        self.sentences = []
        for _ in range(3_000):
            words = [random.choice(NOUNS).lower() for _ in range(3)] + [random.choice(VERBS)]
            self.sentences.append(random.choice(SENTENCES).format(*words).split())

    def new(self, text, endings):
        """A name such as `CachedOrderStore`; longer where the short ones are given away."""
        middle = text.pick(NOUNS)
        while True:
            name = text.pick(ADJECTIVES) + middle + text.pick(endings)
            if name not in self.used:
                self.used.add(name)
                return name
            middle += text.pick(NOUNS)


def default(text):
    """The default of a parameter of this type: optionals and collections have one."""
    if text[-1] == "?":
        return " = nil"
    return (" = [:]" if ":" in text else " = []") if text[0] == "[" else ""


def lowered(name):
    return name[0].lower() + name[1:]
