import Ink
