package org.pieceworth.rules.fairy.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// Where the rules are said to be the same on both wings or for both colours, a position has the moves of its image.
class RuleSymmetryTest {

    private static final int POSITIONS = 150;

    private static Stream<Variant> covered() {
        return Variants.shipped().names().stream()
                .map(name -> Variants.open(name).variant())
                .filter(variant -> EndingScope.covers(new VariantTables(variant)));
    }

    private static Stream<Variant> sameOnBothWings() {
        return covered().filter(RuleSymmetry::isSameOnBothWings);
    }

    private static Stream<Variant> sameForBothColours() {
        return covered().filter(RuleSymmetry::isSameForBothColours);
    }

    @ParameterizedTest
    @MethodSource("sameOnBothWings")
    void aPositionHasTheMovesOfItsMirrorImage(Variant variant) {
        RectangularBoard board = variant.board();
        compare(variant, square -> board.square(board.files() - 1 - board.file(square), board.rank(square)), false);
    }

    @ParameterizedTest
    @MethodSource("sameForBothColours")
    void aPositionHasTheMovesOfTheSameWithColoursExchanged(Variant variant) {
        compare(variant, square -> variant.board().squares() - 1 - square, true);
    }

    private static void compare(Variant variant, IntUnaryOperator image, boolean swaps) {
        VariantRules rules = VariantRules.of(variant);
        SplittableRandom random = new SplittableRandom(variant.name().hashCode());
        int seen = 0;
        for (int i = 0; i < 40 * POSITIONS && seen < POSITIONS; i++) {
            char[] at = draw(variant, random);
            boolean white = random.nextBoolean();
            Optional<VariantPosition> drawn = position(rules, at, white);
            if (drawn.isPresent()) {
                VariantPosition other = position(rules, imageOf(at, image, swaps), white != swaps)
                        .orElseThrow();
                assertThat(moves(other, square -> square)).as(drawn.get().fen()).isEqualTo(moves(drawn.get(), image));
                assertThat(other.inCheck()).isEqualTo(drawn.get().inCheck());
                assertThat(other.ended()).isEqualTo(drawn.get().ended());
                seen++;
            }
        }
        assertThat(seen).isEqualTo(POSITIONS);
    }

    /// Kings, where the game has them, and two pieces more.
    private static char[] draw(Variant variant, SplittableRandom random) {
        char[] at = new char[variant.board().squares()];
        for (char king : variant.royals().kings()) {
            at[random.nextInt(at.length)] = king;
            at[random.nextInt(at.length)] = Character.toLowerCase(king);
        }
        List<Character> letters =
                variant.types().stream().map(PieceType::letter).toList();
        for (int i = 0; i < 2; i++) {
            char letter = letters.get(random.nextInt(letters.size()));
            at[random.nextInt(at.length)] = random.nextBoolean() ? letter : Character.toLowerCase(letter);
        }
        return at;
    }

    private static char[] imageOf(char[] at, IntUnaryOperator image, boolean swaps) {
        char[] other = new char[at.length];
        for (int square = 0; square < at.length; square++) {
            char piece = at[square];
            boolean upper = Character.isUpperCase(piece);
            other[image.applyAsInt(square)] =
                    !swaps ? piece : upper ? Character.toLowerCase(piece) : Character.toUpperCase(piece);
        }
        return other;
    }

    private static Optional<VariantPosition> position(VariantRules rules, char[] at, boolean white) {
        RectangularBoard board = rules.variant().board();
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
            return Optional.of(rules.position(fen + (white ? " w - - 0 1" : " b - - 0 1")));
        } catch (InputException _) {
            return Optional.empty();
        }
    }

    private static Set<String> moves(VariantPosition p, IntUnaryOperator image) {
        int[] moves = new int[p.maxMoves()];
        int count = p.generate(moves);
        return Stream.iterate(0, i -> i < count, i -> i + 1)
                .map(i -> image.applyAsInt(Move.from(moves[i])) + "-" + image.applyAsInt(Move.to(moves[i])) + " "
                        + Move.kind(moves[i]) + " " + Move.promotedType(moves[i]))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @CsvSource({
        "customPiece1 = a:flNfrNbW, false, false",
        "customPiece1 = a:FmW, true, true",
        "promotionRegionWhite = e8 f8 g8 h8, false, false",
        "promotionRegionWhite = *7 *8, true, false",
        "promotionPieceTypesWhite = q, true, false",
        "mobilityRegionWhiteKnight = a* b* c*, false, false",
        "flagRegionWhite = *8, true, false"
    })
    void whatDiffersIsSeen(String key, boolean wings, boolean colours) {
        Variant variant = Variants.parse("own.ini", "[own:chess]\n" + key + "\n")
                .read("own")
                .variant();
        assertThat(RuleSymmetry.isSameOnBothWings(variant)).isEqualTo(wings);
        assertThat(RuleSymmetry.isSameForBothColours(variant)).isEqualTo(colours);
    }
}
