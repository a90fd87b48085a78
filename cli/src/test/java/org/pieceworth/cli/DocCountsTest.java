package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.compare.ReferenceValues;
import org.pieceworth.valuation.synergy.Lexicon;

/// Numbers of things in the documentation are those of the program.
class DocCountsTest {

    private static final List<String> WORDS =
            List.of("zero one two three four five six seven eight nine ten eleven twelve".split(" "));

    /// What the documentation says, and how many there are.
    private static Map<String, Long> counts() {
        return Map.of(
                "variants that come with",
                (long) Variants.shipped().names().size(),
                "published models",
                ModelCatalogue.standard().names().stream()
                        .filter(name -> !name.equals("play"))
                        .count(),
                "published lists of values",
                ReferenceValues.shipped().stream()
                        .map(value -> value.scale().set())
                        .distinct()
                        .count(),
                "pieces of the lexicon",
                (long) Lexicon.entries().size());
    }

    @Test
    void numbersOfThingsAreRight() throws IOException {
        List<String> wrong = new ArrayList<>();
        StringBuilder all = new StringBuilder();
        for (DocPage page : DocPage.all()) {
            all.append(page.prose().replaceAll("\\s+", " "));
        }
        counts().forEach((things, count) -> {
            List<Long> said = Pattern.compile("([\\w,-]+) " + things)
                    .matcher(all)
                    .results()
                    .flatMap(match -> number(match.group(1)).stream().boxed())
                    .toList();
            assertThat(said).as(things).isNotEmpty();
            said.stream()
                    .filter(number -> !number.equals(count))
                    .forEach(number -> wrong.add(number + " " + things + ", but there are " + count));
        });
        assertThat(wrong).isEmpty();
    }

    private static OptionalLong number(String text) {
        int word = WORDS.indexOf(text.toLowerCase(Locale.ROOT));
        String digits = text.replace(",", "");
        return word >= 0
                ? OptionalLong.of(word)
                : digits.matches("\\d+") ? OptionalLong.of(Long.parseLong(digits)) : OptionalLong.empty();
    }
}
