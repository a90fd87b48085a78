package org.pieceworth.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Options of other match runners, which begin with one dash, and their equivalents here. Without this
/// `-openings` would be read as `-o penings`.
final class RunnerOptions {

    private static final String MATCH = "match";

    /// Options, and after the first colon what to do instead.
    private static final String HERE = """
            engine: give --engine "cmd=PROGRAM;KEY=VALUE;…" for each player
            engines: give --engines FILE
            each: give --options, --tc, --movetime, --nodes, --depth, --margin or --ponder, which hold for all players
            quick: give two programs and --book FILE
            openings: give --book FILE, with --book-order, --book-plies and --book-start
            bookmode: give --book FILE with EPD, FEN lines or PGN
            tournament: give --round-robin or --gauntlet
            seeds: give --gauntlet, once for each seed
            rounds games sprt variant wait: it has two dashes
            concurrency force-concurrency: give --concurrency N
            repeat noswap reverse: omit it: an opening is always played with both colours
            draw: give --adjudicate draw=SCORE:MOVES:PLY
            resign: give --adjudicate resign=SCORE:MOVES
            maxmoves: give --max-plies N, twice the moves
            tb tbpieces tbignore50 tbadjudicate: omit it: games are played out
            use-affinity: give --affinity CPUS
            recover: omit it: a failed engine is always started again
            srand: give --seed N
            pgnout crc32: give -o FILE, with --scores, --times and --notation
            epdout: give -o FILE, and take the positions from the games
            ratinginterval scoreinterval: give --standing-every N
            report output: give --format json, csv, md, html or latex
            log debug show-latency: give --log FILE, with --log-lines
            event site: omit it: this tag is the same in every match
            compliance check-mate-pvs strict testEnv: try the engine by check-engine
            config autosaveinterval: give -o FILE; the same command then continues
            startup-ms ucinewgame-ms ping-ms: omit it: an engine has a minute
            """;

    private RunnerOptions() {}

    /// The error in a command line of another match runner.
    static Optional<String> fault(String... args) {
        return Arrays.stream(args)
                .filter(word -> args[0].equals(MATCH) && word.matches("-[a-z].+"))
                .flatMap(word -> HERE.lines()
                        .filter(line -> List.of(line.split(":")[0].split(" ")).contains(word.substring(1)))
                        .map(line -> MATCH + ": " + word + " is an option of other match runners; here "
                                + line.split(": ", 2)[1]))
                .findFirst();
    }
}
