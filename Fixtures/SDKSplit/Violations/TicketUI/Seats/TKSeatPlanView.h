#import <UIKit/UIKit.h>
#import <TicketCore/TicketCore.h>

NS_ASSUME_NONNULL_BEGIN

/// The hall with its seats.
NS_SWIFT_NAME(SeatPlanView)
@interface TKSeatPlanView : UIView <TKSeatDelegate>

/// What is shown.
@property (nonatomic, strong, nullable) TKSeatPlan *plan;

@end

NS_ASSUME_NONNULL_END
