#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// How comfortable a seat is.
typedef NS_ENUM(NSInteger, TKSeatComfort) {
  TKSeatComfortStanding,
  TKSeatComfortBench,
  TKSeatComfortArmchair,
} NS_SWIFT_NAME(SeatComfort);

/// A place in the hall.
NS_SWIFT_NAME(Seat)
@interface TKSeat : NSObject <NSCopying>

/// The row and the number, such as `C12`.
@property (nonatomic, copy, readonly) NSString *name;
/// How comfortable it is.
@property (nonatomic, readonly) TKSeatComfort comfort;

/// Makes a seat.
- (instancetype)initWithName:(NSString *)name comfort:(TKSeatComfort)comfort;

@end

NS_ASSUME_NONNULL_END
