package org.pieceworth.valuation.pooled;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.text.Counted;

/// The play that a value is for.
///
/// @param fewest nodes per move of the weakest player, at least [#LEAST_NODES]
/// @param most nodes per move of the strongest
/// @param among the other pieces of the armies, sorted as by [PlayConditions#company]; any army composition
/// if empty
public record PlayConditions(long fewest, long most, Optional<String> among) {

    /// Most pieces are measured at this many nodes per move.
    public static final long NODES = 300;

    /// The fewest nodes per move with a value.
    public static final long LEAST_NODES = 30;

    /// The most.
    public static final long MOST_NODES = 10_000;

    /// Engine play at 300 to 3,000 nodes per move, in any army composition.
    public static final PlayConditions USUAL = new PlayConditions(NODES, 10 * NODES, Optional.empty());

    /// The army composition of most measurements: armies of chess.
    public static final String CHESS = "B,N,Q,R";

    /// At one strength.
    public PlayConditions at(long nodes) {
        return new PlayConditions(nodes, nodes, among);
    }

    /// These conditions in one army composition.
    ///
    /// @param pieces names or Betza notation, with commas
    public PlayConditions among(String pieces) {
        return new PlayConditions(fewest, most, Optional.of(company(pieces)));
    }

    /// An army composition as a text that is equal for equal ones.
    ///
    /// @param pieces names or Betza notation, with commas
    /// @throws org.pieceworth.text.InputException when a piece is not known
    public static String company(String pieces) {
        PieceCatalogue catalogue = PieceCatalogue.load();
        return Arrays.stream(pieces.split(","))
                .map(piece -> catalogue.find(piece.strip()).betza())
                .map(betza -> catalogue
                        .nameOf(betza.movement())
                        .map(name -> catalogue.find(name).betza().text())
                        .orElse(betza.text()))
                .distinct()
                .sorted()
                .collect(Collectors.joining(","));
    }

    /// Decades above [#NODES], the middle of the range.
    double decades() {
        return (decades(fewest) + decades(most)) / 2;
    }

    /// The variance of decades within the range.
    double variance() {
        double range = decades(most) - decades(fewest);
        return range * range / 12;
    }

    static double decades(long nodes) {
        return Math.log10((double) nodes / NODES);
    }

    /// Text for users: `engine play at 300 to 3,000 nodes per move`.
    public String text() {
        return "engine play at " + (fewest == most ? "" : Counted.number(fewest) + " to ")
                + Counted.of(most, "node") + " per move"
                + among.map(pieces -> " among " + pieces).orElse("");
    }
}
