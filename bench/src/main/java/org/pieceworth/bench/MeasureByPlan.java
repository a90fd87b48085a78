package org.pieceworth.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.bench.atlas.AtlasPieces;
import org.pieceworth.bench.atlas.AtlasRun;
import org.pieceworth.lab.measure.StopRule;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.stats.FitException;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;

/// Measures the pieces of a plan with a preset number of games each: `MeasureByPlan PLAN ROWS STARTS THREADS [ENGINE]`.
///
/// A line of the plan is `piece, board, nodes, among, games, round` between tabs. Each adds a row of the atlas to
/// ROWS and its games to STARTS (see [StartJournal]). What ROWS has is passed over, so a stopped run goes on. The
/// plan is read again after each piece, so lines can be added and moved while it runs.
public final class MeasureByPlan {

    private static final long SEED = 20_261_128;
    private static final int WORDS = 6;
    private static final long PILOT = 160;

    private MeasureByPlan() {}

    private record Line(String piece, Where where, long games, int round) {

        static Line parse(String text) {
            String[] words = text.split("\t", -1);
            if (words.length != WORDS) {
                throw new InputException("plan: found '" + text + "', expected " + WORDS + " fields between tabs");
            }
            return new Line(
                    words[0],
                    new Where(words[1], Long.parseLong(words[2]), words[3]),
                    Long.parseLong(words[4]),
                    Integer.parseInt(words[5]));
        }

        /// A key of the experiment; also its seed.
        String key() {
            return String.join("\t", piece, where.board(), Long.toString(where.nodes()), where.among(), "" + round);
        }

        long seed() {
            return AtlasJournal.seed(SEED, key(), round);
        }
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 4) {
            System.err.println("usage: MeasureByPlan PLAN ROWS STARTS THREADS [ENGINE]");
            System.exit(2);
        }
        Path plan = Path.of(arguments[0]);
        Path starts = Path.of(arguments[2]);
        int threads = Integer.parseInt(arguments[3]);
        AtlasJournal journal = AtlasJournal.open(Path.of(arguments[1]));
        Set<Long> done = new HashSet<>();
        journal.rows().forEach(row -> done.add(row.run().seed()));
        while (true) {
            Optional<Line> next = Files.readAllLines(plan).stream()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Line::parse)
                    .filter(line -> !done.contains(line.seed()))
                    .findFirst();
            if (next.isEmpty()) {
                return;
            }
            done.add(next.get().seed());
            long begin = System.nanoTime();
            AtlasRun run = arguments.length > 4
                    ? new AtlasRun(next.get().where(), ExternalEngineCommand.of(arguments[4]))
                    : new AtlasRun(next.get().where());
            String line = measure(next.get(), run, arguments.length > 4, journal, starts, threads);
            System.out.printf("%5.1f s: %s%n", (System.nanoTime() - begin) / 1e9, line);
        }
    }

    private static String measure(
            Line line, AtlasRun run, boolean other, AtlasJournal journal, Path starts, int threads) throws IOException {
        StartJournal games = new StartJournal();
        try {
            AtlasPieces piece = new AtlasPieces(
                    line.piece(),
                    PieceCatalogue.load().nameOf(Betza.movementOf(line.piece())).orElse(""));
            Optional<AtlasRow> row = run.measure(
                    piece,
                    line.seed(),
                    new StopRule(line.games(), Optional.empty(), 0, PILOT, Optional.empty()),
                    games.means(threads));
            games.append(starts, line.key(), other ? run.signature() : "");
            if (row.isPresent()) {
                journal.add(row.get().text());
                return row.get().text();
            }
        } catch (FitException | InputException e) {
            journal.add("#\t" + line.piece() + "\t" + e.getMessage());
            return line.piece() + ": " + e.getMessage();
        }
        journal.add("#\t" + line.piece() + "\tthe games determine no value");
        return line.piece() + ": no value";
    }
}
