package org.pieceworth.valuation.army;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.piece.NamedPiece;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.synergy.Lexicon;

/// The kinds of pieces available to an army, lowest value first.
///
/// @param kinds each with a value
/// @param leftOut kinds without one
public record ArmyPool(List<Kind> kinds, List<String> leftOut) {

    /// A kind of piece.
    ///
    /// @param betza its notation
    /// @param name its name in the catalogue, else in the lexicon, else empty
    /// @param movement its moves
    /// @param value value on the requested scale
    public record Kind(String betza, String name, Movement movement, double value) {}

    public interface Values {

        /// The value, on the scale asked for.
        OptionalDouble of(Movement movement);
    }

    public ArmyPool {
        kinds = List.copyOf(kinds);
        leftOut = List.copyOf(leftOut);
    }

    /// The pool of that name: `lexicon`, `catalogue`, sets of the catalogue or pieces, between commas.
    ///
    /// @throws InputException when an item is unknown
    public static Map<Movement, Piece> named(String pool) {
        PieceCatalogue catalogue = PieceCatalogue.load();
        Map<Movement, Piece> pieces = new LinkedHashMap<>();
        for (String item : pool.split(",", -1)) {
            items(item.strip(), catalogue)
                    .forEach(piece -> pieces.putIfAbsent(piece.betza().movement(), piece));
        }
        return pieces;
    }

    private static Stream<Piece> items(String item, PieceCatalogue catalogue) {
        if (item.equals("lexicon")) {
            return Lexicon.entries().stream().map(entry -> named(entry, catalogue));
        }
        List<NamedPiece> set = item.equals("catalogue")
                ? catalogue.pieces()
                : catalogue.pieces().stream()
                        .filter(piece -> piece.sets().contains(item))
                        .toList();
        return set.isEmpty()
                ? Stream.of(catalogue.find(item))
                : set.stream().filter(ArmyPool::fights).map(piece -> catalogue.find(piece.name()));
    }

    private static Piece named(Lexicon.Entry entry, PieceCatalogue catalogue) {
        Piece piece = catalogue.find(entry.betza());
        return piece.name().isEmpty() ? new Piece(piece.typed(), entry.name(), piece.betza(), List.of()) : piece;
    }

    /// Pawns and the king have their own places in an army.
    private static boolean fights(NamedPiece piece) {
        return !piece.name().equals("king")
                && !piece.name().equals("pawn")
                && !piece.betza().movement().any(Ray::initial);
    }

    /// The pool of those pieces that have a value in a model.
    public static ArmyPool of(Stream<Piece> pieces, Values values) {
        List<Kind> kinds = new ArrayList<>();
        List<String> leftOut = new ArrayList<>();
        pieces.forEach(piece -> {
            Movement movement = piece.betza().movement();
            values.of(movement)
                    .ifPresentOrElse(
                            value -> kinds.add(new Kind(piece.betza().text(), piece.name(), movement, value)),
                            () -> leftOut.add(piece.betza().text()));
        });
        kinds.sort(Comparator.comparingDouble(Kind::value));
        return new ArmyPool(kinds, leftOut);
    }

    /// True for pieces with equal moves, or with equal captures.
    public static boolean alike(Movement piece, Movement theme, boolean captures) {
        return part(piece, captures).equals(part(theme, captures))
                && piece.compounds().equals(theme.compounds());
    }

    private static Set<Ray> part(Movement movement, boolean captures) {
        return movement.rays().stream()
                .filter(ray ->
                        captures ? ray.modality().capture() : ray.modality().quiet())
                .map(ray -> new Ray(
                        ray.kind(),
                        ray.dx(),
                        ray.dy(),
                        ray.max(),
                        new Modality(!captures, captures, false),
                        ray.initial(),
                        ray.around()))
                .collect(Collectors.toSet());
    }

    public double[] values() {
        return kinds.stream().mapToDouble(Kind::value).toArray();
    }
}
