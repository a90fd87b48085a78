package org.pieceworth.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.armies.PlainBoard;
import org.pieceworth.lab.armies.VariantBuilder;
import org.pieceworth.lab.experiment.OrderedGames;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.EnginePlayer;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.GameRunner.Seat;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Mixing;

/// Plays games between pairs of unlike armies: `ArmiesByPlan PLAN RESULTS THREADS`.
///
/// A line of the plan is `id, board, nodes, games, first army, its pawns, second army, its pawns` between tabs. An army
/// is pieces in Betza notation between spaces; they and the pawns are placed at random behind and on the second rank,
/// for each pair of games anew, and both games of a pair have the same squares with colors exchanged. An army with the
/// word `king` is a first rank as it is, with `-` for an empty square. Games begin with up to four random plies.
///
/// A line of RESULTS is a line of the plan and the first army's wins, draws and losses as White and as Black. Results
/// are only added, and what RESULTS has is passed over, so a stopped run goes on. The plan is read again after each
/// line.
public final class ArmiesByPlan {

    private static final int WORDS = 8;
    private static final int PLIES = 4;
    private static final int TRIES = 200;
    private static final String KING = "king";
    private static final String EMPTY = "-";

    /// Values that the engine adds up are what is in doubt here, so wins are played out nearly to their end.
    private static final Adjudication ADJUDICATION = Adjudication.parse("win=2500:4,draw=10:10:120");

    private ArmiesByPlan() {}

    private record Line(
            String text,
            String board,
            long nodes,
            int games,
            List<String> first,
            int pawns,
            List<String> second,
            int others) {

        static Line parse(String text) {
            String[] words = text.split("\t", -1);
            if (words.length != WORDS) {
                throw new InputException("plan: found '" + text + "', expected " + WORDS + " fields between tabs");
            }
            return new Line(
                    text,
                    words[1],
                    Long.parseLong(words[2]),
                    Integer.parseInt(words[3]),
                    pieces(words[4]),
                    Integer.parseInt(words[5]),
                    pieces(words[6]),
                    Integer.parseInt(words[7]));
        }

        private static List<String> pieces(String army) {
            return Stream.of(army.split(" ")).filter(piece -> !piece.isEmpty()).toList();
        }

        /// Nodes and games are no part of it: the same armies begin from the same squares.
        long seed() {
            return Mixing.mix(String.join(" ", first).hashCode() * 31L
                    + String.join(" ", second).hashCode()
                    + pawns * 7L
                    + others);
        }
    }

    /// Games of one line.
    private static final class Pair {

        private final Line line;
        private final VariantRules rules;
        private final String first;
        private final String second;
        private final int files;
        private final int ranks;
        private final GameRunner runner = new GameRunner(ADJUDICATION, GameRunner.DEFAULT_PLY_CAP);
        private final ConcurrentLinkedQueue<EnginePlayer> idle = new ConcurrentLinkedQueue<>();

        Pair(Line line) {
            this.line = line;
            VariantBuilder builder = new VariantBuilder(PlainBoard.parse(line.board()));
            first = letters(builder, line.first());
            second = letters(builder, line.second());
            String promoted = (first + second)
                    .chars()
                    .filter(c -> c != 'K' && c != ' ')
                    .distinct()
                    .mapToObj(c -> Character.toString(c).toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining());
            builder.set("promotionPieceTypes", promoted.isEmpty() ? "q" : promoted);
            rules = VariantRules.of(builder.build("armies", "the armies").variant());
            String[] size = line.board().split("x");
            files = Integer.parseInt(size[0]);
            ranks = Integer.parseInt(size[1]);
        }

        private static String letters(VariantBuilder builder, List<String> army) {
            return army.stream()
                    .map(piece -> switch (piece) {
                        case KING -> "K";
                        case EMPTY -> " ";
                        default -> Character.toString(builder.letter("army", piece));
                    })
                    .collect(Collectors.joining());
        }

        PlayedGame play(long game) {
            String start = start(game / 2, game % 2 == 0);
            EnginePlayer player = Optional.ofNullable(idle.poll())
                    .orElseGet(() -> EnginePlayer.of("pieceworth", rules, EngineSettings.DEFAULT));
            Seat seat = new Seat(player, TimeControl.nodes(line.nodes()));
            int plies = first.contains("K") ? PLIES : (int) (game / 2 % (PLIES + 1));
            PlayedGame played =
                    runner.play(new Openings(rules, start, line.seed(), plies, false).opening(game / 2), seat, seat);
            idle.add(player);
            return played;
        }

        /// A start in which nobody can take at once, as far as one is found.
        private String start(long k, boolean straight) {
            SplittableRandom random = new SplittableRandom(Mixing.mix(line.seed() + k));
            Optional<String> open = Optional.empty();
            for (int attempt = 0; attempt < TRIES; attempt++) {
                char[][] one = placed(first, line.pawns(), random);
                char[][] other = placed(second, line.others(), random);
                String white = fen(one, other);
                String black = fen(other, one);
                if (isPlayable(white) && isPlayable(black)) {
                    String found = straight ? white : black;
                    if (isQuiet(white) && isQuiet(black)) {
                        return found;
                    }
                    open = open.or(() -> Optional.of(found));
                }
            }
            return open.orElseThrow(() -> new InputException("no start in which nobody is in check: " + line.text()));
        }

