#import <Foundation/Foundation.h>

@class TKSeat;

NS_ASSUME_NONNULL_BEGIN

/// The seats of a hall.
NS_SWIFT_NAME(SeatPlan)
@interface TKSeatPlan : NSObject

/// All of them, row by row.
@property (nonatomic, copy, readonly) NSArray<TKSeat *> *seats;

/// Makes a plan.
- (instancetype)initWithSeats:(NSArray<TKSeat *> *)seats;
/// The seat of a name, if there is one.
- (nullable TKSeat *)seatNamed:(NSString *)name;

@end

NS_ASSUME_NONNULL_END
