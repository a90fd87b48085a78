package org.pieceworth.spark;

import com.github.luben.zstd.ZstdIOException;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serial;
import java.util.zip.ZipException;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.pieceworth.empirical.reading.PieceCollector;
import org.pieceworth.pgn.PgnInput;
import org.pieceworth.pgn.PgnRange;
import org.pieceworth.text.InputException;

/// Reads a piece. A file that is damaged is a result, since reading it again would not mend it; what fails otherwise is
/// tried again by Spark.
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
        try (PgnRange range = new PgnRange(from -> text(known.storage(), piece, from), piece.from(), piece.to())) {
            PieceResult.write(collector.collect(range), out);
        } catch (InputException | ZstdIOException | ZipException | EOFException e) {
            PieceResult.writeDamage(Causes.message(e), out);
        } catch (IOException e) {
            throw new IOException(piece.name() + ": cannot be read: " + Causes.message(e), e);
        }
        return bytes.toByteArray();
    }

    private static InputStream text(Storage storage, TextRange piece, long from) throws IOException {
        if (piece.plain()) {
            return storage.open(piece.location(), from);
        }
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
