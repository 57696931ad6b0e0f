/// What is known of the module `Darwin`.
let darwinInterface = #"""
  var DBL_EPSILON: Double { get }
  var DBL_MANT_DIG: Int { get }
  var DBL_MAX: Double { get }
  var DBL_MAX_EXP: Int { get }
  var DBL_MIN: Double { get }
  var DBL_MIN_EXP: Int { get }
  var DBL_TRUE_MIN: Double { get }
  extension Duration {
    init(_ ts: timespec)
    init(_ tv: timeval)
  }
  var EXIT_FAILURE: Int32 { get }
  var EXIT_SUCCESS: Int32 { get }
  struct FILE {}
  var FLT_EPSILON: Float { get }
  var FLT_MANT_DIG: Int { get }
  var FLT_MAX: Float { get }
  var FLT_MAX_EXP: Int { get }
  var FLT_MIN: Float { get }
  var FLT_MIN_EXP: Int { get }
  var FLT_RADIX: Int { get }
  var FLT_TRUE_MIN: Float { get }
  var LDBL_EPSILON: Float80 { get }
  var LDBL_MANT_DIG: Int { get }
  var LDBL_MAX: Float80 { get }
  var LDBL_MAX_EXP: Int { get }
  var LDBL_MIN: Float80 { get }
  var LDBL_MIN_EXP: Int { get }
  var LDBL_TRUE_MIN: Float80 { get }
  var MAP_FAILED: UnsafeMutableRawPointer! { get }
  var M_E: Double { get }
  var M_PI: Double { get }
  var M_PI_2: Double { get }
  var M_PI_4: Double { get }
  var M_SQRT1_2: Double { get }
  var M_SQRT2: Double { get }
  enum POSIXErrorCode: Int32 {
    case E2BIG, EACCES, EADDRINUSE, EADDRNOTAVAIL, EADV, EAFNOSUPPORT, EAGAIN, EALREADY, EBADE, EBADF, EBADFD, EBADMSG, EBADR, EBADRQC, EBADSLT, EBFONT, EBUSY, ECANCELED, ECHILD, ECHRNG, ECOMM, ECONNABORTED, ECONNREFUSED, ECONNRESET, EDEADLK, EDESTADDRREQ, EDOM, EDOTDOT, EDQUOT, EEXIST, EFAULT, EFBIG, EHOSTDOWN, EHOSTUNREACH, EHWPOISON, EIDRM, EILSEQ, EINPROGRESS, EINTR, EINVAL, EIO, EISCONN, EISDIR, EISNAM, EKEYEXPIRED, EKEYREJECTED, EKEYREVOKED, EL2HLT, EL2NSYNC, EL3HLT, EL3RST, ELIBACC, ELIBBAD, ELIBEXEC, ELIBMAX, ELIBSCN, ELNRNG, ELOOP, EMEDIUMTYPE, EMFILE, EMLINK, EMSGSIZE, EMULTIHOP, ENAMETOOLONG, ENAVAIL, ENETDOWN, ENETRESET, ENETUNREACH, ENFILE, ENOANO, ENOBUFS, ENOCSI, ENODATA, ENODEV, ENOENT, ENOEXEC, ENOKEY, ENOLCK, ENOLINK, ENOMEDIUM, ENOMEM, ENOMSG, ENONET, ENOPKG, ENOPROTOOPT, ENOSPC, ENOSR, ENOSTR, ENOSYS, ENOTBLK, ENOTCONN, ENOTDIR, ENOTEMPTY, ENOTNAM, ENOTRECOVERABLE, ENOTSOCK, ENOTTY, ENOTUNIQ, ENXIO, EOPNOTSUPP, EOVERFLOW, EOWNERDEAD, EPERM, EPFNOSUPPORT, EPIPE, EPROTO, EPROTONOSUPPORT, EPROTOTYPE, ERANGE, EREMCHG, EREMOTE, EREMOTEIO, ERESTART, ERFKILL, EROFS, ESHUTDOWN, ESOCKTNOSUPPORT, ESPIPE, ESRCH, ESRMNT, ESTALE, ESTRPIPE, ETIME, ETIMEDOUT, ETOOMANYREFS, ETXTBSY, EUCLEAN, EUNATCH, EUSERS, EXDEV, EXFULL
    static var EDEADLOCK: POSIXErrorCode { get }
    static var EWOULDBLOCK: POSIXErrorCode { get }
  }
  var RAND_MAX: Int32 { get }
  var SEM_FAILED: Semaphore? { get }
  var SIGINT: Int32 { get }
  var SIGKILL: Int32 { get }
  var SIGPIPE: Int32 { get }
  var SIGTERM: Int32 { get }
  var SIG_DFL: sighandler_t? { get }
  var SIG_ERR: sighandler_t { get }
  var SIG_HOLD: sighandler_t { get }
  var SIG_IGN: sighandler_t { get }
  var S_IFBLK: mode_t { get }
  var S_IFCHR: mode_t { get }
  var S_IFDIR: mode_t { get }
  var S_IFIFO: mode_t { get }
  var S_IFLNK: mode_t { get }
  var S_IFMT: mode_t { get }
  var S_IFREG: mode_t { get }
  var S_IFSOCK: mode_t { get }
  var S_IRGRP: mode_t { get }
  var S_IROTH: mode_t { get }
  var S_IRUSR: mode_t { get }
  var S_IRWXG: mode_t { get }
  var S_IRWXO: mode_t { get }
  var S_IRWXU: mode_t { get }
  var S_ISGID: mode_t { get }
  var S_ISUID: mode_t { get }
  var S_ISVTX: mode_t { get }
  var S_IWGRP: mode_t { get }
  var S_IWOTH: mode_t { get }
  var S_IWUSR: mode_t { get }
  var S_IXGRP: mode_t { get }
  var S_IXOTH: mode_t { get }
  var S_IXUSR: mode_t { get }
  typealias Semaphore = UnsafeMutablePointer<sem_t>
  func abort() -> Never
  func access(_ path: UnsafePointer<CChar>, _ mode: Int32) -> Int32
  func acos(_ x: Float) -> Float
  func acos(_ x: Float80) -> Float80
  func acosh(_ x: Float) -> Float
  func acosh(_ x: Float80) -> Float80
  func arc4random() -> UInt32
  func arc4random_buf(_ buf: UnsafeMutableRawPointer, _ nbytes: Int)
  func arc4random_uniform(_ upperBound: UInt32) -> UInt32
  func asin(_ x: Float) -> Float
  func asin(_ x: Float80) -> Float80
  func asinh(_ x: Float) -> Float
  func asinh(_ x: Float80) -> Float80
  func atan(_ x: Float) -> Float
  func atan(_ x: Float80) -> Float80
  func atan2(_ lhs: Float, _ rhs: Float) -> Float
  func atan2(_ lhs: Float80, _ rhs: Float80) -> Float80
  func atanh(_ x: Float) -> Float
  func atanh(_ x: Float80) -> Float80
  func atexit(_ function: @convention(c) () -> Void) -> Int32
  func atoi(_ str: UnsafePointer<CChar>) -> Int32
  func bzero(_ s: UnsafeMutableRawPointer, _ n: Int)
  func calloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer!
  func cbrt(_ x: Float) -> Float
  func cbrt(_ x: Float80) -> Float80
  func ceil<T>(_ x: T) -> T where T: FloatingPoint
  func chdir(_ path: UnsafePointer<CChar>) -> Int32
  func chmod(_ path: UnsafePointer<CChar>, _ mode: mode_t) -> Int32
  func clock() -> clock_t
  typealias clock_t = UInt
  func close(_ fd: Int32) -> Int32
  func connect(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32
  func copysign(_ lhs: Float, _ rhs: Float) -> Float
  func copysign(_ lhs: Float80, _ rhs: Float80) -> Float80
  func cos(_ x: Float) -> Float
  func cos(_ x: Float80) -> Float80
  func cosh(_ x: Float) -> Float
  func cosh(_ x: Float80) -> Float80
  typealias dev_t = Int32
  func dlopen(_ path: UnsafePointer<CChar>?, _ mode: Int32) -> UnsafeMutableRawPointer!
  func dlsym(_ handle: UnsafeMutableRawPointer!, _ symbol: UnsafePointer<CChar>!) -> UnsafeMutableRawPointer!
  func drand48() -> Double
  var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  func erf(_ x: Float) -> Float
  func erf(_ x: Float80) -> Float80
  func erfc(_ x: Float) -> Float
  func erfc(_ x: Float80) -> Float80
  var errno: Int32
  func exit(_ status: Int32) -> Never
  func exp(_ x: Float) -> Float
  func exp(_ x: Float80) -> Float80
  func exp2(_ x: Float) -> Float
  func exp2(_ x: Float80) -> Float80
  func expm1(_ x: Float) -> Float
  func expm1(_ x: Float80) -> Float80
  func fabs<T>(_ x: T) -> T where T: FloatingPoint
  func fclose(_ stream: UnsafeMutablePointer<FILE>) -> Int32
  func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32
  func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32
  func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32
  func fdim(_ lhs: Float, _ rhs: Float) -> Float
  func fdim(_ lhs: Float80, _ rhs: Float80) -> Float80
  func fflush(_ stream: UnsafeMutablePointer<FILE>!) -> Int32
  func floor<T>(_ x: T) -> T where T: FloatingPoint
  func fma<T>(_ x: T, _ y: T, _ z: T) -> T where T: FloatingPoint
  func fmax(_ lhs: Float, _ rhs: Float) -> Float
  func fmax(_ lhs: Float80, _ rhs: Float80) -> Float80
  func fmin(_ lhs: Float, _ rhs: Float) -> Float
  func fmin(_ lhs: Float80, _ rhs: Float80) -> Float80
  func fmod<T>(_ x: T, _ y: T) -> T where T: FloatingPoint
  func fopen(_ path: UnsafePointer<CChar>, _ mode: UnsafePointer<CChar>) -> UnsafeMutablePointer<FILE>!
  func fputs(_ string: UnsafePointer<CChar>, _ stream: UnsafeMutablePointer<FILE>) -> Int32
  func free(_ pointer: UnsafeMutableRawPointer!)
  func freeifaddrs(_ list: UnsafeMutablePointer<ifaddrs>!)
  func frexp<T>(_ x: T) -> (T, Int) where T: BinaryFloatingPoint
  func getcwd(_ buffer: UnsafeMutablePointer<CChar>!, _ size: Int) -> UnsafeMutablePointer<CChar>!
  func getenv(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>!
  func getifaddrs(_ list: UnsafeMutablePointer<UnsafeMutablePointer<ifaddrs>?>!) -> Int32
  func getpid() -> pid_t
  func getppid() -> pid_t
  func gettimeofday(_ time: UnsafeMutablePointer<timeval>!, _ zone: UnsafeMutableRawPointer!) -> Int32
  func getuid() -> uid_t
  typealias gid_t = UInt32
  func gmtime(_ time: UnsafePointer<time_t>) -> UnsafeMutablePointer<tm>!
  func hypot(_ lhs: Float, _ rhs: Float) -> Float
  func hypot(_ lhs: Float80, _ rhs: Float80) -> Float80
  struct ifaddrs {
    var ifa_addr: UnsafeMutablePointer<sockaddr>!
    var ifa_flags: UInt32
    var ifa_name: UnsafeMutablePointer<CChar>!
    var ifa_next: UnsafeMutablePointer<ifaddrs>!
    init()
  }
  func ilogb<T>(_ x: T) -> Int where T: BinaryFloatingPoint
  struct in_addr {
    init()
    init(s_addr: UInt32)
    var s_addr: UInt32
  }
  typealias in_addr_t = UInt32
  typealias in_port_t = UInt16
  typealias ino_t = UInt64
  func ioctl(_ fd: CInt, _ request: UInt) -> CInt
  func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt
  func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt
  func isatty(_ fd: Int32) -> Int32
  func jn(_ n: Int, _ x: Double) -> Double
  typealias kern_return_t = Int32
  func kill(_ pid: pid_t, _ signal: Int32) -> Int32
  func ldexp(_ x: Double, _ n: Int) -> Double
  func ldexp(_ x: Float, _ n: Int) -> Float
  func lgamma(_ x: Double) -> (Double, Int)
  func lgamma(_ x: Float) -> (Float, Int)
  func lgamma(_ x: Float80) -> (Float80, Int)
  func localtime(_ time: UnsafePointer<time_t>) -> UnsafeMutablePointer<tm>!
  func log(_ x: Float) -> Float
  func log(_ x: Float80) -> Float80
  func log10(_ x: Float) -> Float
  func log10(_ x: Float80) -> Float80
  func log1p(_ x: Float) -> Float
  func log1p(_ x: Float80) -> Float80
  func log2(_ x: Float) -> Float
  func log2(_ x: Float80) -> Float80
  func logb(_ x: Float) -> Float
  func logb(_ x: Float80) -> Float80
  func lstat(_ path: UnsafePointer<CChar>, _ buffer: UnsafeMutablePointer<stat>) -> Int32
  func mach_absolute_time() -> UInt64
  typealias mach_port_t = UInt32
  func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> kern_return_t
  struct mach_timebase_info_data_t {
    var denom: UInt32
    init()
    init(numer: UInt32, denom: UInt32)
    var numer: UInt32
  }
  func malloc(_ size: Int) -> UnsafeMutableRawPointer!
  func memcmp(_ a: UnsafeRawPointer!, _ b: UnsafeRawPointer!, _ n: Int) -> Int32
  func memcpy(_ destination: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ n: Int) -> UnsafeMutableRawPointer!
  func memmove(_ destination: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ n: Int) -> UnsafeMutableRawPointer!
  func memset(_ pointer: UnsafeMutableRawPointer!, _ value: Int32, _ n: Int) -> UnsafeMutableRawPointer!
  func mkdir(_ path: UnsafePointer<CChar>, _ mode: mode_t) -> Int32
  func mktime(_ time: UnsafeMutablePointer<tm>) -> time_t
  typealias mode_t = UInt16
  func modf<T>(_ x: T) -> (T, T) where T: FloatingPoint
  func nan(_ tag: String) -> Float
  func nan(_ tag: String) -> Float80
  func nanosleep(_ requested: UnsafePointer<timespec>, _ remaining: UnsafeMutablePointer<timespec>!) -> Int32
  func nearbyint(_ x: Float) -> Float
  func nearbyint(_ x: Float80) -> Float80
  func nextafter(_ lhs: Float, _ rhs: Float) -> Float
  func nextafter(_ lhs: Float80, _ rhs: Float80) -> Float80
  typealias off_t = Int64
  func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32
  func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32
  func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32
  func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32
  typealias os_unfair_lock = os_unfair_lock_s
  func os_unfair_lock_lock(_ lock: os_unfair_lock_t)
  struct os_unfair_lock_s {
    init()
  }
  typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
  func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool
  func os_unfair_lock_unlock(_ lock: os_unfair_lock_t)
  typealias pid_t = Int32
  func pow(_ lhs: Float, _ rhs: Float) -> Float
  func pow(_ lhs: Float80, _ rhs: Float80) -> Float80
  struct pthread_cond_t {
    init()
  }
  func pthread_main_np() -> Int32
  func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
  func pthread_mutex_init(_ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: UnsafePointer<pthread_mutexattr_t>?) -> Int32
  func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
  struct pthread_mutex_t {
    init()
  }
  func pthread_mutex_trylock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
  func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
  struct pthread_mutexattr_t {
    init()
  }
  struct pthread_rwlock_t {
    init()
  }
  func pthread_self() -> pthread_t
  typealias pthread_t = UnsafeMutableRawPointer
  func puts(_ string: UnsafePointer<CChar>) -> Int32
  func raise(_ signal: Int32) -> Int32
  func rand() -> Int32
  func random() -> Int
  func read(_ fd: Int32, _ buffer: UnsafeMutableRawPointer!, _ n: Int) -> Int
  func realloc(_ pointer: UnsafeMutableRawPointer!, _ size: Int) -> UnsafeMutableRawPointer!
  func remainder<T>(_ x: T, _ y: T) -> T where T: FloatingPoint
  func remquo(_ x: Double, _ y: Double) -> (Double, Int)
  func remquo(_ x: Float, _ y: Float) -> (Float, Int)
  func remquo(_ x: Float80, _ y: Float80) -> (Float80, Int)
  func rename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32
  func rint(_ x: Float) -> Float
  func rint(_ x: Float80) -> Float80
  func round<T>(_ x: T) -> T where T: FloatingPoint
  typealias sa_family_t = UInt8
  func scalbn<T>(_ x: T, _ n: Int) -> T where T: FloatingPoint
  func sem_open(_ name: UnsafePointer<CChar>, _ oflag: Int32) -> Semaphore?
  func sem_open(_ name: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t, _ value: CUnsignedInt) -> Semaphore?
  func setenv(_ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>, _ overwrite: Int32) -> Int32
  func setlocale(_ category: Int32, _ locale: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>!
  typealias sighandler_t = __sighandler_t
  func signal(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)!) -> (@convention(c) (Int32) -> Void)!
  func sin(_ x: Float) -> Float
  func sin(_ x: Float80) -> Float80
  func sinh(_ x: Float) -> Float
  func sinh(_ x: Float80) -> Float80
  func sleep(_ seconds: UInt32) -> UInt32
  struct sockaddr {
    init()
    var sa_family: UInt8
    var sa_len: UInt8
  }
  struct sockaddr_in {
    init()
    var sin_addr: in_addr
    var sin_family: UInt8
    var sin_len: UInt8
    var sin_port: UInt16
  }
  struct sockaddr_in6 {
    init()
  }
  struct sockaddr_storage {
    init()
  }
  func socket(_ domain: Int32, _ type: Int32, _ proto: Int32) -> Int32
  typealias socklen_t = UInt32
  func sqrt<T>(_ x: T) -> T where T: FloatingPoint
  func srand48(_ seed: Int)
  func stat(_ path: UnsafePointer<CChar>, _ buffer: UnsafeMutablePointer<stat>) -> Int32
  struct stat {
    init()
    var st_ino: UInt64
    var st_mode: UInt16
    var st_mtimespec: timespec
    var st_size: Int64
  }
  struct statfs {
    var f_bavail: UInt64
    var f_bsize: UInt32
    init()
  }
  var stderr: UnsafeMutablePointer<FILE>!
  var stdin: UnsafeMutablePointer<FILE>!
  var stdout: UnsafeMutablePointer<FILE>!
  func strcmp(_ a: UnsafePointer<CChar>!, _ b: UnsafePointer<CChar>!) -> Int32
  func strdup(_ string: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>!
  func strerror(_ code: Int32) -> UnsafeMutablePointer<CChar>!
  func strftime(_ buffer: UnsafeMutablePointer<CChar>!, _ size: Int, _ format: UnsafePointer<CChar>!, _ time: UnsafePointer<tm>!) -> Int
  func strlen(_ string: UnsafePointer<CChar>) -> Int
  func strncmp(_ a: UnsafePointer<CChar>!, _ b: UnsafePointer<CChar>!, _ n: Int) -> Int32
  func strtol(_ string: UnsafePointer<CChar>!, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!, _ base: Int32) -> Int
  typealias suseconds_t = Int32
  func sysconf(_ name: Int32) -> Int
  func sysctl(_ name: UnsafeMutablePointer<Int32>!, _ count: UInt32, _ old: UnsafeMutableRawPointer!, _ oldSize: UnsafeMutablePointer<Int>!, _ new: UnsafeMutableRawPointer!, _ newSize: Int) -> Int32
  func sysctlbyname(_ name: UnsafePointer<CChar>!, _ old: UnsafeMutableRawPointer!, _ oldSize: UnsafeMutablePointer<Int>!, _ new: UnsafeMutableRawPointer!, _ newSize: Int) -> Int32
  func system(_ command: UnsafePointer<CChar>!) -> Int32
  func tan(_ x: Float) -> Float
  func tan(_ x: Float80) -> Float80
  func tanh(_ x: Float) -> Float
  func tanh(_ x: Float80) -> Float80
  func tgamma(_ x: Float) -> Float
  func tgamma(_ x: Float80) -> Float80
  func time(_ time: UnsafeMutablePointer<time_t>!) -> time_t
  typealias time_t = Int
  struct timespec {
    init()
    init(tv_sec: Int, tv_nsec: Int)
    var tv_nsec: Int
    var tv_sec: Int
  }
  extension timespec {
    init(_ duration: Duration)
  }
  struct timeval {
    init()
    init(tv_sec: Int, tv_usec: Int32)
    var tv_sec: Int
    var tv_usec: Int32
  }
  extension timeval {
    init(_ duration: Duration)
  }
  struct tm {
    init()
    var tm_gmtoff: Int
    var tm_hour: Int32
    var tm_isdst: Int32
    var tm_mday: Int32
    var tm_min: Int32
    var tm_mon: Int32
    var tm_sec: Int32
    var tm_wday: Int32
    var tm_yday: Int32
    var tm_year: Int32
  }
  func trunc<T>(_ x: T) -> T where T: FloatingPoint
  typealias uid_t = UInt32
  func uname(_ name: UnsafeMutablePointer<utsname>!) -> Int32
  func unlink(_ path: UnsafePointer<CChar>!) -> Int32
  func unsetenv(_ name: UnsafePointer<CChar>!) -> Int32
  typealias useconds_t = UInt32
  func usleep(_ microseconds: useconds_t) -> Int32
  struct utsname {
    init()
    var machine: Any
    var nodename: Any
    var release: Any
    var sysname: Any
    var version: Any
  }
  func write(_ fd: Int32, _ buffer: UnsafeRawPointer!, _ n: Int) -> Int
  func yn(_ n: Int, _ x: Double) -> Double
  """#
