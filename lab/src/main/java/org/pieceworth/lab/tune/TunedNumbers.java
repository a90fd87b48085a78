package org.pieceworth.lab.tune;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.pieceworth.engine.Engine;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.engine.weights.SearchConstant;
import org.pieceworth.engine.weights.SearchConstants;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// Which numbers of an engine are tuned, by their names, and the engine with other ones: weights of the evaluation
/// (`threats@opening`), values of pieces (`value:Q`) and constants of the search (`search:delta`).
public final class TunedNumbers {

    private static final double MOST_STEP = 1e6;
    private static final String VALUE = "value:";

    /// All weights, and all values.
    private static final String WEIGHTS = "weights";

    private static final String VALUES = "values";
    private static final String CONSTANTS = "search";

    /// The relative size of a number's first change. Most weights and constants need a quarter for an effect
    /// that a few thousand games can distinguish from noise.
    private static final double SHARE = 0.25;

    private static final double SHARE_OF_VALUES = 0.1;

    private static final double LEAST_STEP = 2;
    private static final double LEAST_STEP_MOBILITY = 0.5;

    private final EngineSettings start;
    private final PieceValues values;
    private final SequencedMap<String, SpsaParameter> known = new LinkedHashMap<>();
    private final List<SpsaParameter> chosen = new ArrayList<>();

    /// @param variants played variants; several have the weights and the constants of the search in common
    /// @param start the engine before tuning
    /// @param names parameters to tune; `weights`, `values`, `search` are all of a kind, `NAME=STEP` has a
    /// step
    /// @throws InputException when a name is unknown, or not common to the variants
    public TunedNumbers(List<VariantRules> variants, EngineSettings start, List<String> names) {
        this.start = start;
        values = start.values().orElseGet(() -> Engine.ownValues(variants.getFirst()));
        List<String> weights = EvaluationWeights.names();
        for (int i = 0; i < weights.size(); i++) {
            double number = start.weights().numbers().get(i);
            double least = weights.get(i).startsWith("mobility") ? LEAST_STEP_MOBILITY : LEAST_STEP;
            put(weights.get(i), number, Math.max(least, SHARE * Math.abs(number)));
        }
        if (variants.size() == 1) {
            putValues(variants.getFirst());
        } else {
            names.forEach(typed -> checkCommon(typed, variants.size()));
        }
        for (SearchConstant constant : SearchConstant.values()) {
            int number = start.constants().of(constant);
            put(SearchConstant.PREFIX + constant.text(), number, Math.max(LEAST_STEP, SHARE * number));
        }
        names.forEach(this::choose);
    }

    private void putValues(VariantRules rules) {
        for (int type = 0; type < rules.letters().length(); type++) {
            String symbol = rules.start().symbol(type);
            Optional<TaperedValue> value = rules.isRoyal(type) ? Optional.empty() : values.of(symbol);
            value.ifPresent(worth -> put(
                    VALUE + symbol, worth.middlegame(), Math.max(LEAST_STEP, SHARE_OF_VALUES * worth.middlegame())));
        }
    }

    private static void checkCommon(String typed, int variants) {
        if (typed.equals(VALUES) || typed.startsWith(VALUE)) {
            throw InputException.about(
                    "parameters",
                    "found '" + typed + "' with " + variants
                            + " variants, expected weights of the evaluation or constants of the search: each variant has"
                            + " values of its own");
        }
    }

    private void put(String name, double number, double step) {
        known.put(name, new SpsaParameter(name, number, step));
    }

    private void choose(String typed) {
        if (typed.equals(WEIGHTS) || typed.equals(VALUES) || typed.equals(CONSTANTS)) {
            known.values().stream()
                    .filter(parameter -> kind(parameter.name()).equals(typed))
                    .forEach(this::add);
            return;
        }
        int equals = typed.indexOf('=');
        String name = equals < 0 ? typed : typed.substring(0, equals);
        Optional<SpsaParameter> found = Optional.ofNullable(known.get(name));
        SpsaParameter parameter = found.orElseThrow(() -> InputException.about(
                "parameters",
                "found '" + name + "', expected " + kinds() + ", or some of " + String.join(", ", known.keySet())));
        add(
                equals < 0
                        ? parameter
                        : new SpsaParameter(name, parameter.start(), step(typed, typed.substring(equals + 1))));
    }

    private String kinds() {
        return known.keySet().stream().map(TunedNumbers::kind).distinct().collect(Collectors.joining(", "));
    }

    private static String kind(String name) {
        return name.startsWith(VALUE) ? VALUES : name.startsWith(SearchConstant.PREFIX) ? CONSTANTS : WEIGHTS;
    }

    private static double step(String typed, String text) {
        double step = PlainNumber.read(text).orElse(0);
        if (step > 0 && step < MOST_STEP) {
            return step;
        }
        throw InputException.about(
                "parameters", "found '" + typed + "', expected NAME or NAME=STEP with a step above 0");
    }

    private void add(SpsaParameter parameter) {
        if (chosen.stream().anyMatch(other -> other.name().equals(parameter.name()))) {
            throw InputException.about("parameters", "found " + parameter.name() + " twice");
        }
        chosen.add(parameter);
    }

    /// The tuned parameters.
    public List<SpsaParameter> parameters() {
        return List.copyOf(chosen);
    }

    private EvaluationWeights weights(double[] numbers) {
        List<Double> weights = new ArrayList<>(start.weights().numbers());
        for (int i = 0; i < numbers.length; i++) {
            int place = EvaluationWeights.names().indexOf(chosen.get(i).name());
            if (place >= 0) {
                weights.set(place, numbers[i]);
            }
        }
        return new EvaluationWeights(weights);
    }

    private SearchConstants constants(double[] numbers) {
        SearchConstants constants = start.constants();
        for (SearchConstant constant : SearchConstant.values()) {
            for (int i = 0; i < numbers.length; i++) {
                if (chosen.get(i).name().equals(SearchConstant.PREFIX + constant.text())) {
                    constants = constants.with(constant, Math.round(numbers[i]));
                }
            }
        }
        return constants;
    }

    /// The weights and constants of the search with these values of the parameters.
    public EngineNumbers numbers(double[] numbers) {
        return new EngineNumbers(weights(numbers), constants(numbers));
    }

    /// The engine with these values of the parameters.
    public EngineSettings engine(double[] numbers) {
        EngineSettings changed = start.with(numbers(numbers));
        Map<String, TaperedValue> pieces = new HashMap<>(values.values());
        boolean any = false;
        for (int i = 0; i < numbers.length; i++) {
            if (chosen.get(i).name().startsWith(VALUE)) {
                String symbol = chosen.get(i).name().substring(VALUE.length());
                double more = numbers[i] - chosen.get(i).start();
                pieces.computeIfPresent(
                        symbol,
                        (_, worth) -> new TaperedValue(
                                Math.max(1, worth.middlegame() + more), Math.max(1, worth.endgame() + more)));
                any = true;
            }
        }
        return any ? changed.with(new PieceValues("tuned", pieces)) : changed;
    }
}
