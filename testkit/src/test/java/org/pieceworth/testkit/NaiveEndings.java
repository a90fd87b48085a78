package org.pieceworth.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;

/// Solves endings as plainly as it can be written, for small boards: positions are texts, each is solved
/// again and again from the values of all that follow until nothing changes. No symmetry, no retrograde
/// moves, no numbers for positions, so that nothing is shared with the tables but the rules of the game.
final class NaiveEndings {

    /// A position whose value is not known.
    private static final int OPEN = Integer.MIN_VALUE;

    private final VariantRules rules;
    private final Map<String, List<String>> after = new LinkedHashMap<>();

    /// By position: plies to the end plus one if the side to move wins, the negative of it if it loses, 0 if
    /// the game has ended in a draw.
    private final Map<String, Integer> values = new HashMap<>();

    /// @param pieces one letter each, small ones for Black
    NaiveEndings(VariantRules rules, String pieces) {
        this.rules = rules;
        for (int set = 1; set < 1 << pieces.length(); set++) {
            StringBuilder some = new StringBuilder();
            for (int i = 0; i < pieces.length(); i++) {
                some.append((set >> i & 1) != 0 ? pieces.substring(i, i + 1) : "");
            }
            place(".".repeat(rules.variant().board().squares()).toCharArray(), some.toString(), this::add);
        }
        solve();
    }

    private void place(char[] at, String pieces, Consumer<char[]> placed) {
        if (pieces.isEmpty()) {
            placed.accept(at);
            return;
        }
        for (int square = 0; square < at.length; square++) {
            if (at[square] == '.') {
                at[square] = pieces.charAt(0);
                place(at, pieces.substring(1), placed);
                at[square] = '.';
            }
        }
    }

    private void add(char[] at) {
        for (char side : new char[] {'w', 'b'}) {
            String key = side + new String(at);
            try {
                VariantPosition position = position(rules, key);
                after.put(key, following(key, position));
            } catch (IllegalSetupException _) {
                // No game has it.
            }
        }
    }

    /// @param key the side to move, and for each square the letter of its piece or a point
    static VariantPosition position(VariantRules rules, String key) {
        Map<Integer, SidedPiece> pieces = new HashMap<>();
        for (int square = 1; square < key.length(); square++) {
            char letter = key.charAt(square);
            if (letter != '.') {
                pieces.put(
                        square - 1,
                        new SidedPiece(
                                Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK,
                                Character.toUpperCase(letter)));
            }
        }
        Side toMove = key.charAt(0) == 'w' ? Side.WHITE : Side.BLACK;
        return rules.position(new Setup(rules.variant().board(), pieces, toMove, Set.of(), OptionalInt.empty(), 0, 1));
    }

    private List<String> following(String key, VariantPosition position) {
        List<String> keys = new ArrayList<>();
        int over = switch (position.outcome()) {
            case Outcome.InPlay _ -> OPEN;
            case Outcome.Drawn _ -> 0;
            case Outcome.Won(Side winner) -> winner == position.sideToMove() ? 1 : -1;
        };
        values.put(key, over);
        if (over == OPEN) {
            int[] moves = new int[position.maxMoves()];
            int count = position.generate(moves);
            for (int i = 0; i < count; i++) {
                position.make(moves[i]);
                keys.add(key(position));
                position.unmake();
            }
        }
        return keys;
    }

    private static String key(VariantPosition position) {
        char[] key = new char[position.board().squares() + 1];
        key[0] = position.sideToMove() == Side.WHITE ? 'w' : 'b';
        for (int square = 1; square < key.length; square++) {
            int piece = position.pieceAt(square - 1);
            char letter = piece == 0 ? '.' : position.letters().charAt(Math.abs(piece) - 1);
            key[square] = piece < 0 ? Character.toLowerCase(letter) : letter;
        }
        return new String(key);
    }

    /// In each pass, those of one ply more.
    private void solve() {
        List<String> keys = List.copyOf(after.keySet());
        Map<String, Integer> numbers = new HashMap<>();
        keys.forEach(key -> numbers.put(key, numbers.size()));
        int[][] following = after.values().stream()
                .map(next -> next.stream().mapToInt(numbers::get).toArray())
                .toArray(int[][]::new);
        int[] known = keys.stream().mapToInt(values::get).toArray();
        boolean changed = true;
        for (int plies = 1; changed; plies++) {
            int[] before = known.clone();
            for (int i = 0; i < known.length; i++) {
                known[i] = before[i] == OPEN ? value(before, following[i], plies + 1) : before[i];
            }
            changed = !Arrays.equals(before, known);
        }
        for (int i = 0; i < known.length; i++) {
            values.put(keys.get(i), known[i]);
        }
    }

    private static int value(int[] known, int[] following, int number) {
        boolean loses = true;
        for (int next : following) {
            if (known[next] < 0 && known[next] != OPEN) {
                return number;
            }
            loses &= known[next] > 0;
        }
        return loses ? -number : OPEN;
    }

    /// The value of each position of all the pieces, by its key (see [#position]): plies plus one, negative if the side
    /// to
    /// move loses.
    ///
    /// @param pieces the number of pieces
    Map<String, Integer> values(int pieces) {
        Map<String, Integer> found = new LinkedHashMap<>();
        values.forEach((key, value) -> {
            if (key.chars().filter(Character::isLetter).count() == pieces + 1) {
                found.put(key, value == OPEN ? 0 : value);
            }
        });
        return found;
    }
}
