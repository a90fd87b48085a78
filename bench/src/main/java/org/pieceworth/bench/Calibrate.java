package org.pieceworth.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.pieceworth.lab.measure.Calibration;
import org.pieceworth.lab.measure.CalibrationGames;

/// Plays games of armies of knights, bishops, rooks and queens and adds their counts to a file:
/// `Calibrate FILE BOARD NODES SEED GAMES THREADS`. A file of an engine that played otherwise is begun afresh.
public final class Calibrate {

    private static final int ARGUMENTS = 6;

    private Calibrate() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != ARGUMENTS) {
            System.err.println("usage: Calibrate FILE BOARD NODES SEED GAMES THREADS");
            System.exit(2);
        }
        Path file = Path.of(arguments[0]);
        Calibration played = CalibrationGames.play(
                arguments[1],
                Long.parseLong(arguments[2]),
                Long.parseLong(arguments[3]),
                Long.parseLong(arguments[4]),
                Integer.parseInt(arguments[5]));
        Calibration all = played;
        if (Files.exists(file)) {
            Calibration before = Calibration.parse(file.toString(), Files.readString(file));
            all = before.signature().equals(played.signature()) ? before.plus(played) : played;
        }
        Files.writeString(file, all.text());
        System.out.println(file.getFileName() + ": " + all.games() + " games");
    }
}
