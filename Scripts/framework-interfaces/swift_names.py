"""The Swift names of Objective-C declarations.

These are the rules by which Swift's importer names what it reads from an
Objective-C header: swift-evolution SE-0005 (words that repeat a type go, the
first argument's label is split off at the last preposition, factory methods
become initialisers), written anew from the description there and from the
behaviour of `omitNeedlessWords` in the compiler (swiftlang/swift,
lib/Basic/StringExtras.cpp).  The two word lists are those of its
lib/Basic/PartsOfSpeech.def.
"""

import re
from dataclasses import dataclass

PREPOSITIONS = frozenset("""
above after along alongside as at before below by following for from given in including inside into
matching of on since to until using via with within
""".split())

VERBS = frozenset("""
abbreviate accept add admire admit advise afford agree alert allow amuse analyse analyze announce annoy
answer apologise appear append applaud apply appreciate approve argue arrange arrest arrive ask assign
attach attack attempt attend attract avoid awake back bake balance ban bang bare bat bathe battle be beam
beat become beg begin behave belong bend bet bid bite bleach bless blind blink blot blow blush boast boil
bolt bomb book bore borrow bounce bow box brake branch break breathe bring broadcast bruise brush bubble
build bump burn bury buy buzz calculate call camp cancel care carry carve catch cause challenge change
charge chase cheat check cheer chew choke choose chop claim clap clean clear click clip close coach coil
collect colour comb come command commit communicate compare compete complain complete concentrate concern
confess confuse connect consider consist contain contains continue convert copy correct cough cost count
cover crack crash crawl cross crush cry cure curl curve cut cycle dam damage dance dare decay deceive
decide decorate delay delete delight deliver depend describe deselect desert deserve destroy detach detect
develop dig disagree disappear disapprove disarm discover dislike dismiss display divide do double doubt
drag drain draw dream dress drink drip drive drop drown drum dry duplicate dust earn eat edit educate
embarrass employ empty encourage end enjoy enter entertain enumerate escape examine excite excuse execute
exercise exist expand expect explain explode extend face fade fail fancy fasten fax fear feel fence fetch
fight file fill film find fire fit fix flap flash float flood flow flower fly focus fold follow fool force
forget forgive form found frame freeze frighten fry gather gaze get give glow glue go grab grate grease
greet grin grip groan grow guarantee guard guess guide hammer hand handle hang happen harass harm hate
haunt have head heal heap hear heat help hide highlight hit hold hook hop hope hover hug hum hunt hurry
hurt identify ignore imagine impress improve include increase influence inform inject injure insert
instruct intend interest interfere interrupt introduce invent invite irritate itch jail jam jog join joke
judge juggle jump keep kick kill kiss kneel knit knock knot know label land last laugh launch lay lead
learn leave lend let level license lick lie lighten like listen live load lock long look lose love make
man manage march mark marry match mate matter mean measure meddle meet melt memorise mend merge mess milk
mine miss mix moan moor mourn move muddle mug multiply murder nail name need nest nod note notice number
obey observe obtain occur offend offer open order overflow owe own pack paddle paint park part pass paste
pat pause pay peck pedal peel peep perform permit phone pick pinch pine place plan plant play please plug
point poke polish pop possess post pour practice practise pray preach precede prefer prepare present
preserve press pretend prevent prick print produce program promise protect provide pull pump punch
puncture punish push put question queue race radiate rain raise reach read realise receive recognise
record reduce reflect refuse register regret reign reject rejoice relax release rely remain remember
remind remove repair repeat replace reply report reproduce request rescue resolve retire return rhyme ride
ring rinse rise risk rob rock roll rot rub ruin rule run rush sack sail satisfy save saw say scare scatter
scold scorch scrape scratch scream screw scribble scroll scrub seal search see select sell send separate
serve settle shade share shave shelter shiver shock shop show shrug shut sigh sign signal sin sing sip sit
ski skip slap sleep slip slow smash smell smile smoke snatch sneeze sniff snore snow soak soothe sound
spare spark sparkle speak spell spend spill spoil spot spray sprout squash squeak squeal squeeze stain
stamp stand standardise standardize stare start stay steer step stir stitch stop store strap strengthen
stretch strip stroke stuff subtract succeed suck suffer suggest suit supply support suppose surprise
surround suspect suspend swim switch take talk tame tap taste teach tear tease telephone tell tempt
terrify test thank thaw think throw tick tickle tie time tip tire toggle touch tour tow trace track trade
train transform transport trap travel treat tremble trick trip trot trouble trust try tug tumble turn
twist type understand undress unfasten unite unlock unpack untidy up use validate vanish visit wail wait
wake walk wander want warm warn wash waste watch water wave wear weigh welcome whine whip whirl whisper
whistle win wink wipe wish wobble wonder work worry wrap wreck wrestle wriggle write yawn yell zip zoom
""".split())

