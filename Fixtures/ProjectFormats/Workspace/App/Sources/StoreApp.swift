import Catalogue
import Money
