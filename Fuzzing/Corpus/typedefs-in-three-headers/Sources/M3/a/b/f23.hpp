# "Foundation/Foundation.h"
struct namespace N0;
typedef N1 N1;
template <int n, 
  ;
  typedef struct Self 
 ;
  ;;;;;;
 structstructstructstructstructstructstructstructstructstructstructstruct
};
typedeftypedef Self N0;
;
}include "h5.h"
#include;
N0 N1 ;