VACUOUS_NAMES = ("get", "for", "set", "using", "with")
FORBIDDEN_MEMBER_NAMES = ("init", "Protocol", "self", "Type")
COMPLETION_SUFFIXES = ("WithCompletionHandler", "WithCompletion", "WithCompletionBlock", "WithBlock",
                       "WithReplyTo", "WithReply")
EXTENDED_PREPOSITIONS = {("compatible", "with"), ("best", "matching"), ("according", "to"), ("bound", "by"),
                         ("separated", "by")}


@dataclass
class TypeName:
    """What the rules need to know of a type: its Objective-C name and how it is used."""
    name: str = ""
    element: str = ""
    has_default: bool = False
    is_function: bool = False
    is_boolean: bool = False


# --- words -------------------------------------------------------------------------------------------

def words(text):
    """The camel case words of a name: "dequeueURLCells" -> dequeue, URL, Cells."""
    result, position = [], 0
    while position < len(text):
        end = _end_of_word(text, position)
        result.append(text[position:end])
        position = end
    return result


def _end_of_word(text, start):
    if text[start] == "_":
        return start + 1
    end = start
    while end < len(text) and text[end].isupper():
        end += 1
    if end - start > 1:
        return _end_of_acronym(text, end)
    while end < len(text) and not text[end].isupper() and text[end] != "_":
        end += 1
    return end


def _end_of_acronym(text, end):
    next_end = end
    while next_end < len(text) and text[next_end].islower():
        next_end += 1
    is_plural = text[end:next_end] in ("s", "es", "ies") and text[end - 1:next_end] != "Is"
    if end == len(text) or is_plural:
        return next_end
    return end - 1 if text[end].islower() else end


def first_word(text):
    return words(text)[0] if text else ""


def is_preposition(word):
    return word.lower() in PREPOSITIONS


def is_verb(word):
    lower = word.lower()
    if lower in VERBS:
        return True
    return any(lower.startswith(prefix) and len(lower) > len(prefix) and is_verb(lower[len(prefix):])
               for prefix in ("auto", "re", "de"))


def is_gerund(word):
    if not word.endswith("ing") or len(word) <= 4:
        return False
    stem = word[:-3]
    return is_verb(stem) or is_verb(stem + "e") or (len(stem) > 1 and stem[-1] == stem[-2] and is_verb(stem[:-1]))


def lowercase_first(text):
    return text[:1].lower() + text[1:]


def lowercase_initialisms(text):
    """"URLForResource" -> "urlForResource", "CGColor" -> "cgColor"."""
    if not text or not text[0].isupper():
        return text
    out = []
    for index, letter in enumerate(text):
        following = text[index + 1:index + 2]
        if following and not following.isupper():
            is_plural = first_word(text[index + 1:]) in ("s", "es", "ies")
            if index == 0 or not following.isalpha() or is_plural:
                return "".join(out) + letter.lower() + text[index + 1:]
            return "".join(out) + text[index:]
        out.append(letter.lower())
    return "".join(out)


# --- matching names against types --------------------------------------------------------------------

def _word_matches(name_word, type_word):
    if len(name_word) > len(type_word):
        return False
    if len(name_word) == len(type_word):
        return name_word.lower() == type_word.lower()
    if type_word.lower().endswith(name_word.lower()) and not type_word[-len(name_word)].islower():
        return not any(c.islower() or c == "_" for c in type_word[:len(name_word)])
    if type_word.lower().startswith(name_word.lower()):
        return type_word[len(name_word):].isdigit()
    return False


def _without_type_suffix(name):
    last = words(name)[-1] if name else ""
    if last in ("Type", "Ref", "Mask") and len(name) > len(last):
        return name[:-len(last)]
    dimension = re.search(r"\d+D$", name)
    if dimension:
        return name[:dimension.start()]
    return name[:-2] if name.endswith("_t") and len(name) > 2 else None


def match_leading_type(name, type_name):
    """The rest of a name that begins with the end of a type's name (else the whole name)."""
    name_words, type_words = words(name), words(type_name)
    if not name_words:
        return name
    starts = [i for i in range(len(type_words)) if _word_matches(name_words[0], type_words[i])]
    if not starts:
        return name
    tail = type_words[starts[-1]:]
    if len(tail) > len(name_words) or not all(map(_word_matches, name_words, tail)):
        return name
    return "".join(name_words[len(tail):])


