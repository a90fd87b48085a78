package org.pieceworth.empirical.choices;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.pgn.GameListener;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.text.Mixing;

/// Takes positions from replayed games, at a fixed distance in plies, with the move played. A game without a
/// result counts: its moves were chosen all the same.
public final class ChoiceCollector implements GameListener {

    private static final byte[] WHITE = "white".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] BLACK = "black".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] EVENT = "event".getBytes(StandardCharsets.US_ASCII);

    private final ChoiceSettings settings;
    private final ChoiceGames into;
    private final String[] wantedTags;
    private final Map<String, String> tags = new HashMap<>();
    private String file = "";
    private long white;
    private long black;
    private long event;
    private boolean passes;

    /// @param into takes the choices
    public ChoiceCollector(ChoiceSettings settings, ChoiceGames into) {
        this.settings = settings;
        this.into = into;
        Set<String> wanted = new LinkedHashSet<>();
        settings.where().addTags(wanted);
        wantedTags = wanted.toArray(String[]::new);
    }

    /// A replay that reports games here. Chess has a separate one, which is faster and handles its shuffled
    /// starts.
    public GameReplay replay() {
        return settings.rules().isChess()
                ? new GameReplay(this, true, settings.unknownTags())
                : new GameReplay(this, settings.rules(), settings.unknownTags());
    }

    /// The following games are those of a file.
    ///
    /// @param name name for the places of skipped games
    public void startFile(String name) {
        file = name;
    }

    @Override
    public void begin() {
        tags.clear();
        white = ClusterTags.UNKNOWN;
        black = ClusterTags.UNKNOWN;
        event = ClusterTags.UNKNOWN;
        passes = false;
    }

    @Override
    public void tag(ByteSlice name, ByteSlice value) {
        if (name.isName(WHITE)) {
            white = ClusterTags.hash(value);
        } else if (name.isName(BLACK)) {
            black = ClusterTags.hash(value);
        } else if (name.isName(EVENT)) {
            event = ClusterTags.hash(value);
        }
        for (String wanted : wantedTags) {
            if (wanted.length() == name.length() && wanted.equalsIgnoreCase(name.toString())) {
                tags.put(wanted, value.toString());
            }
        }
    }

    @Override
    public boolean wanted() {
        boolean holds = settings.where().holds(tags);
        passes = holds && !into.wantsNext();
        return holds && !passes;
    }

    @Override
    public void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip) {
        into.find();
        if (passes && skip.isPresent() && skip.get().reason().equals(SkipReason.NOT_WANTED)) {
            into.pass();
        } else if (skip.isPresent()) {
            skip(skip.get().reason(), game.ordinal(), skip.get().line());
        } else if (game.plies() == 0) {
            skip(SkippedGames.NO_MOVES, game.ordinal(), game.line());
        } else if (into.isKnown(game.key())) {
            skip(SkippedGames.DUPLICATE, game.ordinal(), game.line());
        } else {
            into.add(pair(), event, choices(game, replay));
        }
    }

    private void skip(String reason, long ordinal, long line) {
        into.skip(reason, file + ", game " + ordinal + ", line " + line);
    }

    private long pair() {
        return white == ClusterTags.UNKNOWN || black == ClusterTags.UNKNOWN
                ? ClusterTags.UNKNOWN
                : Mixing.mix(Math.min(white, black) + Mixing.mix(Math.max(white, black))) | 1;
    }

    /// The first ply differs from game to game, so that all plies are used; it depends only on the game's
    /// moves.
    private List<PlayedChoice> choices(ReplayedGame game, PlayedMoves replay) {
        List<PlayedChoice> choices = new ArrayList<>();
        int offset = (int) Math.floorMod(Mixing.mix(game.key()), (long) settings.every());
        for (int ply = settings.minimumPly() + offset; ply < game.plies(); ply += settings.every()) {
            int before = ply == 0 ? -1 : Move.to(replay.move(ply - 1));
            choices.add(new PlayedChoice(into.next(), replay.at(ply).fen(), replay.move(ply), before));
        }
        return choices;
    }
}
