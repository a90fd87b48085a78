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
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.variant.draft.RuleValue;
import org.pieceworth.rules.variant.draft.VariantDraft;

/// What was said of a variant, as its rules need it: squares of its board, letters of its pieces. What was not said is
/// as in Fairy-Stockfish.
///
/// @param draft what was said
/// @param board the variant's board
record DraftView(VariantDraft draft, RectangularBoard board) {

    private static final int ORTHODOX_SIDE = 8;

    static DraftView of(VariantDraft draft) {
        return new DraftView(
                draft,
                new RectangularBoard(
                        draft.whole("maxFile", ORTHODOX_SIDE - 1) + 1, draft.whole("maxRank", ORTHODOX_SIDE)));
    }

    Map<String, Character> letters() {
        return draft.letters();
    }

    boolean said(String key) {
        return draft.said(key);
    }

    boolean flag(String key, boolean otherwise) {
        return draft.flag(key, otherwise);
    }

    int whole(String key, int otherwise) {
        return draft.whole(key, otherwise);
    }

    String text(String key, String otherwise) {
        return draft.text(key, otherwise);
    }

    RuleValue.Types types(String key, List<String> otherwise) {
        return draft.types(key, otherwise);
    }

    Map<String, String> pairs(String key) {
        return draft.pairs(key);
    }

    /// A file, if one was said.
    OptionalInt file(String key) {
        return said(key) ? OptionalInt.of(whole(key, 0)) : OptionalInt.empty();
    }

    /// A result; empty for `none`.
    Optional<GameValue> value(String key, String otherwise) {
        return switch (text(key, otherwise)) {
            case "win" -> Optional.of(GameValue.WIN);
            case "loss" -> Optional.of(GameValue.LOSS);
            case "draw" -> Optional.of(GameValue.DRAW);
            default -> Optional.empty();
        };
    }

    /// What is said of White and of Black.
    <T> Sided<T> sided(Function<String, T> what, String key) {
        return new Sided<>(what.apply(key + "White"), what.apply(key + "Black"));
    }

    /// Squares, those of the board only.
    Region region(String key, RuleValue.Squares otherwise) {
        RuleValue.Squares squares = draft.squares(key, otherwise);
        return Region.where(board, square -> squares.has(board.file(square), board.rank(square)));
    }

    /// Letters of pieces, of those only that the variant has.
    Set<Character> letters(String key, List<String> otherwise) {
        Set<Character> letters = new LinkedHashSet<>();
        draft.present(key, otherwise)
                .forEach(type -> letters.add(Objects.requireNonNull(letters().get(type))));
        return letters;
    }

    /// Numbers by letter.
    Map<Character, Integer> counts(String key) {
        Map<Character, Integer> counts = new LinkedHashMap<>();
        draft.numbers(key).forEach((type, count) -> {
            Character letter = letters().get(type);
            if (letter != null) {
                counts.put(letter, count);
            }
        });
        return counts;
    }
}
