#import <XCTest/XCTest.h>

@import TicketSecurity;

@interface TKSealerTests : XCTestCase
@end

@implementation TKSealerTests

- (void)testSeal {
  TKSealer *sealer = [[TKSealer alloc] init];
  XCTAssertTrue([[sealer sealText:@"a"] hasPrefix:@"a-"]);
}

@end
