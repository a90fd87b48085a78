package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.EndingValue;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// Tables of few pieces agree with the rules: each value is what the best move makes of the values that follow.
class EndingsTest {

    /// Rules keep the tables that were solved, each of which takes a second, and know nothing else of a test.
    private static VariantRules rules(String name) {
        return ShippedRules.of(name);
    }

    private static VariantRules own(String keys) {
        return VariantRules.of(
                Variants.parse("own.ini", "[own:chess]\n" + keys).read("own").variant());
    }

    @ParameterizedTest
    @CsvSource({
        "chess, Kkq",
        "chess, KPk",
        "capablanca, KAk",
        "antichess, NkB",
        "atomic, KQk",
        "kingofthehill, KRk",
        "xiangqi, KRk",
        "gardner, KPk"
    })
    void aValueFollowsFromThoseAfterIt(String name, String pieces) {
        valuesFollow(rules(name), pieces);
    }

    @ParameterizedTest
    @CsvSource({"cylinder, KQk", "torus, KRk"})
    void aValueFollowsFromThoseAfterItOverJoinedEdges(String edges, String pieces) {
        valuesFollow(joined(edges, "2k3/6/6/2K3/6/6 w - - 0 1"), pieces);
    }

    /// A king that can go round has no corner to be driven into.
    @Test
    void aRookAloneDoesNotMateOnACylinder() {
        VariantRules cylinder = joined("cylinder", "2k3/6/6/6/R5/2K3 w - - 0 1");
        assertThat(cylinder.endings().value(cylinder.start()))
                .hasValueSatisfying(value -> assertThat(value.value()).isEqualTo(GameValue.DRAW));
    }

    private static VariantRules joined(String edges, String fen) {
        return own("maxFile = 6\nmaxRank = 6\ncastling = false\npromotionRegionWhite = *6\ndoubleStep = false\nboard = "
                + edges + "\nstartFen = " + fen + "\n");
    }

    private static void valuesFollow(VariantRules rules, String pieces) {
        SplittableRandom random = new SplittableRandom(7);
        int seen = 0;
        for (int i = 0; i < 4000 && seen < 300; i++) {
            Optional<VariantPosition> drawn = draw(rules, pieces, random);
            if (drawn.isPresent()) {
                VariantPosition position = drawn.get();
                assertThat(rules.endings().value(position)).as(position::fen).contains(byMoves(rules, position));
                seen++;
            }
        }
        assertThat(seen).isGreaterThan(100);
    }

    /// A piece that differs from its mirror image, and a goal on one wing for one colour: nothing is worth what its
    /// image is.
    @Test
    void aValueFollowsFromThoseAfterItWhereNothingIsSymmetric() {
        VariantRules lopsided = own("customPiece1 = a:flNbW\n");
        VariantRules goal = own("flagPiece = k\nflagRegionWhite = a8 b8\nflagRegionBlack = e1\n");
        valuesFollow(lopsided, "KAk");
        valuesFollow(goal, "KRk");
    }

