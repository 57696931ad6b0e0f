typedef N0 N1;typedef N0 N2;typedef enum N1 N0 typedef N2 N0;typedef N0 N1
typedef N0 N1;typedef N0 N2;typedef enum N1 N0 typedef N2 N0;typedef N0 N1
typedef N0 N1;typedef N0 N2;typedef enum N1 N0 typedef N2 N0;typedef N0 N1
typedef N0 N1;typedef N0 N2;typedef enum N1 N0 typedef N2 N0;typedef N0 N1
typedef N0 N1;typedef N0 N2;typedef enum N1 N0 typedef N2 N0;typedef N0 N1
typedef N0 N1;typedef N0 N2;typedef enum N1 N0 typedef N2 N0;typedef N0 N1
typedef N0 N1;typedef N0 N2;typedef enum N1 N0 typedef N2 N0;typedef N0 N1
typedef N0 N1;typedef N0 N2;typedef enum N1 N0 typedef N2 N0;typedef N0 N1
