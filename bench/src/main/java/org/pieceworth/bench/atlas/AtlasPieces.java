package org.pieceworth.bench.atlas;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.measure.MeasureAnchor;
import org.pieceworth.lab.measure.MeasuredGame;
import org.pieceworth.lab.measure.PieceTraits;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.NamedPiece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.text.InputException;

/// The pieces of an atlas: those of the catalogue, and others by lot, each movement once.
///
/// @param piece its notation
/// @param name its name; empty for one by lot
public record AtlasPieces(String piece, String name) {

    /// Centipawns by the engine's guess: what is weaker or stronger than that hardly informs a law.
    private static final double WEAKEST = 15;

    private static final double STRONGEST = 1400;

    /// The pieces of the catalogue in an order by lot, each followed by as many drawn ones.
    ///
    /// @param seed of the lots
    /// @param drawn pieces by lot to each of the catalogue
    /// @param most so many pieces at most
    public static List<AtlasPieces> listed(long seed, int drawn, int most) {
        List<NamedPiece> named = new ArrayList<>(PieceCatalogue.load().pieces());
        SplittableRandom lot = new SplittableRandom(seed);
        for (int i = named.size() - 1; i > 0; i--) {
            int other = lot.nextInt(i + 1);
            NamedPiece kept = named.get(i);
            named.set(i, named.get(other));
            named.set(other, kept);
        }
        PieceGrammar grammar = new PieceGrammar(seed);
        Set<Movement> seen = new HashSet<>();
        List<AtlasPieces> pieces = new ArrayList<>();
        for (NamedPiece piece : named) {
            if (!piece.sets().equals(List.of("chess"))
                    || !piece.name().equals("king") && !piece.name().equals("pawn")) {
                add(pieces, seen, piece.betza().text(), piece.name());
            }
            for (int i = 0; i < drawn; i++) {
                addDrawn(pieces, seen, grammar);
            }
        }
        return pieces.subList(0, Math.min(most, pieces.size()));
    }

    /// Pieces by lot alone, of another seed than an atlas's: none that it has.
    ///
    /// @param known pieces that are left out
    public static List<AtlasPieces> drawn(long seed, int number, Set<Movement> known) {
        PieceGrammar grammar = new PieceGrammar(seed);
        Set<Movement> seen = new HashSet<>(known);
        List<AtlasPieces> pieces = new ArrayList<>();
        while (pieces.size() < number) {
            addDrawn(pieces, seen, grammar);
        }
        return pieces;
    }

    private static void addDrawn(List<AtlasPieces> pieces, Set<Movement> seen, PieceGrammar grammar) {
        int before = pieces.size();
        while (pieces.size() == before) {
            add(pieces, seen, grammar.next(), "");
        }
    }

    private static void add(List<AtlasPieces> pieces, Set<Movement> seen, String notation, String name) {
        try {
            Movement movement = Betza.unwarned(notation).movement();
            if (movement.rays().isEmpty() && movement.compounds().isEmpty() || !seen.add(movement)) {
                return;
            }
            MeasuredGame game = MeasuredGame.of(VariantSource.shipped("chess"), List.of(notation), List.of());
            double guess = guess(game);
            if (guess >= WEAKEST && guess <= STRONGEST && (!name.isEmpty() || canMove(game))) {
                pieces.add(new AtlasPieces(notation, name));
            }
        } catch (InputException _) {
            // no notation, or a piece that cannot be lost
        }
    }

    /// The engine's number for the first measured piece before any game, where the basket is worth 2125, or as it
    /// is in games without it.
    static double guess(MeasuredGame game) {
        PieceValues own = Engine.ownValues(game.rules());
        MeasureAnchor anchor = MeasureAnchor.parse("basket", game);
        double sum = anchor.letters().stream()
                .mapToDouble(letter -> middlegame(own, letter))
                .sum();
        return middlegame(own, game.pieces().getFirst().letter()) * anchor.number() / sum;
    }

    private static double middlegame(PieceValues values, char letter) {
        return values.of(PieceLetter.text(letter))
                .map(PieceValues.TaperedValue::middlegame)
                .orElse(0.0);
    }

    /// A piece by lot that cannot move, or never without a piece to hop over, would tell little.
    private static boolean canMove(MeasuredGame game) {
        return PieceTraits.of(game, game.pieces().getFirst()).stream()
                .noneMatch(note -> note.contains("cannot move") || note.contains("never captures"));
    }
}