    private static Optional<VariantPosition> draw(VariantRules rules, String pieces, SplittableRandom random) {
        RectangularBoard board = rules.variant().board();
        char[] at = new char[board.squares()];
        for (int i = 0; i < pieces.length(); i++) {
            at[random.nextInt(at.length)] = pieces.charAt(i);
        }
        StringBuilder fen = new StringBuilder();
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < board.files(); file++) {
                char piece = at[board.square(file, rank)];
                if (piece != 0) {
                    fen.append(empty > 0 ? Integer.toString(empty) : "").append(piece);
                }
                empty = piece == 0 ? empty + 1 : 0;
            }
            fen.append(empty > 0 ? Integer.toString(empty) : "").append(rank > 0 ? "/" : "");
        }
        try {
            return Optional.of(rules.position(fen + (random.nextBoolean() ? " w - - 0 1" : " b - - 0 1")));
        } catch (InputException _) {
            return Optional.empty();
        }
    }

    private static EndingValue byMoves(VariantRules rules, VariantPosition p) {
        if (!(p.outcome() instanceof Outcome.InPlay)) {
            return over(p);
        }
        int[] moves = new int[p.maxMoves()];
        int count = p.generate(moves);
        EndingValue best = new EndingValue(GameValue.LOSS, 0);
        for (int i = 0; i < count; i++) {
            p.make(moves[i]);
            EndingValue after = rules.endings().value(p).orElseThrow();
            p.unmake();
            best = i == 0 || rank(before(after)) > rank(best) ? before(after) : best;
        }
        return best;
    }

    private static EndingValue over(VariantPosition p) {
        return switch (p.outcome()) {
            case Outcome.InPlay _, Outcome.Drawn _ -> new EndingValue(GameValue.DRAW, 0);
            case Outcome.Won(Side winner) ->
                new EndingValue(winner == p.sideToMove() ? GameValue.WIN : GameValue.LOSS, 0);
        };
    }

    private static EndingValue before(EndingValue after) {
        return switch (after.value()) {
            case WIN -> new EndingValue(GameValue.LOSS, after.plies() + 1);
            case DRAW -> after;
            case LOSS -> new EndingValue(GameValue.WIN, after.plies() + 1);
        };
    }

    private static int rank(EndingValue value) {
        return switch (value.value()) {
            case WIN -> 10_000 - value.plies();
            case DRAW -> 0;
            case LOSS -> value.plies() - 10_000;
        };
    }

    /// What every book of endings has.
    @ParameterizedTest
    @CsvSource({
        "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1, WIN",
        "4k3/8/4K3/4P3/8/8/8/8 b - - 0 1, LOSS",
        "4k3/4P3/4K3/8/8/8/8/8 b - - 0 1, DRAW",
        "k7/8/K7/P7/8/8/8/8 w - - 0 1, DRAW",
        "8/8/8/8/8/1k6/8/K6q w - - 0 1, LOSS",
        "8/8/8/8/8/1k6/8/K4b2 w - - 0 1, DRAW"
    })
    void knownEndingsOfChess(String fen, GameValue value) {
        VariantRules chess = rules("chess");
        assertThat(chess.endings().value(chess.position(fen)).map(EndingValue::value))
                .contains(value);
    }

    /// A queen needs ten moves at most, as has been known since the first tables.
    @Test
    void theLongestWinsWithAQueen() {
        VariantRules chess = rules("chess");
        SplittableRandom random = new SplittableRandom(3);
        int longest = 0;
        for (int i = 0; i < 20_000; i++) {
            longest = Math.max(
                    longest,
                    draw(chess, "KQk", random)
                            .filter(position -> position.sideToMove() == Side.WHITE)
                            .flatMap(position -> chess.endings().value(position))
                            .map(EndingValue::plies)
                            .orElse(0));
        }
        assertThat(longest).isEqualTo(19);
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1, true",
        "4k3/8/8/8/8/8/8/4KN2 w - - 0 1, true",
        "4k3/8/8/8/8/8/8/4KF2 w - - 0 1, true",
        "4k3/8/8/8/8/8/8/4KW2 w - - 0 1, true",
        "4k3/8/8/8/8/8/8/4KR2 w - - 0 1, false",
        "4k3/8/8/8/8/8/P7/4K3 w - - 0 1, false",
        "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1, false"
    })
    void deadMaterialIsWhatMatesNowhere(String fen, boolean dead) {
        VariantRules rules = own("fers = f\nwazir = w\n");
        assertThat(rules.endings().isDead(rules.position(fen))).isEqualTo(dead);
    }

    @Test
    void whereMoreIsToPlayForNothingIsDead() {
        VariantRules hill = rules("kingofthehill");
        assertThat(hill.endings().isDead(hill.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1")))
                .isFalse();
        VariantRules house = rules("crazyhouse");
        assertThat(house.endings().value(house.position("4k3/8/8/8/8/8/8/4KQ2[] w - - 0 1")))
                .isEmpty();
    }

    @Test
    void aRightToCastleIsMoreThanPieces() {
        VariantRules chess = rules("chess");
        assertThat(chess.endings().value(chess.position("4k3/8/8/8/8/8/8/4K2R w K - 0 1")))
                .isEmpty();
        assertThat(chess.endings().value(chess.position("4k3/8/8/8/8/8/8/4K2R w - - 0 1")))
                .isPresent();
    }
}
