package org.pieceworth.empirical.rows;

import java.util.AbstractMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.terms.PhaseScale;
import org.pieceworth.terms.PieceCounts;

/// The variables of a condition at a position of a game, computed on request: most positions fail at once.
final class PositionFacts extends AbstractMap<String, String> {

    private final BalanceText text;
    private final int[] types;
    private final List<SubFen> subFens;
    private final PhaseScale scale;
    private final PieceCounts counts;
    private Position position = ChessPosition.initial();
    private int ply;
    private int quiet;
    private boolean counted;

    /// @param text format of balances
    /// @param types the piece types of the balance, the weakest first
    /// @param subFens the requested ones, by their numbers
    /// @param allTypes number of all piece types
    PositionFacts(BalanceText text, int[] types, List<SubFen> subFens, PhaseScale scale, int allTypes) {
        this.text = text;
        this.types = types;
        this.subFens = subFens;
        this.scale = scale;
        counts = new PieceCounts(allTypes);
    }

    /// Turns to a position.
    ///
    /// @param after its ply
    /// @param quietPlies the plies since the last capture, promotion or check
    void at(Position next, int after, int quietPlies) {
        position = next;
        ply = after;
        quiet = quietPlies;
        counted = false;
    }

    private PieceCounts counts() {
        if (!counted) {
            counts.setFrom(position);
            counted = true;
        }
        return counts;
    }

    private Optional<String> fact(String name) {
        return switch (name) {
            case PositionCondition.PLY -> Optional.of(Integer.toString(ply));
            case PositionCondition.QUIET -> Optional.of(Integer.toString(quiet));
            case PositionCondition.PHASE -> Optional.of(Integer.toString(scale.of(counts())));
            case PositionCondition.MATERIAL -> Optional.of(text.all(numbers(Side.WHITE), numbers(Side.BLACK)));
            case PositionCondition.IMBALANCE -> Optional.of(text.surplus(surplus()));
            default -> name.startsWith(PositionCondition.SUB_FEN) ? subFen(name) : surplus(name);
        };
    }

    private Optional<String> subFen(String name) {
        int number = Integer.parseInt(name.substring(PositionCondition.SUB_FEN.length()));
        return Optional.of(subFens.get(number).holds(position) ? name : "");
    }

    private Optional<String> surplus(String letter) {
        int at = text.letters().indexOf(letter);
        return at < 0 ? Optional.empty() : Optional.of(Integer.toString(surplus(types[at])));
    }

    private int surplus(int type) {
        return counts().count(type, Side.WHITE) - counts().count(type, Side.BLACK);
    }

    private int[] surplus() {
        int[] surplus = new int[types.length];
        for (int i = 0; i < types.length; i++) {
            surplus[i] = surplus(types[i]);
        }
        return surplus;
    }

    private int[] numbers(Side side) {
        int[] numbers = new int[types.length];
        for (int i = 0; i < types.length; i++) {
            numbers[i] = counts().count(types[i], side);
        }
        return numbers;
    }

    @Override
    public String getOrDefault(Object name, String otherwise) {
        return fact((String) name).orElse(otherwise);
    }

    @Override
    public boolean containsKey(Object name) {
        return fact((String) name).isPresent();
    }

    /// Conditions look variables up only by name.
    @Override
    public Set<Map.Entry<String, String>> entrySet() {
        throw new UnsupportedOperationException();
    }
}
