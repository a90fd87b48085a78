package org.pieceworth.empirical.choices;

import java.util.Arrays;
import java.util.List;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.variant.GameStatus;
import org.pieceworth.stats.choice.ChoiceSets;

/// Describes the legal moves of positions by their gains and losses, with captures settled by given values.
final class ChoiceDescriber {

    private static final int FAR = 1 << 28;

    private final ChoiceFeatures features;
    private final CaptureSearch search;
    private final int within;
    private final int types;
    private final int[] before;
    private final int[] moves;
    private final int[] scratch;
    private final int[] worth;
    private final int[] replies;
    private final int[][] settled;
    private short[] rows;

    /// @param values values by type, 0 for royal ones
    /// @param within moves more than this below the best one do not count
    ChoiceDescriber(ChoiceFeatures features, int[] values, int within) {
        this.features = features;
        this.within = within;
        search = new CaptureSearch(features.rules(), values);
        types = values.length;
        int room = features.rules().start().maxMoves();
        before = new int[types];
        moves = new int[room];
        scratch = new int[room];
        worth = new int[room];
        replies = new int[room];
        settled = new int[room][types];
        rows = new short[64 * features.names().size()];
    }

    /// The relevant moves of some positions.
    ///
    /// @param sets a set for each informative position
    /// @param sources the place of each set's position in the list, from 0
    record Described(ChoiceSets sets, int[] sources) {}

    /// Describes positions. Positions where a legal move ends the game inform about the end, not about
    /// pieces, and are excluded. Positions where the chosen move does not count, or is the only one that
    /// does, are also excluded.
    Described describe(List<PlayedChoice> choices) {
        ChoiceSets sets = new ChoiceSets(features.names().size());
        int[] sources = new int[choices.size()];
        for (int i = 0; i < choices.size(); i++) {
            if (add(choices.get(i), sets)) {
                sources[sets.size() - 1] = i;
            }
        }
        return new Described(sets, Arrays.copyOf(sources, sets.size()));
    }

    private boolean add(PlayedChoice choice, ChoiceSets into) {
        VariantPosition position = features.rules().position(choice.fen());
        int count = position.generate(moves);
        if (count < 2) {
            return false;
        }
        int best = weigh(position, count);
        if (best == -FAR) {
            return false;
        }
        search.count(position, before);
        int size = 0;
        int chosen = -1;
        for (int i = 0; i < count; i++) {
            if (worth[i] >= best - within) {
                chosen = moves[i] == choice.move() ? size : chosen;
                rows = rows.length < (size + 1) * into.features() ? Arrays.copyOf(rows, 2 * rows.length) : rows;
                features.write(
                        position,
                        moves[i],
                        settled[i],
                        before,
                        count,
                        replies[i],
                        choice.movedTo(),
                        scratch,
                        rows,
                        size++ * into.features());
            }
        }
        if (chosen < 0 || size < 2) {
            return false;
        }
        into.add(rows, size, chosen);
        return true;
    }

    /// Settles captures after each move; returns the value of the best, or [#FAR] below 0 if a move ends the
    /// game.
    private int weigh(VariantPosition position, int count) {
        int best = -FAR;
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            replies[i] = position.countMoves(scratch);
            boolean ends = replies[i] == 0 || position.ended() != GameStatus.OPEN;
            int beta = best == -FAR ? FAR : within - best + 1;
            worth[i] = ends ? 0 : -search.settle(position, -FAR, beta);
            position.unmake();
            if (ends) {
                return -FAR;
            }
            System.arraycopy(search.balance(), 0, settled[i], 0, types);
            best = Math.max(best, worth[i]);
        }
        return best;
    }
}
