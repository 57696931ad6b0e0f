#import "TKSeatPlan.h"
#import "TKSeat.h"

@implementation TKSeatPlan

- (instancetype)initWithSeats:(NSArray<TKSeat *> *)seats {
  self = [super init];
  if (self) {
    _seats = [seats copy];
  }
  return self;
}

- (TKSeat *)seatNamed:(NSString *)name {
  for (TKSeat *seat in self.seats) {
    if ([seat.name isEqualToString:name]) {
      return seat;
    }
  }
  return nil;
}

@end
