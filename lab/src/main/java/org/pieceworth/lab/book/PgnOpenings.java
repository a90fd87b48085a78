package org.pieceworth.lab.book;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.pgn.GameListener;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.pgn.PgnFault;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.PgnVisitor;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.text.InputException;

/// Beginnings of games. Moves behind them are not read: a game may be broken there.
final class PgnOpenings implements PgnVisitor {

    /// An opening with its line.
    record Placed(Opening opening, long line) {}

    private final String name;
    private final VariantRules rules;
    private final int plies;
    private final GameReplay replay;
    private final List<Placed> found = new ArrayList<>();
    private int words;
    private long line;

    private PgnOpenings(String name, VariantRules rules, int plies) {
        this.name = name;
        this.rules = rules;
        this.plies = plies;
        replay = new GameReplay(new Replayed(), rules);
    }

    /// Reads all games.
    ///
    /// @throws InputException naming the line of a game that cannot be played
    static List<Placed> read(String name, byte[] text, VariantRules rules, int plies) {
        PgnOpenings openings = new PgnOpenings(name, rules, plies);
        new PgnReader(new ByteArrayInputStream(text), openings).readAll();
        return openings.found;
    }

    @Override
    public void beginGame(long ordinal, long atLine) {
        words = 0;
        line = atLine;
        replay.beginGame(ordinal, atLine);
    }

    @Override
    public void tag(ByteSlice tag, ByteSlice value) {
        replay.tag(tag, value);
    }

    @Override
    public boolean endTags() {
        return replay.endTags();
    }

    @Override
    public boolean wantsWords() {
        return replay.wantsWords();
    }

    @Override
    public void word(ByteSlice move, long atLine) {
        if (words++ < plies) {
            replay.word(move, atLine);
        }
    }

    @Override
    public void fault(PgnFault fault, long atLine) {
        if (words < plies) {
            replay.fault(fault, atLine);
        }
    }

    @Override
    public void result(GameResult result) {
        replay.result(result);
    }

    @Override
    public void endGame() {
        replay.endGame();
    }

    /// Receives the games during the replay.
    private final class Replayed implements GameListener {

        @Override
        public boolean wantsKey() {
            return false;
        }

        @Override
        public void end(ReplayedGame game, PlayedMoves moves, Optional<SkipReason> skip) {
            skip.filter(reason -> !reason.reason().equals(SkipReason.CONFLICTING_RESULT))
                    .ifPresent(reason -> {
                        throw new InputException(name + ", line " + reason.line()
                                + ": found a game that cannot be played (" + reason.reason()
                                + "), expected openings of " + rules.variant().name());
                    });
            List<Integer> made = new ArrayList<>();
            for (int ply = 0; ply < moves.plies(); ply++) {
                made.add(moves.move(ply));
            }
            found.add(new Placed(
                    new Opening(rules, StartFen.of(rules, moves.at(0).fen()), made), line));
        }
    }
}
