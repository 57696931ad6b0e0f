#import <Foundation/Foundation.h>

/// The door to the vault.
@interface TKDoor : NSObject

/// Shows the door.
- (void)show;

@end
