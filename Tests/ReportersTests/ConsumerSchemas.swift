import Reporters

/// What the readers of a format accept, written from their documentation as JSON Schemas. They are
/// stricter than the readers where archcheck promises more, such as one location a result.
enum ConsumerSchema {
  /// The formats that have one.
  static let all: [(format: OutputFormat, schema: String)] = [
    (.gitlab, gitlab), (.rdjson, rdjson), (.sonarqube, sonarqube), (.sarif, sarif),
  ]

  /// GitLab's Code Quality report.
  private static let gitlab = """
    {
      "type": "array",
      "items": {
        "type": "object", "additionalProperties": false,
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
          "description": { "type": "string", "pattern": "." },
          "check_name": { "type": "string" },
          "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{16}(-[0-9]+)?$" },
          "severity": { "enum": ["info", "minor", "major", "critical", "blocker"] },
          "location": {
            "type": "object", "additionalProperties": false, "required": ["path", "lines"],
            "properties": {
              "path": { "type": "string" },
              "lines": {
                "type": "object", "additionalProperties": false, "required": ["begin"],
                "properties": { "begin": { "type": "integer", "minimum": 1 } }
              }
            }
          }
        }
      }
    }
    """

  /// reviewdog's `DiagnosticResult`.
  private static let rdjson = """
    {
      "type": "object", "additionalProperties": false, "required": ["source", "diagnostics"],
      "properties": {
        "source": {
          "type": "object", "additionalProperties": false, "required": ["name"],
          "properties": { "name": { "const": "archcheck" } }
        },
        "diagnostics": {
          "type": "array",
          "items": {
            "type": "object", "additionalProperties": false,
            "required": ["message", "location", "severity", "code"],
            "properties": {
              "message": { "type": "string", "pattern": "." },
              "location": { "$ref": "#/$defs/location" },
              "severity": { "enum": ["ERROR", "WARNING", "INFO"] },
              "code": {
                "type": "object", "additionalProperties": false, "required": ["value"],
                "properties": { "value": { "type": "string" } }
              },
              "related_locations": {
                "type": "array",
                "items": {
                  "type": "object", "additionalProperties": false,
                  "required": ["message", "location"],
                  "properties": {
                    "message": { "type": "string" }, "location": { "$ref": "#/$defs/location" }
                  }
                }
              }
            }
          }
        }
      },
      "$defs": {
        "location": {
          "type": "object", "additionalProperties": false, "required": ["path"],
          "properties": {
            "path": { "type": "string" },
            "range": {
              "type": "object", "additionalProperties": false, "required": ["start"],
              "properties": {
                "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" }
              }
            }
          }
        },
        "position": {
          "type": "object", "additionalProperties": false, "required": ["line"],
          "properties": {
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 }
          }
        }
      }
    }
    """

  /// SonarQube's generic issues since 10.3.
  private static let sonarqube = """
    {
      "type": "object", "additionalProperties": false, "required": ["rules", "issues"],
      "properties": {
        "rules": {
          "type": "array",
          "items": {
            "type": "object", "additionalProperties": false,
            "required": ["id", "name", "description", "engineId", "cleanCodeAttribute", "impacts"],
            "properties": {
              "id": { "type": "string" }, "name": { "type": "string" },
              "description": { "type": "string" }, "engineId": { "const": "archcheck" },
              "cleanCodeAttribute": { "const": "MODULAR" },
              "impacts": {
                "type": "array",
                "items": {
                  "type": "object", "additionalProperties": false,
                  "required": ["softwareQuality", "severity"],
                  "properties": {
                    "softwareQuality": { "const": "MAINTAINABILITY" },
                    "severity": { "enum": ["HIGH", "MEDIUM", "LOW"] }
                  }
                }
              }
            }
          }
        },
        "issues": {
          "type": "array",
          "items": {
            "type": "object", "additionalProperties": false,
            "required": ["ruleId", "primaryLocation"],
            "properties": {
              "ruleId": { "type": "string" },
              "primaryLocation": { "$ref": "#/$defs/location" },
              "secondaryLocations": {
                "type": "array", "items": { "$ref": "#/$defs/location" }
              }
            }
          }
        }
      },
      "$defs": {
        "location": {
          "type": "object", "additionalProperties": false, "required": ["message", "filePath"],
          "properties": {
            "message": { "type": "string" }, "filePath": { "type": "string" },
            "textRange": {
              "type": "object", "additionalProperties": false,
              "required": ["startLine", "endLine"],
              "properties": {
                "startLine": { "type": "integer", "minimum": 1 },
                "endLine": { "type": "integer", "minimum": 1 },
                "startColumn": { "type": "integer", "minimum": 0 },
                "endColumn": { "type": "integer", "minimum": 1 }
              }
            }
          }
        }
      }
    }
    """

