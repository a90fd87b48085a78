package org.pieceworth.cli.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.MaterialRule;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.report.page.Calibration;
import org.pieceworth.report.page.CalibrationPoint;
import org.pieceworth.report.page.Fact;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.Group;
import org.pieceworth.report.page.GroupValue;
import org.pieceworth.report.page.Grouping;
import org.pieceworth.report.page.Measured;
import org.pieceworth.report.page.PhaseCurve;
import org.pieceworth.report.page.PhasePoint;
import org.pieceworth.report.page.Provenance;
import org.pieceworth.report.page.ReferenceSet;
import org.pieceworth.report.page.RuleLine;
import org.pieceworth.report.page.Scale;
import org.pieceworth.report.page.SkipLine;
import org.pieceworth.report.page.SourceFile;
import org.pieceworth.report.page.SquareMap;
import org.pieceworth.report.page.ValueLine;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.terms.Feature;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// A fit as a page.
final class FitPageBuilder {

    private static final Map<String, String> PIECES =
            Map.of("P", "Pawn", "N", "Knight", "B", "Bishop", "R", "Rook", "Q", "Queen", "K", "King");

    private final PieceValueFit fit;
    private final FitExtras extras;
    private final ObservationReader files;
    private final List<String> commandLine;
    private final List<Feature> features;

    FitPageBuilder(PieceValueFit fit, FitExtras extras, ObservationReader files, List<String> commandLine) {
        this.fit = fit;
        this.extras = extras;
        this.files = files;
        this.commandLine = commandLine;
        features = fit.observations().terms().features();
    }

    FitPage page() {
        Scale scale = scale();
        return new FitPage(
                "Piece values from " + FitDocument.used(fit.observations()),
                FitDocument.answer(fit),
                facts(),
                scale,
                values(),
                Double.isNaN(scale.pawn()) ? List.of() : references(scale.pawn()),
                extras.calibration().map(FitPageBuilder::calibration).orElse(Calibration.none()),
                extras.groups().map(FitPageBuilder::grouping).map(List::of).orElse(List.of()),
                phases(),
                squares(),
                fit.rules().stream().map(FitPageBuilder::rule).toList(),
                skipped(),
                fit.notes(),
                Optional.of(provenance()));
    }

    private Scale scale() {
        double pawn =
                fit.value("P").flatMap(FittedValue::value).map(Estimate::value).orElse(Double.NaN);
        return fit.settings().unit() instanceof ValueUnit.Anchored anchored
                ? new Scale(anchored.text().replace("=", " = "), pawn)
                : new Scale(fit.settings().unit().text(), Double.NaN);
    }

    private List<Fact> facts() {
        Observations observations = fit.observations();
        List<Fact> facts = new ArrayList<>();
        if (observations.plies() > 0) {
            facts.add(new Fact("games", Numbers.count(observations.games())));
            facts.add(new Fact("moves", Numbers.count(observations.plies()) + " plies"));
        }
        facts.addAll(List.of(
                new Fact(
                        "drawn",
                        Numbers.percent((double) observations.drawnGames() / Math.max(1, observations.games()))),
                new Fact(
                        "positions",
                        Numbers.count(Math.round(observations.counts().rows()))),
                new Fact("log-loss", Numbers.fixed(fit.fit().logLoss(), 4) + " nats a position")));
        extras.heldOut()
                .ifPresent(heldOut -> facts.add(new Fact(
                        "on games left out",
                        "log-loss " + Numbers.fixed(heldOut.meanLogLoss().value(), 4) + ", Brier score "
                                + Numbers.fixed(heldOut.meanBrier().value(), 4))));
        return facts;
    }

