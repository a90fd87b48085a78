package org.pieceworth.engine.uci;

import org.pieceworth.engine.weights.EngineNumbers;

/// The name and author that the engine gives, and the defaults of its options.
///
/// @param name its name with its version
/// @param author who made it
/// @param hashMegabytes the size of the transposition table, 1 to [org.pieceworth.engine.EngineSettings#MAX_HASH]
/// @param threads 1 to [org.pieceworth.engine.EngineSettings#MAX_THREADS]
/// @param values the values to play by; empty for the default values
/// @param variantPath a file of variants; empty without one
/// @param numbers weights of the evaluation and constants of the search
public record UciSettings(
        String name,
        String author,
        int hashMegabytes,
        int threads,
        String values,
        String variantPath,
        EngineNumbers numbers) {}
