import sys

from gloam.cli import main

sys.exit(main())
