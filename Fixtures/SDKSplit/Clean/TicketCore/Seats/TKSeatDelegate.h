#import <Foundation/Foundation.h>

@class TKSeatPlan;

NS_ASSUME_NONNULL_BEGIN

/// Lets the user choose a seat. The core asks for it and leaves the rest to whoever adopts it.
@protocol TKSeatDelegate <NSObject>

/// Shows the seats that are left.
+ (void)presentSeatPlan:(TKSeatPlan *)plan;

@end

NS_ASSUME_NONNULL_END
