package org.pieceworth.studies.saved;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.saved.Prediction.Chance;
import org.pieceworth.terms.Feature;
import org.pieceworth.terms.TermReader;
import org.pieceworth.terms.TermSet;
import org.pieceworth.terms.Trace;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// Predicts results by a saved fit.
final class Predictor {

    private static final String WHITE = "white";

    /// The questions in addition to imbalances.
    ///
    /// @param fens positions
    /// @param rows a file with features by row
    /// @param curve a feature; the probabilities are computed as functions of its difference
    record Request(List<String> fens, Optional<String> rows, Optional<Curve> curve) {

        Request {
            fens = List.copyOf(fens);
        }

        boolean isEmpty() {
            return fens.isEmpty() && rows.isEmpty() && curve.isEmpty();
        }
    }

    /// Differences of a feature, symmetric around 0, in steps of one half.
    record Curve(String piece, int most) {

        private static final int MOST = 50;

        /// Reads `P:8`, or `P` for 8.
        ///
        /// @throws InputException when it is neither
        static Curve parse(String text) {
            int colon = text.lastIndexOf(':');
            String number = text.substring(colon + 1);
            if (colon < 0) {
                return new Curve(text, 8);
            }
            if (!number.matches("\\d{1,4}") || Integer.parseInt(number) < 1 || Integer.parseInt(number) > MOST) {
                throw InputException.about(
                        "curve",
                        "found '" + text + "', expected a feature and how far to go, 1 to " + MOST + ", as in P:8");
            }
            return new Curve(text.substring(0, colon), Integer.parseInt(number));
        }
    }

    private final SavedFit fit;
    private final boolean neutral;
    private final List<String> names;
    private final Prediction.Model model;

    /// @param neutral true to leave White's advantage out
    /// @throws InputException when the fit lacks the data for predictions
    Predictor(SavedFit fit, boolean neutral) {
        this.fit = fit;
        this.neutral = neutral;
        names = fit.model().names();
        model = new Prediction.Model(fit.logOdds(), fit.model().draws().equals("ordered"), fit.distribution());
    }

    /// Predictions for people and programs.
    ///
    /// @param imbalances such as `Q:RR`; by default a surplus of one of each piece
    /// @throws InputException when one of them cannot be read, or has a piece without a value in the fit
    Document document(List<String> imbalances, Request asked) {
        double[] level = weights(Map.of());
        List<Prediction> rows = new ArrayList<>();
        if (imbalances.isEmpty() && asked.isEmpty()) {
            rows.add(model.predict("level", level, level));
            pieces().forEach(name -> rows.add(model.predict("one " + name + " more", weights(Map.of(name, 1)), level)));
        }
        imbalances.forEach(
                typed -> rows.add(model.predict(typed, weights(ImbalanceText.parse(typed, pieces())), level)));
        if (!asked.fens().isEmpty()) {
            Positions positions = Positions.of(fit);
            asked.fens().forEach(fen -> rows.add(model.predict(fen, weights(positions.features(fen, names)), level)));
        }
        asked.rows()
                .ifPresent(file -> RowsOfFeatures.read(file, Positions.of(fit).divisors(names))
                        .forEach(row -> rows.add(model.predict(row.text(), weights(row.features()), level))));
        asked.curve().ifPresent(curve -> {
            checkPiece(curve.piece());
            for (int half = -2 * curve.most(); half <= 2 * curve.most(); half++) {
                rows.add(model.predict(
                        (half > 0 ? "+" : "") + half / 2.0 + " " + curve.piece(),
                        weights(Map.of(curve.piece(), half / 2.0)),
                        level));
            }
        });
        Document document = new Document();
        Table<Prediction> table = table(rows);
        document.shown(table).line("").line(note());
        return document.csv(table).data(table);
    }

    private void checkPiece(String piece) {
        if (!names.contains(piece)) {
            throw InputException.about(
                    "curve", "found '" + piece + "', expected a feature of this fit: " + String.join(" ", names));
        }
    }

