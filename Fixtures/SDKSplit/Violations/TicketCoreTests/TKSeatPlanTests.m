#import <XCTest/XCTest.h>
#import <TicketCore/TicketCore.h>

@interface TKSeatPlanTests : XCTestCase
@end

@implementation TKSeatPlanTests

- (void)testSeatIsFoundByName {
  TKSeat *seat = [[TKSeat alloc] initWithName:@"C12" comfort:TKSeatComfortBench];
  TKSeatPlan *plan = [[TKSeatPlan alloc] initWithSeats:@[ seat ]];
  XCTAssertEqual([plan seatNamed:@"C12"], seat);
  XCTAssertNil([plan seatNamed:@"D1"]);
}

- (void)testSomeSeatIsChosenWithoutScreens {
  TKSeat *seat = [[TKSeat alloc] initWithName:@"A1" comfort:TKSeatComfortStanding];
  TKSeatPlan *plan = [[TKSeatPlan alloc] initWithSeats:@[ seat ]];
  XCTAssertEqual([[TKSeatManager sharedManager] chooseSeatFromPlan:plan], seat);
}

@end
