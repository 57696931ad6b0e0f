#!/usr/bin/env python3
"""Writes Sources/Presets/EmbeddedPresets.swift out of Sources/Presets/Files/*.yml.

One line a preset, so that the YAML files are where changes are read. 'make presets' calls it.
"""

from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "Sources" / "Presets"


def literal(text: str) -> str:
    """A raw string literal on one line."""
    hashes = "#"
    while f'"{hashes}' in text or f"\\{hashes}" in text:
        hashes += "#"
    return f'{hashes}"{text}"{hashes}'.replace("\n", f"\\{hashes}n")


def main() -> None:
    files = sorted((FOLDER / "Files").glob("*.yml"), key=lambda file: file.stem)
    lines = [
        "// Made of Files/*.yml by 'make presets'; change those.",
        "// swift-format-ignore-file",
        "import Configuration",
        "",
        "/// The texts of the presets' files.",
        "enum EmbeddedPresets {",
        "  /// In order of name.",
        "  static let files: [PresetFile] = [",
    ]
    for file in files:
        text = literal(file.read_text(encoding="utf-8"))
        lines.append(f'    PresetFile(name: "{file.stem}", text: {text}),')
    lines += ["  ]", "}", ""]
    (FOLDER / "EmbeddedPresets.swift").write_text("\n".join(lines), encoding="utf-8")


main()
