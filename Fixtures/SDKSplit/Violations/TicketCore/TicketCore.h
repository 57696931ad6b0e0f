// Everything of the core that others may use.

#import <Foundation/Foundation.h>

#import <TicketCore/TKGateDelegate.h>
#import <TicketCore/TKSeat.h>
#import <TicketCore/TKSeatDelegate.h>
#import <TicketCore/TKSeatManager.h>
#import <TicketCore/TKSeatPlan.h>
