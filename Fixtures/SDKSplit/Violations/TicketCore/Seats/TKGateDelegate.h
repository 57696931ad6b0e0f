#import <Foundation/Foundation.h>

/// Shows which gate is open. Nobody adopts it.
@protocol TKGateDelegate <NSObject>  // expect: sdk-split/protocol-in-core-adopted-in-ui

/// Shows a gate.
+ (void)presentGate:(NSInteger)number;

@end
