package org.pieceworth.engine.alphabeta;

import org.pieceworth.engine.evaluation.Evaluation;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.weights.SearchConstants;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;

/// Kernel: the shared state of a search.
final class SearchContext {

    /// The greatest distance from the root: the deepest iteration and some plies of quiescence.
    static final int MAX_PLIES = SearchLimits.MAX_DEPTH + 8;

    final Evaluation evaluation;
    final TranspositionTable table;
    final TableProbe probe;
    final MoveHistory history;
    final MovePicker picker;
    final VariantTraits traits;
    final SearchClock clock = new SearchClock();

    /// Values in exchanges, by type.
    final int[] pieceValues;

    final SearchConstants constants;
    final Pruning pruning;

    VariantPosition position;

    /// The depth of this iteration.
    int rootDepth;

    /// The greatest distance from the root in this iteration.
    int selectiveDepth;

    SearchContext(VariantRules rules, Evaluation evaluation, SearchConstants constants, TranspositionTable table) {
        this.constants = constants;
        pruning = new Pruning(constants);
        this.evaluation = evaluation;
        this.table = table;
        probe = new TableProbe(table);
        pieceValues = evaluation.values();
        traits = VariantTraits.of(rules.variant());
        history = new MoveHistory(
                constants, rules.letters().length(), rules.variant().board().squares(), MAX_PLIES);
        picker = new MovePicker(history, pieceValues, traits.mustCapture());
        position = rules.start();
    }

    /// The static evaluation of the position at a node.
    int staticEval(Node node) {
        return node.parent.passes ? Evaluation.afterNullMove(node.parent.staticEval) : evaluation.score(position);
    }

    /// Makes a move, which counts as a node.
    void make(int move) {
        clock.countNode();
        position.make(move);
    }
}
