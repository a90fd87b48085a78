package org.pieceworth.rules.piece;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.movement.Movement;

/// A piece that has a name. Its notation is read on first use: a command that asks for one piece does not read
/// hundreds.
public final class NamedPiece {

    private final String name;
    private final String notation;
    private final List<String> aliases;
    private final List<String> sets;

    /// Threads may read the notation more than once, with equal results.
    private @Nullable Betza betza;

    /// @param name the commonest name, lower case
    /// @param notation its movement in Betza notation, in the standard dialect
    /// @param aliases other names
    /// @param sets the games, armies or families that it belongs to
    NamedPiece(String name, String notation, List<String> aliases, List<String> sets) {
        this.name = name;
        this.notation = notation;
        this.aliases = List.copyOf(aliases);
        this.sets = List.copyOf(sets);
    }

    /// The commonest name, lower case.
    public String name() {
        return name;
    }

    /// Its movement, without warnings of other dialects: a user who asks by name has typed none.
    public Betza betza() {
        Betza known = betza;
        if (known == null) {
            known = Betza.unwarned(notation);
            betza = known;
        }
        return known;
    }

    /// Its movement where the letters of its notation mean other steps.
    ///
    /// @throws org.pieceworth.rules.betza.BetzaSyntaxException when it has no meaning on hexagons
    public Betza betza(Dialect dialect) {
        return dialect == Dialect.HEX ? Betza.parse(notation, dialect) : betza();
    }

    Movement movement() {
        return betza().movement();
    }

    /// Other names.
    public List<String> aliases() {
        return aliases;
    }

    /// The games, armies or families that it belongs to.
    public List<String> sets() {
        return sets;
    }

    /// The name and the aliases.
    Stream<String> names() {
        return Stream.concat(Stream.of(name), aliases.stream());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof NamedPiece piece
                && piece.name.equals(name)
                && piece.notation.equals(notation)
                && piece.aliases.equals(aliases)
                && piece.sets.equals(sets);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, notation);
    }

    @Override
    public String toString() {
        return name + " " + notation;
    }
}
