"""Attributes that some architectures do not have (observed: diagnostics-a 5.5, diagnostics-b 4)."""

from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared
from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.text.settings import Architecture

_CLUSTER_DIMS: Final = 20230
_BLOCKS_PER_CLUSTER: Final = 20247
_BLOCK_SIZE: Final = 20333

#: the first architecture with clusters of blocks
_WITH_CLUSTERS: Final = 90


def check_architecture(architecture: Architecture, found: Collection) -> None:
    """Judges the launch configurations of kernels."""
    if architecture.number < _WITH_CLUSTERS:
        for one in found.functions:
            for attribute in one.attributes:
                if attribute.sort == n.GNU:
                    _check_clusters(one, attribute)


def _check_clusters(one: Declared, attribute: n.Attribute) -> None:
    if attribute.name == "cluster_dims":
        one.examined.add(_CLUSTER_DIMS, attribute.first)
    elif attribute.name == "block_size":
        one.examined.add(_BLOCK_SIZE, attribute.first)