    private List<ValueLine> values() {
        List<ValueLine> lines = new ArrayList<>();
        for (int i = 0; i < fit.values().size(); i++) {
            FittedValue value = fit.values().get(i);
            boolean feature = i < features.size();
            if (feature
                    && (features.get(i).square().isPresent()
                            || features.get(i).phase().isPresent())) {
                continue;
            }
            String key = value.feature();
            lines.add(new ValueLine(
                    key.startsWith("pair:B") ? "pair" : key,
                    key.length() == 1 ? PIECES.getOrDefault(key, key) : capital(value.title()),
                    key.length() == 1,
                    measured(value),
                    value.coefficient().map(c -> Measured.normal(c.value(), c.standardError()))));
        }
        return lines;
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private static Optional<Measured> measured(FittedValue value) {
        return value.value().flatMap(estimate -> value.interval().map(interval -> measured(estimate, interval)));
    }

    private static Measured measured(Estimate estimate, Interval interval) {
        return switch (interval) {
            case Interval.Bounded(double low, double high) ->
                new Measured(estimate.value(), estimate.standardError(), low, high);
            case Interval.Outside(double below, double above) ->
                new Measured(estimate.value(), estimate.standardError(), above, below);
            case Interval.Line _ ->
                new Measured(
                        estimate.value(), estimate.standardError(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        };
    }

    private static List<ReferenceSet> references(double pawn) {
        List<ReferenceSet> sets = new ArrayList<>(List.of(ReferenceSet.school(pawn), ReferenceSet.kaufman(pawn)));
        PieceCatalogue catalogue = PieceCatalogue.load();
        List<String> letters = List.of("N", "B", "R", "Q");
        for (ValuationModel model : ModelCatalogue.standard().models()) {
            Map<String, Double> values = new LinkedHashMap<>();
            for (String letter : letters) {
                Piece piece = catalogue.find(PIECES.getOrDefault(letter, letter).toLowerCase(Locale.ROOT));
                var factor = Anchor.centipawns(model, Board.CHESS);
                var value = model.value(piece.betza().movement(), Board.CHESS).value();
                if (factor.isPresent() && value.isPresent()) {
                    values.put(letter, value.getAsDouble() * factor.getAsDouble() * pawn / 100);
                }
            }
            if (values.size() == letters.size()) {
                sets.add(new ReferenceSet(capital(model.name()), model.source(), values));
            }
        }
        return sets;
    }

    private static Calibration calibration(org.pieceworth.empirical.fit.Calibration found) {
        return new Calibration(
                found.points().stream()
                        .map(point -> new CalibrationPoint(
                                point.balance(),
                                Math.round(point.rows()),
                                point.observed().value(),
                                point.interval().low(),
                                point.interval().high(),
                                point.fitted()))
                        .toList(),
                List.of(new Fact("α of 1 / (1 + exp(−α · balance))", Numbers.fixed(found.alpha(), 3))));
    }

    private static Grouping grouping(GroupedValues grouped) {
        return new Grouping(
                grouped.text(),
                grouped.test().map(FitExtrasDocument::verdict).orElse(FitExtrasDocument.NO_TEST),
                grouped.groups().stream()
                        .map(group -> group(group, grouped.drawn()))
                        .toList());
    }

    private static Group group(GroupedValues.Group group, boolean drawn) {
        return new Group(
                group.name(),
                group.games(),
                group.pooled().stream()
                        .filter(value -> value.feature().length() == 1)
                        .map(value -> new GroupValue(
                                value.feature(),
                                group.alone().stream()
                                        .filter(own -> own.feature().equals(value.feature()))
                                        .findFirst()
                                        .flatMap(FitPageBuilder::measured),
                                drawn ? measured(value) : Optional.empty()))
                        .toList());
    }

    private List<PhaseCurve> phases() {
        Map<String, List<PhasePoint>> byPiece = new LinkedHashMap<>();
        for (int i = 0; i < features.size(); i++) {
            Feature feature = features.get(i);
            Optional<Measured> value = measured(fit.values().get(i));
            if (feature.phase().isPresent()
                    && feature.piece().isPresent()
                    && feature.square().isEmpty()
                    && feature.term().equals("material")
                    && value.isPresent()) {
                byPiece.computeIfAbsent(String.valueOf(feature.piece().get()), _ -> new ArrayList<>())
                        .add(new PhasePoint(feature.phase().get().title(), value.get()));
            }
        }
        return byPiece.entrySet().stream()
                .map(entry -> new PhaseCurve(
                        entry.getKey(), PIECES.getOrDefault(entry.getKey(), entry.getKey()), entry.getValue()))
                .toList();
    }

    private List<SquareMap> squares() {
        Map<String, double[][]> maps = new LinkedHashMap<>();
        for (int i = 0; i < features.size(); i++) {
            Feature feature = features.get(i);
            Optional<Estimate> value = fit.values().get(i).value();
            if (feature.square().isPresent() && feature.piece().isPresent()) {
                String key = feature.piece().get()
                        + feature.phase().map(phase -> " " + phase.title()).orElse("");
                double[][] map = maps.computeIfAbsent(key, _ -> empty());
                put(map, feature.square().getAsInt(), value);
                feature.reflected().ifPresent(square -> put(map, square, value));
            }
        }
        return maps.entrySet().stream()
                .map(entry -> {
                    String piece = entry.getKey().substring(0, 1);
                    return new SquareMap(
                            piece,
                            PIECES.getOrDefault(piece, piece),
                            entry.getKey().substring(1).strip(),
                            entry.getValue()[0],
                            entry.getValue()[1]);
                })
                .toList();
    }

    private static double[][] empty() {
        double[][] map = new double[2][64];
        Arrays.fill(map[0], Double.NaN);
        Arrays.fill(map[1], Double.NaN);
        return map;
    }

    private static void put(double[][] map, int square, Optional<Estimate> value) {
        value.ifPresent(estimate -> {
            map[0][square] = estimate.value();
            map[1][square] = estimate.standardError();
        });
    }

    private static RuleLine rule(MaterialRule rule) {
        Measured difference =
                Measured.normal(rule.difference().value(), rule.difference().standardError());
        return rule.inequality()
                ? new RuleLine(
                        rule.rule(),
                        difference,
                        RuleLine.inequality(difference),
                        "P(true) " + Numbers.chance(rule.difference().chancePositive()))
                : new RuleLine(rule.rule(), difference, RuleLine.equality(difference), "");
    }

    private List<SkipLine> skipped() {
        List<SkipLine> lines = new ArrayList<>();
        fit.observations()
                .skips()
                .counts()
                .forEach((reason, count) -> lines.add(new SkipLine(
                        reason,
                        SkipMeanings.of(reason),
                        count,
                        fit.observations().skips().firstPlaces().getOrDefault(reason, ""))));
        return lines;
    }

    private Provenance provenance() {
        return new Provenance(
                "pieceworth " + Version.number(),
                "pieceworth " + String.join(" ", commandLine),
                List.of(
                        new Fact("features", files.options().features()),
                        new Fact("draws", fit.settings().draws().name().toLowerCase(Locale.ROOT)),
                        new Fact("White's advantage", fit.settings().whiteAdvantage() ? "a term" : "no term"),
                        new Fact("penalty", String.valueOf(fit.settings().ridge())),
                        new Fact(
                                "positions that count",
                                "behind " + files.options().rule().plies() + " quiet plies, from ply "
                                        + files.options().rule().minimumPly() + " on"),
                        new Fact("errors", fit.clustered() ? "clustered by game" : "rows independent"),
                        new Fact(
                                "seed",
                                String.valueOf(fit.settings().resampling().seed()))),
                files.sources().stream()
                        .map(source -> new SourceFile(source.name(), source.bytes(), source.sha256()))
                        .toList());
    }
}
