package org.pieceworth.studies.measure;

import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.pieceworth.lab.measure.MeasureSettings;
import org.pieceworth.lab.measure.OtherEngine;
import org.pieceworth.lab.measure.OtherEngineTrial;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.studies.measure.MeasureRequest.EngineChoice;
import org.pieceworth.studies.play.EngineFiles;
import org.pieceworth.studies.play.EngineOptionsText;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;

/// The external engine for a measurement, as typed.
final class MeasureEngine {

    /// The name of Pieceworth's engine among players of matches.
    private static final String SELF = "self";

    private static final List<String> TAKEN = List.of("VariantPath", "UCI_Variant", "UCI_Chess960");

    private MeasureEngine() {}

    /// Starts it once; empty for Pieceworth's engine.
    ///
    /// @throws InputException when it cannot play the game
    static Optional<OtherEngine> checked(EngineChoice choice, MeasureSettings settings) {
        if (choice.command().strip().equals(SELF)) {
            if (!choice.options().isEmpty()) {
                throw InputException.about(
                                "options",
                                "found '" + choice.options().getFirst()
                                        + "', which does not apply to `self`; expected none, or" + " a UCI engine")
                        .with("engine", "FILE");
            }
            return Optional.empty();
        }
        List<String> command = words(choice.command());
        SequencedMap<String, String> options = EngineOptionsText.parse(choice.options(), "");
        options.keySet().stream()
                .filter(name -> TAKEN.stream().anyMatch(name::equalsIgnoreCase))
                .findFirst()
                .ifPresent(name -> {
                    throw InputException.about(
                            "options",
                            "found '" + name
                                    + "', which Pieceworth sets for each game; expected other options of the engine");
                });
        String words = String.join(" ", command.subList(1, command.size()));
        return Optional.of(OtherEngineTrial.passed(
                ExternalEngineCommand.of(command).with(options),
                settings,
                (words + options + " " + EngineFiles.digest(command.getFirst(), options)).strip()));
    }

    /// A path may contain blanks; if there is no such file, arguments follow.
    private static List<String> words(String typed) {
        String command = typed.strip();
        if (command.isEmpty()) {
            throw InputException.about("engine", "found '', expected `self` or the path of a UCI engine");
        }
        return FileName.find(command).filter(Files::exists).isPresent()
                ? List.of(command)
                : List.of(command.split("\\s+", -1));
    }

    /// Words that may name files that the engine reads, itself included.
    static Stream<String> files(Optional<EngineChoice> choice) {
        return choice.stream()
                .flatMap(engine -> Stream.concat(
                        Stream.concat(Stream.of(engine.command()), words(engine.command()).stream()),
                        EngineOptionsText.parse(engine.options(), "").values().stream()));
    }
}
