package org.pieceworth.rules.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.Variants;

/// Quiet checks are legal moves that check; in chess all of them but those of pawns, castling and discovered ones.
class QuietChecksTest {

    private static final int GAMES = 3;
    private static final int PLIES = 80;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chess",
                "capablanca",
                "shogi",
                "grand",
                "shatranj",
                "seirawan",
                "crazyhouse",
                "hoppelpoppel",
                "nightrider",
                "berolina",
                "atomic",
                "spartan",
                "xiangqi",
                "makruk",
                "antichess",
                "3check",
                "kingofthehill",
                "racingkings",
                "gardner",
                "minishogi",
                "sittuyin",
                "placement",
                "horde",
                "janggi",
                "duck",
                "coregal"
            })
    void areLegalAndCheck(String name) {
        VariantRules rules = VariantRules.of(Variants.open(name).variant());
        Random random = new Random(5);
        for (int game = 0; game < GAMES; game++) {
            VariantPosition position = rules.start();
            int[] moves = new int[position.maxMoves()];
            int count = position.generate(moves);
            for (int ply = 0; ply < PLIES && count > 0; ply++) {
                Set<Integer> found = quietChecks(position);
                assertThat(found).as(position::fen).isSubsetOf(legal(position));
                for (int move : found) {
                    assertThat(position.takenType(move)).as(position::fen).isEqualTo(-1);
                    position.make(move);
                    assertThat(position.inCheck()).as(position::fen).isTrue();
                    position.unmake();
                }
                if (name.equals("chess")) {
                    assertThat(found).as(position::fen).isEqualTo(directChecks(position));
                }
                position.make(moves[random.nextInt(count)]);
                count = position.generate(moves);
            }
        }
    }

    private static Set<Integer> quietChecks(VariantPosition position) {
        return moves(position, position::generateQuietChecks);
    }

    private static Set<Integer> legal(VariantPosition position) {
        return moves(position, position::generate);
    }

    private static Set<Integer> moves(VariantPosition position, ToIntFunction<int[]> generator) {
        int[] moves = new int[position.maxMoves()];
        int count = generator.applyAsInt(moves);
        return Arrays.stream(moves, 0, count).boxed().collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<Integer> directChecks(VariantPosition position) {
        return position.inCheck()
                ? Set.of()
                : legal(position).stream()
                        .filter(move -> Move.kind(move) == Move.NORMAL && position.takenType(move) < 0)
                        .filter(move -> attacksKing(position, Move.from(move), Move.to(move)))
                        .collect(Collectors.toCollection(TreeSet::new));
    }

    private static char letter(VariantPosition position, int square) {
        return position.letters().charAt(Math.abs(position.pieceAt(square)) - 1);
    }

    private static boolean attacksKing(VariantPosition position, int from, int to) {
        int side = position.state().sideToMove;
        int king = position.state().kingSquare[side ^ 1];
        int files = position.board().files();
        int across = Math.abs(to % files - king % files);
        int along = Math.abs(to / files - king / files);
        boolean straight = across == 0 || along == 0;
        boolean diagonal = across == along;
        return switch (Character.toUpperCase(letter(position, from))) {
            case 'N' -> across * along == 2;
            case 'B' -> diagonal && isOpen(position, to, king, from);
            case 'R' -> straight && isOpen(position, to, king, from);
            case 'Q' -> (straight || diagonal) && isOpen(position, to, king, from);
            default -> false;
        };
    }

    private static boolean isOpen(VariantPosition position, int to, int king, int from) {
        int files = position.board().files();
        int step = Integer.signum(king / files - to / files) * files + Integer.signum(king % files - to % files);
        for (int square = to + step; square != king; square += step) {
            if (position.pieceAt(square) != 0 && square != from) {
                return false;
            }
        }
        return true;
    }

    @Test
    void noneInCheck() {
        VariantRules rules = VariantRules.of(Variants.open("chess").variant());
        VariantPosition position = rules.position("4k3/8/8/8/8/8/4r3/R3K2R w - - 0 1");
        assertThat(quietChecks(position)).isEmpty();
    }
}
