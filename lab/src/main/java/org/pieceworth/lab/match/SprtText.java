package org.pieceworth.lab.match;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// Sequential tests as match runners write them.
public final class SprtText {

    private static final String EXPECTED =
            "', expected for example elo0=0,elo1=5,alpha=0.05,beta=0.05,model=logistic with elo0 < elo1 and alpha, beta"
                    + " below 0.5; the model may be normalized, with points from -200 to 200";

    private SprtText() {}

    /// Reads `elo0=0,elo1=5,alpha=0.05,beta=0.05,model=logistic`; these are also the defaults.
    ///
    /// @throws InputException when it is something else, or makes no test
    public static Sprt parse(String text) {
        Map<String, Double> numbers =
                new LinkedHashMap<>(Map.of("elo0", 0.0, "elo1", 5.0, "alpha", 0.05, "beta", 0.05));
        Sprt.Model model = Sprt.Model.LOGISTIC;
        Set<String> given = new HashSet<>();
        for (String part : text.split(",", -1)) {
            String[] sides = part.strip().split("=", 2);
            boolean isModel = sides[0].equals("model");
            if (sides.length != 2 || !isModel && !numbers.containsKey(sides[0]) || !given.add(sides[0])) {
                throw bad(text);
            }
            if (isModel) {
                model = model(sides[1]).orElseThrow(() -> bad(text));
            } else {
                numbers.put(sides[0], number(sides[1], text));
            }
        }
        try {
            return new Sprt(
                    model,
                    numbers.getOrDefault("elo0", 0.0),
                    numbers.getOrDefault("elo1", 0.0),
                    numbers.getOrDefault("alpha", 0.0),
                    numbers.getOrDefault("beta", 0.0));
        } catch (IllegalArgumentException _) {
            throw bad(text);
        }
    }

    private static Optional<Sprt.Model> model(String name) {
        return Arrays.stream(Sprt.Model.values())
                .filter(model -> model.name().equalsIgnoreCase(name))
                .findFirst();
    }

    private static double number(String typed, String text) {
        return PlainNumber.read(typed).orElseThrow(() -> bad(text));
    }

    private static InputException bad(String text) {
        return InputException.about("sprt", "found '" + text + EXPECTED);
    }
}
