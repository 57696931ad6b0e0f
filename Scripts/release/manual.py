"""The manual page of archcheck, out of what the binary says of its commands."""


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line.startswith((".", "'")) else line for line in text.split("\n"))


def spelling(argument):
    """`-q, --quiet`, `--jobs <n>`, or `<path>`."""
    value = f"<{argument['valueName']}>"
    if argument["kind"] == "positional":
        return value
    names = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument["names"]]
    return ", ".join(names) + (f" {value}" if argument["kind"] == "option" else "")


def options(command):
    lines = []
    # As in the help, what many commands have stands behind what this one has.
    for argument in sorted(command.get("arguments", []), key=lambda one: "sectionTitle" in one):
        if not argument.get("shouldDisplay", True):
            continue
        lines += [".TP", f".B {escaped(spelling(argument))}", escaped(argument.get("abstract", ""))]
    return lines


def commands(command, names):
    """A section for each command, with those below it."""
    lines = []
    for sub in command.get("subcommands", []):
        if not sub.get("shouldDisplay", True) or sub["commandName"] == "help":
            continue
        path = names + [sub["commandName"]]
        lines += [f".SS {escaped(' '.join(path))}", escaped(sub.get("abstract", ""))]
        if sub.get("discussion"):
            lines += [".PP", escaped(sub["discussion"])]
        lines += options(sub) + commands(sub, path)
    return lines


def page(dump, version):
    """The page in the language of man(7)."""
    root = dump["command"]
    name = root["commandName"]
    lines = [
        f'.TH ARCHCHECK 1 "" "archcheck {escaped(version)}" "User Commands"', ".SH NAME",
        f"{name} \\- {escaped(root['abstract'])}", ".SH SYNOPSIS", f".B {name}",
        "[\\fIcommand\\fR] [\\fIoptions\\fR] [\\fIpath\\fR]", ".SH DESCRIPTION",
        escaped(root.get("discussion", "")).replace("\n\n", "\n.PP\n"), ".SH COMMANDS",
    ] + commands(root, [name])
    return "\n".join(lines) + "\n"
