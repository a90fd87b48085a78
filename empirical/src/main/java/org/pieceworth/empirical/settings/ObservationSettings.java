package org.pieceworth.empirical.settings;

import java.util.Optional;
import org.pieceworth.pgn.UnknownTags;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.WithoutMaterial;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.terms.TermReader;
import org.pieceworth.terms.TermSet;

/// Settings for reading games: selection of games and positions, and the stored data.
///
/// @param games selection of games
/// @param positions selection of positions, and their targets
/// @param features features of a position
/// @param groups groups and weights of games
/// @param threads number of reading threads
public record ObservationSettings(Games games, Positions positions, Features features, Groups groups, int threads) {

    /// Which games count.
    ///
    /// @param keepDuplicates true to count games that repeat a set-up and moves
    /// @param unknownAsDraw true to count a game without a result as drawn; otherwise it is skipped
    /// @param strict true to require legal moves
    /// @param where condition on a game's tags
    /// @param unknownTags treatment of games with an unknown Variant tag
    /// @param skipCorrupt true to skip damaged compressed files; otherwise they are errors
    public record Games(
            boolean keepDuplicates,
            boolean unknownAsDraw,
            boolean strict,
            TagCondition where,
            UnknownTags unknownTags,
            boolean skipCorrupt) {

        /// Duplicates and unknown results are skipped.
        public static final Games DEFAULT =
                new Games(false, false, false, new TagCondition.All(), UnknownTags.SKIPPED, false);

        /// Duplicates count.
        public static final Games WITH_DUPLICATES =
                new Games(true, false, false, new TagCondition.All(), UnknownTags.SKIPPED, false);

        /// A copy with another treatment of unknown Variant tags.
        public Games with(UnknownTags unknown) {
            return new Games(keepDuplicates, unknownAsDraw, strict, where, unknown, skipCorrupt);
        }

        /// A copy for games that meet a condition.
        public Games with(TagCondition condition) {
            return new Games(keepDuplicates, unknownAsDraw, strict, condition, unknownTags, skipCorrupt);
        }
    }

    /// Which positions count.
    ///
    /// @param rule selects positions
    /// @param target the quantity that rows are fitted to
    /// @param clock the time left at positions that count
    public record Positions(QuietRule rule, Target target, ClockRange clock) {

        /// Two quiet plies, fitted to results.
        public static final Positions DEFAULT = new Positions(QuietRule.PUBLISHED, Target.RESULT, ClockRange.ANY);
    }

    /// The features counted in a position.
    ///
    /// @param text the terms of a position, in the syntax of [TermReader]
    /// @param catalogue terms that the text may name
    /// @param variant the variant played; empty for chess
    public record Features(String text, TermCatalogue catalogue, Optional<VariantRules> variant) {

        /// Material of chess.
        public static final Features DEFAULT = new Features(MATERIAL, TermCatalogue.standard(), Optional.empty());
    }

    /// Groups and weights of games.
    ///
    /// @param by key of groups, if games are grouped
    /// @param aliases alternative names of players
    /// @param clusterTags tags for clusters
    /// @param weighting weights of games and rows
    public record Groups(Optional<Grouping> by, NameAliases aliases, ClusterTags clusterTags, Weighting weighting) {

        /// No groups, the usual clusters, equal weights.
        public static final Groups DEFAULT =
                new Groups(Optional.empty(), NameAliases.NONE, ClusterTags.USUAL, Weighting.NONE);
    }

    /// The default features.
    public static final String MATERIAL = "material";

    /// Games of chess: duplicates and unknown results are skipped; two quiet plies; material; one thread.
    public static final ObservationSettings DEFAULT =
            new ObservationSettings(Games.DEFAULT, Positions.DEFAULT, Features.DEFAULT, Groups.DEFAULT, 1);

    /// The settings of Medvedev's program: duplicates count, and a missing result is a draw; two quiet plies.
    public static final ObservationSettings MEDVEDEV =
            DEFAULT.with(new Games(true, true, false, new TagCondition.All(), UnknownTags.SKIPPED, false));

    /// A copy for other games.
    public ObservationSettings with(Games other) {
        return new ObservationSettings(other, positions, features, groups, threads);
    }

    /// A copy for other positions.
    public ObservationSettings with(Positions other) {
        return new ObservationSettings(games, other, features, groups, threads);
    }

    /// A copy with other groups.
    public ObservationSettings with(Groups other) {
        return new ObservationSettings(games, positions, features, other, threads);
    }

    /// A copy with other features.
    public ObservationSettings withFeatures(String text) {
        Features other = new Features(text, features.catalogue, features.variant);
        return new ObservationSettings(games, positions, other, groups, threads);
    }

    /// A copy for games of a variant.
    public ObservationSettings withVariant(VariantRules rules) {
        Features other = new Features(features.text, features.catalogue, Optional.of(rules));
        return new ObservationSettings(games, positions, other, groups, threads);
    }

    /// A copy with groups.
    public ObservationSettings withGrouping(Grouping by) {
        return with(new Groups(Optional.of(by), groups.aliases, groups.clusterTags, groups.weighting));
    }

    /// A copy with other tags for clusters.
    public ObservationSettings withClusterTags(ClusterTags tags) {
        return with(new Groups(groups.by, groups.aliases, tags, groups.weighting));
    }

    /// A copy with another number of threads.
    public ObservationSettings withThreads(int other) {
        return new ObservationSettings(games, positions, features, groups, other);
    }

    /// A warning that the variant's games inform piece values little, for games without a material contest.
    public Optional<String> materialNote() {
        return features.variant.flatMap(rules -> WithoutMaterial.sentence(rules.variant()));
    }

    /// The parsed terms; in variants with drops, plain material includes pieces in hand.
    ///
    /// @throws org.pieceworth.text.InputException when the features cannot be parsed
    public TermSet terms() {
        return features.variant
                .map(rules -> TermReader.parse(features.catalogue, featuresOf(rules.variant()), rules))
                .orElseGet(() -> TermReader.parse(
                        features.catalogue, features.text, ChessPosition.LETTERS, RectangularBoard.CHESS));
    }

    /// Parses terms of chess.
    ///
    /// @throws org.pieceworth.text.InputException naming the term that is wrong
    public static TermSet chessTerms(String features) {
        return TermReader.parse(features, ChessPosition.LETTERS, RectangularBoard.CHESS);
    }

    private String featuresOf(Variant game) {
        return game.hasHands() && features.text.equals(MATERIAL) ? MATERIAL + ",hand" : features.text;
    }
}
