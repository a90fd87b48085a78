package org.pieceworth.rules.variant;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.pieceworth.rules.board.Edges;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.variant.draft.RuleValue;
import org.pieceworth.rules.variant.draft.VariantDraft;

/// Reads a draft in terms of rules: squares of its board, letters of its pieces. Defaults are those of Fairy-Stockfish.
abstract class RulesMaker {

    private static final int ORTHODOX_SIDE = 8;

    final VariantDraft draft;
    final RectangularBoard board;

    RulesMaker(VariantDraft draft) {
        this.draft = draft;
        int files = draft.whole("maxFile", ORTHODOX_SIDE - 1) + 1;
        int ranks = draft.whole("maxRank", ORTHODOX_SIDE);
        this.board = edges().hexagonal()
                ? HexagonalBoard.named(files, ranks, edges() == Edges.RHOMBUS)
                : new RectangularBoard(files, ranks);
    }

    /// The joined edges, or hexagons as cells.
    final Edges edges() {
        return switch (draft.text("board", "")) {
            case "cylinder" -> Edges.CYLINDER;
            case "torus" -> Edges.TORUS;
            case "hexagon" -> Edges.HEXAGON;
            case "rhombus" -> Edges.RHOMBUS;
            default -> Edges.APART;
        };
    }

    /// A file, if the draft has the key.
    final OptionalInt file(String key) {
        return draft.said(key) ? OptionalInt.of(draft.whole(key, 0)) : OptionalInt.empty();
    }

    /// A result; empty for `none`.
    final Optional<GameValue> value(String key, String otherwise) {
        return switch (draft.text(key, otherwise)) {
            case "win" -> Optional.of(GameValue.WIN);
            case "loss" -> Optional.of(GameValue.LOSS);
            case "draw" -> Optional.of(GameValue.DRAW);
            default -> Optional.empty();
        };
    }

    /// The values of the keys for White and for Black.
    final <T> Sided<T> sided(Function<String, T> what, String key) {
        return new Sided<>(what.apply(key + "White"), what.apply(key + "Black"));
    }

    /// Squares, limited to those of the board.
    final Region region(String key, RuleValue.Squares otherwise) {
        RuleValue.Squares squares = draft.squares(key, otherwise);
        return Region.where(
                board, square -> board.number(square) >= 0 && squares.has(board.letter(square), board.number(square)));
    }

    /// Letters of pieces, limited to those of the variant.
    final Set<Character> letters(String key, List<String> otherwise) {
        Set<Character> letters = new LinkedHashSet<>();
        draft.present(key, otherwise)
                .forEach(type ->
                        letters.add(Objects.requireNonNull(draft.letters().get(type))));
        return letters;
    }

    /// Numbers by letter.
    final Map<Character, Integer> counts(String key) {
        Map<Character, Integer> counts = new LinkedHashMap<>();
        draft.numbers(key).forEach((type, count) -> {
            Character letter = draft.letters().get(type);
            if (letter != null) {
                counts.put(letter, count);
            }
        });
        return counts;
    }
}
