#import <XCTest/XCTest.h>
#import <TicketUI/TicketUI.h>

@interface TKSeatPlanViewTests : XCTestCase
@end

@implementation TKSeatPlanViewTests

- (void)testEachSeatHasItsSign {
  TKSeat *seat = [[TKSeat alloc] initWithName:@"C12" comfort:TKSeatComfortBench];
  TKSeatPlanView *view = [[TKSeatPlanView alloc] initWithFrame:CGRectZero];
  view.plan = [[TKSeatPlan alloc] initWithSeats:@[ seat ]];
  XCTAssertEqual(view.subviews.count, 1);
}

@end
