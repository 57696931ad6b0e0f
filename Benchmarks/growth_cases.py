"""What `growth.py --things` measures: every rule kind and check, listing and format on projects of any size.

Each case is a command on a shape that `generate.py` makes, and the command whose cost is taken off: the same check
without a rule, or a listing of the modules.
"""


class Case:
    """A command on a shape; its configuration and further files may depend on the size."""

    def __init__(self, name, unit, graphs, arguments, config="", files=None, base=("list", "modules"), base_config=""):
        self.name, self.unit, self.graphs = name, unit, graphs.split()
        self.arguments, self.config, self.files = arguments, config, files
        self.base, self.base_config = base, base_config


ALL = "tree ring random"
COMPONENTS = 'components: { "{c}": { paths: "Sources/A/{c}/**" } }\n'
CHECKS = (
    "cycles duplicate import-access leaked misplaced missing needed-by-tests symbol-without-import test-only "
    "undeclared unused unused-imports"
).split()
METRICS = "instability distance abstractness level component-dependency relational-cohesion".split()


def rule(name, unit, body, graphs=ALL, head="", more="", files=None):
    """A case that checks one rule; what stands beside its body follows in `more`."""
    top = "version: 1\n" + head
    return Case(
        name, unit, graphs, ["check", "--format", "json"],
        f"{top}rules:\n  r: {{ {body}, may-be-empty: true, severity: info{more} }}\n", files,
        base=("check", "--format", "json"), base_config=top + "rules: {}\n",
    )


def on_types(unit):
    return [
        rule("acyclic type", unit, "acyclic: { at: type }", "bare tree chain pairs ring torus random"),
        rule("forbid", unit, 'forbid: { from: "type:T*1", to: "type:T*0" }'),
        rule("forbid any, one end", unit, 'forbid: { from: "type:T*1", to: "type:T0", through: any, at: type }', "tree star random"),
        rule("forbid any, no end", unit, 'forbid: { from: "type:T*1", to: "type:X*", through: any, at: type }', ALL + " chain"),
        rule("forbid any, near ends", unit, 'forbid: { from: "type:T*1", to: "type:T?", through: any, at: type }', "tree"),
        rule("forbid except", unit, 'forbid: { from: "type:T*1", to: "type:T*" }', more=', except: [{ from: "type:T*11", to: "type:T*" }]'),
        rule("allow", unit, 'allow: { from: "type:T*", to: "type:T*0" }'),
        rule("protect", unit, 'protect: { of: "type:T*0", from: "type:T*1" }'),
        rule("protect any, few", unit, 'protect: { of: "type:T1", from: "type:T2", through: any, at: type }', "tree"),
        rule("protect claimed", unit, 'protect: { of: "type:T*0", from: "type:T*1", claimed: true }'),
        rule("independence captures", unit, 'independence: { of: "type:T{x}" }'),
        rule("interface", unit, 'interface: { of: "type:T*1", exposes: "access:public" }'),
        rule("layers", unit, 'layers: { order: ["type:T*1", "type:T*2", "type:T*3"] }'),
        rule("require", unit, 'require: { from: "type:T*", to: "type:T*0" }'),
        rule("require captures", unit, 'require: { from: "type:T{x}", to: "type:T{x}0" }'),
        rule("require every to", unit, 'require: { from: "type:T*", to: "type:T{x}0", every: to }'),
        rule("external", unit, "external: { of: '*', forbid: UIKit, symbols: 'UI*', members: 'foo*' }", "tree"),
        rule("duplicates", unit, 'duplicates: { of: "*", kind: any }', "tree"),
        rule("duplicates beside", unit, 'duplicates: { of: "*", beside: "{name}0" }', "tree"),
    ] + [
        rule(f"declarations {name}", unit, f"declarations: {{ {body} }}", "tree")
        for name, body in {
            "kind": "kind: type, must: { kind: class }",
            "name": 'kind: type, must: { name: "*x" }',
            "access": "kind: type, must: { access: public }",
            "attribute": "kind: type, must: { attribute: objc }",
            "conforms-to": "kind: type, must: { conforms-to: P }",
            "inherits-from": "kind: type, must: { inherits-from: P }",
            "is": "kind: class, must: { is: final }",
            "type": 'kind: variable, level: any, must: { type: "X*" }',
            "made-of": "kind: variable, level: any, must: { made-of: [built-in] }",
            "parameters": "kind: function, level: any, must: { parameters: { at-least: 1 } }",
            "file": 'kind: type, must: { file: "X/**" }',
            "file-name": "kind: type, must: { file-name: matches }",
            "imports": "kind: type, must: { imports: Foundation }",
            "contains": "kind: type, must-not: { contains: force-try }",
            "uses": 'kind: type, must-not: { uses: "type:T*0" }',
            "uses required": 'kind: type, must: { uses: "type:T*0" }',
            "inside": 'inside: "T*", must: { is: static }',
            "members": "kind: type, must: { members: [{ name: make }, { name: other }] }",
            "members number": "kind: type, must: { members: [{ kind: variable, exactly: 3 }] }",
            "member-order": "kind: type, must: { member-order: [{ kind: function }, { kind: variable }] }",
            "member-groups": "kind: type, must: { member-order: [{ kind: function }, { kind: variable }], member-groups: [{ is: static }, { is-not: static }] }",
            "counterpart": 'kind: type, name: "T{x}", counterpart: { name: "T{x}0" }',
            "counterpart any": 'kind: type, name: "T{x}", counterpart: { name: "*{x}Test" }',
            "counterpart number": 'kind: type, name: "T{x}", counterpart: { name: "T{x}*", at-most: 1 }',
            "number": "kind: type, at-most: 3",
            "number captures": 'of: "path:Sources/A/{f}.swift", kind: type, at-most: 3',
            "counting": 'kind: variable, inside: "{x}", counting: "T*", at-most: 1',
            "where": 'kind: type, name: "T{x}", where: "type:T{x}0", must: { kind: class }',
            "forbid": "kind: type, forbid: true",
        }.items()
    ]


