package org.pieceworth.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import org.pieceworth.bench.atlas.AtlasPieces;
import org.pieceworth.bench.atlas.AtlasRun;
import org.pieceworth.bench.law.AtlasDesign;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;
import org.pieceworth.valuation.play.PlayLaw;

/// Measures the pieces of an atlas one after the other and adds a line to a file for each: `MeasureAtlas FILE BOARD
/// NODES AMONG SEED PIECES PART PARTS FACTOR THREADS`. Pieces that the file knows well enough are passed over,
/// others measured once more, with another seed; after them come those that inform the law most, by
/// [AtlasDesign].
public final class MeasureAtlas {

    private static final int ARGUMENTS = 10;

    private MeasureAtlas() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != ARGUMENTS) {
            System.err.println("usage: MeasureAtlas FILE BOARD NODES AMONG SEED PIECES PART PARTS FACTOR THREADS");
            System.exit(2);
        }
        AtlasJournal journal = AtlasJournal.open(Path.of(arguments[0]));
        Where where = new Where(arguments[1], Long.parseLong(arguments[2]), arguments[3]);
        long seed = Long.parseLong(arguments[4]);
        int part = Integer.parseInt(arguments[6]);
        int parts = Integer.parseInt(arguments[7]);
        double factor = Double.parseDouble(arguments[8]);
        int threads = Integer.parseInt(arguments[9]);
        AtlasRun run = new AtlasRun(where);
        Map<String, List<AtlasRow>> known = journal.rows(where, run.signature()).stream()
                .collect(Collectors.groupingBy(AtlasRow::piece, HashMap::new, Collectors.toList()));
        for (AtlasRow row : run.calibrated()) {
            if (!known.containsKey(row.piece())) {
                journal.add(row.text());
                known.put(row.piece(), List.of(row));
            }
        }
        List<AtlasPieces> pieces =
                ordered(seed, known, journal.refused(), where.board(), Integer.parseInt(arguments[5]));
        for (int i = part; i < pieces.size(); i += parts) {
            AtlasPieces piece = pieces.get(i);
            List<AtlasRow> before = known.getOrDefault(piece.piece(), List.of());
            OptionalDouble missing =
                    AtlasRun.missing(new Atlas(before).pieces(where).stream().findFirst(), factor);
            if (missing.isEmpty() || journal.refused().contains(piece.piece())) {
                continue;
            }
            long begin = System.nanoTime();
            long own = AtlasJournal.seed(seed, piece.piece(), before.size());
            String line = journal.measure(run, piece, own, threads, missing.getAsDouble())
                    .line();
            System.out.printf(
                    "%4d of %d, %5.1f s: %s%n", i + 1, pieces.size(), (System.nanoTime() - begin) / 1e9, line);
        }
    }

    /// So many pieces in all: the measured ones, then others in the order of the design.
    private static List<AtlasPieces> ordered(
            long seed, Map<String, List<AtlasRow>> known, Set<String> refused, String shape, int number) {
        SquareBoard board = (SquareBoard) BoardText.parse(shape);
        List<AtlasPieces> pieces = new ArrayList<>();
        List<AtlasPieces> others = new ArrayList<>();
        Set<Movement> measured = new HashSet<>();
        known.forEach((piece, rows) -> {
            pieces.add(new AtlasPieces(piece, rows.getFirst().name()));
            measured.add(Betza.movementOf(piece));
        });
        pieces.sort(Comparator.comparing(AtlasPieces::piece));
        for (AtlasPieces piece : AtlasPieces.listed(seed, 1, Integer.MAX_VALUE)) {
            if (!measured.contains(Betza.movementOf(piece.piece())) && !refused.contains(piece.piece())) {
                others.add(piece);
            }
        }
        new AtlasDesign(PlayLaw.shipped(), board)
                .order(movements(pieces), movements(others), Math.max(0, number - pieces.size()))
                .forEach(place -> pieces.add(others.get(place)));
        return pieces;
    }

    private static List<Movement> movements(List<AtlasPieces> pieces) {
        return pieces.stream().map(piece -> Betza.movementOf(piece.piece())).toList();
    }
}
