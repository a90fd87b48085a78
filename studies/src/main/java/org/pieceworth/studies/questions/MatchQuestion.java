package org.pieceworth.studies.questions;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Format;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.MatchOptions;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.play.MatchRequest;
import org.pieceworth.studies.play.MatchRequest.Field;
import org.pieceworth.text.InputException;

/// A match between two players, or of one against several.
public final class MatchQuestion implements OptionGroup {

    CommonOptions common = new CommonOptions();
    FormatOption format = new FormatOption();
    MatchOptions options = new MatchOptions();
    List<String> players = List.of();
    boolean gauntlet;
    List<String> engineOptions = List.of();
    List<String> weights = List.of();

    public MatchQuestion() {}

    @Override
    public void describe(Options usage) {
        common.describe(usage);
        format.describe(usage);
        options.describe(usage);
        usage.operands("0..*", "PLAYER", "A and B; with --gauntlet A and each B", values -> players = values);
        usage.flag("--gauntlet", "A plays a match against each of the others", () -> gauntlet = true);
        usage.repeated(
                "--options",
                "NAME=VALUE;…",
                "options of UCI engines: NAME=VALUE for all, A:NAME=VALUE or B:… for one, B2:… in a gauntlet; may be"
                        + " given more than once",
                values -> engineOptions = values);
        usage.repeated(
                "--weights",
                "FILE",
                "weights for the evaluation of `self`, a file written by tune: FILE for all, A:FILE or"
                        + " B:FILE for one; may be given more than once",
                values -> weights = values);
    }

    public Format format() {
        return format.format;
    }

    public CommonOptions common() {
        return common;
    }

    /// The question.
    ///
    /// @param output for the games
    /// @throws InputException when it makes no sense
    public MatchRequest request(Optional<GamesTarget> output) {
        return new MatchRequest(
                options.conditions(common.seed),
                new Field(players, gauntlet, engineOptions, weights),
                options.games(),
                options.test(),
                options.book(),
                output);
    }

    /// The players as typed, which the workbench checks: no request starts a program.
    public List<String> players() {
        return players;
    }
}
