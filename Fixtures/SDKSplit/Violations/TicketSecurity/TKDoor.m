#import "TKDoor.h"

@import TicketUI;

@implementation TKDoor

- (void)show {
  [TKSeatPlanView class];  // expect: sdk-chain-sample-ui-core, sdk-security-separate
}

@end
