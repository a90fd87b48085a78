package org.pieceworth.lab.experiment;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.variant.Variant;

/// The games to play. Equal plans give equal games, number by number, unless moves are limited by time; the
/// number of games is not part of the plan, so that a run can be continued with more.
///
/// @param experiment type of the experiment, such as `self-play`
/// @param version version of the program that plays
/// @param rules the variant, or several in turn
/// @param openings openings of the games
/// @param players who plays: one against itself, two, or all of a tournament
/// @param limits when moves and games end
/// @param games maximum number of games
public record ExperimentPlan(
        String experiment,
        String version,
        InTurn<VariantRules> rules,
        OpeningPlan openings,
        List<PlannedPlayer> players,
        GameLimits limits,
        long games) {

    /// The openings.
    ///
    /// @param starts the positions that openings start from, as FEN, in turn
    /// @param seed seed of the random plies
    /// @param plies number of random plies
    /// @param shuffle whether the back ranks are shuffled
    public record OpeningPlan(List<String> starts, long seed, int plies, boolean shuffle) {

        public OpeningPlan {
            starts = List.copyOf(starts);
        }
    }

    /// When moves and games end.
    ///
    /// @param control limits of a move
    /// @param adjudication when scores end games
    /// @param plyCap a game with this many plies is drawn
    public record GameLimits(TimeControl control, Adjudication adjudication, int plyCap) {}

    /// Who plays.
    ///
    /// @param name name for users
    /// @param content distinguishes it from others of the same name
    public record PlannedPlayer(String name, String content) {

        /// Pieceworth's engine with its default values.
        public static PlannedPlayer own(String name) {
            return new PlannedPlayer(name, "");
        }

        /// Pieceworth's engine with other values: two files of the same name may have different ones.
        public static PlannedPlayer own(String name, PieceValues values) {
            return new PlannedPlayer(name, CanonicalText.digest(values));
        }

        private String text() {
            return content.isEmpty() ? name : name + " (" + content + ")";
        }
    }

    /// @throws IllegalArgumentException when there are no players
    public ExperimentPlan {
        players = List.copyOf(players);
        if (players.isEmpty()) {
            throw new IllegalArgumentException("found no player, expected one or more");
        }
    }

    /// All that the games depend on, as text that is equal in every run: rules and values by their content.
    Map<PlanPart, String> parts() {
        Map<PlanPart, String> parts = new EnumMap<>(PlanPart.class);
        for (PlanPart part : PlanPart.values()) {
            parts.put(part, text(part).replaceAll("\\p{Cntrl}", " "));
        }
        return parts;
    }

    private String variants(Function<Variant, String> text) {
        return rules.all().stream().map(VariantRules::variant).map(text).collect(Collectors.joining(","));
    }

    private String text(PlanPart part) {
        return switch (part) {
            case EXPERIMENT -> experiment;
            case VERSION -> version;
            case VARIANT -> variants(Variant::name);
            case RULES -> variants(CanonicalText::digest);
            case STARTS -> String.join(" | ", openings.starts());
            case FIRST_PLAYER -> players.getFirst().text();
            case SECOND_PLAYER ->
                players.size() > 1
                        ? players.stream().skip(1).map(PlannedPlayer::text).collect(Collectors.joining(" | "))
                        : "none";
            case SEED -> Long.toString(openings.seed());
            case PLIES -> Integer.toString(openings.plies());
            case SHUFFLE -> Boolean.toString(openings.shuffle());
            // The wording of the first journals, so that those can be continued.
            case LIMIT -> limits.control().text().replace(" nodes per move", " nodes a move");
            case ADJUDICATION -> limits.adjudication().text();
            case PLY_CAP -> Integer.toString(limits.plyCap());
        };
    }
}
