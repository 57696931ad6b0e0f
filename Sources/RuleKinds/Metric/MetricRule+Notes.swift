extension MetricRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    If a component's value is undefined (0/0), it passes and is listed. A value that equals a limit
    passes. [metrics.md](../metrics.md) defines the metrics. A violation is reported where the
    component is defined; one about several components, at the rule.

    With `over`, the values of all components that `of` selects are combined first, except for those
    without a value and those that an exception names. `not-worse-than` compares the result with the
    same combination over the components in the report whose names `of` selects.

    To stop components from getting worse than on the main branch, write a report there and commit
    it, or fetch it in CI:

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
