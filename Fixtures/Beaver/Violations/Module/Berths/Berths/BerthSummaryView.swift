/// What a berth is in one line. It lives on the imports of its neighbours.
struct BerthSummaryView {
  let berth: Berth  // expect: beaver/symbol-without-import
}
