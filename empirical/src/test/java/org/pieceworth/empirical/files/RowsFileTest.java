package org.pieceworth.empirical.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Games;
import org.pieceworth.empirical.settings.ObservationSettings.Groups;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.empirical.settings.TagConditionReader;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.empirical.settings.Weighting;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.testkit.RandomPgn;
import org.pieceworth.text.InputException;

class RowsFileTest {

    private static final String HEADER = "game,ply,result,P,N,B,R,Q\n";

    private static final String PGN = RandomPgn.games(0, 150);

    private record Kept(Observations observations, String text) {}

    private static Kept keep(ObservationSettings options, String... files) {
        StringWriter text = new StringWriter();
        RowsFile rows = new RowsFile(
                new PrintWriter(text),
                ObservationSettings.chessTerms(options.features().text()),
                ObservationColumns.tags(options),
                options.positions().target() == Target.SCORE);
        ObservationReader reader = new ObservationReader(options, ReadProgress.NONE, rows);
        for (String file : files) {
            read(reader, file);
        }
        return new Kept(reader.observations(), text.toString());
    }

    private static void read(ObservationReader reader, String text) {
        reader.read("x", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static Observations read(ObservationSettings options, String... files) {
        ObservationReader reader = new ObservationReader(options, ReadProgress.NONE);
        for (String file : files) {
            read(reader, file);
        }
        return reader.observations();
    }

    private static void assertSame(Observations found, Observations expected) {
        assertThat(found.games()).isEqualTo(expected.games());
        assertThat(found.drawnGames()).isEqualTo(expected.drawnGames());
        assertThat(found.plies()).isEqualTo(expected.plies());
        assertThat(found.counts().rows()).isEqualTo(expected.counts().rows());
        assertThat(found.groups()).isEqualTo(expected.groups());
        assertThat(PieceValueFitter.fit(found, FitSettings.DEFAULT, FitTrace.NONE)
                        .values())
                .isEqualTo(PieceValueFitter.fit(expected, FitSettings.DEFAULT, FitTrace.NONE)
                        .values());
    }

    private static ObservationSettings with(String where, String by, Weighting weighting) {
        return ObservationSettings.DEFAULT
                .with(Games.DEFAULT.with(where.isEmpty() ? new TagCondition.All() : TagConditionReader.parse(where)))
                .with(new Groups(
                        by.isEmpty() ? Optional.empty() : Optional.of(Grouping.parse(by)),
                        NameAliases.NONE,
                        ClusterTags.USUAL,
                        weighting));
    }

    @Test
    void rowsGiveTheFitOfTheirGamesToTheBit() {
        Kept kept = keep(ObservationSettings.DEFAULT, PGN);
        Observations again = read(ObservationSettings.DEFAULT, kept.text());
        assertSame(again, kept.observations());
        assertThat(kept.observations().games()).isGreaterThan(130);
        Kept rewritten = keep(ObservationSettings.DEFAULT, kept.text());
        assertThat(rewritten.text()).isEqualTo(kept.text());
    }

    @Test
    void filesMergeWithEachOtherAndWithGames() {
        String first = keep(ObservationSettings.DEFAULT, RandomPgn.games(0, 60)).text();
        String second =
                keep(ObservationSettings.DEFAULT, RandomPgn.games(40, 100)).text();
        Observations together = read(ObservationSettings.DEFAULT, PGN);
        Observations merged = read(ObservationSettings.DEFAULT, first, second, RandomPgn.games(100, 150));
        assertSame(merged, together);
        assertThat(merged.skips().of(SkippedGames.DUPLICATE)).isGreaterThanOrEqualTo(20);
    }

    /// What tags decide is decided for kept rows as for games.
    @ParameterizedTest
    @CsvSource({"WhiteElo >= 2050, '', false", "'', player, false", "'', elo:20, true", "Event ~ 'noisy', White, true"})
    void tagsServeKeptRowsToo(String where, String by, boolean weighted) {
        ObservationSettings options =
                with(where, by, weighted ? new Weighting(Optional.of("Weight"), true) : Weighting.NONE);
        String kept = keep(with("", by, options.groups().weighting()), PGN).text();
        assertSame(read(options, kept), read(options, PGN));
    }

    /// Weights that were taken from a tag count in refits that name no tag.
    @Test
    void weightsAreKept() {
        ObservationSettings weighted = with("", "", new Weighting(Optional.of("Weight"), false));
        assertSame(read(ObservationSettings.DEFAULT, keep(weighted, PGN).text()), read(weighted, PGN));
    }

    @Test
    void tablesOfOthersNeedGamePlyResultAndFeatures() {
        Observations found = read(
                ObservationSettings.DEFAULT,
                HEADER + "1,10,1-0,1,0,0,0,0\n1,20,1-0,2,0,0,0,0\n2,10,0-1,-1,0,0,0,0\r\n\n3,,1/2-1/2,,,,,\n");
        assertThat(found.games()).isEqualTo(3);
        assertThat(found.counts().rows()).isEqualTo(3);
        assertThat(found.drawnGames()).isEqualTo(1);
    }

    /// As R, readr and pandas write them again: a column of row names, quotes, `1e3`, `NA`, `12.0`.
    @Test
    void rowsOfOtherProgramsAreRead() {
        Observations expected = read(
                ObservationSettings.DEFAULT,
                HEADER + "1000,10,1-0,1,0,0,0,0\n1000,20,1-0,2,0,0,0,0\n3,,1/2-1/2,,,,,\n");
        for (String text : List.of(
                "\"\",\"game\",\"ply\",\"result\",\"P\",\"N\",\"B\",\"R\",\"Q\"\n\"1\",1e+03,10,\"1-0\",1,0,0,0,0\n"
                        + "\"2\",1e+03,20,\"1-0\",2,0,0,0,0\n\"3\",3,NA,\"1/2-1/2\",NA,NA,NA,NA,NA\n",
                "game,ply,result,P,N,B,R,Q\n1e3,1e1,1-0,1,0,0,0,0\n1e3,2e1,1-0,2,0,0,0,0\n3,NA,1/2-1/2,NA,NA,NA,NA,NA\n",
                ",game,ply,result,P,N,B,R,Q\n0,1000,10.0,1-0,1.0,0.0,0.0,0.0,0.0\n1,1000,20.0,1-0,2.0,0.0,0.0,0.0,0.0\n"
                        + "2,3,,1/2-1/2,,,,,\n")) {
            Observations found = read(ObservationSettings.DEFAULT, text);
            assertThat(found.games()).isEqualTo(2);
            assertThat(found.drawnGames()).isEqualTo(1);
            assertThat(counts(found)).isEqualTo(counts(expected));
        }
    }

    private static String counts(Observations of) {
        StringWriter text = new StringWriter();
        CountsFile.write(of.terms(), of.counts(), new PrintWriter(text));
        return text.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1,1,1-0,0,0,0,0 | found 7 fields, expected 8",
                "1,1,won,0,0,0,0,0 | found the result 'won'",
                "x,1,1-0,0,0,0,0,0 | found 'x' for game, expected a whole number",
                "1,-1,1-0,0,0,0,0,0 | found '-1' for ply",
                "1,1,1-0,0,0,,0,0 | found '' for B",
                "1,1,1-0,0,0,99999,0,0 | found '99999' for B",
                "1,1,1-0,\"0,0,0,0,0 | an unclosed quote"
            })
    void badRowsNameTheirLine(String row, String message) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(ObservationSettings.DEFAULT, HEADER + "9,1,1-0,0,0,0,0,0\n" + row + "\n"))
                .withMessageStartingWith("x, line 3: ")
                .withMessageContaining(message);
    }

    @Test
    void rowsOfAGameAgree() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(ObservationSettings.DEFAULT, HEADER + "1,1,1-0,0,0,0,0,0\n1,2,0-1,0,0,0,0,0\n"))
                .withMessageStartingWith("x, line 3: found the result 0-1");
    }

    @Test
    void missingColumnsAreNamed() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(with("ECO = 'B20'", "", Weighting.NONE), "game,ply,result,P,B,R,Q\n"))
                .withMessageStartingWith("x: found no column N, ECO, expected")
                .withMessageContaining("features material to write it again from the games by `count`");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(with("", "year:10", Weighting.NONE), HEADER))
                .withMessage("x: found no column Date or UTCDate, which grouping by year:10 needs");
    }

    @Test
    void columnsOfOneNameAreRefused() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() ->
                        ObservationColumns.names(ObservationSettings.chessTerms("material"), Set.of("Game"), false))
                .withMessageContaining("two columns would be named Game");
    }
}
