enum Zone {}
