// The system's SQLite: libsqlite3-dev on Debian, part of the system on macOS.
#include <sqlite3.h>
