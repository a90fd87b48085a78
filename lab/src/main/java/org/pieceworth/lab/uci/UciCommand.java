package org.pieceworth.lab.uci;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// How an external engine is run.
///
/// @param command the program and its arguments
/// @param options to set, by name, in this order
/// @param variantFile the file in variants.ini form that the variant is of, if it does not ship with the engine
/// @param readyLimit how long it may take to start and to get ready
/// @param moveLimit how long it may take over a move that has no limit in time
public record UciCommand(
        List<String> command,
        Map<String, String> options,
        Optional<String> variantFile,
        Duration readyLimit,
        Duration moveLimit) {

    /// Either limit unless told.
    public static final Duration LIMIT = Duration.ofSeconds(60);

    /// Copies list and map, keeping their order.
    public UciCommand {
        command = List.copyOf(command);
        options = new LinkedHashMap<>(options);
    }

    /// An engine by its path, without options.
    public static UciCommand of(String path) {
        return new UciCommand(List.of(path), Map.of(), Optional.empty(), LIMIT, LIMIT);
    }

    /// The same with options.
    public UciCommand with(SequencedMap<String, String> named) {
        return new UciCommand(command, named, variantFile, readyLimit, moveLimit);
    }

    /// The same with the file of the variant.
    public UciCommand withVariantFile(String path) {
        return new UciCommand(command, options, Optional.of(path), readyLimit, moveLimit);
    }

    /// The same with those limits.
    public UciCommand within(Duration ready, Duration move) {
        return new UciCommand(command, options, variantFile, ready, move);
    }
}
