package org.pieceworth.studies.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.Sprt;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class StrengthTest {

    /// 400 games as 200 pairs: the text and the object say the same.
    @Test
    void whoIsBetterIsSaidWithErrors() {
        ScoreCounts pairs = ScoreCounts.pairs(30, 30, 90, 30, 20);
        Strength strength = new Strength(pairs);
        ObjectNode json = JsonMapper.shared().createObjectNode();
        strength.addTo(json);
        double error = json.get("scoreError").asDouble();
        Elo.Estimated elo = (Elo.Estimated) pairs.elo();
        assertThat(error).isCloseTo(1.96 * pairs.mean().standardError(), within(0.01));
        assertThat(strength.score()).startsWith("47.5 % ± ");
        assertThat(json.get("eloError").asDouble()).isEqualTo(elo.error());
        assertThat(json.get("los").asDouble()).isEqualTo(pairs.superiority().orElseThrow());
        assertThat(strength.verdict("old", "new"))
                .hasValueSatisfying(text -> assertThat(text)
                        .startsWith("old is better with a probability of ")
                        .contains("these games do not decide it (Elo from -"));
        assertThat(new Strength(pairs.swapped()).verdict("old", "new"))
                .hasValueSatisfying(text -> assertThat(text).contains("do not decide it"));
    }

    @Test
    void aClearResultIsCalledOne() {
        assertThat(new Strength(ScoreCounts.games(20, 10, 70)).verdict("first", "second"))
                .hasValueSatisfying(text -> assertThat(text).endsWith(": first is better."));
        assertThat(new Strength(ScoreCounts.games(70, 10, 20)).verdict("first", "second"))
                .hasValueSatisfying(text -> assertThat(text).endsWith(": second is better."));
    }

    @Test
    void withoutAnErrorNoneIsShown() {
        assertThat(new Strength(ScoreCounts.games(0, 0, 9)).score()).isEqualTo("100.0 %");
        assertThat(new Strength(ScoreCounts.games(0, 0, 9)).elo()).isEqualTo("– (all games won)");
        assertThat(new Strength(ScoreCounts.noGames()).verdict("a", "b")).isEmpty();
        Strength alike = new Strength(ScoreCounts.pairs(0, 0, 30, 0, 0));
        assertThat(alike.elo()).isEqualTo("0.0");
        assertThat(alike.scoreAtLevel()).isEqualTo("50.0 %");
        assertThat(new Strength(ScoreCounts.pairs(0, 5, 20, 5, 0)).scoreAtLevel())
                .matches("50\\.0 % ± .* \\(95 %\\)");
        ObjectNode json = JsonMapper.shared().createObjectNode();
        alike.addTo(json);
        assertThat(json.get("eloError").isNull()).isTrue();
        assertThat(json.get("scoreError").isNull()).isTrue();
        assertThat(json.get("eloNote").asString()).isEqualTo("all pairs alike");
    }

    /// Wherever an error is missing its reason stands beside the number.
    @Test
    void whatHasNoErrorSaysWhy() {
        assertThat(new Strength(ScoreCounts.pairs(0, 1, 4, 1, 4)).normalizedElo())
                .matches("[\\d.]+ \\(no ±: fewer than 100 pairs\\)");
        assertThat(new Strength(ScoreCounts.games(1, 4, 4)).elo()).matches("[\\d.]+ \\(no ±: fewer than 20 games\\)");
        assertThat(new Strength(ScoreCounts.games(1, 4, 4)).normalizedElo()).contains("fewer than 100 games");
        assertThat(new Strength(ScoreCounts.pairs(30, 30, 90, 30, 20)).normalizedElo())
                .matches("-[\\d.]+ ± [\\d.]+");
        ObjectNode json = JsonMapper.shared().createObjectNode();
        new Strength(ScoreCounts.pairs(0, 1, 4, 1, 4)).addTo(json);
        assertThat(json.get("nEloError").isNull()).isTrue();
        assertThat(json.get("nEloNote").asString()).isEqualTo("fewer than 100 pairs");
        assertThat(json.has("eloNote")).isFalse();
    }

    @Test
    void aCorrectionSaysWhichWayItGoes() {
        assertThat(TestText.lines(new Sprt(0, 20, 0.05, 0.05), ScoreCounts.pairs(10, 40, 90, 60, 25))
                        .getLast())
                .startsWith(
                        "Corrected for stopping (towards the middle of the hypotheses, since luck ends tests early): Elo ");
    }
}
