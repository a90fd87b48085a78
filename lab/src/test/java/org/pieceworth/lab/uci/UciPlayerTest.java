package org.pieceworth.lab.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.AnsweringPlayer;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.GameRunner.Seat;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Player;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.testkit.Scripts;
import org.pieceworth.text.InputException;

@Tag("slow")
class UciPlayerTest {

    private static final VariantRules CHESS =
            VariantRules.of(Variants.open("chess").variant());
    private static final Path FAIRY = Path.of("/usr/games/fairy-stockfish");

    @TempDir
    Path folder = Path.of("");

    private static ExternalEngineCommand fake(String mode) {
        return ExternalEngineCommand.of(FakeEngine.command(mode));
    }

    private static PlayedGame game(VariantRules rules, Player white, Player black, int number) {
        TimeControl control = TimeControl.nodes(50);
        return new GameRunner(Adjudication.OFF, 60)
                .play(
                        Openings.of(rules, 7, 4, false).opening(number),
                        new Seat(white, control),
                        new Seat(black, control));
    }

    /// What the fake engine plays, without a process: an opponent where the other player is what is looked at.
    private static Player byHash() {
        return new AnsweringPlayer(
                "by hash", game -> new Answer.Choice(FakeEngine.move(game.position()), Answer.NO_SCORE, 0, 0));
    }

    @Test
    void aGameIsPlayedAndScoresAreKept() {
        try (UciPlayer white = UciPlayer.start(fake("garbage"), CHESS);
                UciPlayer black = UciPlayer.start(fake("legal"), CHESS)) {
            assertThat(white.name()).isEqualTo("Fake garbage");
            PlayedGame game = game(CHESS, white, black, 0);
            assertThat(game.termination().isForfeit()).as(game.detail()).isFalse();
            assertThat(game.scores()).isNotEmpty().containsOnly(-17);
            assertThat(game(CHESS, white, black, 0)).isEqualTo(game);
        }
    }

    /// More than a pipe holds, before it has said that it is there.
    @Test
    void anEngineMayTalkToItsErrorOutput() {
        try (UciPlayer white = UciPlayer.start(fake("loud"), CHESS)) {
            assertThat(white.name()).isEqualTo("Fake loud");
        }
    }

    /// Every failure loses the game in which it happens, with its reason; the next game is played. Other failures are
    /// in
    /// [UciConversationTest].
    @ParameterizedTest
    @CsvSource({"illegal=2,ILLEGAL_MOVE", "flood=2,NO_MOVE", "orphan=2,CRASH"})
    void failuresAreForfeits(String mode, Termination reason) {
        try (UciPlayer white = UciPlayer.start(fake(mode), CHESS);
                Player black = byHash()) {
            assertThat(game(CHESS, white, black, 0).termination().isForfeit()).isFalse();
            PlayedGame lost = game(CHESS, white, black, 1);
            assertThat(lost.termination()).isEqualTo(reason);
            assertThat(lost.outcome()).isEqualTo(new Outcome.Won(Side.BLACK));
            assertThat(lost.detail()).startsWith("Fake ");
            PlayedGame next = game(CHESS, white, black, 2);
            assertThat(next.termination().isForfeit()).as(next.detail()).isFalse();
        }
    }

    /// The script is killed and the engine behind it too, else its output would stay open.
    @Test
    void anEngineBehindAScriptIsKilledToo() throws IOException {
        Path inner = FakeEngine.script(folder, "hang=1");
        Path outer = Scripts.write(folder.resolve("outer"), "#!/bin/sh\n'" + inner + "'\necho over\n");
        ExternalEngineCommand how =
                ExternalEngineCommand.of(outer.toString()).within(ExternalEngineCommand.LIMIT, Duration.ofSeconds(1));
        try (UciPlayer white = UciPlayer.start(how, CHESS);
                Player black = byHash()) {
            assertThat(game(CHESS, white, black, 0).termination()).isEqualTo(Termination.TIME);
        }
    }

    @Test
    void anEngineThatCannotBeStartedAgainLosesEveryGame() throws IOException {
        Path script = FakeEngine.script(folder, "die=1");
        try (UciPlayer white = UciPlayer.start(ExternalEngineCommand.of(script.toString()), CHESS);
                Player black = byHash()) {
            assertThat(game(CHESS, white, black, 0).termination()).isEqualTo(Termination.CRASH);
            Files.delete(script);
            PlayedGame lost = game(CHESS, white, black, 1);
            assertThat(lost.termination()).isEqualTo(Termination.CRASH);
            assertThat(lost.detail()).contains("could not be started again");
            assertThat(lost.moves()).isEmpty();
        }
    }

