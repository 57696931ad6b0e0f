#import <Foundation/Foundation.h>
#import <TicketCore/TKGateDelegate.h>
#import <TicketCore/TKSeatDelegate.h>

@class TKSeat;
@class TKSeatPlan;
@class TKSeatPlanView;  // expect: sdk-split/chain-sample-ui-core, sdk-split/core-no-ui

NS_ASSUME_NONNULL_BEGIN

/// Knows which seats are taken; there is one for all.
@interface TKSeatManager : NSObject

/// The only one of a process.
+ (instancetype)sharedManager NS_SWIFT_NAME(shared());

/// The class that shows seats. A class rather than an object: nothing has to be kept alive for it.
@property (nonatomic, weak, nullable) Class<TKSeatDelegate> seatDelegate;

/// Shows gates, and stays alive for as long as the manager does.
@property (nonatomic, strong, nullable) id<TKGateDelegate> gateDelegate;  // expect: sdk-split/class-typed-delegate

/// Asks for a seat; without anybody who shows seats the best one left is taken.
- (nullable TKSeat *)chooseSeatFromPlan:(TKSeatPlan *)plan NS_SWIFT_NAME(choose(from:));
/// Proves that a seat belongs to somebody.
- (NSString *)proofForSeat:(TKSeat *)seat;

@end

NS_ASSUME_NONNULL_END
