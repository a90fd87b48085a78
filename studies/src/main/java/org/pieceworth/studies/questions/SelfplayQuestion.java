package org.pieceworth.studies.questions;

import java.util.Optional;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.SelfplayOptions;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.play.SelfplayRequest;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Games that the engine plays against itself, with values fitted to them.
public final class SelfplayQuestion implements OptionGroup {

    private static final NumberOption<Long> GAMES =
            NumberOption.of("--games", "N", "games", 1L, 100_000_000L).standard(100L);

    CommonOptions common = new CommonOptions();
    final FormatOption format = new FormatOption("ini", ", or with --fit ini: lines of variants.ini for an engine");
    final SelfplayOptions options;
    long games = GAMES.defaultValue();
    boolean fit;

    public SelfplayQuestion(ModelCatalogue models) {
        options = new SelfplayOptions(models);
    }

    @Override
    public void describe(Options usage) {
        common.describe(usage);
        format.describe(usage);
        options.describe(usage);
        usage.number(GAMES, value -> games = value);
        usage.flag("--fit", "fit the values of the pieces to the games", () -> fit = true);
    }

    public FormatOption format() {
        return format;
    }

    public CommonOptions common() {
        return common;
    }

    public boolean fits() {
        return fit;
    }

    /// The values that are played with, as they were typed.
    public Optional<String> values() {
        return options.values;
    }

    /// The question.
    ///
    /// @param output for the games
    /// @throws InputException when it makes no sense
    public SelfplayRequest request(Optional<GamesTarget> output) {
        if (format.isOwn() && !fit) {
            throw InputException.about("format", "ini does nothing without --fit; expected both, or neither");
        }
        return new SelfplayRequest(
                options.conditions(common.seed), options.armies(), options.values, games, fit, output, options.weights);
    }
}
