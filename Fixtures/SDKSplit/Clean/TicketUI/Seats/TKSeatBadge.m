#import "TKSeatBadge.h"

#import <TicketCore/TicketCore.h>

@implementation TKSeatBadge

- (instancetype)initWithSeat:(TKSeat *)seat {
  self = [super initWithFrame:CGRectZero];
  if (self) {
    self.text = seat.name;
  }
  return self;
}

@end
