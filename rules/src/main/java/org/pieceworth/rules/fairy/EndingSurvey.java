package org.pieceworth.rules.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.table.EndingCache;
import org.pieceworth.rules.fairy.table.EndingMaterial;
import org.pieceworth.rules.fairy.table.EndingScope;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.text.Progress;

/// Solves endings of at most four pieces, kings included, and counts their positions. Values are those of
/// [Endings], without rules about repetition and moves without progress.
public final class EndingSurvey {

    /// The most pieces of an ending, kings included.
    public static final int MAX_PIECES = EndingScope.MAX_SOLVED;

    /// The most memory that a table can use, in bytes.
    public static final long MAX_BYTES = 30_000_000_000L;

    /// The most squares of a board.
    public static final int MAX_SQUARES = EndingScope.MAX_SQUARES;

    private final VariantRules rules;
    private final VariantTables tables;
    private final EndingCache cache;

    public EndingSurvey(VariantRules rules) {
        this.rules = rules;
        tables = rules.tables();
        cache = new EndingCache(tables, MAX_PIECES);
    }

    /// The rules that prevent the variant's endings from being solved, as `group.rule`.
    public List<String> obstacles() {
        return EndingScope.unsolved(tables);
    }

    /// The most positions of an ending, images solved together counted once, both sides to move.
    public long positions(Men men) {
        return cache.size(material(men));
    }

    /// The memory to solve an ending, in bytes.
    public long bytes(Men men) {
        return cache.bytes(material(men));
    }

    /// Solves an ending. The result does not depend on the number of threads.
    ///
    /// @param progress may throw to end the work, as the interruption of the thread does
    /// @return empty if its values depend on more than the pieces on the board, or on endings of more pieces
    public Optional<SolvedEnding> solve(Men men, int threads, Progress progress) {
        EndingMaterial material = material(men);
        return cache.solve(material, threads, progress).map(table -> new SolvedEnding(rules, cache, material, table));
    }

    private EndingMaterial material(Men men) {
        List<Integer> pieces = new ArrayList<>();
        men.white().forEach(letter -> pieces.add(kind(letter)));
        men.black().forEach(letter -> pieces.add(tables.kindCount + kind(letter)));
        return new EndingMaterial(pieces.stream().sorted().toList());
    }

    private int kind(char letter) {
        return tables.pieceKinds.find(letter, Setup.Mark.NONE);
    }

    /// The pieces of both sides by their letters, kings included.
    public record Men(List<Character> white, List<Character> black) {

        public Men {
            white = List.copyOf(white);
            black = List.copyOf(black);
        }

        public int size() {
            return white.size() + black.size();
        }
    }
}
