#import "TKDemoHall.h"
#import "TKSeat.h"

@import TicketCore;
@import TicketUI;

@implementation TKDemoHall

- (void)chooseSeat {
  [TKSeatManager sharedManager].seatDelegate = [TKSeatPlanView class];  // expect: sdk-split/no-registration-in-app
  TKSeat *seat = [[TKSeat alloc] init];
  seat.name = @"A1";
}

@end
