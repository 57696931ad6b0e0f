#import <Foundation/Foundation.h>

/// A hall to try the SDK with.
@interface TKDemoHall : NSObject

/// Lets the user choose one of two seats.
- (void)chooseSeat;

@end
