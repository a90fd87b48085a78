package org.pieceworth.studies.doctor;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.pieceworth.answer.Numbers;
import org.pieceworth.empirical.files.ObservationColumns;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.report.Picture;
import org.pieceworth.report.Shape;
import org.pieceworth.report.png.PngPicture;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.store.ParquetFile;
import org.pieceworth.store.ParquetWriter;
import org.pieceworth.studies.demo.DemoGames;
import org.pieceworth.studies.doctor.DoctorAnswer.Finding;
import org.pieceworth.studies.doctor.DoctorAnswer.Finding.Status;
import org.pieceworth.studies.perft.PerftStudy;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.studies.value.ValueStudy;
import org.pieceworth.text.Counted;

/// Reports facts of the machine and tests Pieceworth's requirements, within a few seconds.
public final class DoctorStudy {

    /// Leaf positions after four plies from the start of chess, as published everywhere.
    private static final long PERFT_4 = 197_281;

    private static final int PLIES = 4;

    private DoctorStudy() {}

    /// @param environment variables of this process
    public static DoctorAnswer answer(Map<String, String> environment) {
        List<Finding> findings = new ArrayList<>(new MachineFacts(environment).all());
        findings.add(tried("temporary folder", DoctorStudy::temporary));
        findings.add(tried("a value", DoctorStudy::value));
        findings.add(tried("legal moves", DoctorStudy::perft));
        findings.add(tried("a fit", DoctorStudy::fit));
        findings.add(tried("Parquet", DoctorStudy::parquet));
        findings.add(tried("a PNG", DoctorStudy::png));
        return new DoctorAnswer(findings);
    }

    /// A test that fails on any exception caused by the machine: a missing library, font or folder.
    static Finding tried(String check, Supplier<String> test) {
        long start = System.nanoTime();
        try {
            String found = test.get();
            double seconds = (System.nanoTime() - start) / 1e9;
            return new Finding(check, Status.OK, found + ", " + Numbers.fixed(seconds, 1) + " s", seconds);
        } catch (RuntimeException | LinkageError e) {
            String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
            return Finding.failed(check, message);
        }
    }

    private static String temporary() {
        Path folder = Path.of(System.getProperty("java.io.tmpdir", "."));
        try {
            Path file = Files.createTempFile(folder, "pieceworth", ".doctor");
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    folder + " cannot be written to: make room, or set TMPDIR or -Djava.io.tmpdir", e);
        }
        return folder + ", " + Counted.number(folder.toFile().getUsableSpace() >> 20) + " MiB free";
    }

    private static String value() {
        double knight = ValueStudy.pooled(RequestedPieces.of("knight"))
                .pooled()
                .getFirst()
                .pooled()
                .value();
        return "a knight is worth " + Numbers.pawns(knight) + " pawns";
    }

    private static String perft() {
        long nodes = PerftStudy.of("chess", PLIES).answer().nodes();
        if (nodes != PERFT_4) {
            throw new IllegalStateException("found " + nodes + " positions after four plies of chess, expected "
                    + PERFT_4 + ": a bug, please report it");
        }
        return Counted.number(nodes) + " positions after four plies of chess";
    }

    private static String fit() {
        ObservationReader games = new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE);
        DemoGames.readInto(games);
        PieceValueFit fit = PieceValueFitter.fit(games.observations(), FitSettings.DEFAULT, FitTrace.NONE);
        return Counted.of(fit.values().size(), "number") + " fitted to "
                + Counted.of(fit.observations().games(), "game");
    }

    /// Writes the included games to a file and reads them back.
    private static String parquet() {
        try {
            Path folder = Files.createTempDirectory("pieceworth-doctor");
            Path file = folder.resolve("games.parquet");
            try {
                long written = write(file);
                ObservationReader back = new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE);
                ParquetFile.read(file.toString(), back);
                long read = back.observations().games();
                if (read != written) {
                    throw new IllegalStateException(
                            "wrote " + written + " games and read " + read + ": a bug, please report it");
                }
                return Counted.of(read, "game") + " written and read";
            } finally {
                Files.deleteIfExists(file);
                Files.deleteIfExists(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the temporary folder cannot be written to: " + e.getMessage(), e);
        }
    }

    private static long write(Path file) {
        ObservationSettings settings = ObservationSettings.DEFAULT;
        try (ParquetWriter writer = new ParquetWriter(settings.terms(), ObservationColumns.tags(settings), false)) {
            ObservationReader games = new ObservationReader(settings, ReadProgress.NONE, writer);
            DemoGames.readInto(games);
            long read = games.observations().games();
            writer.writeTo(file);
            return read;
        }
    }

    private static String png() {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        PngPicture.write(
                new Picture(
                        40, 20, "test", List.of(new Shape.Words(4, 14, "Q", 10, Shape.Anchor.START, "#000", false))),
                file);
        return Counted.of(file.size(), "byte");
    }
}
