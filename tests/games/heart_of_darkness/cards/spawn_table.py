"""The Spawn cards, told a second time (the core ones as in the brief): a slip is a difference."""

from __future__ import annotations

CORE: list[tuple[str, ...]] = [
    ("Lighthouse", "Old Military Complex", "Southern Gate"),
    ("Lighthouse", "Cave D", "Northern Gate"),
    ("Northern Tunnel", "Village", "Eastern Gate"),
    ("Northern Tunnel", "Eastern Gate", "Harbour D"),
    ("Old Mine", "Abandoned Hut", "Eastern Gate"),
    ("Old Mine", "Southern Gate", "Cave"),
    ("Old Mine D", "Old Military Complex", "Village"),
    ("Cemetery", "Harbour D", "Ritual Cavern D"),
    ("Eastern Tunnel", "Cemetery", "Southern Gate"),
    ("Eastern Tunnel", "Northern Gate", "Abandoned Hut"),
    ("Eastern Tunnel", "Stranded Ship", "Northern Gate G"),
    ("Cave", "Old Mine", "Swamp D"),
    ("Cave", "Cemetery", "Harbour D"),
    ("Cave D", "Southern Gate", "Lighthouse D"),
    ("Cave", "Village", "Cemetery"),
    ("Old Military Complex", "Lighthouse D", "Southern Gate G"),
    ("Harbour", "Old Mine D", "Eastern Gate G"),
    ("Harbour", "Northern Gate", "Old Military Complex"),
    ("Southern Tunnel", "Eastern Tunnel D", "Chapel D"),
    ("Southern Tunnel", "Cemetery G", "Old Military Complex"),
    ("Stranded Ship", "Old Military Complex", "Northern Gate"),
    ("Stranded Ship", "Eastern Gate", "Cemetery D"),
    ("Abandoned Hut", "Cave", "Lighthouse D"),
    ("Village", "Abandoned Hut D", "Cave D"),
]

WESTERN: list[tuple[str, ...]] = [
    ("Gull Cliffs", "Fever Hospital D", "Black Jetty"),
    ("Gull Cliffs D", "Salt Marsh", "Lighthouse D"),
    ("Salt Marsh", "Slaughterhouse D", "Butcher's Gate G"),
    ("Salt Marsh D", "Black Jetty", "Pilgrim Stones D"),
    ("Fever Hospital", "Tide Tunnel D", "Old Manor D"),
    ("Fever Hospital D", "Wreckers' Beach", "Salt Marsh"),
    ("Wreckers' Beach", "Salt Marsh G", "Slaughterhouse D"),
    ("Wreckers' Beach D", "Black Jetty", "Stranded Ship D"),
    ("Black Jetty", "Pilgrim Stones D", "Butcher's Gate G"),
    ("Black Jetty", "Gull Cliffs", "Western Tunnel D"),
    ("Tide Tunnel", "Gull Cliffs D", "Slaughterhouse G"),
    ("Slaughterhouse", "Black Jetty G", "Wreckers' Beach"),
]
