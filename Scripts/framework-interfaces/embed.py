"""Writes interface texts into the sources: one Swift file a module, and the list of all.

    python3 embed.py TEXTS SOURCES

TEXTS is the folder in which objc_frameworks.py, toolchain_modules.py and packages.py left `<Module>.txt`; SOURCES is
Sources/FrameworkInterfaces/Interfaces. Texts that stand for parts of one module are merged: what the main text says
already is not repeated. Modules that nothing in TEXTS is about stay as they are.
"""
import os
import re
import sys

# Parts of a module that come from different sources, the better one first.
MERGED = {
    "CoreGraphics": ["CoreGraphicsFromFoundation"],
    "StoreKit": ["StoreKit2"],
    "MapKit": ["MapKitSwiftUI"],
    "PhotosUI": ["PhotosUISwiftUI"],
    "QuickLook": ["QuickLookSwiftUI"],
    "AuthenticationServices": ["AuthenticationServicesSwiftUI"],
    "Symbols": ["SymbolsSwift"],
}
# Large and hardly ever named in apps, or no module of Apple's.
LEFT_OUT = {
    "FoundationObjC", "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "OpenTK.Platform", "Quartz",
}


def blocks(text):
    """The exports line and the blocks: (header, members), a declaration without members as ([line], None)."""
    exports, found, members = None, [], None
    for line in text.split("\n"):
        if line.startswith("// exports:"):
            exports = line
        elif line.startswith("  "):
            members.append(line)
        elif line.endswith("{"):
            members = []
            found.append((line, members))
        elif line and line != "}":
            found.append((line, None))
    return exports, found


def key(header):
    """What a block is about: the same type, or the same extension, has the same key."""
    match = re.match(r"(?:@\w+ )*(class|struct|enum|protocol|actor|extension|typealias|func|var|let) ([\w.`]+)", header)
    if not match:
        return header
    keyword, name = match.groups()
    if keyword == "extension":
        return "extension " + header[len("extension "):].rstrip(" {")
    return name if keyword != "func" else header


def signature(line):
    """A member without its parameters' names and types: what tells overloads apart."""
    match = re.match(r"(?:static )?\w+[?]? ?`?(\w*)`?[?]?(?:<[^(]*>)?(\(.*)?", line.strip())
    if not match:
        return line
    labels, depth = [], 0
    for part in re.findall(r"[()\[\]<>,]|(?:[^()\[\]<>,]+)", match.group(2) or ""):
        if part in "([<":
            depth += 1
        elif part in ")]>":
            depth -= 1
            if depth == 0:
                break
        elif depth == 1 and ":" in part:
            labels.append(part.strip().split(" ")[0].rstrip(":"))
    return line.strip().split("(")[0].split(":")[0] + "(" + ",".join(labels) + ")"


def merged(texts):
    """The texts as one; of a member that several have the first counts."""
    exports, order, members, seen = None, [], {}, {}
    for text in texts:
        found_exports, found = blocks(text)
        exports = exports or found_exports
        for header, lines in found:
            name = key(header)
            if name not in seen:
                seen[name] = set()
                order.append((name, header, lines is not None))
                members[name] = []
            for line in lines or []:
                if signature(line) not in seen[name]:
                    seen[name].add(signature(line))
                    members[name].append(line)
    output = [exports] if exports else []
    for name, header, is_block in order:
        if is_block or members[name]:
            if not header.endswith("{"):
                header = header.rstrip("{} ") + " {"
            output += [header] + members[name] + ["}"]
        else:
            output.append(header)
    return "\n".join(output)


def with_one_notification_name(text):
    """Foundation's two names of one type, as projects write it: `Notification.Name` is the type."""
    text = text.replace("NSNotification.Name", "Notification.Name")
    text = text.replace("  typealias Name = Notification.Name", "  struct Name: Hashable, RawRepresentable {}")
    lines, outer = [], ""
    for line in text.split("\n"):
        if not line.startswith(" "):
            outer = line
        if "NSNotification:" in outer and line.strip().startswith("struct Name"):
            line = "  typealias Name = Notification.Name"
        lines.append(line)
    return "\n".join(lines)


def variable(module):
    """The name of the constant that holds a module's text."""
    head = re.match(r"[A-Z]+(?=[A-Z][a-z]|$)|[A-Z]?", module).group()
    return head.lower() + module[len(head):] + "Interface"


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def main(texts, sources):
    parts = {part for parts in MERGED.values() for part in parts}
    for file in sorted(os.listdir(texts)):
        module, extension = os.path.splitext(file)
        if extension != ".txt" or module in parts or module in LEFT_OUT:
            continue
        names = [module] + MERGED.get(module, [])
        paths = [os.path.join(texts, name + ".txt") for name in names]
        contents = [open(path).read().rstrip("\n") for path in paths if os.path.exists(path)]
        text = merged(contents) if len(contents) > 1 else contents[0]
        lines = "\n".join("  " + line for line in with_one_notification_name(text).split("\n"))
        write(
            os.path.join(sources, module + ".swift"),
            f'/// What is known of the module `{module}`.\nlet {variable(module)} = #"""\n{lines}\n  """#\n')
    modules = sorted(f[:-6] for f in os.listdir(sources) if f.endswith(".swift") and f != "AllInterfaces.swift")
    rows = "\n".join(f'  "{module}": {variable(module)},' for module in modules)
    write(
        os.path.join(sources, "AllInterfaces.swift"),
        f"/// The texts of the modules that archcheck itself knows, by name.\nlet interfaces: [String: String] = [\n{rows}\n]\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
