package org.pieceworth.empirical.rows;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.empirical.settings.TagConditionReader;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.terms.Feature;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;

/// A condition on a position of a game, in the syntax of a [TagCondition]: `imbalance = 'Q:RR' and ply > 40`.
///
/// Its variables are `ply`, the moves before the position; each piece by its letter, White's surplus of it;
/// and `imbalance`, White's and Black's surplus with the strongest pieces first and a colon between them. A
/// level position is `:`. These apply to the positions that count as observations. A condition with other
/// variables applies to every position of a game: `material`, all pieces of both sides but kings; `phase`, as
/// in the term of that name; `quiet`, the plies since a capture, a promotion or a check; `subfen`, pieces on
/// their squares.
public final class PositionCondition {

    private static final String EXAMPLE = "imbalance = 'Q:RR' and ply > 40";

    static final String PLY = "ply";
    static final String IMBALANCE = "imbalance";
    static final String MATERIAL = "material";
    static final String PHASE = "phase";
    static final String QUIET = "quiet";
    static final String SUB_FEN = "subfen";

    /// Facts that rows of observations do not keep.
    private static final Set<String> OF_EVERY_POSITION = Set.of(MATERIAL, PHASE, QUIET, SUB_FEN);

    private final String written;
    private final TermSet terms;
    private final TagCondition condition;
    private final boolean everywhere;
    private final List<SubFen> subFens = new ArrayList<>();

    /// The columns of pieces, the weakest first.
    private final int[] columns;

    /// The types of the same pieces.
    private final int[] types;

    private final BalanceText text;

    private PositionCondition(String written, TermSet terms) {
        this.written = written;
        this.terms = terms;
        List<Feature> features = terms.features();
        columns = IntStream.range(0, features.size())
                .filter(i -> PieceLetter.isAlone(features.get(i).name()))
                .toArray();
        List<String> letters =
                IntStream.of(columns).mapToObj(i -> features.get(i).name()).toList();
        text = new BalanceText(letters);
        types = letters.stream()
                .mapToInt(letter -> terms.letters().indexOf(PieceLetter.ofSymbol(letter)))
                .toArray();
        TagCondition asked = TagConditionReader.parse("positions", EXAMPLE, written);
        for (String name : asked.tags()) {
            if (!name.equals(PLY)
                    && !name.equals(IMBALANCE)
                    && !OF_EVERY_POSITION.contains(name)
                    && !letters.contains(name)) {
                throw wrong("found '" + name + "', expected ply, imbalance, material, phase, quiet, subfen or a piece: "
                        + String.join(" ", letters) + "; such as " + EXAMPLE);
            }
        }
        everywhere = asked.tags().stream().anyMatch(OF_EVERY_POSITION::contains);
        condition = checked(asked);
    }

    /// Reads a condition.
    ///
    /// @param terms terms with the variables
    /// @throws InputException when it cannot be read or speaks of something else
    public static PositionCondition parse(String text, TermSet terms) {
        return new PositionCondition(text, terms);
    }

    /// Refuses texts that are not in the notation of any position and would never match, and numbers the
    /// parts of boards.
    private TagCondition checked(TagCondition part) {
        return switch (part) {
            case TagCondition.And(TagCondition left, TagCondition right) ->
                new TagCondition.And(checked(left), checked(right));
            case TagCondition.Or(TagCondition left, TagCondition right) ->
                new TagCondition.Or(checked(left), checked(right));
            case TagCondition.Not(TagCondition of) -> new TagCondition.Not(checked(of));
            case TagCondition.AgainstText against -> checked(against);
            case TagCondition.AgainstNumber against -> {
                if (against.tag().equals(SUB_FEN)
                        || against.tag().equals(IMBALANCE)
                        || against.tag().equals(MATERIAL)) {
                    throw wrong("found " + against.tag() + " compared with a number, expected a text in quotes");
                }
                yield against;
            }
            case TagCondition.All _, TagCondition.AgainstDate _, TagCondition.AgainstMonth _ -> part;
        };
    }

    private TagCondition checked(TagCondition.AgainstText part) {
        boolean equality = part.comparison() == TagCondition.Comparison.EQUAL
                || part.comparison() == TagCondition.Comparison.UNEQUAL;
        switch (part.tag()) {
            case IMBALANCE -> text.check(IMBALANCE, part.value(), true);
            case MATERIAL -> text.check(MATERIAL, part.value(), false);
            case SUB_FEN -> {
                if (!equality) {
                    throw wrong("found subfen with another comparison, expected = or !=");
                }
                String numbered = SUB_FEN + subFens.size();
                subFens.add(SubFen.parse(part.value(), terms));
                return new TagCondition.AgainstText(numbered, part.comparison(), numbered);
            }
            default -> throw wrong("found " + part.tag() + " compared with '" + part.value() + "', expected a number");
        }
        return part;
    }

    private static InputException wrong(String message) {
        return InputException.about("positions", message);
    }

    /// The condition in the user's spelling.
    public String written() {
        return written;
    }

    /// True if it applies to every position of a game, see [#first(PlayedMoves)]; false if rows are enough.
    public boolean isOfEveryPosition() {
        return everywhere;
    }

    /// True if the position of a row meets it, for a condition of rows.
    public boolean holds(Observation position) {
        int[] surplus = IntStream.of(columns).map(at -> position.features()[at]).toArray();
        Map<String, String> facts = new HashMap<>();
        facts.put(PLY, Integer.toString(position.ply()));
        facts.put(IMBALANCE, text.surplus(surplus));
        for (int i = 0; i < surplus.length; i++) {
            facts.put(text.letters().get(i), Integer.toString(surplus[i]));
        }
        return condition.holds(facts);
    }

    /// The number of plies before the first position that satisfies it, 0 for the start; empty for none.
    public OptionalInt first(PlayedMoves game) {
        PositionFacts facts = new PositionFacts(
                text, types, subFens, terms.phaseScale(), terms.letters().length());
        int disturbance = 0;
        for (int ply = 0; ply <= game.plies(); ply++) {
            while (disturbance + 1 < game.disturbances() && game.disturbance(disturbance + 1) <= ply) {
                disturbance++;
            }
            facts.at(game.at(ply), ply, ply - game.disturbance(disturbance));
            if (condition.holds(facts)) {
                return OptionalInt.of(ply);
            }
        }
        return OptionalInt.empty();
    }
}
