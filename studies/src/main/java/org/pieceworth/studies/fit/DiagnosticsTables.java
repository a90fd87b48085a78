package org.pieceworth.studies.fit;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.diagnostics.Diagnostics;
import org.pieceworth.empirical.diagnostics.GamesNeeded;
import org.pieceworth.empirical.diagnostics.Leverage;
import org.pieceworth.empirical.diagnostics.LinkTest;
import org.pieceworth.empirical.diagnostics.MarginalEffect;
import org.pieceworth.empirical.diagnostics.Stability;
import org.pieceworth.empirical.diagnostics.ThirdOfGame;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ObjectNode;

/// Diagnostics of a fit for people and programs.
final class DiagnosticsTables {

    private static final List<String> THIRDS = List.of("first", "middle", "last");

    private final Diagnostics found;
    private final String by;

    /// @param by what errors are clustered by
    DiagnosticsTables(Diagnostics found, String by) {
        this.found = found;
        this.by = by;
    }

    void addTo(Document document) {
        document.line("")
                .line("White's expected score with one more of each, at even material and averaged over the rows of the"
                        + " games:")
                .line("")
                .shown(marginal());
        found.link().ifPresent(link -> document.line("").line(sentence(link)));
        if (!found.thirds().isEmpty()) {
            document.line("")
                    .line("The side that the fit has ahead, by thirds of each game's rows:")
                    .line("")
                    .shown(thirds());
        }
        if (!found.stability().isEmpty()) {
            document.line("")
                    .line("Values without any one " + by + ", by one step of Newton's method:")
                    .line("")
                    .shown(stability());
        }
        if (!found.leverage().isEmpty()) {
            document.line("")
                    .line("The " + by + (by.endsWith("s") ? "" : "s") + " that determine most of the fit:")
                    .line("")
                    .shown(leverage());
        }
        if (!found.needs().isEmpty()) {
            document.line("")
                    .line("Games like these for errors of a tenth of a pawn:")
                    .line("")
                    .shown(needs());
        }
    }

    void putInto(ObjectNode json) {
        ObjectNode node = json.putObject("diagnostics");
        marginal().putInto(node);
        found.link()
                .ifPresent(link -> node.putObject("link")
                        .put("curvature", link.curvature().value())
                        .put("se", link.curvature().standardError())
                        .put("pValue", link.pValue()));
        thirds().putInto(node);
        stability().putInto(node);
        leverage().putInto(node);
        needs().putInto(node);
    }

    private Table<MarginalEffect> marginal() {
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
                "Link test: with a term η·|η| beside the linear predictor η, its coefficient is %+.4f ± %.4f, p %s: %s.",
                curvature,
                link.curvature().standardError(),
                Numbers.chance(link.pValue()).startsWith("<")
                        ? Numbers.chance(link.pValue())
                        : "= " + Numbers.chance(link.pValue()),
                link.pValue() >= 0.05
                        ? "the logit is linear in material, as far as these games tell"
                        : curvature < 0
                                ? "large advantages count less than in proportion"
                                : "large advantages count more than in proportion");
    }

    private Table<ThirdOfGame> thirds() {
        return Table.of(
                        "thirds",
                        found.thirds(),
                        Column.words("third", "third", each -> THIRDS.get(each.third() - 1)),
                        Column.number("rows", "rows", rows -> Counted.number(Math.round(rows)), ThirdOfGame::rows),
                        Column.number("expected", "expected score", 4, ThirdOfGame::expected))
                .and(Column.estimate("above", "aboveSe", "scored above it", 4, each -> Optional.of(each.above())));
    }

    private Table<Stability> stability() {
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

    private Table<Leverage> leverage() {
        return Table.of(
                "leverage",
                found.leverage(),
                Column.words("cluster", by.equals("game") ? "game" : by + " of", Leverage::cluster),
                Column.count("games", "games", Leverage::games),
                Column.number("share", "share of the information", Numbers::percent, Leverage::share));
    }

    private Table<GamesNeeded> needs() {
        return Table.of(
                "gamesNeeded",
                found.needs(),
                Column.words("feature", "value", GamesNeeded::feature),
                Column.number("error", "± s.e. here", 1, GamesNeeded::error),
                Column.datum("wanted", GamesNeeded::wanted),
                Column.number("games", "games", games -> Counted.number(Math.round(games)), GamesNeeded::games));
    }
}
