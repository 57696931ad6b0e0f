#import "TKSeatPlanViewNew.h"

@implementation TKSeatPlanViewNew

+ (void)initialize {  // expect: sdk-no-initialize-override
  [super initialize];
}

+ (void)presentSeatPlan:(TKSeatPlan *)plan {
}

@end
