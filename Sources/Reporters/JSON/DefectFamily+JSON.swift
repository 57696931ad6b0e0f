import Findings
import JSONText

extension StructureDefect {
  /// What a defect of files carries, the same keys for all of them.
  var json: JSONValue {
    switch self {
    case .missingFile(let folder, let pattern, let found, let required):
      details(folder, [pattern], found: found, limit: required)
    case .tooManyFiles(let folder, let pattern, let found, let allowed):
      details(folder, [pattern], found: found, limit: allowed)
    case .surplusFile(let path, _): details(path, [])
    case .forbiddenFile(let path, let pattern): details(path, [pattern])
    case .misplacedFile(let path, let places): details(path, places)
    case .foreignFile(let path, let selector): details(path, [selector])
    case .orphanFile(let path, let selector): details(path, [selector])
    case .unlikeFolder(let folder, let lacks, let adds):
      details(folder, [], lacks: lacks, adds: adds)
    }
  }

  private func details(
    _ path: String, _ expected: [String], found: Int? = nil, limit: Int? = nil,
    lacks: [String] = [], adds: [String] = []
  ) -> JSONValue {
    [
      "path": .string(path), "expected": .strings(expected), "found": .optional(found),
      "limit": .optional(limit), "lacks": .strings(lacks), "adds": .strings(adds),
    ]
  }
}

extension TargetDefect {
  /// What a defect of targets carries, the same keys for all of them.
  var json: JSONValue {
    switch self {
    case .noTarget(let folder, let unfollowed): details(folder: folder, file: unfollowed)
    case .missingTarget(let folder, let target, let kind):
      details(target, folder: folder, required: kind)
    case .wrongTargetKind(let target, let kind, let required):
      details(target, value: kind, required: required)
    case .surplusTarget(let target, let folder, _): details(target, folder: folder)
    case .missingScript(let target, let script): details(target, required: script)
    case .wrongSetting(let target, let setting, let value, let required):
      details(target, setting: setting, value: value, required: required)
    case .unlisted(let name, let file): details(name, file: file)
    }
  }

  private func details(
    _ target: String? = nil, folder: String? = nil, setting: String? = nil, value: String? = nil,
    required: String? = nil, file: String? = nil
  ) -> JSONValue {
    [
      "target": .optional(target), "folder": .optional(folder), "setting": .optional(setting),
      "value": .optional(value), "required": .optional(required), "file": .optional(file),
    ]
  }
}

extension CoverageDefect {
  /// What a defect of coverage carries, the same keys for all of them.
  var json: JSONValue {
    switch self {
    case .uncoveredComponent(let component, let sets, let files, let total, _):
      details(component, sets, files: files, total: total)
    case .uncoveredFile(let path, let sets): details(path, sets)
    case .coveredTwice(let name, let sets): details(name, sets)
    case .unownedFile(let path, _): details(path, [])
    }
  }

  private func details(
    _ name: String, _ sets: [String], files: Int? = nil, total: Int? = nil
  ) -> JSONValue {
    [
      "name": .string(name), "sets": .strings(sets), "files": .optional(files),
      "total": .optional(total),
    ]
  }
}

extension DuplicateDefect {
  /// What a defect of duplicates carries, the same keys for all of them.
  var json: JSONValue {
    switch self {
    case .sameName(let name, let others): ["name": .string(name), "others": .strings(others)]
    case .secondVersion(let name, let first, _):
      ["name": .string(name), "others": .strings([first])]
    }
  }
}

extension TemplateDefect {
  /// What a defect of templates carries, the same keys for all of them.
  var json: JSONValue {
    switch self {
    case .brokenPlaceholder(let text, let reason):
      ["placeholder": .string(text), "brokenRule": .null, "reason": .string(reason)]
    case .brokenRule(let rule, let message, _, _):
      ["placeholder": .null, "brokenRule": .string(rule), "reason": .string(message)]
    case .syntaxError(let message, _):
      ["placeholder": .null, "brokenRule": .null, "reason": .string(message)]
    }
  }
}

extension DeclarationDefect {
  /// What a defect of declarations carries, the same keys for all of them.
  var json: JSONValue {
    switch self {
    case .memberCount(let label, let noun, let found, let minimum, let maximum),
      .counterpartCount(let label, let noun, let found, let minimum, let maximum):
      Self.json(label, noun, found, minimum, maximum)
    case .memberOrder(let member, let before, let group, _):
      Self.json(member, group, [before.name])
    case .forbiddenCode(let label, let code): Self.json(label, code.word, [])
    case .forbiddenUse(let label, let what, let selector): Self.json(label, selector, [what])
    case .typeCount(_, let pattern, let found, let minimum, let maximum):
      Self.json(nil, pattern, found, minimum, maximum)
    }
  }

  private static func json(
    _ label: DeclarationLabel?, _ subject: String, _ found: [String], _ minimum: Int? = nil,
    _ maximum: Int? = nil
  ) -> JSONValue {
    [
      "declaration": .optional(label?.name), "kind": .optional(label?.kind),
      "subject": .string(subject), "found": .strings(found), "minimum": .optional(minimum),
      "maximum": .optional(maximum),
    ]
  }
}
