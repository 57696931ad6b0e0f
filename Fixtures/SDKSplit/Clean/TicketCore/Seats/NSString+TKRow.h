#import <Foundation/Foundation.h>

/// Reads the names of seats; of no use to anybody else.
@interface NSString (TKRow)

/// The letters before the number.
@property (nonatomic, readonly) NSString *tk_rowName;

@end
