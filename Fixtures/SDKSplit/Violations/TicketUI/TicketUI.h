// The screens that others may use.

#import <TicketUI/TKSeatPlanView.h>
#import <TicketUI/TKSeatPlanViewNew.h>
