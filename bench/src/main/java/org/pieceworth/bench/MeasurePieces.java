package org.pieceworth.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.pieceworth.bench.atlas.AtlasPieces;
import org.pieceworth.bench.atlas.AtlasRun;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;

/// Measures chosen pieces and adds a line of the atlas to a file for each: `MeasurePieces FILE BOARD NODES SEED FACTOR
/// THREADS PIECE...`. Pieces that the file has are passed over, so that a stopped run goes on.
public final class MeasurePieces {

    private static final int FIRST_PIECE = 6;

    private MeasurePieces() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length <= FIRST_PIECE) {
            System.err.println("usage: MeasurePieces FILE BOARD NODES SEED FACTOR THREADS PIECE...");
            System.exit(2);
        }
        AtlasJournal journal = AtlasJournal.open(Path.of(arguments[0]));
        Where where = new Where(arguments[1], Long.parseLong(arguments[2]), Where.COMPANY);
        long seed = Long.parseLong(arguments[3]);
        double factor = Double.parseDouble(arguments[4]);
        int threads = Integer.parseInt(arguments[5]);
        AtlasRun run = new AtlasRun(where);
        Set<String> done = new HashSet<>(journal.refused());
        journal.rows(where, run.signature()).forEach(row -> done.add(row.piece()));
        for (AtlasRow row : run.calibrated()) {
            if (done.add(row.piece())) {
                journal.add(row.text());
            }
        }
        for (String piece : List.of(arguments).subList(FIRST_PIECE, arguments.length)) {
            if (done.add(piece)) {
                long begin = System.nanoTime();
                String line = journal.measure(
                                run,
                                new AtlasPieces(piece, name(piece)),
                                AtlasJournal.seed(seed, piece, 0),
                                threads,
                                factor)
                        .line();
                System.out.printf("%5.1f s: %s%n", (System.nanoTime() - begin) / 1e9, line);
            }
        }
    }

    private static String name(String piece) {
        return PieceCatalogue.load().nameOf(Betza.movementOf(piece)).orElse("");
    }
}
