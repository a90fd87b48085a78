package org.pieceworth.studies.assess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.lab.assess.GameFacts;
import org.pieceworth.lab.assess.GameFacts.Figure;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.studies.assess.AssessAnswer.Ahead;
import org.pieceworth.studies.assess.AssessAnswer.Level;
import org.pieceworth.studies.assess.AssessAnswer.Played;
import org.pieceworth.studies.endings.MatingPower;
import org.pieceworth.studies.game.GamePage;
import org.pieceworth.text.Counted;

/// A game's scorecard: the verdict, then a table of games and one of pieces, a column for each strength.
public final class AssessDocument {

    /// A game counts as balanced if White's score lies this near to a half for certain.
    private static final double BALANCED = 0.02;

    private final AssessAnswer answer;

    private AssessDocument(AssessAnswer answer) {
        this.answer = answer;
    }

    public static Document of(AssessAnswer answer) {
        return new AssessDocument(answer).document();
    }

    private Document document() {
        Document document = new Document();
        document.line(verdict());
        firstMove(answer.last()).ifPresent(document::line);
        if (!answer.remedies().isEmpty()) {
            document.line(mend(answer.remedies()));
        }
        if (answer.levels().size() > 1) {
            document.line(drift());
        }
        Table<Figure> figures = figures();
        document.line("").table(figures).line("");
        document.line("Pieces: their share in the moves of a game, and in brackets of moves that capture:")
                .table(pieces())
                .line("");
        mating().ifPresent(line -> document.line(line).line(""));
        Level last = answer.last();
        document.line(Counted.of(last.facts().games(), "game") + " at each strength, "
                + Counted.of(answer.plies(), "random ply", "random plies") + " first, the same ones; seed "
                + answer.seed()
                + ". In brackets the 95 % interval; ± is the standard error; a game counts once, for any"
                + " length. These are games of Pieceworth's engine; human games may differ.");
        document.json()
                .put("variant", answer.variant())
                .put("openingPlies", answer.plies())
                .put("seed", answer.seed())
                .put("verdict", verdict());
        if (answer.levels().size() > 1) {
            document.json().put("drift", drift());
        }
        if (!answer.remedies().isEmpty()) {
            document.json().put("mend", mend(answer.remedies()));
            remedies().putInto(document.json());
        }
        firstMove(answer.last()).ifPresent(line -> document.json().put("firstMove", line));
        answer.warnings().forEach(document.json().putArray("warnings")::add);
        List<Block> said = List.copyOf(document.parts());
        document.page(() -> GamePage.of(
                last.facts().rules(),
                answer.ini(),
                List.of(new GamePage.Result("scorecard", "Scorecard", true, said))));
        return document.data(levels()).csv(figures);
    }

    private String verdict() {
        Level last = answer.last();
        String scored =
                "White scores " + percent(last.score()) + " at " + Counted.of(last.nodes(), "node") + " per move";
        Optional<Interval.Bounded> interval = last.facts().scores().scoreInterval();
        if (interval.isEmpty()) {
            return answer.variant() + ": " + scored + "; too few games to judge balance.";
        }
        double low = interval.get().low();
        double high = interval.get().high();
        String ends = " [" + Numbers.fixed(100 * low, 1) + ", " + Numbers.fixed(100 * high, 1) + "]";
        if (Math.max(Math.abs(low - 0.5), Math.abs(high - 0.5)) <= BALANCED) {
            return answer.variant() + " is balanced within 2 %: " + scored + ends + ".";
        }
        if (last.isUneven()) {
            return answer.variant() + " favours " + (last.score().value() > 0.5 ? "White" : "Black") + ": " + scored
                    + ends + last.advantage().map(AssessDocument::pawns).orElse("") + ".";
        }
        double needed = last.facts().games() * Math.pow((high - low) / 2 / BALANCED, 2);
        return answer.variant() + ": " + scored + ends + ", not significantly different from a half; about "
                + Counted.number(Math.round(needed / 100) * 100 + 100) + " games would determine it within 2 %.";
    }

    private static String pawns(Ahead ahead) {
        Estimate advantage = ahead.centipawns();
        return ", as if it were " + Numbers.fixed(Math.abs(advantage.value()) / 100, 1) + " ± "
                + Numbers.fixed(advantage.standardError() / 100, 1) + " pawns ahead (" + ahead.odds() + ")";
    }

    private static String percent(Estimate share) {
        return Numbers.fixed(100 * share.value(), 1) + " ± " + Numbers.fixed(100 * share.standardError(), 1) + " %";
    }

    /// The change nearest to even, then the others.
    private static String mend(List<Played> remedies) {
        Played best = remedies.getFirst();
        return "Changes played at that strength: " + best.text() + ", White scores " + percent(best.score())
                + " in "
                + Counted.of(best.games(), "game")
                + remedies.stream()
                        .skip(1)
                        .map(each -> "; " + each.text() + ", " + percent(each.score()))
                        .collect(Collectors.joining())
                + ".";
    }

    /// The value of the first move between unlike sides.
    private static Optional<String> firstMove(Level level) {
        return level.facts()
                .firstMove()
                .map(gain -> "Both sides move first in half of the games; the first move is worth "
                        + Numbers.signed(100 * gain.value(), 1) + " ± " + Numbers.fixed(100 * gain.standardError(), 1)
                        + " points.");
    }

