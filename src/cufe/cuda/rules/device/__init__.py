"""What the device compiler alone says: rules of units that are preprocessed for a device (`__CUDA_ARCH__` is defined).

The rules around this folder run in both passes; `ExaminedUnit.add` keeps back what the catalog gives to the other pass.
"""

from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.device.architecture_gates import check_architecture
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.text.settings import Architecture


def check_device(examined: ExaminedUnit, architecture: Architecture, found: Collection) -> None:
    """Judges a unit of the device pass for an architecture."""
    check_architecture(architecture, found)
