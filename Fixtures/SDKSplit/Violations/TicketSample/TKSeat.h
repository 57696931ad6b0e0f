#import <Foundation/Foundation.h>

/// A seat, copied from the SDK.
@interface TKSeat : NSObject  // expect: sdk-split/sample-no-sdk-code

/// The row and the number.
@property (nonatomic, copy) NSString *name;

@end
