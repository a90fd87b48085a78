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
/// @param options options to set, by name, in this order
/// @param usual options to set if the engine has them and the user gave no other value
/// @param variantFile the file in variants.ini form that the variant is of, if it does not ship with the engine
/// @param probes positions, as FEN, for comparing legal moves with an engine that counts moves, in addition
/// to the start
/// @param run its surroundings and manners
/// @param readyLimit time limit for starting and getting ready
/// @param moveLimit time limit of a move that has no other limit in time
public record ExternalEngineCommand(
        List<String> command,
        Map<String, String> options,
        Map<String, String> usual,
        Optional<String> variantFile,
        List<String> probes,
        EngineRun run,
        Duration readyLimit,
        Duration moveLimit) {

    /// Default of both limits.
    public static final Duration LIMIT = Duration.ofSeconds(60);

    /// Copies lists and maps, keeping their order.
    public ExternalEngineCommand {
        command = List.copyOf(command);
        options = new LinkedHashMap<>(options);
        usual = new LinkedHashMap<>(usual);
        probes = List.copyOf(probes);
    }

    /// An engine by its path, without options.
    public static ExternalEngineCommand of(String path) {
        return of(List.of(path));
    }

    /// An engine by its path and arguments, without options.
    public static ExternalEngineCommand of(List<String> command) {
        return new ExternalEngineCommand(
                command, Map.of(), Map.of(), Optional.empty(), List.of(), EngineRun.PLAIN, LIMIT, LIMIT);
    }

    /// A copy with options.
    public ExternalEngineCommand with(SequencedMap<String, String> named) {
        return new ExternalEngineCommand(command, named, usual, variantFile, probes, run, readyLimit, moveLimit);
    }

    /// A copy with options that an engine need not have.
    public ExternalEngineCommand withUsual(Map<String, String> named) {
        return new ExternalEngineCommand(command, options, named, variantFile, probes, run, readyLimit, moveLimit);
    }

    /// A copy with the file of the variant.
    public ExternalEngineCommand withVariantFile(String path) {
        return new ExternalEngineCommand(
                command, options, usual, Optional.of(path), probes, run, readyLimit, moveLimit);
    }

    /// A copy that compares moves in these positions too.
    public ExternalEngineCommand withProbes(List<String> fens) {
        return new ExternalEngineCommand(command, options, usual, variantFile, fens, run, readyLimit, moveLimit);
    }

    /// A copy with other limits.
    public ExternalEngineCommand within(Duration ready, Duration move) {
        return new ExternalEngineCommand(command, options, usual, variantFile, probes, run, ready, move);
    }

    /// A copy with other surroundings and manners.
    public ExternalEngineCommand with(EngineRun other) {
        return new ExternalEngineCommand(command, options, usual, variantFile, probes, other, readyLimit, moveLimit);
    }
}
