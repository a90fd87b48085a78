package org.pieceworth.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pieceworth.bench.law.CalibrationRun;
import org.pieceworth.lab.measure.Calibration;
import org.pieceworth.lab.measure.CalibrationGames;

/// Plays games of armies of knights, bishops, rooks and queens and adds their counts to a board's file:
/// `Calibrate FILE BOARD NODES SEED GAMES THREADS`. Counts of an engine that played otherwise are begun afresh.
public final class Calibrate {

    private static final int ARGUMENTS = 6;

    private Calibrate() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != ARGUMENTS) {
            System.err.println("usage: Calibrate FILE BOARD NODES SEED GAMES THREADS");
            System.exit(2);
        }
        Path file = Path.of(arguments[0]);
        String board = arguments[1];
        long nodes = Long.parseLong(arguments[2]);
        long seed = Long.parseLong(arguments[3]);
        long games = Long.parseLong(arguments[4]);
        List<Calibration> kept = Files.exists(file)
                ? new ArrayList<>(Calibration.parse(file.toString(), Files.readString(file)))
                : new ArrayList<>();
        Optional<Calibration> before = kept.stream()
                .filter(known ->
                        known.nodes() == nodes && known.signature().equals(CalibrationGames.signature(board, nodes)))
                .findFirst();
        if (games < 2
                || games % 2 != 0
                || before.filter(known -> known.runs().containsKey(seed)).isPresent()) {
            System.err.println("expected an even number of games and a seed that " + file + " does not have");
            System.exit(2);
        }
        Calibration played = CalibrationRun.play(board, nodes, seed, games, Integer.parseInt(arguments[5]));
        Calibration all = before.map(known -> CalibrationRun.sum(played, known)).orElse(played);
        kept.removeIf(known -> known.nodes() == nodes);
        kept.add(all);
        kept.sort(Comparator.comparingLong(Calibration::nodes));
        Files.writeString(file, CalibrationRun.text(kept));
        System.out.println(file.getFileName() + ": " + all.games() + " games");
    }
}
