package org.pieceworth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.engine.search.Score;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.rules.fairy.EndingValue;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// What is won against a bare king is won, with few nodes per move.
class WonEndingsTest {

    private static final int NODES = 300;
    private static final int GAMES = 4;

    private static VariantRules board(int files, int ranks) {
        String rows = ("/" + files).repeat(ranks - 2);
        return VariantRules.of(Variants.parse(
                        "own.ini",
                        "[own:chess]\nmaxFile = " + (char) ('a' + files - 1) + "\nmaxRank = " + ranks
                                + "\ncastling = false\narchbishop = a\ncommoner = m\ncustomPiece1 = w:WD\nstartFen = k"
                                + (files - 1) + rows + "/K" + (files - 1) + " w - - 0 1\n")
                .read("own")
                .variant());
    }

    @ParameterizedTest
    @CsvSource({"8, 8, Q", "8, 8, R", "8, 8, A", "8, 8, MM", "8, 8, WW", "6, 6, A", "6, 6, MM", "10, 8, R", "10, 8, WW"
    })
    void randomStartsAreWon(int files, int ranks, String pieces) {
        VariantRules rules = board(files, ranks);
        SplittableRandom random = new SplittableRandom(11);
        Engine engine = new Engine(rules, EngineSettings.DEFAULT);
        int games = 0;
        while (games < GAMES) {
            Optional<VariantPosition> start = start(rules, pieces, random).filter(WonEndingsTest::isPlayable);
            if (start.isPresent()) {
                assertThat(played(engine, start.get()))
                        .as("%s on %dx%d, game %d", pieces, files, ranks, games)
                        .isEqualTo(new Outcome.Won(Side.WHITE));
                games++;
            }
        }
    }

    private static boolean isPlayable(VariantPosition position) {
        return position.outcome() instanceof Outcome.InPlay;
    }

    private static Outcome played(Engine engine, VariantPosition position) {
        engine.newGame();
        while (position.outcome() instanceof Outcome.InPlay) {
            position.make(engine.search(position, SearchLimits.nodes(NODES)).move());
        }
        return position.outcome();
    }

    /// A start that a table does not know for anything but a win.
    private static Optional<VariantPosition> start(VariantRules rules, String pieces, SplittableRandom random) {
        int files = rules.variant().board().files();
        int ranks = rules.variant().board().ranks();
        char[][] at = new char[ranks][files];
        for (char piece : ("Kk" + pieces).toCharArray()) {
            at[random.nextInt(ranks)][random.nextInt(files)] = piece;
        }
        StringBuilder fen = new StringBuilder();
        int set = 0;
        for (char[] rank : at) {
            int empty = 0;
            fen.append(fen.isEmpty() ? "" : "/");
            for (char piece : rank) {
                if (piece != 0) {
                    fen.append(empty > 0 ? Integer.toString(empty) : "").append(piece);
                    set++;
                }
                empty = piece == 0 ? empty + 1 : 0;
            }
            fen.append(empty > 0 ? Integer.toString(empty) : "");
        }
        try {
            return set < 2 + pieces.length()
                    ? Optional.empty()
                    : Optional.of(rules.position(fen + " w - - 0 1")).filter(position -> isWon(rules, position));
        } catch (InputException _) {
            return Optional.empty();
        }
    }

    private static boolean isWon(VariantRules rules, VariantPosition position) {
        return rules.endings()
                .value(position)
                .map(EndingValue::value)
                .filter(value -> value != GameValue.WIN)
                .isEmpty();
    }

    /// The quickest win by the table may be met by a third repetition of what came before.
    @Test
    void aWinIsNotGivenAwayToARepetition() {
        VariantRules rules = board(10, 8);
        Engine engine = new Engine(rules, EngineSettings.DEFAULT);
        VariantPosition position = rules.position("10/8Q1/10/10/10/10/K4k4/10 w - - 0 1");
        for (String move : "i7g5 f2f3 a2b1 f3e4 b1a2 e4f3 a2a1 f3e4".split(" ")) {
            position.make(Uci.read(position, move));
        }
        SearchResult result = engine.search(position, SearchLimits.nodes(NODES));
        assertThat(Score.isDecided(result.score())).isTrue();
        position.make(result.move());
        int[] replies = new int[position.maxMoves()];
        int count = position.generate(replies);
        for (int i = 0; i < count; i++) {
            position.make(replies[i]);
            assertThat(position.outcome()).isInstanceOf(Outcome.InPlay.class);
            position.unmake();
        }
    }

    @Test
    void aKnownWinIsAnsweredAtOnceWithItsLine() {
        VariantRules chess = VariantRules.of(Variants.open("chess").variant());
        Engine engine = new Engine(chess, EngineSettings.DEFAULT);
        VariantPosition position = chess.position("8/8/8/4k3/8/8/8/KQ6 w - - 8 1");
        SearchResult result = engine.search(position, SearchLimits.nodes(NODES));
        assertThat(result.score()).isEqualTo(Score.winIn(17));
        assertThat(result.principalVariation()).hasSize(17).startsWith(result.move());
        result.principalVariation().forEach(position::make);
        assertThat(position.outcome()).isEqualTo(new Outcome.Won(Side.WHITE));
    }

    /// A pawn that cannot be held up keeps trying, yet is called a draw; moves that are not to be chosen are not.
    @Test
    void aKnownDrawKeepsTrying() {
        VariantRules chess = VariantRules.of(Variants.open("chess").variant());
        Engine engine = new Engine(chess, EngineSettings.DEFAULT);
        VariantPosition position = chess.position("4k3/8/8/4K3/4P3/8/8/8 b - - 8 1");
        SearchResult result = engine.search(position, SearchLimits.nodes(NODES));
        assertThat(result.score()).isZero();
        int[] moves = new int[position.maxMoves()];
        int only = moves[position.generate(moves) - 1];
        assertThat(engine.search(position, SearchLimits.nodes(NODES).among(List.of(only)))
                        .move())
                .isEqualTo(only);
    }
}
