package org.pieceworth.engine.uci;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Side;

/// The arguments of `go`.
///
/// @param flags `ponder`, `infinite`
/// @param numbers the other words with their numbers
/// @param searchMoves the moves to choose from, as written; all when there are none
/// @param errors words not understood, a message each; the rest is obeyed
record UciGo(Set<String> flags, Map<String, Long> numbers, List<String> searchMoves, List<String> errors) {

    static final String PERFT = "perft";
    private static final String SEARCH_MOVES = "searchmoves";
    private static final Set<String> FLAGS = Set.of("ponder", "infinite");
    /// A clock may be below 0.
    private static final Set<String> CLOCKS = Set.of("wtime", "btime", "winc", "binc", "movetime", "movestogo");

    private static final Set<String> COUNTS = Set.of("depth", "nodes", "mate", PERFT);
    private static final int MAX_FAULTS = 2;

    /// The nodes of a short search.
    static final int BRIEF = 1000;

    private static final long LONGEST = 1_000_000_000_000L;

    static UciGo parse(List<String> words) {
        UciGo go = new UciGo(new HashSet<>(), new HashMap<>(), new ArrayList<>(), new ArrayList<>());
        boolean listing = false;
        for (int i = 0; i < words.size(); i++) {
            String word = UciWords.lower(words.get(i));
            if (FLAGS.contains(word)) {
                go.flags.add(word);
                listing = false;
            } else if (CLOCKS.contains(word) || COUNTS.contains(word)) {
                String next = i + 1 < words.size() ? words.get(i + 1) : "nothing";
                OptionalLong number = number(word, next);
                number.ifPresentOrElse(value -> go.numbers.put(word, value), () -> go.fault(expected(word, next)));
                listing = false;
                i += isWord(next) ? 0 : 1;
            } else if (word.equals(SEARCH_MOVES)) {
                listing = true;
            } else if (listing) {
                go.searchMoves.add(words.get(i));
            } else {
                go.fault("go: found " + UciWords.shown(words.get(i))
                        + ", expected searchmoves, ponder, wtime, btime, winc, binc, movestogo, depth, nodes, mate,"
                        + " movetime, infinite or perft");
            }
        }
        return go;
    }

    private static boolean isWord(String word) {
        String small = UciWords.lower(word);
        return FLAGS.contains(small) || CLOCKS.contains(small) || COUNTS.contains(small) || small.equals(SEARCH_MOVES);
    }

    private static long lowest(String word) {
        return COUNTS.contains(word) ? 1 : -LONGEST;
    }

    private static long highest(String word) {
        return word.equals(PERFT) ? Perft.MAX_DEPTH : LONGEST;
    }

    private static OptionalLong number(String word, String text) {
        // Some clients write times as decimals.
        if (text.matches("[+-]?\\d{1,18}" + (CLOCKS.contains(word) ? "(\\.\\d*)?" : ""))) {
            long number = (long) Double.parseDouble(text);
            if (number >= lowest(word) && (number <= highest(word) || !word.equals(PERFT))) {
                return OptionalLong.of(Math.clamp(number, -LONGEST, LONGEST));
            }
        }
        return OptionalLong.empty();
    }

    private static String expected(String word, String text) {
        return "go: found " + UciWords.shown(text) + " after " + word + ", expected a whole number"
                + (lowest(word) == 1 ? " from 1" : "") + (highest(word) < LONGEST ? " to " + highest(word) : "");
    }

    private void fault(String message) {
        if (errors.size() < MAX_FAULTS) {
            errors.add(message);
        }
    }

    /// True if no word was understood.
    boolean isNonsense() {
        return !errors.isEmpty() && flags.isEmpty() && numbers.isEmpty() && searchMoves.isEmpty();
    }

    boolean ponders() {
        return flags.contains("ponder");
    }

    boolean infinite() {
        return flags.contains("infinite");
    }

    /// The depth of `go perft`, 0 without it.
    int perft() {
        return numbers.getOrDefault(PERFT, 0L).intValue();
    }

    /// The moves of `go mate`, 0 without it.
    int mate() {
        return (int) Math.min(numbers.getOrDefault("mate", 0L), SearchLimits.MAX_DEPTH / 2);
    }

    /// True if a limit was given, but none that holds for the side to move.
    boolean lacksLimit(Side side) {
        return !infinite()
                && perft() == 0
                && (!numbers.isEmpty() || !errors.isEmpty())
                && given(side, List.of()).equals(SearchLimits.infinite());
    }

    /// The limits of a search for the side to move; of a short search if no given limit is for that side. An infinite
    /// search keeps its limits of depth and nodes.
    SearchLimits limits(Side side, List<Integer> moves) {
        return lacksLimit(side) ? SearchLimits.nodes(BRIEF).among(moves) : given(side, moves);
    }

    private SearchLimits given(Side side, List<Integer> moves) {
        SearchLimits clock = infinite() ? SearchLimits.infinite() : clock(side);
        SearchLimits move = infinite() || !numbers.containsKey("movetime")
                ? SearchLimits.infinite()
                : SearchLimits.moveTime(Math.max(1, numbers.get("movetime")));
        return new SearchLimits(
                numbers.getOrDefault("nodes", 0L),
                depth(),
                min(clock.softNanos(), move.softNanos()),
                min(clock.hardNanos(), move.hardNanos()),
                moves);
    }

    /// The limits of a search in the opponent's time: without the clock.
    SearchLimits pondering(List<Integer> moves) {
        return new SearchLimits(numbers.getOrDefault("nodes", 0L), depth(), 0, 0, moves);
    }

    private SearchLimits clock(Side side) {
        String letter = side == Side.WHITE ? "w" : "b";
        Long time = numbers.get(letter + "time");
        if (time == null) {
            return SearchLimits.infinite();
        }
        long increment = Math.max(0, numbers.getOrDefault(letter + "inc", 0L));
        int toGo = Math.clamp(numbers.getOrDefault("movestogo", 0L), 0, 1000);
        return SearchLimits.clock(Math.max(1, time), increment, toGo);
    }

    /// A mate in n moves takes 2n − 1 plies.
    private int depth() {
        long depth = numbers.getOrDefault("depth", 0L);
        return (int) Math.min(min(depth, Math.max(0, 2L * mate() - 1)), SearchLimits.MAX_DEPTH);
    }

    /// The smaller of two limits; 0 means none.
    private static long min(long a, long b) {
        return a == 0 || b == 0 ? Math.max(a, b) : Math.min(a, b);
    }
}
