package org.pieceworth.studies.fit.part;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Section;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.diagnostics.Diagnostics;
import org.pieceworth.empirical.diagnostics.GamesNeeded;
import org.pieceworth.empirical.diagnostics.Leverage;
import org.pieceworth.empirical.diagnostics.LinkTest;
import org.pieceworth.empirical.diagnostics.MarginalEffect;
import org.pieceworth.empirical.diagnostics.Stability;
import org.pieceworth.empirical.diagnostics.ThirdOfGame;
import org.pieceworth.studies.options.Options;
import org.pieceworth.text.Counted;

/// Diagnostic figures of a fit.
final class DiagnosticsPart implements FitPart {

    private static final List<String> THIRDS = List.of("first", "middle", "last");

    private boolean asked;

    @Override
    public void describe(Options usage) {
        usage.flag(
                "--diagnostics",
                "judge the fit: effects in points, its form, its influential games, and the games needed for a smaller error",
                () -> asked = true);
    }

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        return asked
                ? Optional.of(new FitSection(section(Diagnostics.of(fitted.fit()), fitted.by())))
                : Optional.empty();
    }

    /// @param by the clusters of the standard errors
    private static Section section(Diagnostics found, String by) {
        Section section = new Section("diagnostics", "Diagnostics", "Diagnostics").within("diagnostics");
        section.line("White's expected score with one more of each, at even material and averaged over the rows of the"
                        + " games:")
                .line("")
                .table(marginal(found));
        found.link()
                .ifPresent(link -> section.line("")
                        .line(sentence(link))
                        .json(json -> json.putObject("link")
                                .put("curvature", link.curvature().value())
                                .put("se", link.curvature().standardError())
                                .put("pValue", link.pValue())));
        add(section, "The side that the fit has ahead, by thirds of each game's rows:", thirds(found));
        add(section, "Values without any one " + by + ", by one step of Newton's method:", stability(found, by));
        add(
                section,
                "The " + by + (by.endsWith("s") ? "" : "s") + " that determine most of the fit:",
                leverage(found, by));
        add(section, "Games like these for errors of a tenth of a pawn:", needs(found));
        return section;
    }

    /// A table below its line; only for programs if it is empty.
    private static void add(Section section, String line, Table<?> table) {
        if (table.rows().isEmpty()) {
            section.data(table);
        } else {
            section.line("").line(line).line("").table(table);
        }
    }

    private static Table<MarginalEffect> marginal(Diagnostics found) {
        return Table.of(
                        "marginalEffects",
                        found.marginal(),
                        Column.words("feature", "one more", MarginalEffect::feature))
                .and(Column.estimate("level", "levelSe", "at even material", 4, each -> Optional.of(each.level())))
                .and(Column.estimate("average", "averageSe", "averaged", 4, each -> Optional.of(each.average())));
    }

    private static String sentence(LinkTest link) {
        double curvature = link.curvature().value();
        return String.format(
                Locale.ROOT,
                "Link test: with a term η·|η| added to the linear predictor η, its coefficient is %+.4f ± %.4f, p %s: %s.",
                curvature,
                link.curvature().standardError(),
                Numbers.equalsChance(link.pValue()),
                link.pValue() >= 0.05
                        ? "the logit is linear in material, as far as these games show"
                        : curvature < 0
                                ? "large advantages count less than in proportion"
                                : "large advantages count more than in proportion");
    }

    private static Table<ThirdOfGame> thirds(Diagnostics found) {
        return Table.of(
                        "thirds",
                        found.thirds(),
                        Column.words("third", "third", each -> THIRDS.get(each.third() - 1)),
                        Column.number("rows", "rows", rows -> Counted.number(Math.round(rows)), ThirdOfGame::rows),
                        Column.number("expected", "expected score", 4, ThirdOfGame::expected))
                .and(Column.estimate("above", "aboveSe", "scored above it", 4, each -> Optional.of(each.above())));
    }

    private static Table<Stability> stability(Diagnostics found, String by) {
        return Table.of(
                "stability",
                found.stability(),
                Column.words("feature", "value", Stability::feature),
                Column.number("value", "all", 1, Stability::value),
                Column.number("lowest", "lowest", 1, Stability::lowest),
                Column.number("highest", "highest", 1, Stability::highest),
                Column.words(
                        "cluster", by.equals("game") ? "moved most by" : "moved most by that of", Stability::cluster));
    }

    private static Table<Leverage> leverage(Diagnostics found, String by) {
        return Table.of(
                "leverage",
                found.leverage(),
                Column.words("cluster", by.equals("game") ? "game" : by + " of", Leverage::cluster),
                Column.count("games", "games", Leverage::games),
                Column.number("share", "share of the information", Numbers::percent, Leverage::share));
    }

    private static Table<GamesNeeded> needs(Diagnostics found) {
        return Table.of(
                "gamesNeeded",
                found.needs(),
                Column.words("feature", "value", GamesNeeded::feature),
                Column.number("error", "± s.e. here", 1, GamesNeeded::error),
                Column.datum("wanted", GamesNeeded::wanted),
                Column.number("games", "games", games -> Counted.number(Math.round(games)), GamesNeeded::games));
    }
}
