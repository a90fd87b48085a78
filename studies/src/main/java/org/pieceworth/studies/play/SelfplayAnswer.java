package org.pieceworth.studies.play;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.lab.experiment.GameTally;
import org.pieceworth.lab.experiment.OwnGamesFit;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.studies.fit.words.FittedIni;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.text.InputException;

/// The result of games of the engine against itself.
///
/// @param game the game
/// @param settings settings of the games
/// @param limit cost limit of a move, for people
/// @param tally results of the games
/// @param values values of the pieces, if requested
/// @param files the output files
/// @param run facts about the run
public record SelfplayAnswer(
        SelfplayGame game,
        SelfPlaySettings settings,
        String limit,
        GameTally tally,
        Optional<OwnGamesFit> values,
        Files files,
        PlayedRun run) {

    /// The written files.
    ///
    /// @param games the file of the games
    /// @param ini the file of the armies as a variant
    public record Files(Optional<String> games, Optional<String> ini) {}

    /// The values as lines for an engine, see [FittedIni].
    ///
    /// @throws InputException when there are no values, or nothing to scale them by
    public List<String> iniLines() {
        return switch (values.orElseThrow(() -> new InputException("no values were fitted"))) {
            case OwnGamesFit.Fitted(PieceValueFit fit) -> lines(fit);
            case OwnGamesFit.TooLittle(String why) -> throw new InputException("no values from these games: " + why);
        };
    }

    private List<String> lines(PieceValueFit fit) {
        return FittedIni.lines(
                Optional.of(settings.rules()), fit.observations().terms(), fit.values(), fit.shrinkage());
    }

    /// Writes these lines; nothing if there are none.
    public void writeIni(OutputFile file) {
        values.ifPresent(found -> {
            switch (found) {
                case OwnGamesFit.Fitted(PieceValueFit fit) -> {
                    String lines = String.join("\n", lines(fit));
                    file.write(out -> out.print(lines + "\n"));
                }
                case OwnGamesFit.TooLittle _ -> {
                    // said in the document
                }
            }
        });
    }
}
