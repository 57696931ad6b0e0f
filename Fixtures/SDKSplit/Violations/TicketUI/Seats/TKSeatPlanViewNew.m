#import "TKSeatPlanViewNew.h"

@implementation TKSeatPlanViewNew

+ (void)initialize {  // expect: sdk-split/no-initialize-override
  [super initialize];
}

+ (void)presentSeatPlan:(TKSeatPlan *)plan {
}

@end
