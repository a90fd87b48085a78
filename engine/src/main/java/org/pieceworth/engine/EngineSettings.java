package org.pieceworth.engine;

import java.util.Optional;
import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.engine.weights.SearchConstants;
import org.pieceworth.rules.piece.PieceValues;

/// The settings of an engine.
///
/// @param values piece values; without them the engine counts mobility
/// @param weights the other weights of the evaluation
/// @param constants the numbers of the search
/// @param hashMegabytes the size of the transposition table, 1 to [#MAX_HASH]
/// @param threads number of threads that search together, 1 to [#MAX_THREADS]; with more than one
/// the moves differ from run to run
public record EngineSettings(
        Optional<PieceValues> values,
        EvaluationWeights weights,
        SearchConstants constants,
        int hashMegabytes,
        int threads) {

    /// The largest transposition table, in megabytes.
    public static final int MAX_HASH = 4096;

    public static final int MAX_THREADS = 64;

    /// One thread, a small table, values by mobility.
    public static final EngineSettings DEFAULT = new EngineSettings(Optional.empty(), 1, 1);

    /// @throws IllegalArgumentException when a number is out of its range
    public EngineSettings {
        if (hashMegabytes < 1 || hashMegabytes > MAX_HASH || threads < 1 || threads > MAX_THREADS) {
            throw new IllegalArgumentException("hash " + hashMegabytes + " MB, " + threads + " threads");
        }
    }

    /// With the weights and constants that ship.
    public EngineSettings(Optional<PieceValues> values, int hashMegabytes, int threads) {
        this(values, EvaluationWeights.SHIPPED, SearchConstants.SHIPPED, hashMegabytes, threads);
    }

    /// These settings with other piece values.
    public EngineSettings with(PieceValues pieceValues) {
        return new EngineSettings(Optional.of(pieceValues), weights, constants, hashMegabytes, threads);
    }

    /// These settings with other weights and constants of the search.
    public EngineSettings with(EngineNumbers numbers) {
        return new EngineSettings(values, numbers.weights(), numbers.constants(), hashMegabytes, threads);
    }

    public EngineNumbers numbers() {
        return new EngineNumbers(weights, constants);
    }
}
