package org.pieceworth.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import org.pieceworth.testkit.ListeningSockets;

/// A program that runs each command briefly and looks at the sockets that are open meanwhile, in a virtual machine of
/// its own: tests beside it open some.
final class EveryCommandOnce {

    /// A short run of each command; `~` is the folder of [GoldenFiles].
    static final List<String> RUNS = List.of(
            "value N",
            "explain N",
            "moves N",
            "pieces knight",
            "fit ~/games.pgn",
            "predict ~/fit.json",
            "test ~/fit.json 2R=Q",
            "tabulate ~/fit.json",
            "choices ~/games.pgn --positions 200",
            "export ~/few.pgn -o ~/rows.parquet",
            "find ~/games.pgn --where Result=1-0",
            "compare ~/list.csv",
            "variants --file ~/my.ini",
            "balance RNBQKBNR --pool N,B --model mobility --answers 1",
            "odds knight --nodes 2 --games 20",
            "assess chess --nodes 2,4 --games 2",
            "endings R --board 4x4",
            "measure FfW --games 200 --nodes 20 --no-systematics",
            "match self self --games 2 --nodes 5",
            "ratings ~/players.pgn",
            "sprt --pentanomial 40,150,240,170,50",
            "selfplay --games 2 --nodes 5 -o ~/played.parquet",
            "uci",
            "lexicon",
            "synergy ~/targets.csv",
            "material",
            "fit-armies ~/armies.tsv",
            "demo --quick",
            "tune weights --games ~/games.pgn",
            "tune factors --paper --proposals 2 --games 2 --nodes 3",
            "perft --depth 2",
            "check-engine sh ~/engine.sh",
            "doctor",
            "completion bash",
            "man value");

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);

    private EveryCommandOnce() {}

    /// Prints the exit code of each run and the sockets that it opened.
    ///
    /// @param arguments the folder of the files
    public static void main(String... arguments) throws IOException, InterruptedException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Path folder = Path.of(arguments[0]);
        GoldenFiles.write(folder);
        for (String run : RUNS) {
            String[] words = run.replace("~", folder.toString()).split(" ");
            AtomicReference<CommandRun> ended = new AtomicReference<>();
            Thread command = Thread.ofPlatform().start(() -> ended.set(CommandRun.of(words)));
            Set<String> open = new TreeSet<>();
            do {
                for (InetSocketAddress socket :
                        ListeningSockets.of(ProcessHandle.current().pid())) {
                    open.add(socket.toString());
                }
            } while (!command.join(BETWEEN_LOOKS));
            out.println(run + ": " + Optional.ofNullable(ended.get()).map(CommandRun::code) + " " + open);
        }
        System.exit(0);
    }
}
