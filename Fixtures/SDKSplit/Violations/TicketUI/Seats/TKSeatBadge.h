#import <UIKit/UIKit.h>

@class TKSeat;

/// A seat as a small sign.
@interface TKSeatBadge : UILabel

/// Makes the sign of a seat.
- (instancetype)initWithSeat:(TKSeat *)seat;

@end
