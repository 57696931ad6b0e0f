extension MetricRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    A value that is undefined for a component (0/0) passes and is listed. A value that equals a
    limit is within it. [metrics.md](../metrics.md) defines the metrics. The violation is located
    where the component is defined; one about several components, at the rule.

    With `over`, the values of all components that `of` selects are put together first; those without
    a value, and those that an exception names, are left out. `not-worse-than` compares them with the
    same over the report's components of names that `of` selects.

    To let no component become worse than on the main branch, write a report there and keep it, or
    fetch it in CI:

    ```yaml
    rules:
      no-further-from-the-main-sequence:
        metric: { name: distance, not-worse-than: ci/metrics.json, tolerance: 0.01 }
      tested:
        metric: { name: coverage, file: ci/coverage.json, over: mean, min: 0.6 }
    ```
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    project.txt:1:1: error: distance of 'Core' is 1, above the maximum of 0.7 [near-the-main-sequence]
    """
}
