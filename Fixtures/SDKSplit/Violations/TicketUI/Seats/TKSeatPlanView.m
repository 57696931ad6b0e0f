#import "TKSeatPlanView.h"
#import "TKSeatBadge.h"
#import "TicketUI-Swift.h"

@implementation TKSeatPlanView

+ (void)load {
  [TKSeatManager sharedManager].seatDelegate = self;
}

+ (void)presentSeatPlan:(TKSeatPlan *)plan {
  TKSeatPlanView *view = [[TKSeatPlanView alloc] initWithFrame:CGRectZero];
  view.plan = plan;
  [[TKSeatScreen new] embed:view];
}

- (void)setPlan:(TKSeatPlan *)plan {
  _plan = plan;
  for (TKSeat *seat in plan.seats) {
    [self addSubview:[[TKSeatBadge alloc] initWithSeat:seat]];
  }
}

@end
