#import "TKDoor.h"

@import TicketUI;

@implementation TKDoor

- (void)show {
  [TKSeatPlanView class];  // expect: sdk-split/chain-sample-ui-core, sdk-split/security-separate
}

@end
