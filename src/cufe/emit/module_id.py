"""The module id: a name for the translation unit that the host file and the device code share (observed: host-output
13)."""

import zlib

from cufe.text.settings import Settings


def module_id(settings: Settings, entity: str, content: str) -> str:
    """`_<crc of the path>_<length>_<name>_<tail>`, every other character replaced by `_`.

    `entity` is the name of the first external definition of the unit, mangled unless its name is plain; where there
    is none the tail comes from `--frandom-seed` or from the text, so that the same input always gives the same id.
    """
    path = settings.orig_src_path_name
    name = settings.orig_src_file_name or settings.input_name
    base = name.rsplit("/", 1)[-1]
    crc = _crc(path) if path else "00000000"
    if entity:
        tail = _short(entity)
    elif settings.frandom_seed:
        tail = _seed(settings.frandom_seed)
    else:
        tail = _crc(content)
    written = f"_{crc}_{len(_bytes(base))}_{base}_{tail}"
    return "".join(c if c.isascii() and c.isalnum() else "_" for c in _bytes(written).decode("latin-1"))


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _crc(text: str) -> str:
    return f"{zlib.crc32(_bytes(text)):08x}"


def _short(text: str) -> str:
    return text if len(text) <= 8 else _crc(text)


def _seed(seed: str) -> str:
    try:
        return _short(f"{int(seed, 0):08x}")
    except ValueError:
        return _crc(seed)