def _match_from_back(name_words, type_name):
    """How many words at the end of a name repeat the type."""
    type_words = words(type_name.name)
    left, at = len(name_words), len(type_words)
    while left > 0 and at > 0:
        word, type_word = name_words[left - 1], type_words[at - 1]
        if _word_matches(word, type_word):
            left, at = left - 1, at - 1
        elif word.lower() in ("indexes", "indices") and type_word == "Set" and at > 1 and type_words[at - 2] == "Index":
            left, at = left - 1, at - 2
        elif word.lower() == "index" and type_word in ("Int", "Integer"):
            left, at = left - 1, at - 1
        elif type_word == "Object" and word.lower() == "value" and left > 1 and name_words[left - 2].lower() == "object":
            left, at = left - 2, at - 1
        elif _matched_plural(name_words[:left], type_name):
            left -= _matched_plural(name_words[:left], type_name)
        elif left == len(name_words) and _without_type_suffix("".join(type_words)):
            type_words = words(_without_type_suffix("".join(type_words)))
            at = len(type_words)
        else:
            break
    return len(name_words) - left


def _matched_plural(name_words, type_name):
    word = name_words[-1]
    if not type_name.element or len(word) <= 2 or not word.endswith("s"):
        return 0
    singular = name_words[:-1] + [word[:-1]]
    count = _match_from_back(singular, TypeName(type_name.element))
    if 0 < count < len(singular) and not _is_known_part(singular[-count - 1]):
        return 0
    return count


def _is_known_part(word):
    return is_preposition(word) or is_verb(word) or is_gerund(word)


def _matches_property(text, properties):
    name = lowercase_first(text) if not text[1:2].isupper() else text
    plurals = [name[:-1] + "ies"] if name.endswith("y") else [name + "s", name + "es"]
    return any(candidate in properties for candidate in [name] + plurals)


def _may_be_base_name(name):
    return name not in FORBIDDEN_MEMBER_NAMES and lowercase_first(name) not in VACUOUS_NAMES


def omit_trailing_type(name, type_name, role, properties=frozenset()):
    """A name without the words at its end that repeat the type. Roles: base, first, later, property."""
    if not name or not type_name.name:
        return name
    name_words = words(name)
    count = _match_from_back(name_words, type_name)
    if count == 0:
        return name
    kept, removed = name_words[:-count], name_words[-count:]
    if not kept:
        return "" if role == "first" else name
    if removed == ["Error"]:
        return name
    previous = kept[-1]
    if role in ("first", "later") and not _is_known_part(previous):
        return name
    if role == "base":
        if is_preposition(previous) and len(kept) == 1 or not _is_known_part(previous):
            return name
        if not is_preposition(previous) and _matches_property("".join(removed), properties):
            return name
    result = "".join(kept)
    return result if role in ("first", "later") or _may_be_base_name(result) else name


def omit_leading_type(name, type_name):
    """"colorWithAlphaComponent" of a UIColor -> "WithAlphaComponent"."""
    rest = match_leading_type(name, type_name)
    if rest == name or not rest:
        return name
    first = first_word(rest)
    if not is_preposition(first) or len(rest) == len(first):
        return name
    following = rest[len(first):]
    return following if first == "By" and first_word(following).endswith("ing") else rest


def omit_self_type(name, type_name, properties):
    """"dismissViewControllerAnimated" of a UIViewController -> "dismissAnimated"."""
    name_words, context = words(name), TypeName(type_name)
    for end in range(len(name_words), 0, -1):
        count = _match_from_back(name_words[:end], context)
        if count:
            break
        while _without_type_suffix(context.name):
            context = TypeName(_without_type_suffix(context.name))
    else:
        return name
    start = end - count
    removed = name_words[start:end]
    if start == 0 or (end == len(name_words) and removed == ["Error"]) or not is_verb(name_words[start - 1]):
        return name
    if _matches_property("".join(removed), properties):
        return name
    result = "".join(name_words[:start] + name_words[end:])
    return result if _may_be_base_name(result) else name


# --- splitting the first label off -------------------------------------------------------------------

def _last_preposition(name_words, recursive=False):
    index = next((i for i in range(len(name_words) - 1, -1, -1) if is_preposition(name_words[i])), None)
    if index is not None and not recursive and name_words[index].lower() == "of":
        earlier = _last_preposition(name_words[:index], recursive=True)
        if earlier is not None and name_words[earlier].lower() not in ("of", "for"):
            return earlier
    return index


