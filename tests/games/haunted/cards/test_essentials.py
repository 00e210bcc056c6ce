"""Settings, focuses and hidden terrors: what fits what, card by card."""

from __future__ import annotations

from collections.abc import Callable

from gloam.games.haunted.state import OWN
from gloam.kernel.content.ledger import proves
from tests.games.haunted.cards.playing import (
    DRIVEN_OFF_BY,
    FOCUSES,
    FOUND_AT,
    SETTINGS,
    SUPPORTS,
    TERRORS,
    defending,
    hands_of,
    rule_of,
    takes_away,
)
from tests.games.haunted.playing import haunted

# --- settings ---


def admits_its_six_focuses(setting: str) -> Callable[[], None]:
    @proves("haunted", rule_of(setting))
    def test() -> None:
        for focus in FOCUSES:
            own = haunted(hands={0: [setting, focus]}, stage=OWN).lay(setting, on=(0, 1))
            assert own.line(0, 1) == [setting]
            assert own.may_lay(focus, (0, 1)) == (focus in SETTINGS[setting]), focus
            others = haunted(hands={0: [focus]}, lines={(1, 2): [setting]})
            assert others.may_lay(focus, (1, 2)) == (focus in SETTINGS[setting]), focus
            if focus in SETTINGS[setting]:
                assert own.lay(focus, on=(0, 1)).line(0, 1) == [setting, focus]
                assert others.lay(focus, on=(1, 2)).line(1, 2) == [setting, focus]

    return test


test_archaeological_dig = admits_its_six_focuses("Archaeological Dig")
test_auction_of_curiosities = admits_its_six_focuses("Auction of Curiosities")
test_country_walk = admits_its_six_focuses("Country Walk")
test_disused_graveyard = admits_its_six_focuses("Disused Graveyard")
test_foreign_village = admits_its_six_focuses("Foreign Village")
test_ocean_bound_vessel = admits_its_six_focuses("Ocean Bound Vessel")
test_private_library = admits_its_six_focuses("Private Library")
test_roadside_inn = admits_its_six_focuses("Roadside Inn")
test_ruined_church = admits_its_six_focuses("Ruined Church")
test_wealthy_relatives_mansion = admits_its_six_focuses("Wealthy Relative's Mansion")


# --- focuses ---


def fits_four_settings_and_summons_two_terrors(focus: str) -> Callable[[], None]:
    @proves("haunted", rule_of(focus))
    def test() -> None:
        for setting in SETTINGS:
            for owner, stage in ((1, 1), (0, OWN)):
                hands = {0: [focus, *TERRORS]}
                table = haunted(hands=hands, lines={(owner, 0): [setting]}, stage=stage)
                assert table.may_lay(focus, (owner, 0)) == (setting in FOUND_AT[focus]), setting
                assert not any(table.lays(terror) for terror in TERRORS)
        for setting in FOUND_AT[focus]:
            own = haunted(hands={0: [focus, *TERRORS]}, lines={(0, 0): [setting]}, stage=OWN)
            own.lay(focus, on=(0, 0))
            others = haunted(hands={0: [*TERRORS]}, lines={(1, 0): [setting, focus]})
            for table, owner in ((own, 0), (others, 1)):
                summoned = [terror for terror, _ in table.lays()]
                assert summoned == list(FOCUSES[focus])
                assert all(table.may_lay(terror, (owner, 0)) for terror in summoned)

    return test


test_ancient_manuscript = fits_four_settings_and_summons_two_terrors("Ancient Manuscript")
test_blackened_tree = fits_four_settings_and_summons_two_terrors("Blackened Tree")
test_buried_artefact = fits_four_settings_and_summons_two_terrors("Buried Artefact")
test_curious_painting = fits_four_settings_and_summons_two_terrors("Curious Painting")
test_darkened_lens = fits_four_settings_and_summons_two_terrors("Darkened Lens")
test_encrypted_letter = fits_four_settings_and_summons_two_terrors("Encrypted Letter")
test_engraved_coin = fits_four_settings_and_summons_two_terrors("Engraved Coin")
test_hidden_treasure = fits_four_settings_and_summons_two_terrors("Hidden Treasure")
test_historical_find = fits_four_settings_and_summons_two_terrors("Historical Find")
test_locked_box = fits_four_settings_and_summons_two_terrors("Locked Box")
test_magical_almanac = fits_four_settings_and_summons_two_terrors("Magical Almanac")
test_mysterious_door = fits_four_settings_and_summons_two_terrors("Mysterious Door")
test_pouch_of_rune_stones = fits_four_settings_and_summons_two_terrors("Pouch of Rune Stones")
test_religious_doctrine = fits_four_settings_and_summons_two_terrors("Religious Doctrine")
test_tin_whistle = fits_four_settings_and_summons_two_terrors("Tin Whistle")


# --- hidden terrors ---


def follows_six_focuses_and_yields_to_two_cards(terror: str) -> Callable[[], None]:
    @proves("haunted", rule_of(terror))
    def test() -> None:
        for focus in FOCUSES:
            line = [FOUND_AT[focus][0], focus]
            table = haunted(hands={0: [terror]}, lines={(1, 0): line})
            assert table.may_lay(terror, (1, 0)) == (focus in TERRORS[terror]), focus
            if focus in TERRORS[terror]:
                table.lay(terror, on=(1, 0))
                assert table.line(1, 0) == [*line, terror]
                assert table.is_awaiting(1, 0)
        against = []
        line = [FOUND_AT[TERRORS[terror][0]][0], TERRORS[terror][0], terror]
        for hand in hands_of(SUPPORTS):
            against += defending(line, hand).lays()
        assert against == [(card, (1, 0)) for card in DRIVEN_OFF_BY[terror]]
        for card in DRIVEN_OFF_BY[terror]:
            takes_away(defending(line, [card]), card, (1, 0))

    return test


test_dread_old_god = follows_six_focuses_and_yields_to_two_cards("Dread Old God")
test_fateful_possession = follows_six_focuses_and_yields_to_two_cards("Fateful Possession")
test_hunting_spirit = follows_six_focuses_and_yields_to_two_cards("Hunting Spirit")
test_magical_summoning = follows_six_focuses_and_yields_to_two_cards("Magical Summoning")
test_tortured_soul = follows_six_focuses_and_yields_to_two_cards("Tortured Soul")


@proves("haunted", "terror.no-text")
def test_a_terror_does_nothing_but_finish_the_line() -> None:
    for terror in TERRORS:
        focus = TERRORS[terror][0]
        line = [FOUND_AT[focus][0], focus]
        hands = {0: [terror, "Strange Mist"], 1: ["Losing Sleep"], 2: ["Village Idiot"]}
        table = haunted(3, hands=hands, lines={(1, 0): line})
        stock = table.stock()
        table.lay(terror, on=(1, 0))
        assert table.asked == (0, "attack")
        assert len(table.told()) == 1
        table.end_stage().stop()
        assert table.is_complete(1, 0)
        assert [table.hand(seat) for seat in range(3)] == [
            *(["Strange Mist"], ["Losing Sleep"], ["Village Idiot"])
        ]
        assert table.asked == (0, "own")
        assert (table.stock(), table.pile()) == (stock, [])
        assert table.points(1) == 13
        own = haunted(hands={0: [terror, "Strange Mist"]}, lines={(0, 2): line}, stage=OWN)
        own.lay(terror, on=(0, 2))
        assert own.is_complete(0, 2)
        assert (own.hand(0), own.pile(), own.asked) == (["Strange Mist"], [], (0, "own"))
