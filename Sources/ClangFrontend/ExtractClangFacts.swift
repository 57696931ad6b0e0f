import ArchModel
import CLibclang
