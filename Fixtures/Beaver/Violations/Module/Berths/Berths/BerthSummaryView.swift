/// What a berth is in one line. It lives on the imports of its neighbours.
struct BerthSummaryView {
  let berth: Berth  // expect: bv-symbol-without-import
}
