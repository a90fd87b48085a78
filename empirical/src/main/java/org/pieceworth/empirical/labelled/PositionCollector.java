package org.pieceworth.empirical.labelled;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.reading.PositionVectors;
import org.pieceworth.empirical.rows.CollectedGames;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;

/// Reads the lines of one piece of a file of labelled positions: plain ones from their bytes, others as
/// text.
final class PositionCollector {

    private final String name;
    private final long salt;
    private final ObservationSettings options;
    private final TermSet terms;
    private final ObservedGameListener keeper;
    private final boolean keepsPositions;
    private final boolean wanted;
    private final long[] noClusters;
    private final PlainLine plain;
    private final CollectedPositions found = new CollectedPositions();
    private final CollectedGames alone = found.alone;
    private final PositionVectors vectors;
    private final PositionVectors namedVectors;

    private PositionCollector(
            String name, long salt, ObservationSettings options, TermSet terms, ObservedGameListener keeper) {
        this.name = name;
        this.salt = salt;
        this.options = options;
        this.terms = terms;
        this.keeper = keeper;
        keepsPositions = keeper.wantsPositions();
        wanted = options.games().where().holds(Map.of());
        noClusters = options.groups().clusterTags().hashes(Map.of());
        plain = new PlainLine();
        vectors = new PositionVectors(terms, alone.vectors);
        namedVectors = new PositionVectors(terms, found.namedVectors);
    }

    /// Reads a piece.
    ///
    /// @param name the file's name, for messages
    /// @param salt makes keys of lines that name no game
    /// @param keeper receives the games
    /// @throws InputException when a line is too long
    static CollectedPositions collect(
            LineChunks.Chunk piece,
            String name,
            long salt,
            ObservationSettings options,
            TermSet terms,
            ObservedGameListener keeper) {
        PositionCollector collector = new PositionCollector(name, salt, options, terms, keeper);
        LineCursor lines = new LineCursor(piece, name);
        while (lines.advance()) {
            collector.read(lines);
        }
        return collector.found;
    }

    private void read(LineCursor line) {
        if (plain.read(line.bytes(), line.from, line.to)) {
            use(plain.position, plain.result(), plain.game(), line.number());
        } else {
            String text = line.text();
            if (LabelForm.isMeant(text)) {
                read(text, line.number());
            }
        }
    }

    private void read(String text, long line) {
        Optional<LabelledLine> labelled = LabelForm.readAny(text);
        if (labelled.isEmpty()) {
            skip(SkippedGames.UNREADABLE_LINE, line, LabelForm.expectedInsteadOf(text));
            return;
        }
        LabelledLine read = labelled.get();
        if (isUnknown(read.result())) {
            skipUnknown(line);
            return;
        }
        try {
            use(ChessPosition.withPossibleRights(Fen.parse(read.position())), read.result(), read.game(), line);
        } catch (InputException unplayable) {
            skip(SkipReason.BAD_SETUP, line, String.valueOf(unplayable.getMessage()));
        }
    }

    private boolean isUnknown(GameResult result) {
        return result == GameResult.UNKNOWN && !options.games().unknownAsDraw();
    }

    private void skipUnknown(long line) {
        skip(SkippedGames.UNKNOWN_RESULT, line, "found the result *, expected 1-0, 1/2-1/2 or 0-1");
    }

    private void skip(String reason, long line, String fault) {
        alone.found++;
        alone.skip(reason, ++found.numbered, line);
        if (found.firstError.isEmpty()) {
            found.firstError = Optional.of(name + ", line " + line + ": " + fault);
        }
    }

    private void use(ChessPosition position, GameResult result, String game, long line) {
        if (isUnknown(result)) {
            skipUnknown(line);
            return;
        }
        found.anyGood = true;
        if (game.isEmpty()) {
            useAlone(position, result, line);
        } else {
            found.named.add(new CollectedPositions.Named(
                    line,
                    found.numbered + 1,
                    game,
                    result,
                    position.hash(),
                    namedVectors.add(position),
                    text(position)));
        }
    }

    private void useAlone(ChessPosition position, GameResult result, long line) {
        alone.found++;
        long number = ++found.numbered;
        if (!wanted) {
            alone.skip(SkipReason.NOT_WANTED, number, line);
            return;
        }
        long key = ObservedGame.key(salt + line, position.hash(), result);
        int vector = vectors.add(position);
        if (options.positions().target() == Target.RESULT) {
            alone.rows.add(vector);
            alone.rowPlies.add(1);
        }
        alone.endGame(
                key, number, line, result, 0, 1, options.groups().weighting().gamesAlike());
        alone.endGroups(options.groups().by(), Map.of(), options.groups().aliases());
        alone.endClusters(noClusters);
        if (!keeper.equals(ObservedGameListener.NONE)) {
            int[] features = alone.vectors.dense(vector, terms.features().size());
            Observation row = new Observation(1, features, Double.NaN, text(position));
            found.kept.add(new ObservedGame(line, key, result, 0, 1, Map.of(), List.of(row)));
        }
    }

    private String text(ChessPosition position) {
        return keepsPositions ? position.fen() : "";
    }
}