    @Test
    void optionsAreChecked() {
        assertThatThrownBy(() -> start("legal", "Hsah", "4"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("has no option 'Hsah'; the nearest is 'Hash'");
        assertThatThrownBy(() -> start("legal", "Hash", "5000"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found '5000', expected a number from 1 to 1024");
        assertThatThrownBy(() -> start("legal", "UCI_Variant", "amazing"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("the nearest is amazon");
        start("legal", "playing style", "very wild").close();
        start("legal", "Clear Hash", "").close();
    }

    private static UciPlayer start(String mode, String option, String value) {
        LinkedHashMap<String, String> options = new LinkedHashMap<>();
        options.put(option, value);
        return UciPlayer.start(fake(mode).with(options), CHESS);
    }

    @Test
    void variantsAreRefusedUpFront() {
        VariantRules grand = VariantRules.of(Variants.open("grand").variant());
        assertThatThrownBy(() -> UciPlayer.start(fake("legal"), grand))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("does not play 'grand'; the nearest variant that it lists is '");
        assertThatThrownBy(() -> start("picky", "VariantPath", "my.ini"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("it says 'Invalid option: newerKey'");
    }

    /// Chess960 needs its own way to write castling, which the fake engine does not list.
    @Test
    void chessByAnotherNameIsChess() {
        VariantRules shuffled = VariantRules.of(Variants.open("chess960").variant());
        assertThatThrownBy(() -> UciPlayer.start(fake("legal"), shuffled))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("has no option 'UCI_Chess960'");
        VariantRules variant = VariantRules.of(Variants.open("nocastle").variant());
        assertThatThrownBy(() -> UciPlayer.start(fake("legal"), variant))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("does not play 'nocastle'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"deaf", "stillborn", "babbling"})
    void whatIsNoEngineIsRefused(String mode) {
        assertThatThrownBy(() ->
                        UciPlayer.start(fake(mode).within(Duration.ofSeconds(2), ExternalEngineCommand.LIMIT), CHESS))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("not a UCI engine");
    }

    @Test
    void whatIsNoProgramIsRefused() throws IOException {
        assertThatThrownBy(() -> UciPlayer.start(ExternalEngineCommand.of("/no/such/engine"), CHESS))
                .isInstanceOf(InputException.class)
                .hasMessage("/no/such/engine: cannot be run as an engine (No such file or directory); expected `self`"
                        + " or the path of a UCI engine");
        Path text = Files.writeString(folder.resolve("text"), "no program");
        assertThatThrownBy(() -> UciPlayer.start(ExternalEngineCommand.of(text.toString()), CHESS))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot be run as an engine");
    }

    @Test
    void aForeignEnginePlaysAVariantOfAFile() throws IOException {
        assumeTrue(Files.isExecutable(FAIRY), "no fairy-stockfish here");
        Path file = Files.writeString(
                folder.resolve("my.ini"),
                "[doublerook:chess]\nqueen = -\nrook = r\n"
                        + "startFen = rnbrkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBRKBNR w - - 0 1\ncastling = false\n"
                        + "promotionPieceTypes = rbn\n");
        VariantRules rules =
                VariantRules.of(Variants.open("@" + file + ":doublerook").variant());
        ExternalEngineCommand with = ExternalEngineCommand.of(FAIRY.toString()).withVariantFile(file.toString());
        try (UciPlayer white = UciPlayer.start(with, rules);
                UciPlayer black = UciPlayer.start(with, rules)) {
            PlayedGame game = game(rules, white, black, 0);
            assertThat(game.termination().isForfeit()).as(game.detail()).isFalse();
        }
        assertThatThrownBy(() -> UciPlayer.start(ExternalEngineCommand.of(FAIRY.toString()), rules))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("does not play 'doublerook'");
    }

    /// An engine may pass over a key that it does not know and play another game, or fall over it.
    @ParameterizedTest
    @CsvSource({
        "doubleStepRegionWhite = *3, plays own by other rules: after ",
        "customPiece1 = n:C, ended after its options and the variant were set"
    })
    void anEngineThatPlaysByOtherRulesIsRefused(String key, String message) throws IOException {
        assumeTrue(Files.isExecutable(FAIRY), "no fairy-stockfish here");
        String knight = key.startsWith("custom") ? "knight = -\n" : "";
        Path file = Files.writeString(folder.resolve("new.ini"), "[own:chess]\n" + knight + key + "\n");
        VariantRules rules = VariantRules.of(Variants.open("@" + file + ":own").variant());
        ExternalEngineCommand with = ExternalEngineCommand.of(FAIRY.toString()).withVariantFile(file.toString());
        assertThatThrownBy(() -> UciPlayer.start(with, rules))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"capablanca", "crazyhouse", "makruk", "seirawan", "chess960", "minishogi"})
    void aForeignEnginePlaysManyVariants(String variant) {
        assumeTrue(Files.isExecutable(FAIRY), "no fairy-stockfish here");
        VariantRules rules = VariantRules.of(Variants.open(variant).variant());
        try (UciPlayer white = UciPlayer.start(ExternalEngineCommand.of(FAIRY.toString()), rules);
                UciPlayer black = UciPlayer.start(ExternalEngineCommand.of(FAIRY.toString()), rules)) {
            for (int number = 0; number < 2; number++) {
                PlayedGame game = game(rules, white, black, number);
                assertThat(game.termination().isForfeit()).as(game.detail()).isFalse();
            }
        }
    }
}