  /// The part of SARIF 2.1.0 that GitHub's code scanning asks for.
  private static let sarif = """
    {
      "type": "object", "additionalProperties": false, "required": ["$schema", "version", "runs"],
      "properties": {
        "$schema": { "type": "string" },
        "version": { "const": "2.1.0" },
        "runs": {
          "type": "array",
          "items": {
            "type": "object", "additionalProperties": false,
            "required": [
              "tool", "columnKind", "originalUriBaseIds", "automationDetails", "invocations",
              "results"
            ],
            "properties": {
              "tool": {
                "type": "object", "additionalProperties": false, "required": ["driver"],
                "properties": {
                  "driver": {
                    "type": "object", "additionalProperties": false,
                    "required": ["name", "semanticVersion", "rules"],
                    "properties": {
                      "name": { "const": "archcheck" },
                      "semanticVersion": { "const": "1.2.3" },
                      "rules": { "type": "array", "items": { "$ref": "#/$defs/rule" } }
                    }
                  }
                }
              },
              "columnKind": { "const": "unicodeCodePoints" },
              "originalUriBaseIds": { "type": "object", "required": ["SRCROOT"] },
              "automationDetails": {
                "type": "object", "additionalProperties": false, "required": ["id"],
                "properties": { "id": { "type": "string", "pattern": "^archcheck/(.*/)?$" } }
              },
              "invocations": {
                "type": "array",
                "items": {
                  "type": "object", "additionalProperties": false,
                  "required": ["executionSuccessful", "exitCode", "toolExecutionNotifications"],
                  "properties": {
                    "executionSuccessful": { "const": true },
                    "exitCode": { "enum": [0, 1] },
                    "toolExecutionNotifications": {
                      "type": "array", "items": { "$ref": "#/$defs/notification" }
                    }
                  }
                }
              },
              "results": { "type": "array", "items": { "$ref": "#/$defs/result" } }
            }
          }
        }
      },
      "$defs": {
        "level": { "enum": ["note", "warning", "error"] },
        "message": {
          "type": "object", "additionalProperties": false, "required": ["text"],
          "properties": { "text": { "type": "string" }, "markdown": { "type": "string" } }
        },
        "rule": {
          "type": "object", "additionalProperties": false,
          "required": [
            "id", "name", "shortDescription", "fullDescription", "help", "defaultConfiguration",
            "properties"
          ],
          "properties": {
            "id": { "type": "string" },
            "name": { "type": "string", "pattern": "^.{0,255}$" },
            "shortDescription": { "$ref": "#/$defs/short" },
            "fullDescription": { "$ref": "#/$defs/message" },
            "help": { "$ref": "#/$defs/message" },
            "defaultConfiguration": {
              "type": "object", "additionalProperties": false, "required": ["level"],
              "properties": { "level": { "$ref": "#/$defs/level" } }
            },
            "properties": {
              "type": "object", "additionalProperties": false,
              "required": ["tags", "precision", "problem.severity"],
              "properties": {
                "tags": { "type": "array", "items": { "type": "string" } },
                "precision": { "const": "high" },
                "problem.severity": { "enum": ["error", "warning", "recommendation"] }
              }
            }
          }
        },
        "short": {
          "type": "object", "additionalProperties": false, "required": ["text"],
          "properties": { "text": { "type": "string", "pattern": "^(.|\\\\s){1,1024}$" } }
        },
        "notification": {
          "type": "object", "additionalProperties": false,
          "required": ["descriptor", "level", "message"],
          "properties": {
            "descriptor": { "type": "object", "required": ["id"] },
            "level": { "$ref": "#/$defs/level" },
            "message": { "$ref": "#/$defs/message" },
            "locations": { "type": "array", "items": { "$ref": "#/$defs/location" } }
          }
        },
        "result": {
          "type": "object", "additionalProperties": false,
          "required": [
            "ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints",
            "properties"
          ],
          "properties": {
            "ruleId": { "type": "string" },
            "ruleIndex": { "type": "integer", "minimum": 0 },
            "level": { "$ref": "#/$defs/level" },
            "message": { "$ref": "#/$defs/message" },
            "locations": { "type": "array", "items": { "$ref": "#/$defs/location" } },
            "relatedLocations": { "type": "array", "items": { "$ref": "#/$defs/location" } },
            "codeFlows": {
              "type": "array",
              "items": {
                "type": "object", "additionalProperties": false, "required": ["threadFlows"],
                "properties": {
                  "threadFlows": {
                    "type": "array",
                    "items": {
                      "type": "object", "additionalProperties": false, "required": ["locations"],
                      "properties": {
                        "locations": {
                          "type": "array",
                          "items": {
                            "type": "object", "additionalProperties": false,
                            "required": ["location"],
                            "properties": { "location": { "$ref": "#/$defs/location" } }
                          }
                        }
                      }
                    }
                  }
                }
              }
            },
            "partialFingerprints": { "type": "object", "required": ["archcheck/v1"] },
            "suppressions": {
              "type": "array",
              "items": {
                "type": "object", "additionalProperties": false, "required": ["kind"],
                "properties": { "kind": { "enum": ["inSource", "external"] } }
              }
            },
            "baselineState": { "enum": ["new", "unchanged"] },
            "properties": { "type": "object", "required": ["defect", "from", "to"] }
          }
        },
        "location": {
          "type": "object", "additionalProperties": false, "required": ["physicalLocation"],
          "properties": {
            "id": { "type": "integer", "minimum": 1 },
            "message": { "$ref": "#/$defs/message" },
            "physicalLocation": {
              "type": "object", "additionalProperties": false, "required": ["artifactLocation"],
              "properties": {
                "artifactLocation": {
                  "type": "object", "additionalProperties": false, "required": ["uri"],
                  "properties": {
                    "uri": { "type": "string", "pattern": "^(file://)?[A-Za-z0-9/._~%+-]*$" },
                    "uriBaseId": { "const": "SRCROOT" }
                  }
                },
                "region": {
                  "type": "object", "additionalProperties": false, "required": ["startLine"],
                  "properties": {
                    "startLine": { "type": "integer", "minimum": 1 },
                    "startColumn": { "type": "integer", "minimum": 1 },
                    "endLine": { "type": "integer", "minimum": 1 },
                    "endColumn": { "type": "integer", "minimum": 1 }
                  }
                }
              }
            }
          }
        }
      }
    }
    """
}
