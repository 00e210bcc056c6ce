from tests.proving.conftest import well

__all__ = ["well"]
