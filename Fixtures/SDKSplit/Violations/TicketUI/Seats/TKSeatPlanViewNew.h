#import <UIKit/UIKit.h>
#import <TicketCore/TicketCore.h>

/// The hall after the redesign. It adopts the protocol, and nobody will ever ask it.
@interface TKSeatPlanViewNew : UIView <TKSeatDelegate>  // expect: sdk-split/no-new-suffix-duplicates, sdk-split/registration-in-load
@end
