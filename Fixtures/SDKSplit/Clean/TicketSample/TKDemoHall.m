#import "TKDemoHall.h"

@import TicketCore;

@implementation TKDemoHall

- (void)chooseSeat {
  TKSeat *front = [[TKSeat alloc] initWithName:@"A1" comfort:TKSeatComfortBench];
  TKSeat *back = [[TKSeat alloc] initWithName:@"Z9" comfort:TKSeatComfortArmchair];
  TKSeatPlan *plan = [[TKSeatPlan alloc] initWithSeats:@[ front, back ]];
  [[TKSeatManager sharedManager] chooseSeatFromPlan:plan];
}

@end
