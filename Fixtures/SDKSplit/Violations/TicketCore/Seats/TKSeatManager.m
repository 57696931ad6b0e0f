#import "TKSeatManager.h"
#import "TKSeat.h"
#import "TKSeatPlan.h"
#import "TicketCore-Swift.h"

@import TicketSecurity;  // expect: sdk-split/acyclic

@interface TKSeatManager ()

@property (nonatomic, strong) TKSealer *sealer;
@property (nonatomic, strong) TKSeatPrinter *printer;

@end

@implementation TKSeatManager

+ (instancetype)sharedManager {
  static TKSeatManager *manager;
  static dispatch_once_t token;
  dispatch_once(&token, ^{
    manager = [[TKSeatManager alloc] init];
    manager.sealer = [[TKSealer alloc] init];
    manager.printer = [TKSeatPrinter new];
  });
  return manager;
}

- (TKSeat *)chooseSeatFromPlan:(TKSeatPlan *)plan {
  Class<TKSeatDelegate> screen = self.seatDelegate;
  if (screen == Nil) {
    return plan.seats.firstObject;
  }
  [screen presentSeatPlan:plan];
  return nil;
}

- (NSString *)proofForSeat:(TKSeat *)seat {
  return [self.sealer sealText:[self.printer textForSeat:seat]];
}

@end
