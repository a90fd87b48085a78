package org.pieceworth.lab.uci;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.lab.TestPrograms;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.testkit.Scripts;

/// A small UCI engine for tests, a process of its own. It plays a move that the position alone decides, and
/// misbehaves as it is told: `MODE` or `MODE=N`, then in every N-th game of its process.
///
/// It reads files of variants as `weigher`, which tells from the first move on who will win (whose start has more, give
/// and take some luck), as `warped`, which counts other moves than there are but at the start, and as `cheat`.
public final class FakeEngine {

    private static final int TROUBLE_PLY = 6;

    private final String mode;
    private final int every;
    private String variant = "chess";
    private String file = "";
    private String start = "";
    private Optional<VariantRules> rules = Optional.empty();
    private int games;

    private FakeEngine(String mode, int every) {
        this.mode = mode;
        this.every = every;
    }

    /// The command that starts it, with the virtual machine of the tests.
    static List<String> command(String mode) {
        return TestPrograms.command(FakeEngine.class, mode);
    }

    /// The same as a program with a path of its own.
    static Path script(Path folder, String mode) throws IOException {
        StringBuilder text = new StringBuilder("#!/bin/sh\nexec");
        command(mode).forEach(word -> text.append(" '").append(word).append('\''));
        return Scripts.write(folder.resolve("fake-" + mode.replace('=', '-')), text.append('\n'));
    }

    public static void main(String[] args) throws IOException {
        String[] parts = Arrays.copyOf(args[0].split("=", 2), 2);
        new FakeEngine(parts[0], parts[1] == null ? 1 : Integer.parseInt(parts[1])).run();
    }