    private List<String> pieces() {
        return names.stream().filter(name -> name.matches("\\+?\\p{Upper}'?")).toList();
    }

    private double[] weights(Map<String, ? extends Number> features) {
        double[] weights = new double[names.size()];
        features.forEach((name, number) -> weights[names.indexOf(name)] += number.doubleValue());
        int white = names.indexOf(WHITE);
        if (white >= 0 && !neutral) {
            weights[white] = 1;
        }
        return weights;
    }

    private static Table<Prediction> table(List<Prediction> rows) {
        List<Column<Prediction>> columns = new ArrayList<>();
        columns.add(Column.words("position", "White has", Prediction::text));
        boolean ordered = rows.getFirst().win().isPresent();
        if (ordered) {
            addChance(columns, "win", row -> row.win().orElseThrow());
            addChance(columns, "draw", row -> row.draw().orElseThrow());
            addChance(columns, "loss", row -> row.loss().orElseThrow());
        }
        addChance(columns, "score", Prediction::score);
        columns.addAll(
                Column.estimate("gain", "gainSe", "more than level", 4, row -> Optional.<Estimate>of(row.gain())));
        return new Table<>("predictions", rows, columns);
    }

    private static void addChance(List<Column<Prediction>> columns, String name, Function<Prediction, Chance> chance) {
        columns.add(Column.number(name, name, 3, row -> chance.apply(row).value()));
        columns.add(Column.datum(name + "Low", row -> chance.apply(row).low()));
        columns.add(Column.datum(name + "High", row -> chance.apply(row).high()));
        columns.add(Column.figure(
                "95 %",
                row -> "[" + Numbers.fixed(chance.apply(row).low(), 3) + ", "
                        + Numbers.fixed(chance.apply(row).high(), 3) + "]"));
    }

    private String note() {
        String outcomes = switch (fit.model().draws()) {
            case "half" -> " A draw counts as half a win.";
            case "drop" -> " Only decisive games.";
            default -> "";
        };
        return "By " + Counted.of(fit.games(), "game") + " of " + fit.file() + ", errors by " + fit.clusters() + "; "
                + (neutral || !names.contains(WHITE) ? "without" : "with") + " White's advantage." + outcomes
                + " Intervals are those of the fit: a single game can end in any way.";
    }

    /// Reads positions by the features of the fit.
    private record Positions(TermSet terms, Function<String, Position> reader) {

        static Positions of(SavedFit fit) {
            String variant = fit.model().variant();
            if (variant.equals("chess")) {
                return new Positions(
                        ObservationSettings.chessTerms(fit.model().features()),
                        fen -> ChessPosition.withPossibleRights(Fen.parse(fen)));
            }
            VariantRules rules = VariantRules.of(Variants.open(variant).variant());
            return new Positions(TermReader.parse(fit.model().features(), rules), rules::position);
        }

        /// The fit's features, each with its divisor, in the order of the fit.
        Map<String, Double> divisors(List<String> known) {
            Map<String, Double> divisors = new LinkedHashMap<>();
            for (String name : known) {
                terms.features().stream()
                        .filter(feature -> feature.name().equals(name))
                        .findFirst()
                        .ifPresent(feature -> divisors.put(name, (double) feature.divisor()));
            }
            return divisors;
        }

        /// The features of a position that are not 0.
        Map<String, Double> features(String fen, List<String> known) {
            Trace trace = terms.newTrace();
            terms.trace(reader.apply(fen), trace);
            Map<String, Double> found = new LinkedHashMap<>();
            List<Feature> features = terms.features();
            for (int i = 0; i < trace.size(); i++) {
                Feature feature = features.get(trace.feature(i));
                if (!known.contains(feature.name())) {
                    throw new InputException(
                            "FEN '" + fen + "': found " + feature.name() + ", without a value in the fit");
                }
                found.put(feature.name(), (double) trace.value(i) / feature.divisor());
            }
            return found;
        }
    }
}
