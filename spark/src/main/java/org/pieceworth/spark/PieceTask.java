package org.pieceworth.spark;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serial;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.pieceworth.empirical.reading.PieceCollector;
import org.pieceworth.pgn.PgnInput;
import org.pieceworth.pgn.PgnRange;
import org.pieceworth.store.ParquetGames;
import org.pieceworth.text.InputException;

/// Reads a piece. A damaged file is a result, since reading it again would not help; Spark repeats the task
/// after any other failure.
final class PieceTask implements Function<TextRange, byte[]> {

    @Serial
    private static final long serialVersionUID = 1L;

    private final Broadcast<TaskSettings> settings;

    PieceTask(Broadcast<TaskSettings> settings) {
        this.settings = settings;
    }

    @Override
    public byte[] call(TextRange piece) throws IOException {
        TaskSettings known = settings.value();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        PieceCollector collector = known.collector();
        try (PgnRange range = range(known.storage(), piece)) {
            PieceResult.write(collector.collect(range), out);
        } catch (InputException e) {
            PieceResult.writeRefusal(String.valueOf(e.getMessage()), out);
        } catch (IOException e) {
            if (!PgnInput.isDamage(e)) {
                throw new IOException(piece.name() + ": cannot be read: " + Causes.message(e), e);
            }
            PieceResult.writeDamage(Causes.message(e), out);
        }
        return bytes.toByteArray();
    }

    private static PgnRange range(Storage storage, TextRange piece) throws IOException {
        return switch (piece.form()) {
            case PLAIN -> new PgnRange(from -> storage.open(piece.location(), from), piece.from(), piece.to());
            case FROM_BEGINNING -> new PgnRange(from -> unpacked(storage, piece, from), piece.from(), piece.to());
            case FRAMES -> new Frames(storage, piece.location()).range(piece);
            case ROWS -> new PgnRange(_ -> rows(storage, piece), 0, Long.MAX_VALUE);
        };
    }

    private static InputStream rows(Storage storage, TextRange piece) throws IOException {
        if (!Storage.isAddress(piece.location())) {
            return ParquetGames.text(piece.name(), Path.of(piece.location()), piece.from(), piece.to());
        }
        // The database reads files of this machine.
        Path copy = Files.createTempFile("pieceworth", ".parquet");
        try {
            try (InputStream in = storage.open(piece.location(), 0)) {
                Files.copy(in, copy, StandardCopyOption.REPLACE_EXISTING);
            }
            return new FilterInputStream(ParquetGames.text(piece.name(), copy, piece.from(), piece.to())) {
                @Override
                public void close() throws IOException {
                    super.close();
                    Files.deleteIfExists(copy);
                }
            };
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(copy);
            throw e;
        }
    }

    private static InputStream unpacked(Storage storage, TextRange piece, long from) throws IOException {
        InputStream text = PgnInput.open(storage.open(piece.location(), 0));
        long skipped = 0;
        while (skipped < from) {
            long some = text.skip(from - skipped);
            if (some <= 0 && text.read() < 0) {
                break;
            }
            skipped += Math.max(1, some);
        }
        return text;
    }
}