    private String drift() {
        Estimate weak = answer.levels().getFirst().score();
        Estimate strong = answer.last().score();
        double difference = strong.value() - weak.value();
        double error = Math.hypot(weak.standardError(), strong.standardError());
        if (!(error > 0)) {
            return "Too few results differ to judge the effect of strength.";
        }
        String change = Numbers.signed(100 * difference, 1) + " ± " + Numbers.fixed(100 * error, 1) + " points from "
                + Counted.number(answer.levels().getFirst().nodes()) + " to "
                + Counted.of(answer.last().nodes(), "node");
        return Math.abs(difference) > 1.96 * error
                ? "Strength changes the verdict: White's score moves " + change + "."
                : "Strength does not change White's score beyond sampling error: " + change + ".";
    }

    private Table<Figure> figures() {
        List<Column<Figure>> columns = new ArrayList<>(List.of(Column.words("figure", "by game", Figure::text)));
        for (Level level : answer.levels()) {
            String nodes = Long.toString(level.nodes());
            columns.add(Column.showing(
                    figure -> Optional.of(cell(level.facts(), figure)),
                    Column.number(
                            "at" + nodes,
                            Counted.of(level.nodes(), "node"),
                            2,
                            figure -> level.facts().of(figure).value())));
            columns.add(Column.datum(
                    "se" + nodes, figure -> level.facts().of(figure).standardError()));
        }
        List<Figure> seen = Arrays.stream(Figure.values())
                .filter(figure -> figure.ordinal() <= Figure.CAPTURES.ordinal()
                        || answer.levels().stream()
                                .anyMatch(level -> level.facts().of(figure).value() > 0))
                .toList();
        return new Table<>("figures", seen, columns);
    }

    private static String cell(GameFacts facts, Figure figure) {
        Estimate mean = facts.of(figure);
        return switch (figure) {
            case WHITE_SCORE, DRAWN, CAPTURES, REPEATED, TOO_LONG -> percent(mean);
            case PLIES -> text(mean, 0);
            case MOVES -> text(mean, 1);
            case PROMOTIONS, DROPS, CASTLING, GATING, PASSES, EN_PASSANT -> text(mean, 2);
        };
    }

    private static String text(Estimate mean, int decimals) {
        return Numbers.fixed(mean.value(), decimals) + " ± " + Numbers.fixed(mean.standardError(), decimals);
    }

    private Table<Integer> pieces() {
        VariantRules rules = answer.last().facts().rules();
        List<Integer> types = IntStream.range(0, rules.letters().length())
                .filter(type -> answer.levels().stream()
                        .anyMatch(level -> level.facts().moves(type).value() > 0))
                .boxed()
                .toList();
        List<Column<Integer>> columns = new ArrayList<>(
                List.of(Column.words("piece", "piece", type -> rules.start().symbol(type))));
        for (Level level : answer.levels()) {
            String nodes = Long.toString(level.nodes());
            columns.add(Column.showing(
                    type -> Optional.of(percent(level.facts().moves(type)) + " ("
                            + Numbers.fixed(100 * level.facts().captures(type).value(), 1) + ")"),
                    Column.number(
                            "moves" + nodes,
                            Counted.of(level.nodes(), "node"),
                            2,
                            type -> level.facts().moves(type).value())));
            columns.add(Column.datum(
                    "movesSe" + nodes, type -> level.facts().moves(type).standardError()));
            columns.add(Column.datum(
                    "captures" + nodes, type -> level.facts().captures(type).value()));
        }
        return new Table<>("pieces", types, columns);
    }

    /// Which pieces mate alone, in games of armies by the rules of chess on 8x8.
    private Optional<String> mating() {
        Variant variant = answer.last().facts().rules().variant();
        if (answer.ini().isEmpty() || !variant.surface().shape().equals("8x8")) {
            return Optional.empty();
        }
        PieceCatalogue catalogue = PieceCatalogue.load();
        Set<Character> kings = variant.royals().kings();
        Map<Boolean, String> letters = variant.types().stream()
                .filter(type -> !kings.contains(type.letter()) && isOnBoard(variant, type.letter()))
                .flatMap(type ->
                        MatingPower.of(catalogue.nameOf(type.movement()).orElse(""), type.betza())
                                .map(power -> Map.entry(power.matesAlone(), PieceLetter.text(type.letter())))
                                .stream())
                .collect(Collectors.partitioningBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.joining(", "))));
        return Optional.of("With their king these force mate: " + letters.get(true) + "; these do not: "
                + letters.get(false) + ".");
    }

    private static boolean isOnBoard(Variant variant, char letter) {
        return PlacementText.of(variant.startFen()).pieces().anyMatch(piece -> Character.toUpperCase(piece) == letter);
    }

    private Table<Level> levels() {
        return Table.of(
                "levels",
                answer.levels(),
                Column.whole("nodes", Level::nodes),
                Column.whole("games", level -> level.facts().games()),
                Column.datum("whiteScore", level -> level.score().value()),
                Column.datum("whiteScoreSe", level -> level.score().standardError()),
                Column.interval(
                        "whiteScoreLow",
                        "whiteScoreHigh",
                        "",
                        3,
                        level -> level.facts().scores().scoreInterval().map(interval -> interval)),
                Column.datum(
                        "advantage", level -> Column.value(level.advantage().map(Ahead::centipawns))),
                Column.datum(
                        "advantageSe", level -> Column.error(level.advantage().map(Ahead::centipawns))));
    }

    private Table<Played> remedies() {
        return Table.of(
                "remedies",
                answer.remedies(),
                Column.words("change", "change", Played::text),
                Column.words("fen", "FEN", Played::fen),
                Column.whole("games", Played::games),
                Column.datum("whiteScore", each -> each.score().value()),
                Column.datum("whiteScoreSe", each -> each.score().standardError()));
    }
}
