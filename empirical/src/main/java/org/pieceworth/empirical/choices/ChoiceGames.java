package org.pieceworth.empirical.choices;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.pieceworth.empirical.memory.LongIndex;
import org.pieceworth.empirical.memory.LongList;
import org.pieceworth.empirical.rows.SkippedGames;

/// Positions of games with the moves chosen in them. If there are too many, every second game is dropped,
/// repeatedly, so that the remaining games are spread evenly over all; the selection depends only on the
/// games.
public final class ChoiceGames {

    private final int maxPositions;
    private List<PlayedChoice> choices = new ArrayList<>();
    private final LongIndex keys = new LongIndex();
    private LongList pairs = new LongList();
    private LongList events = new LongList();
    private final Map<String, Long> skipped = new TreeMap<>();
    private final Map<String, String> places = new TreeMap<>();
    private long found;
    private long used;
    private int numbered;
    private int stride = 1;

    /// @param maxPositions positions to keep
    public ChoiceGames(int maxPositions) {
        this.maxPositions = maxPositions;
    }

    /// The choices, in the order of the games.
    public List<PlayedChoice> choices() {
        return List.copyOf(choices);
    }

    /// Games found.
    public long found() {
        return found;
    }

    /// Interval between used games.
    public int stride() {
        return stride;
    }

    /// Unused games, by reason.
    public SkippedGames skipped() {
        return new SkippedGames(skipped, places);
    }

    /// A hash of a game's two players; 0 if one is unknown.
    long pair(int game) {
        return pairs.get(game);
    }

    /// A hash of a game's event; 0 if unknown.
    long event(int game) {
        return events.get(game);
    }

    void find() {
        found++;
    }

    void skip(String reason, String place) {
        skipped.merge(reason, 1L, Long::sum);
        places.putIfAbsent(reason, place);
    }

    /// True if a game with these moves came before.
    boolean isKnown(long key) {
        int before = keys.size();
        keys.add(key);
        return keys.size() == before;
    }

    /// True if the next game's moves are used.
    boolean wantsNext() {
        return used % stride == 0;
    }

    /// Skips an unwanted game.
    void pass() {
        used++;
    }

    /// Adds a game; its choices have its number, [#next()].
    void add(long pair, long event, List<PlayedChoice> made) {
        used++;
        pairs.add(pair);
        events.add(event);
        numbered++;
        choices.addAll(made);
        while (choices.size() > maxPositions && stride < 1 << 30) {
            // Remaining games are those whose place is a multiple of the stride.
            stride *= 2;
            choices.removeIf(choice -> (choice.game() & 1) == 1);
            renumber();
        }
    }

    private void renumber() {
        List<PlayedChoice> kept = new ArrayList<>(choices.size());
        choices.forEach(
                choice -> kept.add(new PlayedChoice(choice.game() / 2, choice.fen(), choice.move(), choice.movedTo())));
        choices = kept;
        pairs = halved(pairs);
        events = halved(events);
        numbered = (numbered + 1) / 2;
    }

    private static LongList halved(LongList list) {
        LongList kept = new LongList();
        for (int i = 0; i < list.size(); i += 2) {
            kept.add(list.get(i));
        }
        return kept;
    }

    /// The number of the next game.
    int next() {
        return numbered;
    }

    /// Number of games with saved choices.
    public int games() {
        return numbered;
    }
}
