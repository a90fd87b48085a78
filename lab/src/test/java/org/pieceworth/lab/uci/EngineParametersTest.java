package org.pieceworth.lab.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.lab.match.PlayerSource;
import org.pieceworth.lab.tune.EngineParameters;
import org.pieceworth.lab.tune.ParameterRange;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// A foreign engine is told its tuned options, and reads values of pieces from a file.
class EngineParametersTest {

    private static final VariantRules RULES =
            VariantRules.of(Variants.open("capablanca").variant());

    @TempDir
    Path folder = Path.of("");

    private ShellEngine engine() throws IOException {
        return ShellEngine.of(
                folder,
                List.of("name Margin type spin default 30 min 0 max 100", "name Style type combo default A var A"));
    }

    private static List<ParameterRange.Typed> typed(String... texts) {
        return Stream.of(texts)
                .map(text -> ParameterRange.Typed.of("options", text).orElseThrow())
                .toList();
    }

    @Test
    void optionsAndFilesAreGiven() throws IOException {
        ExternalEngineCommand how = engine().command().with(new LinkedHashMap<>(Map.of("Hash", "1")));
        Path file;
        try (EngineParameters parameters = new EngineParameters(
                how, RULES, "# mine", typed("margin=10..60", "value:A=1000..3000", "value:c@end=500..900:700"))) {
            assertThat(parameters.ranges())
                    .extracting(ParameterRange::name)
                    .containsExactly("Margin", "value:A", "value:C@end");
            assertThat(parameters.ranges()).extracting(ParameterRange::start).containsExactly(30.0, 2000.0, 700.0);
            PlayerSource.Foreign player =
                    (PlayerSource.Foreign) parameters.with("plus", RULES, new double[] {12.4, 2100.6, 10_000});
            Map<String, String> options = player.how().options();
            assertThat(options)
                    .containsEntry("Margin", "12")
                    .containsEntry("Hash", "1")
                    .containsEntry("UCI_Variant", "capablanca-tuned");
            file = Path.of(options.getOrDefault("VariantPath", ""));
            assertThat(Files.readString(file))
                    .isEqualTo(
                            "# mine\n[capablanca-tuned:capablanca]\npieceValueMg = a:2101\npieceValueEg = a:2101 c:900\n");
        }
        assertThat(file).doesNotExist();
        assertThat(file.getParent()).doesNotExist();
    }

    @Test
    void whatCannotBeTunedIsRefused() throws IOException {
        ExternalEngineCommand how = engine().command();
        Map<String, String> messages = Map.of(
                "Nope=1..5", "has no option 'Nope'; the nearest whole number is 'Margin'",
                "Style=1..5", "option Style: found type combo, expected spin",
                "Margin=0..101", "option Margin: found the range 0..101, expected one from 0 to 100",
                "Margin=40..60", "its value 30 lies outside the range 40..60",
                "value:Z=1..5", "found 'value:Z', expected value:LETTER",
                "value:K=1..5", "found 'value:K', expected value:LETTER",
                "value:=1..5", "found 'value:', expected value:LETTER",
                "value:A=0..5", "found the range of value:A from 0, expected values above 0",
                "Margin=30.2..30.9:30.5", "fewer than two whole numbers");
        messages.forEach((text, message) -> assertThatThrownBy(() -> new EngineParameters(how, RULES, "", typed(text)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message));
        assertThatThrownBy(() -> new EngineParameters(how, RULES, "", typed("value:A=1..5", "value:a@end=1..5")))
                .hasMessageContaining("found value:A and its value by phase");
    }
}
