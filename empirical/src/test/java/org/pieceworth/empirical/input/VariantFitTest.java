package org.pieceworth.empirical.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.san.SanWriter;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.terms.Feature;
import org.pieceworth.text.InputException;

/// Observations of variants: a feature for each piece, promoted ones and those in hand apart.
final class VariantFitTest {

    private static final ReadProgress SILENT = (_, _) -> {};

    private static VariantRules rules(String name) {
        return VariantRules.of(Variants.open(name).variant());
    }

    private static Observations observations(String variant, String pgn, int threads) {
        ObservationReader files = new ObservationReader(
                ObservationSettings.DEFAULT.withVariant(rules(variant)).withThreads(threads), SILENT);
        InputStream in = new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8));
        files.read("games.pgn", in);
        return files.observations();
    }

    private static List<String> features(String variant) {
        return ObservationSettings.DEFAULT.withVariant(rules(variant)).terms().features().stream()
                .map(Feature::name)
                .toList();
    }

    /// Random games, won by the side that has more pieces at the end.
    private static String games(String variant, int count) {
        SplittableRandom random = new SplittableRandom(7);
        StringBuilder pgn = new StringBuilder();
        VariantRules rules = rules(variant);
        for (int game = 0; game < count; game++) {
            VariantPosition position = rules.start();
            StringBuilder moves = new StringBuilder();
            int[] buffer = new int[position.maxMoves()];
            int legal = position.generate(buffer);
            for (int ply = 0; ply < 60 && legal > 0; ply++) {
                int move = buffer[random.nextInt(legal)];
                moves.append(SanWriter.write(position, move)).append(ply % 12 == 11 ? '\n' : ' ');
                position.make(move);
                legal = position.generate(buffer);
            }
            String result = balance(position) > 0 ? "1-0" : balance(position) < 0 ? "0-1" : "1/2-1/2";
            pgn.append("[Variant \"")
                    .append(variant)
                    .append("\"]\n[Result \"")
                    .append(result)
                    .append("\"]\n\n");
            pgn.append(moves).append(result).append("\n\n");
        }
        return pgn.toString();
    }

    private static int balance(Position position) {
        int balance = 0;
        for (int square = 0; square < position.board().squares(); square++) {
            balance += Integer.signum(position.pieceAt(square));
        }
        return balance;
    }

    @Test
    void everyPieceHasAFeatureAndThoseInHandTheirOwn() {
        assertThat(features("capablanca"))
                .contains("P", "N", "B", "R", "Q", "A", "C")
                .doesNotContain("K");
        assertThat(features("crazyhouse"))
                .contains("P", "Q", "Q~", "hand:P", "hand:Q")
                .doesNotContain("K", "hand:K");
        assertThat(features("shogi")).contains("P", "+P", "hand:P").doesNotContain("hand:+P");
    }

    @Test
    void randomGamesAreReadWithoutOneThatIsSkipped() {
        for (String variant : List.of("capablanca", "crazyhouse", "shogi", "atomic", "seirawan")) {
            Observations found = observations(variant, games(variant, 20), 1);
            assertThat(found.games()).as(variant + found.skips()).isEqualTo(20);
            assertThat(found.counts().rows()).as(variant).isPositive();
        }
    }

    /// Games of another variant are refused with the option that reads them.
    @Test
    void gamesOfAnotherVariantSayWhatReadsThem(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("games.pgn");
        Files.writeString(file, games("capablanca", 3));
        ObservationReader files =
                new ObservationReader(ObservationSettings.DEFAULT.withVariant(rules("gothic")), SILENT);
        files.read(file.toString());
        assertThatThrownBy(files::observations)
                .hasMessageContaining("they are tagged capablanca and were read as gothic")
                .hasMessageContaining("(variant capablanca)");
        Files.writeString(file, games("capablanca", 3).replace("\"capablanca\"", "\"mygame\""));
        ObservationReader own = new ObservationReader(ObservationSettings.DEFAULT, SILENT);
        own.read(file.toString());
        assertThatThrownBy(own::observations).hasMessageContaining("(variant @my.ini:mygame)");
    }

    @Test
    void threadsChangeNothing() {
        String pgn = games("crazyhouse", 40);
        Observations one = observations("crazyhouse", pgn, 1);
        Observations three = observations("crazyhouse", pgn, 3);
        assertThat(three.plies()).isEqualTo(one.plies());
        assertThat(three.counts().rows()).isEqualTo(one.counts().rows());
    }

    @Test
    void aHandWhereThereIsNoneIsRefused() {
        ObservationSettings options =
                ObservationSettings.DEFAULT.withFeatures("material,hand").withVariant(rules("capablanca"));
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(options::terms)
                .withMessageContaining("hand");
    }
}
