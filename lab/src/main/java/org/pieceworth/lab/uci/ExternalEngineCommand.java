package org.pieceworth.lab.uci;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// The command of an external engine.
///
/// @param command the program and its arguments
/// @param options to set, by name, in this order
/// @param variantFile the file in variants.ini form that the variant is of, if it does not ship with the engine
/// @param readyLimit how long it may take to start and to get ready
/// @param moveLimit how long it may take over a move that has no limit in time
public record ExternalEngineCommand(
        List<String> command,
        Map<String, String> options,
        Optional<String> variantFile,
        Duration readyLimit,
        Duration moveLimit) {

    /// Either limit unless told.
    public static final Duration LIMIT = Duration.ofSeconds(60);

    /// Copies list and map, keeping their order.
    public ExternalEngineCommand {
        command = List.copyOf(command);
        options = new LinkedHashMap<>(options);
    }

    /// An engine by its path, without options.
    public static ExternalEngineCommand of(String path) {
        return new ExternalEngineCommand(List.of(path), Map.of(), Optional.empty(), LIMIT, LIMIT);
    }

    /// A copy with options.
    public ExternalEngineCommand with(SequencedMap<String, String> named) {
        return new ExternalEngineCommand(command, named, variantFile, readyLimit, moveLimit);
    }

    /// A copy with the file of the variant.
    public ExternalEngineCommand withVariantFile(String path) {
        return new ExternalEngineCommand(command, options, Optional.of(path), readyLimit, moveLimit);
    }

    /// A copy with those limits.
    public ExternalEngineCommand within(Duration ready, Duration move) {
        return new ExternalEngineCommand(command, options, variantFile, ready, move);
    }
}
