package org.pieceworth.empirical.choices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.UnknownTags;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.Estimate;
import org.pieceworth.text.InputException;

@Execution(ExecutionMode.CONCURRENT)
class ChoiceFitterTest {

    private static final double[] VALUES = {100, 300, 310, 500, 950};

    /// One piece of each kind and four pawns a side: as many choices between pieces as from the start of chess, where
    /// settling captures takes four times as long.
    private static final String OPEN = "r1bqk1n1/pp4pp/8/8/8/8/PP4PP/R1BQK1N1 w - - 0 1";

    private final VariantRules chess = VariantRules.of(Variants.open("chess").variant());

    private ChoiceSettings settings(VariantRules rules, double within, int positions, int threads) {
        return new ChoiceSettings(rules, UnknownTags.SKIPPED, new TagCondition.All(), 2, 4, within, positions, threads);
    }

    private ChoiceGames read(ChoiceSettings settings, String pgn) {
        ChoiceGames games = new ChoiceGames(settings.positions());
        ChoiceCollector collector = new ChoiceCollector(settings, games);
        collector.startFile("a.pgn");
        PgnReader reader =
                new PgnReader(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)), collector.replay());
        while (reader.readGame()) {
            // the collector takes it
        }
        return games;
    }

    private int[] settle(String fen) {
        int[] byType = {100, 300, 310, 500, 950, 0};
        CaptureSearch search = new CaptureSearch(chess, byType);
        int worth = search.settle(chess.position(fen), -1_000_000, 1_000_000);
        int[] found = new int[7];
        System.arraycopy(search.balance(), 0, found, 0, 6);
        found[6] = worth;
        return found;
    }

    @Test
    void capturesAreSettled() {
        // The hanging rook is taken.
        assertThat(settle("4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1")).containsExactly(1, 0, 0, 0, 0, 0, 100);
        // A pawn that a pawn guards is left alone by the queen.
        assertThat(settle("4k3/8/2p5/3p4/8/8/3Q4/4K3 w - - 0 1")).containsExactly(-2, 0, 0, 0, 1, 0, 750);
        // Knight takes pawn, pawn takes knight costs; rook behind the pawn changes nothing. So White stops at once.
        assertThat(settle("4k3/2p5/3p4/8/4N3/8/8/4K3 w - - 0 1")).containsExactly(-2, 1, 0, 0, 0, 0, 100);
        // A pawn promotes if nobody takes it.
        assertThat(settle("8/P6k/8/8/8/8/8/4K3 w - - 0 1")).containsExactly(0, 0, 0, 0, 1, 0, 950);
    }

    /// Games by players who choose at random with the chances of the model: the values are found again.
    private ChoiceGames simulated(int games, int plies, double pawn, long seed) {
        Random random = new Random(seed);
        ChoiceFeatures features = new ChoiceFeatures(chess);
        ChoiceGames into = new ChoiceGames(1_000_000);
        int[] byType = {100, 300, 310, 500, 950, 0};
        int[] moves = new int[chess.start().maxMoves()];
        for (int game = 0; game < games; game++) {
            VariantPosition position = chess.position(OPEN);
            CaptureSearch search = new CaptureSearch(features.rules(), byType);
            List<PlayedChoice> choices = new ArrayList<>();
            int before = -1;
            for (int ply = 0; ply < plies; ply++) {
                int count = position.generate(moves);
                if (count == 0) {
                    break;
                }
                double best = Double.NEGATIVE_INFINITY;
                int chosen = moves[0];
                for (int i = 0; i < count; i++) {
                    position.make(moves[i]);
                    double utility = -pawn / 100 * search.settle(position, -1_000_000, 1_000_000)
                            - Math.log(-Math.log(random.nextDouble()));
                    position.unmake();
                    if (utility > best) {
                        best = utility;
                        chosen = moves[i];
                    }
                }
                if (ply % 2 == game % 2) {
                    choices.add(new PlayedChoice(into.next(), position.fen(), chosen, before));
                }
                before = Move.to(chosen);
                position.make(chosen);
            }
            into.add(0, 0, choices);
        }
        return into;
    }

    @Test
    void simulatedChoicesGiveTheirValuesBack() {
        ChoiceGames games = simulated(180, 40, 0.8, 2);
        ChoiceSettings settings = settings(chess, 100, 1_000_000, 2);
        ChoiceValues values = ChoiceFitter.fit(settings, games, new double[] {100, 300, 300, 300, 300}, _ -> {});
        assertThat(values.coefficients().names()).startsWith("P", "N", "B", "R", "Q", "check");
        for (int piece = 1; piece < 5; piece++) {
            Estimate found = values.coefficients().values().get(piece).orElseThrow();
            assertThat(found.value()).isCloseTo(VALUES[piece], within(3 * found.standardError()));
            assertThat(found.standardError()).isLessThan(150);
        }
        assertThat(values.coefficients().unitCoefficient().value())
                .isCloseTo(
                        0.8, within(3 * values.coefficients().unitCoefficient().standardError()));
    }

    @Test
    void theMovesThatCountDoNotBiasThem() {
        ChoiceGames games = simulated(100, 40, 0.5, 4);
        ChoiceSettings narrow = settings(chess, 6, 1_000_000, 2);
        ChoiceValues values = ChoiceFitter.fit(narrow, games, new double[] {100, 320, 280, 450, 800}, _ -> {});
        for (int piece = 1; piece < 5; piece++) {
            Estimate found = values.coefficients().values().get(piece).orElseThrow();
            assertThat(found.value()).isCloseTo(VALUES[piece], within(3 * found.standardError()));
        }
    }

    @Test
    void threadsDoNotMatter() {
        ChoiceGames games = simulated(26, 40, 1, 7);
        ChoiceValues one = ChoiceFitter.fit(settings(chess, 100, 1_000_000, 1), games, VALUES, _ -> {});
        ChoiceValues three = ChoiceFitter.fit(settings(chess, 100, 1_000_000, 3), games, VALUES, _ -> {});
        assertThat(three.coefficients().values()).isEqualTo(one.coefficients().values());
        assertThat(three.coefficients().logOdds()).isEqualTo(one.coefficients().logOdds());
    }

    private static final String GAME = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 ";

    @Test
    void gamesAreReadAndBadOnesSkipped() {
        ChoiceGames games = read(
                settings(chess, 100, 1000, 1),
                "[White \"A\"]\n[Black \"B\"]\n\n" + GAME + "6. Re1 b5 *\n\n" // no result, and chosen all the same
                        + "[White \"A\"]\n\n1. e4 e5 2. Ke3 1-0\n\n[White \"A\"]\n[Black \"C\"]\n\n" + GAME
                        + "6. Re1 b5 1-0\n\n[White \"B\"]\n[Black \"A\"]\n\n" + GAME + "6. d3 d6 0-1\n\n");
        assertThat(games.found()).isEqualTo(4);
        assertThat(games.games()).isEqualTo(2);
        assertThat(games.skipped().counts()).containsEntry("illegal-move", 1L).containsEntry("duplicate", 1L);
        assertThat(games.pair(0)).isEqualTo(games.pair(1)).isNotZero();
        assertThat(games.event(0)).isZero();
        PlayedChoice first = games.choices().getFirst();
        assertThat(first.fen()).contains(" ");
        assertThat(Move.from(first.move())).isNotEqualTo(Move.to(first.move()));
    }

    @Test
    void tooManyPositionsThinGamesEvenly() {
        ChoiceGames games = new ChoiceGames(100);
        for (int game = 0; game < 64; game++) {
            if (games.wantsNext()) {
                List<PlayedChoice> choices = new ArrayList<>();
                for (int i = 0; i < 10; i++) {
                    choices.add(new PlayedChoice(games.next(), "game " + game, i, -1));
                }
                games.add(2L * game + 1, 0, choices);
            } else {
                games.pass();
            }
        }
        assertThat(games.stride()).isEqualTo(8);
        assertThat(games.games()).isEqualTo(8);
        assertThat(games.choices().stream().map(PlayedChoice::fen).distinct())
                .containsExactly("game 0", "game 8", "game 16", "game 24", "game 32", "game 40", "game 48", "game 56");
        assertThat(games.choices().getLast().game()).isEqualTo(7);
        assertThat(games.pair(7)).isEqualTo(113);
    }

    @Test
    void choicesThatTellNothingAreRefused() {
        ChoiceSettings settings = settings(chess, 100, 1000, 1);
        ChoiceGames games = read(settings, GAME + "6. Re1 b5 1-0\n\n");
        assertThatThrownBy(() -> ChoiceFitter.fit(settings, games, VALUES, _ -> {}))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("give more games");
    }

    @Test
    void variantsHavePiecesOfTheirOwn() {
        VariantRules capablanca = VariantRules.of(Variants.open("capablanca").variant());
        assertThat(ChoiceFitter.pieces(settings(capablanca, 100, 1000, 1)))
                .containsExactlyInAnyOrder("P", "N", "B", "R", "Q", "A", "C");
    }
}