        /// Ranks of an army from its own side.
        private char[][] placed(String army, int pawns, SplittableRandom random) {
            char[][] squares = new char[3][files];
            for (char[] rank : squares) {
                Arrays.fill(rank, ' ');
            }
            int[] order = order(random);
            for (int i = 0; i < Math.min(pawns, files); i++) {
                squares[1][order[i]] = 'P';
            }
            if (army.contains("K")) {
                army.getChars(0, files, squares[0], 0);
                return squares;
            }
            String pieces = "K" + army;
            int[] behind = order(random);
            int placed = 0;
            for (int i = 0; i < files && placed < pieces.length(); i++) {
                squares[0][behind[i]] = pieces.charAt(placed++);
            }
            for (int i = 0; placed < pieces.length(); i++) {
                int file = order[files - 1 - i % files];
                int rank = squares[1][file] == ' ' ? 1 : 2;
                squares[rank][file] = pieces.charAt(placed++);
            }
            return squares;
        }

        private int[] order(SplittableRandom random) {
            int[] order = new int[files];
            for (int i = 0; i < files; i++) {
                int j = random.nextInt(i + 1);
                order[i] = order[j];
                order[j] = i;
            }
            return order;
        }

        private String fen(char[][] white, char[][] black) {
            StringBuilder text = new StringBuilder();
            for (int rank = ranks - 1; rank >= 0; rank--) {
                int fromTop = ranks - 1 - rank;
                for (int file = 0; file < files; file++) {
                    char other = fromTop < 3 ? Character.toLowerCase(black[fromTop][file]) : ' ';
                    char square = rank < 3 ? white[rank][file] : other;
                    text.append(square == ' ' ? "1" : Character.toString(square));
                }
                text.append(rank > 0 ? "/" : " w - - 0 1");
            }
            String board = text.toString();
            for (int n = files; n > 1; n--) {
                board = board.replaceAll("(?<!\\d)1{" + n + "}(?!\\d)", Integer.toString(n));
            }
            return PieceLetter.written(board.substring(0, board.indexOf(' ')) + " w - - 0 1");
        }

        private boolean isPlayable(String fen) {
            try {
                VariantPosition position = rules.position(fen);
                return !position.inCheck() && position.outcome() instanceof Outcome.InPlay;
            } catch (InputException sideToMoveGivesCheck) {
                return false;
            }
        }

        private boolean isQuiet(String fen) {
            VariantPosition position = rules.position(fen);
            int[] moves = new int[position.maxMoves()];
            int count = position.generate(moves);
            return Arrays.stream(moves, 0, count).allMatch(move -> position.takenType(move) < 0);
        }
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 3) {
            System.err.println("usage: ArmiesByPlan PLAN RESULTS THREADS");
            System.exit(2);
        }
        Path plan = Path.of(arguments[0]);
        Path results = Path.of(arguments[1]);
        int threads = Integer.parseInt(arguments[2]);
        Set<String> done = new HashSet<>();
        if (Files.exists(results)) {
            Files.readAllLines(results)
                    .forEach(line -> done.add(String.join(
                            "\t", Arrays.copyOf(line.replaceFirst("^#\t", "").split("\t", -1), WORDS))));
        }
        while (true) {
            Optional<String> next = Files.readAllLines(plan).stream()
                    .filter(line -> !line.isBlank() && !line.startsWith("#") && !done.contains(line))
                    .findFirst();
            if (next.isEmpty()) {
                return;
            }
            done.add(next.get());
            long begin = System.nanoTime();
            String line = result(next.get(), threads);
            Files.writeString(results, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            System.out.printf("%5.1f s: %s%n", (System.nanoTime() - begin) / 1e9, line);
        }
    }

    private static String result(String text, int threads) {
        try {
            Line line = Line.parse(text);
            int[] counts = new int[6];
            try (OrderedGames games = new OrderedGames(threads, new Pair(line)::play)) {
                games.play(0, line.games(), (number, game) -> {
                    counts[index(number, game.result())]++;
                    return true;
                });
            }
            return text + "\t"
                    + Arrays.stream(counts).mapToObj(Integer::toString).collect(Collectors.joining("\t"));
        } catch (InputException e) {
            return "#\t" + text + "\t" + e.getMessage();
        }
    }

    /// Wins, draws and losses of the first army as White, then as Black.
    private static int index(long game, GameResult result) {
        boolean white = game % 2 == 0;
        return switch (result) {
            case WHITE_WINS -> white ? 0 : 5;
            case DRAW, UNKNOWN -> white ? 1 : 4;
            case BLACK_WINS -> white ? 2 : 3;
        };
    }
}
