import Testing

@Suite("Messages of Objective-C")
struct MessageTests {
  @Test("go on with classes, with values of properties and with methods behind a dot")
  func chains() {
    let found = members(
      """
      - (void)run:(K *)x {
        [[self class] own];
        [[x class] make];
        [x.class make];
        [self.class own];
        [[self.k next] inst];
        x.other.next.inst;
        [[[[self class] alloc] init] inst];
      }
      """)
    #expect(
      found == [
        "2 own", "3 make", "4 make", "5 own", "6 next", "6 inst", "7 other", "7 next",
        "7 inst", "8 inst",
      ])
  }

  @Test("go on with the elements of Foundation's collections, and what categories add to them")
  func collections() {
    let found = members(
      """
      - (void)list:(NSArray<K *> *)a map:(NSMutableDictionary<NSString *, K *> *)d set:(NSSet<K *> *)s {
        [a.firstObject inst];
        [[a objectAtIndex:0] inst];
        [a[0] inst];
        [[d objectForKey:@"a"] inst];
        [d.allValues.lastObject inst];
        [s.anyObject inst];
        [a.own inst];
        [[a sortedArrayUsingSelector:nil].firstObject inst];
      }
      """)
    #expect(
      found == [
        "2 inst", "3 inst", "4 inst", "5 inst", "6 inst", "7 inst", "8 own", "8 inst", "9 inst",
      ])
  }

  /// The members that the body of a method of `U` names, with their lines, that of its head being 1.
  private func members(_ method: String) -> [String] {
    let text = """
      --- Core/K.h
      @interface K : NSObject
      + (void)own;
      @property K *next;
      + (K *)make;
      - (void)inst;
      - (K *)other;
      @end
      @interface NSArray (Own)
      - (K *)own;
      @end
      @interface U : K
      @property K *k;
      @end
      --- Core/U.m
      #import "K.h"
      @implementation U
      \(method)
      @end
      """
    return references(text).compactMap { line in
      let words = line.split(separator: " ")
      guard words[0].hasPrefix("Core/U.m:"), let place = Int(words[0].dropFirst("Core/U.m:".count)),
        words[1] != "K"
      else { return nil }
      return "\(place - 2) \(words[1])"
    }
  }
}