def on_files(unit):
    return [
        rule("acyclic file", unit, "acyclic: { at: file }"),
        rule("acyclic folder", unit, "acyclic: { at: folder }"),
        rule("forbid path", unit, 'forbid: { from: "path:**/*1.swift", to: "path:**/*0.swift" }'),
        rule("forbid any path", unit, 'forbid: { from: "path:**/*1.swift", to: "path:**/F0.swift", through: any, at: file }', "tree"),
        rule("structure requires", unit, 'structure: { each-file: "Sources/A/**/F{x}.swift", requires: "F{x}0.swift" }', "bare"),
        rule("structure requires folder", unit, 'structure: { each: "Sources/A/{x}", requires: "F*.swift", at-most: 10 }', "bare"),
        rule("structure requires root", unit, 'structure: { each-file: "Sources/A/**/F{x}.swift", requires: "/Tests/**/F{x}Tests.swift" }', "bare"),
        rule("structure requires wild", unit, 'structure: { each-file: "Sources/A/**/F{x}.swift", requires: "/**/*{x}Tests.swift" }', "bare"),
        rule("structure forbids", unit, 'structure: { each: "Sources/A", forbids: "**/F*1.swift" }', "bare"),
        rule("structure forbids each", unit, 'structure: { each-file: "Sources/A/**/F{x}.swift", forbids: "F{x}0.swift" }', "bare"),
        rule("structure allows", unit, 'structure: { each: "Sources/A", requires: "F0.swift", allows: "**/F*1.swift" }', "bare"),
        rule("structure in", unit, 'structure: { of: "path:**/F*1.swift", in: "**/Ones/" }', "bare"),
        rule("structure files in", unit, 'structure: { files: "**/F*1.swift", in: "**/Ones/" }', "bare"),
        rule("structure nothing-else", unit, 'structure: { of: "path:**/F*1.swift", in: "Sources/**/", nothing-else: true }', "bare"),
        rule("structure belongs-to", unit, 'structure: { each-file: "Sources/A/**/F{x}.swift", belongs-to: "type:T{x}0" }', "bare"),
        rule("structure alike", unit, 'structure: { each: "Sources/A/{x}", alike: ["F*.swift", "*"] }', "bare"),
        rule("duplicates files", unit, 'duplicates: { files: "**/F{x}.swift" }', "bare"),
        rule("duplicates files beside", unit, 'duplicates: { files: "**/F*.swift", beside: "{name}0" }', "bare"),
        rule("coverage file", unit, 'coverage: { of: "*", in: ["path:**/F*1.swift", "path:**/F*2.swift"], at: file, exactly-one: true }', "bare"),
        rule("owners", unit, "owners: { of: '*' }", "bare", files=lambda n: {"CODEOWNERS": "*1.swift @a\n"}),
        rule("owners lines", unit, "owners: { of: '*' }", "bare", files=lambda n: {"CODEOWNERS": "".join(f"/Sources/A/x{i} @a\n" for i in range(n // 10))}),
        rule("template", unit, 'template: { files: "Sources/A/**/F*0.swift", values: { name: X } }', "bare"),
        rule("declarations file-name", unit, "declarations: { kind: type, must: { file-name: matches } }", "bare"),
        rule("external", unit, "external: { of: '*', forbid: UIKit }", "bare"),
        rule("import-access", unit, "manifest: { checks: import-access }", "tree"),
        rule("unused-imports", unit, "manifest: { checks: unused-imports }", "tree"),
        rule("symbol-without-import", unit, "manifest: { checks: symbol-without-import }", "tree"),
    ]


def on_components(unit, head):
    def component(name, body, graphs=ALL, **more):
        return rule(name, unit, body, graphs, head=head, **more)

    name = "M" if unit == "modules" else "C"
    return [
        component("acyclic", "acyclic: { of: '*' }", "tree ring torus random dense"),
        component("acyclic module", "acyclic: { of: '*', at: module }", "ring"),
        component("forbid", f'forbid: {{ from: "{name}*1", to: "{name}*0" }}'),
        component("forbid any", f'forbid: {{ from: "{name}*1", to: "{name}0", through: any }}', "tree random"),
        component("allow", f'allow: {{ from: "{name}*", to: "{name}*0" }}'),
        component("protect", f'protect: {{ of: "{name}*0", from: "{name}*1" }}'),
        component("independence", "independence: { of: '*' }"),
        component("independence captures", f'independence: {{ of: "{name}{{x}}" }}'),
        component("interface", f'interface: {{ of: "{name}*1", exposes: "access:public" }}'),
        component("layers", f'layers: {{ order: ["{name}*1", "{name}*2", "{name}*3"], unlisted: forbid }}'),
        component("layers through", f'layers: {{ order: ["{name}?1", "{name}?2", "{name}?3"], through: unlisted }}'),
        component("require", f'require: {{ from: "{name}*", to: "{name}*0" }}'),
        component("require captures", f'require: {{ from: "{name}{{x}}", to: "{name}{{x}}0" }}'),
        component("require manifest", f'require: {{ from: "{name}*", to: "{name}*0", via: manifest }}'),
        component("coverage", f'coverage: {{ of: "*", in: ["{name}*1", "{name}*2"] }}', "bare"),
        component("owners component", "owners: { of: '*', each: component }", "bare", files=lambda n: {"CODEOWNERS": "*1.swift @a\n"}),
        component("stable-dependencies", "stable-dependencies: '*'"),
        component("stable-abstractions", "stable-abstractions: '*'"),
        component("duplicates component", "duplicates: { of: '*', at: component }", "bare"),
        component(
            "graph", "graph: { file: drawn.mmd }",
            files=lambda n: {"drawn.mmd": "flowchart TD\n" + "".join(f"  {name}{i} --> {name}{i // 2}\n" for i in range(min(n, 40000)))},
        ),
        component("targets declares", 'targets: { each: "Sources/{x}", declares: [{ name: "{x}Tests", kind: test }] }', "bare"),
        component("targets listed-in", 'targets: { of: "*", listed-in: "list.txt" }', "bare",
                  files=lambda n: {"list.txt": "".join(f"{name}{i * 2}\n" for i in range(n))}),
        component("targets script", 'targets: { of: "*", script: lint }', "bare"),
        component("targets settings", 'targets: { of: "*", settings: { A: B } }', "bare"),
    ] + [
        component(f"metric {metric}", f"metric: {{ name: {metric}, max: 0 }}", "tree ring random")
        for metric in METRICS
    ]


def on_modules():
    return [
        rule(f"manifest {check}", unit, f"manifest: {{ checks: {check} }}", "tree pairs ring random dense")
        for unit in ("modules", "declared") for check in CHECKS
    ]


def commands(unit, levels, graphs=ALL):
    # The configuration keeps the default rules out.
    config = "version: 1\nrules: {}\n" + (COMPONENTS if unit == "components" else "")
    listings = [["list", subject] for subject in ("files", "components", "declarations", "dependencies", "unresolved")]
    listings += [["list", "dependencies", "--declared"], ["list", "dependencies", "--include-external"]]
    listings += [["list", subject, "-g", level] for subject in ("declarations", "dependencies") for level in levels]
    listings += [["metrics", "-g", level, "--format", "json"] for level in levels]
    listings += [["metrics", "-g", levels[0], "--counting", counting] for counting in ("modules", "references", "muck")]
    for level in levels:
        listings += [["graph", "-g", level, "--format", name] for name in ("text", "json", "dot", "mermaid", "csv")]
        listings += [["graph", "-g", level, "--reduce"], ["graph", "-g", level, "--levels"]]
        listings += [["graph", "-g", level, "--cluster", "folder", "--format", "dot"]]
    if unit not in ("extensions", "members"):
        # Where there are many types, each with a name.
        place = "Sources/M1" if unit == "modules" else "Sources/A"
        listings += [["graph", "-g", level, "--focus", "*1*"] for level in levels]
        listings += [["why", "type:T7", "type:T0"], ["why", "type:T0", "type:T7"], ["why", place, "type:T0"]]
    return [Case(" ".join(words), unit, graphs, words, config, base_config=config) for words in listings]


def formats(unit):
    config = "version: 1\nrules:\n  r: { forbid: { from: '*', to: 'external:UIKit' }, severity: warning }\n  s: { declarations: { kind: type, forbid: true }, severity: warning }\n"
    names = "text json dot mermaid xcode github gitlab junit sarif markdown rdjson sonarqube agent".split()
    more = [["check", "--verbose"], ["check", "--all"], ["check", "--group-by", "file", "--all"], ["check", "--group-by", "component"],
            ["check", "--details", "s"], ["check", "--metrics"], ["rules", "explain", "s"], ["baseline", "--baseline", "{scratch}/b.yml"]]
    base = ("check", "--quiet", "--format", "csv")
    return [
        Case(" ".join(words), unit, "bare", words, config, base_config="version: 1\nrules: {}\n")
        for words in [["check", "--format", name] for name in names] + more
    ]


def many_rules(name, body, extra=""):
    def config(n):
        return "version: 1\n" + extra + "rules:\n" + "".join(f"  r{i}: {{ {body.replace('@', str(i))}, severity: info }}\n" for i in range(n))
    none = "version: 1\nrules: {}\n"
    brief = ["rules", "brief"]
    checks = [Case(f"rules {name} {kind}", "fixed", "tree", ["check", "--format", kind], config, base_config=none)
              for kind in ("text", "json", "sarif", "markdown", "agent")]
    return checks + [Case(f"rules {name} brief", "fixed", "tree", brief, config, base=brief, base_config=none)]


CASES = (
    on_types("types") + on_types("onefile")[:3] + on_files("files") + on_files("onefolder")
    + on_components("components", COMPONENTS) + on_components("modules", "") + on_modules()
    + commands("types", ["type", "file"]) + commands("files", ["file", "folder"]) + commands("components", ["component"])
    + commands("modules", ["module"]) + formats("files") + formats("onefile")
    + commands("extensions", ["type"], "bare") + commands("members", ["type"], "bare")
    + [
        rule("duplicates", "namesakes", "duplicates: { of: '*' }", "bare"),
        rule("suppressed", "comments", 'forbid: { from: "*", to: "symbol:UIView" }', "bare"),
        rule("member-order", "members", "declarations: { kind: type, must: { member-order: [{ kind: function }, { kind: variable }] } }", "bare"),
        rule("forbid path", "extensions", 'forbid: { from: "path:**/*1.swift", to: "path:**/*0.swift" }', "bare"),
        rule("require captures", "modules", 'require: { from: "M{x}", to: "M{x}0", via: manifest }', "tree"),
        rule("require every to", "modules", 'require: { from: "M*", to: "M{x}0", via: manifest, every: to }', "tree"),
    ]
    + many_rules("one place", 'forbid: { from: "type:T*1", to: "type:T*" }')
)
