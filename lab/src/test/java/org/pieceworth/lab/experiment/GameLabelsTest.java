package org.pieceworth.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.variant.Variants;

class GameLabelsTest {

    private static final PlayedGame GAME = new PlayedGame(
            Opening.start(VariantRules.of(Variants.open("chess").variant())),
            List.of(),
            List.of(),
            List.of(),
            new Outcome.Drawn(),
            Termination.PLY_CAP,
            "",
            Optional.empty());

    private static Map<String, String> tags(long number, TimeControl first, TimeControl second) {
        return new GameLabels(
                        "e",
                        "first",
                        "second",
                        true,
                        true,
                        Optional.of(new GameLabels.Played(LocalDate.of(2025, 3, 9), first, second)))
                .tags(number, GAME);
    }

    @Test
    void theDayAndTheLimitsAreInTheTags() {
        TimeControl clock = TimeControl.clock(60_000, 600, 100).every(40);
        assertThat(tags(0, clock, clock))
                .containsEntry("Date", "2025.03.09")
                .containsEntry("TimeControl", "40/60+0.6")
                .containsEntry("Limit", "40 moves in 60+0.6 s on the clock");
        assertThat(tags(0, TimeControl.nodes(500), TimeControl.nodes(500)))
                .containsEntry("TimeControl", "-")
                .containsEntry("Limit", "500 nodes per move");
    }

    /// Limits go with the players when these change colours.
    @Test
    void eachPlayerHasItsOwnLimit() {
        TimeControl clock = TimeControl.clock(10_000, 0, 100);
        assertThat(tags(1, TimeControl.depth(3), clock))
                .containsEntry("White", "second")
                .containsEntry("WhiteTimeControl", "10")
                .containsEntry("BlackTimeControl", "-")
                .containsEntry("BlackLimit", "depth 3")
                .doesNotContainKeys("TimeControl", "Limit");
        assertThat(new GameLabels("e", "a", "b", true, true).tags(0, GAME))
                .containsEntry("Date", "????.??.??")
                .doesNotContainKeys("TimeControl", "Limit");
    }

    /// Readers know the start of a shipped variant by its name, and no other.
    @Test
    void aStartThatTheNameDoesNotSayIsWritten() {
        assertThat(self("chess", "")).doesNotContainKeys("SetUp", "FEN", "Variant");
        assertThat(self("capablanca", "")).containsKey("Variant").doesNotContainKeys("SetUp", "FEN");
        String odds = "r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assertThat(self("odds", "[odds:chess]\nstartFen = " + odds + "\n"))
                .containsEntry("SetUp", "1")
                .containsEntry("FEN", odds);
        assertThat(self("capablanca", "[capablanca:chess]\nstartFen = " + odds + "\n"))
                .containsEntry("FEN", odds);
        assertThat(self("mine", "[mine:chess]\n")).containsKeys("SetUp", "FEN");
    }

    private static Map<String, String> self(String name, String ini) {
        Variants variants = ini.isEmpty() ? Variants.shipped() : Variants.parse("my.ini", ini);
        PlayedGame game = new PlayedGame(
                Opening.start(VariantRules.of(variants.read(name).variant())),
                List.of(),
                List.of(),
                List.of(),
                new Outcome.Drawn(),
                Termination.PLY_CAP,
                "",
                Optional.empty());
        return GameLabels.SELF.tags(0, game);
    }
}