    private void run() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Optional<Position> position = Optional.empty();
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            if (line.equals("uci")) {
                hello();
            } else if (line.equals("isready")) {
                start();
                System.out.println("readyok");
            } else if (line.equals("ucinewgame")) {
                games++;
            } else if (line.startsWith("setoption name UCI_Variant value ")) {
                variant = line.substring(line.lastIndexOf(' ') + 1);
                rules = Optional.empty();
            } else if (line.startsWith("setoption name VariantPath") && mode.equals("picky")) {
                System.err.println("Invalid option: newerKey");
            } else if (line.startsWith("setoption name VariantPath value ")) {
                file = "@" + line.substring(line.lastIndexOf(' ') + 1) + ":";
            } else if (line.startsWith("position")) {
                position = Optional.of(position(line));
            } else if (line.startsWith("go perft ")) {
                count(position.orElseGet(this::start));
            } else if (line.startsWith("go")) {
                Position asked = position.orElseGet(this::start);
                go(asked, plies(asked));
            }
        }
    }

    /// Variants are read when it is asked whether it is ready, at the latest: many a process is asked for no more than
    /// its name. Chess has rules of its own, without which each process would read the variants for a second.
    private Position start() {
        return isChess() ? ChessPosition.initial() : rules().start();
    }

    private boolean isChess() {
        return variant.equals("chess");
    }

    private VariantRules rules() {
        VariantRules read = rules.orElseGet(
                () -> VariantRules.of(Variants.open(variant.equals("measure") ? file + variant : variant)
                        .variant()));
        rules = Optional.of(read);
        return read;
    }

    private static int plies(Position position) {
        return 2 * (position.setup().fullmoveNumber() - 1)
                + position.sideToMove().ordinal();
    }

    private void hello() {
        if (mode.equals("deaf")) {
            return;
        }
        if (mode.equals("babbling")) {
            babble();
        }
        if (mode.equals("stillborn")) {
            System.exit(3);
        }
        if (mode.equals("loud")) {
            System.err.println("It goes without saying. ".repeat(20_000));
        }
        System.out.println("id name Fake " + mode);
        System.out.println("option name Hash type spin default 16 min 1 max 1024");
        System.out.println("option name Playing Style type combo default Solid var Solid var Very Wild");
        System.out.println("option name Ponder type check default false");
        System.out.println("option name Clear Hash type button");
        System.out.println("option name UCI_Variant type combo default chess var chess var capablanca var amazon");
        if (reads()) {
            System.out.println("option name UCI_Variant type combo default chess var chess var measure");
        }
        if (mode.equals("picky") || reads()) {
            System.out.println("option name VariantPath type string default <empty>");
        }
        System.out.println("uciok");
    }

    private Position position(String line) {
        String[] halves = line.split(" moves ", 2);
        start = halves[0];
        Position position = start();
        if (halves[0].startsWith("position fen ")) {
            String fen = halves[0].substring("position fen ".length());
            position = isChess() ? ChessPosition.withPossibleRights(Fen.parse(fen)) : rules().position(fen);
        }
        if (halves.length == 2) {
            for (String move : halves[1].split(" ", -1)) {
                position.make(Uci.read(position, move));
            }
        }
        return position;
    }

    /// The move that it plays.
    static int move(Position position) {
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        return moves[
                (int) Long.remainderUnsigned(Fen.pieces(position.fen()).hashCode() * 0x9E3779B97F4A7C15L >>> 8, count)];
    }

    private void go(Position position, int ply) {
        if (ply >= TROUBLE_PLY && games % every == 0) {
            trouble();
        }
        int move = move(position);
        int score = mode.equals("weigher") ? verdict(position) : -17;
        System.out.println("info depth 3 seldepth 5 score cp " + score + " nodes 123 nps 1000 pv e2e4 depth 9");
        System.out.println("bestmove " + Uci.write(position, move, false) + " ponder e7e5");
    }

    private boolean reads() {
        return Set.of("weigher", "warped", "cheat").contains(mode);
    }

    private void count(Position position) {
        int more = mode.equals("warped") && start.startsWith("position fen") ? 1 : 0;
        Perft.divide(position, 2, false).forEach((move, count) -> System.out.println(move + ": " + (count + more)));
        System.out.println("\nNodes searched: 1");
    }

    /// So sure that games are adjudicated at once.
    private int verdict(Position position) {
        int white = PlacementText.of(start.substring("position fen ".length()))
                .pieces()
                .map(letter -> (Character.isUpperCase(letter) ? 1 : -1) * worth(Character.toUpperCase(letter)))
                .sum();
        int luck = Math.floorMod(start.hashCode() * 0x9E3779B97F4A7C15L >>> 8, 801) - 400;
        return (white + luck > 0) == (position.sideToMove() == Side.WHITE) ? 900 : -900;
    }

    private static int worth(int letter) {
        return switch (letter) {
            case 'P' -> 100;
            case 'N', 'B' -> 300;
            case 'R' -> 500;
            case 'Q' -> 900;
            case 'K' -> 0;
            default -> 600;
        };
    }

    private void trouble() {
        switch (mode) {
            case "die" -> System.exit(1);
            case "hang" -> hang();
            case "flood" -> babble();
            case "orphan" -> orphan();
            case "illegal", "cheat" -> System.out.println("bestmove a1h7");
            case "garbage" -> {
                System.out.println("\u0000\u0001 bestmoves are e2e4\n\n  info score cp depth x nodes\ninfo");
                System.out.println("info score mate\ninfo string bestmove e2e4");
                System.err.println("x".repeat(100_000));
            }
            default -> {}
        }
    }

    /// Prints for ever.
    private static void babble() {
        PrintStream out = new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16));
        while (!out.checkError()) {
            for (int i = 0; i < 10_000; i++) {
                out.print("info string I go on\n");
            }
        }
    }

    /// Dies, and leaves a child that holds its pipes.
    private static void orphan() {
        try {
            new ProcessBuilder("sleep", "60").inheritIO().start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        System.exit(1);
    }

    /// Answers nothing until its input ends, and not then.
    private static void hang() {
        while (true) {
            java.util.concurrent.locks.LockSupport.park();
        }
    }
}
