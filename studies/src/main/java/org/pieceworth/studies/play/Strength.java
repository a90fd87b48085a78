package org.pieceworth.studies.play;

import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.answer.Numbers;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.StoppedElo;
import tools.jackson.databind.node.ObjectNode;

/// The better of two sides, according to the results.
///
/// @param scores scores of the first side
record Strength(ScoreCounts scores) {

    /// Beyond it the 95 % interval does not reach the other side.
    private static final double SURE = 0.975;

    /// The score and half the width of its 95 % interval, which is that of Elo: `41.0 % ± 9.2 %`.
    String score() {
        return Numbers.percent(scores.score())
                + error().map(error -> " ± " + Numbers.percent(error)).orElse("");
    }

    /// The text with the interval's level, if there is one.
    String scoreAtLevel() {
        return score() + (error().isPresent() ? " (95 %)" : "");
    }

    /// Elo and half the width of its 95 % interval; a dash and the reason if there is none.
    String elo() {
        return text(scores.elo(), fewest(ScoreCounts.FEWEST_GAMES, "games"));
    }

    /// Normalized Elo, likewise.
    String normalizedElo() {
        return text(scores.normalizedElo(), fewestForNormalized());
    }

    private String fewestForNormalized() {
        return fewest(ScoreCounts.FEWEST_FOR_NORMALIZED, scores.paired() ? "pairs" : "games");
    }

    private static String fewest(int number, String what) {
        return "fewer than " + number + " " + what;
    }

    /// @param few the reason why there is no interval, unless all results are alike
    private String text(Elo elo, String few) {
        return switch (elo) {
            case Elo.Unknown(String reason) -> "– (" + reason + ")";
            case Elo.Estimated known ->
                Numbers.fixed(known.value(), 1)
                        + (known.hasInterval()
                                ? " ± " + Numbers.fixed(known.error(), 1)
                                : scores.variance() > 0 ? " (no ±: " + few + ")" : "");
        };
    }

    /// With the interval, which need not lie evenly around the number.
    ///
    /// @param wanting the missing condition of an interval
    static String withInterval(Elo elo, String wanting) {
        return switch (elo) {
            case Elo.Unknown(String reason) -> "– (" + reason + ")";
            case Elo.Estimated known ->
                Numbers.fixed(known.value(), 1)
                        + (known.hasInterval()
                                ? " [" + Numbers.fixed(known.low(), 1) + ", " + Numbers.fixed(known.high(), 1) + "]"
                                : " (no interval, which needs " + wanting + ")");
        };
    }

    /// The likelihood of superiority of the first side; a dash without results.
    String superiority() {
        OptionalDouble chance = scores.superiority();
        return chance.isPresent() ? Numbers.percent(chance.getAsDouble()) : "–";
    }

    /// Who is better, in a sentence; empty without results.
    Optional<String> verdict(String first, String second) {
        OptionalDouble chance = scores.superiority();
        if (chance.isEmpty()) {
            return Optional.empty();
        }
        double better = chance.getAsDouble();
        String chances = first + " is better with a probability of " + Numbers.percent(better) + ", " + second
                + " with " + Numbers.percent(1 - better) + ": ";
        return Optional.of(chances
                + (Math.max(better, 1 - better) > SURE
                        ? (better > SURE ? first : second) + " is better."
                        : "these games do not decide it" + range() + "."));
    }

    /// The open points of the games.
    private String range() {
        return known().filter(elo -> elo.hasInterval() && Double.isFinite(elo.low()) && Double.isFinite(elo.high()))
                .map(elo -> " (Elo from " + Numbers.signed(elo.low(), 0) + " to " + Numbers.signed(elo.high(), 0)
                        + " is possible)")
                .orElse("");
    }

    /// Keys of a match and of two armies.
    void addTo(ObjectNode json) {
        json.put("score", scores.score());
        error().ifPresentOrElse(error -> json.put("scoreError", error), () -> json.putNull("scoreError"));
        put(json, "elo", "eloError", scores.elo());
        putInterval(json, "elo", scores.elo());
        note(json, "eloNote", scores.elo(), "too few games for an interval");
        put(json, "nElo", "nEloError", scores.normalizedElo());
        note(json, "nEloNote", scores.normalizedElo(), fewestForNormalized());
        scores.superiority().ifPresentOrElse(los -> json.put("los", los), () -> json.putNull("los"));
    }

    /// The reason why there is no number, or no interval.
    private void note(ObjectNode json, String key, Elo elo, String few) {
        switch (elo) {
            case Elo.Unknown(String reason) -> json.put(key, reason);
            case Elo.Estimated known -> {
                if (!known.hasInterval()) {
                    json.put(key, scores.variance() > 0 ? few : "all pairs alike");
                }
            }
        }
    }

    private Optional<Double> error() {
        return known().filter(Elo.Estimated::hasInterval)
                .map(elo -> (Elo.score(elo.high()) - Elo.score(elo.low())) / 2);
    }

    private Optional<Elo.Estimated> known() {
        return switch (scores.elo()) {
            case Elo.Unknown _ -> Optional.empty();
            case Elo.Estimated estimated -> Optional.of(estimated);
        };
    }

    private static void put(ObjectNode json, String value, String error, Elo elo) {
        switch (elo) {
            case Elo.Unknown _ -> json.putNull(value).putNull(error);
            case Elo.Estimated known -> {
                json.put(value, known.value());
                put(json, error, known.error());
            }
        }
    }

    /// Adds the Elo corrected for the stop by a test.
    static void put(ObjectNode json, StoppedElo stopped) {
        json.put("corrected", stopped.corrected());
        putWithInterval(json, "elo", stopped.elo());
        putWithInterval(json, "nElo", stopped.normalized());
    }

    private static void putWithInterval(ObjectNode json, String key, Elo elo) {
        switch (elo) {
            case Elo.Unknown _ -> json.putNull(key);
            case Elo.Estimated known -> put(json, key, known.value());
        }
        putInterval(json, key, elo);
    }

    private static void putInterval(ObjectNode json, String key, Elo elo) {
        switch (elo) {
            case Elo.Unknown _ -> json.putNull(key + "Low").putNull(key + "High");
            case Elo.Estimated known -> {
                put(json, key + "Low", known.low());
                put(json, key + "High", known.high());
            }
        }
    }

    private static void put(ObjectNode json, String key, double number) {
        if (Double.isFinite(number)) {
            json.put(key, number);
        } else {
            json.putNull(key);
        }
    }
}
