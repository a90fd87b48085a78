package org.pieceworth.studies.fit.part;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Section;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.checks.FitChecks.InfluentialGame;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.Options;

/// The games that move a value most.
final class InfluencePart implements FitPart {

    private static final NumberOption<Integer> INFLUENCE =
            NumberOption.of("--influence", "N", "list the N games that change a value most", 0, 10_000);

    private int most;
    private Optional<String> feature = Optional.empty();

    @Override
    public void describe(Options usage) {
        usage.number(INFLUENCE, value -> most = value);
        usage.text(
                "--influence-on",
                "FEATURE",
                "the value that --influence is about (default: N, the knight, else the second feature)",
                value -> feature = Optional.of(value));
    }

    @Override
    public void check() {
        OptionDependency.check("influence-on", feature.isPresent(), "--influence N", most > 0);
    }

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        if (most == 0) {
            return Optional.empty();
        }
        PieceValueFit fit = fitted.fit();
        String on = feature.orElseGet(
                () -> fit.value("N").isPresent() || fit.values().size() < 2
                        ? "N"
                        : fit.values().get(1).feature());
        List<InfluentialGame> found = fitted.checks().influence(on, most);
        String games = fitted.games().apart();
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(new FitSection(new Section("influence", "Influence", "Influential " + games)
                        .line("The " + games + " that move " + on + " most:")
                        .line("")
                        .table(table(found, on, games))));
    }

    /// @param games `games` or `positions`
    private static Table<InfluentialGame> table(List<InfluentialGame> found, String on, String games) {
        return Table.of(
                "influence",
                found,
                Column.words("game", games.substring(0, games.length() - 1), InfluentialGame::place),
                Column.signed("change", "change of " + on + " without it", 3, InfluentialGame::change));
    }
}
