import CTime
