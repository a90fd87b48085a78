package org.pieceworth.studies.endings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Numbers;
import org.pieceworth.rules.fairy.SolvedEnding.Tally;
import org.pieceworth.studies.endings.EndingGame.Ending;
import org.pieceworth.studies.endings.EndingGame.Named;
import org.pieceworth.studies.endings.EndingsAnswer.Colours;
import org.pieceworth.studies.endings.EndingsAnswer.Places;
import org.pieceworth.studies.endings.EndingsAnswer.Row;
import org.pieceworth.text.Counted;

/// Sentences about endings.
final class MatingWords {

    /// From this share of positions on an ending is won in general, up to the other it is not.
    static final double GENERAL = 0.9;

    static final double RARE = 0.1;
    private static final int MOST_DECIMALS = 3;
    private static final List<String> OTHER_PLACES = List.of(" in a corner", " on an edge", " elsewhere");

    private MatingWords() {}

    /// The ending in a sentence.
    static String of(Row row, boolean usual) {
        String who = who(row.ending());
        boolean several =
                row.ending().role() == EndingGame.Role.TWIN || row.ending().role() == EndingGame.Role.PARTNER;
        String alone = row.ending().role() == EndingGame.Role.NONE ? " alone" : "";
        String against = row.ending().role() == EndingGame.Role.RIVAL
                ? " against " + one(row.ending().other())
                : "";
        String verb = usual && against.isEmpty() ? "mate" : "win";
        String does = several ? verb : verb + "s";
        String rest = row.stronger().lost() > 0 ? ", " + percent(row.stronger().lost(), row.stronger()) + " lost" : "";
        if (row.stronger().won() == 0) {
            return who + " cannot " + verb + alone + against + ": " + why(row, usual) + rest + ".";
        }
        Optional<Colours> colours = row.colours().filter(each -> isWon(each.same()) != isWon(each.different()));
        if (colours.isPresent()) {
            return who + " " + does + " only on squares of " + only(colours.get());
        }
        String how = isWon(row.stronger())
                ? " " + does + alone + against
                : Row.share(row.stronger().won(), row.stronger()) > RARE
                        ? " " + does + alone + against + " from some positions only"
                        : (several ? " do" : " does") + " not force " + (usual ? "mate" : "a win") + alone + against;
        return who + how + ": " + facts(row.stronger(), "positions") + rest + "."
                + row.places().map(MatingWords::where).orElse("");
    }

    /// The place of the lone king in drawn positions; places that it cannot have are not named.
    private static String where(Places places) {
        Tally near = places.near();
        List<Tally> others = List.of(places.corner(), places.edge(), places.inside());
        if (others.stream().allMatch(tally -> tally.won() == tally.positions())) {
            return " It is won unless the lone king is next to the piece, and then in " + percent(near.won(), near)
                    + ".";
        }
        List<String> shares = new ArrayList<>();
        for (int i = 0; i < others.size(); i++) {
            if (others.get(i).positions() > 0) {
                shares.add(percent(others.get(i).won(), others.get(i))
                        + (shares.isEmpty() ? " with it" : "")
                        + OTHER_PLACES.get(i));
            }
        }
        return (near.positions() == 0
                        ? " The lone king is never next to the piece. Shares won: "
                        : " With the lone king next to the piece " + percent(near.won(), near) + " are won, otherwise ")
                + String.join(", ", shares) + ".";
    }

    private static boolean isWon(Tally tally) {
        return Row.share(tally.won(), tally) >= GENERAL;
    }

    private static String facts(Tally tally, String what) {
        return percent(tally.won(), tally) + " of " + what + " are won, "
                + (tally.longest() == 0 ? "at once" : "in at most " + Counted.of(tally.longest(), "move"));
    }

    private static String only(Colours colours) {
        boolean different = isWon(colours.different());
        Tally won = different ? colours.different() : colours.same();
        Tally other = different ? colours.same() : colours.different();
        return (different ? "different colours: " : "the same colour: ") + facts(won, "these positions")
                + ", of the others " + percent(other.won(), other) + ".";
    }

    /// The pattern of mates is a reason only where nothing else wins.
    private static String why(Row row, boolean usual) {
        if (row.weaker().lost() > 0) {
            return percent(row.weaker().lost(), row.weaker())
                    + " of positions with the other side to move are lost, and none can be forced";
        }
        String reason = row.bound()
                ? ", and the piece never leaves the colour of its square"
                : "; it never attacks the king and all squares around it";
        return "no position is won" + (usual && row.ending().role() == EndingGame.Role.NONE ? reason : "");
    }

    private static String who(Ending ending) {
        return switch (ending.role()) {
            case NONE, RIVAL -> atStart(ending.piece());
            case TWIN -> "Two " + plural(ending.piece());
            case PARTNER -> atStart(ending.piece()) + " and " + one(ending.other());
        };
    }

    private static String plural(Named piece) {
        String name = piece.name();
        return name.isEmpty() ? piece.typed() : name + (name.matches(".*([sxz]|ch|sh)") ? "es" : "s");
    }

    private static String atStart(Named piece) {
        return piece.name().isEmpty()
                ? piece.typed()
                : "A" + Counted.one(piece.name()).substring(1);
    }

    private static String one(Named piece) {
        return piece.name().isEmpty() ? piece.typed() : Counted.one(piece.name());
    }

    /// A share that is 0 or 100 % only if it is exactly that.
    static String percent(long part, Tally of) {
        double share = 100 * Row.share(part, of);
        if (part == 0 || part == of.positions()) {
            return Numbers.fixed(share, 0) + " %";
        }
        for (int decimals = 1; decimals <= MOST_DECIMALS; decimals++) {
            String text = Numbers.fixed(share, decimals);
            if (Double.parseDouble(text) > 0 && Double.parseDouble(text) < 100) {
                return text + " %";
            }
        }
        return share > 50 ? "more than 99.999 %" : "less than 0.001 %";
    }
}