def _prevents_split(name_words, index):
    preposition = name_words[index].lower()
    before = name_words[index - 1].lower() if index else ""
    after = name_words[index + 1].lower() if index + 1 < len(name_words) else ""
    return (preposition == "in" and before == "plug"
            or preposition == "with" and after in ("error", "no")
            or preposition == "to" and after in ("visible", "backing")
            or preposition == "from" and after == "backing")


def split_base_name(base, type_name, parameter_name):
    """The base name and the label of the first argument."""
    name_words = words(base)
    if type_name.is_boolean and name_words[-1] == "Animated" and len(name_words) > 1:
        return "".join(name_words[:-1]), "animated"
    if name_words[0] == "set" or (parameter_name == "sender" and type_name.name.endswith("Object")):
        return base, ""
    index = _last_preposition(name_words)
    if index is None or _prevents_split(name_words, index):
        return base, ""
    start = index
    if index and (name_words[index - 1].lower(), name_words[index].lower()) in EXTENDED_PREPOSITIONS:
        start = index - 1
    before, preposition, after = name_words[:start], name_words[start:index + 1], name_words[index + 1:]
    is_with_zone = after and after[0].lower() == "zone"
    drops = (len(preposition) == 1 and preposition[0].lower() in ("with", "using") and not is_with_zone
             and (type_name.has_default or type_name.is_function))
    label = after
    if "".join(after) in ("X", "Y", "Z"):
        before = before if drops else before + preposition
    elif not drops:
        label = preposition + after
    if not before:
        return base, ""
    is_vacuous = lowercase_first(before[0]) in VACUOUS_NAMES
    if (is_vacuous and len(before) <= 2) or (before[0] in FORBIDDEN_MEMBER_NAMES and len(before) == 1):
        return base, ""
    return "".join(before), "".join(label)


# --- whole names -------------------------------------------------------------------------------------

def without_completion_suffix(text):
    return next((text[:-len(s)] for s in COMPLETION_SUFFIXES if text.endswith(s)), None)


def property_name(name, context, result, properties=frozenset()):
    """The Swift name of a property."""
    if result == context and context:
        name = omit_leading_type(name, context)
        name = omit_trailing_type(name, TypeName(result), "property", properties)
    return lowercase_initialisms(name)


def method_name(pieces, context, result, types, parameter_names, properties=frozenset(), completion=None):
    """Base name and labels of a method with the given selector pieces (without the error's one).

    `completion` is the index of the completion handler when the asynchronous form is wanted.
    """
    base, labels = pieces[0], [""] + list(pieces[1:])
    if not types:
        labels = []
    if result == context and context:
        base = omit_leading_type(base, context)
    if context:
        base = omit_self_type(base, context, properties)
    if not types:
        if result == context and context:
            base = omit_trailing_type(base, TypeName(result), "property", properties)
        return lowercase_initialisms(base), []
    if first_word(base) == "set" and context:
        base = omit_trailing_type(base, TypeName(context), "property", properties)
    if completion is not None and first_word(base) == "get" and len(base) > 3:
        base = base[3:]
    if labels[0] == "" and not (completion == 0 and without_completion_suffix(base)):
        base, labels[0] = split_base_name(base, types[0], parameter_names[0])
    if completion is not None:
        base, labels = _asynchronous(base, labels, completion)
    for index, label in enumerate(labels):
        if index >= len(types):
            break
        if index == 0 and not label:
            base = omit_trailing_type(base, types[0], "base", properties)
            continue
        role = "later" if index or types[0].has_default else "first"
        labels[index] = omit_trailing_type(label, types[index], role)
    return lowercase_initialisms(base), [lowercase_initialisms(label) for label in labels]


def _asynchronous(base, labels, completion):
    if completion == 0:
        base = without_completion_suffix(base) or base
    if base.endswith("Asynchronously") and base != "Asynchronously":
        base = base[:-len("Asynchronously")]
    if completion >= 1:
        extra = without_completion_suffix(labels[completion])
        if extra:
            base += extra[:1].upper() + extra[1:]
    return base, labels


def initialiser_labels(pieces, prefix_length, types):
    """The labels of `init`, for a selector whose first piece restates `init` or the class."""
    first = pieces[0][prefix_length:]
    if first_word(first) == "With":
        first = first[4:]
    labels = [first] + list(pieces[1:])
    result = [omit_trailing_type(label, type_name, "later") for label, type_name in zip(labels, types)]
    return [lowercase_initialisms(label) for label in result]


def factory_prefix_length(first_piece, class_name, has_arguments):
    """How much of a class method's first piece restates the class, or None if it is no factory."""
    rest = match_leading_type(first_piece, class_name)
    if rest == first_piece or (rest and not has_arguments):
        return None
    return len(first_piece) - len(rest)
