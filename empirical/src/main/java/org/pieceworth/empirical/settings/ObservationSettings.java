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

/// Settings for reading games: which games and positions count, and what is kept of them.
///
/// @param keepDuplicates true to count games with the same set-up and moves again
/// @param unknownAsDraw true to count a game without a result as drawn; otherwise it is skipped
/// @param rule selects positions
/// @param strict true to require legal moves
/// @param features the terms of a position, in the syntax of [TermReader]
/// @param where condition on a game's tags; empty for all games
/// @param grouping key of groups, if games are grouped
/// @param aliases alternative names of players
/// @param target the quantity that rows are fitted to
/// @param weighting weights of games and rows
/// @param threads number of reading threads
/// @param variant the variant played; empty for chess
/// @param catalogue terms that features may name
/// @param clusterTags tags for clusters
/// @param unknownTags treatment of games with an unknown Variant tag
/// @param skipCorrupt true to leave out compressed files that are damaged; otherwise they are errors
/// @param clock the time left at positions that count; empty for all
public record ObservationSettings(
        boolean keepDuplicates,
        boolean unknownAsDraw,
        QuietRule rule,
        boolean strict,
        String features,
        Optional<TagCondition> where,
        Optional<Grouping> grouping,
        NameAliases aliases,
        Target target,
        Weighting weighting,
        int threads,
        Optional<VariantRules> variant,
        TermCatalogue catalogue,
        ClusterTags clusterTags,
        UnknownTags unknownTags,
        boolean skipCorrupt,
        Optional<ClockRange> clock) {

    /// The default features.
    public static final String MATERIAL = "material";

    /// Games of chess: duplicates and unknown results are skipped; two quiet plies; material; one thread.
    public static final ObservationSettings DEFAULT = new ObservationSettings(
            false,
            false,
            QuietRule.PUBLISHED,
            false,
            MATERIAL,
            Optional.empty(),
            Optional.empty(),
            NameAliases.NONE,
            Target.RESULT,
            Weighting.NONE,
            1,
            Optional.empty(),
            TermCatalogue.standard(),
            ClusterTags.USUAL,
            UnknownTags.SKIPPED,
            false,
            Optional.empty());

    /// As in Medvedev's program: duplicates count, and a missing result is a draw; two quiet plies.
    public static final ObservationSettings MEDVEDEV = DEFAULT.with(true, true);

    /// A copy with other rules for duplicates and unknown results.
    public ObservationSettings with(boolean duplicates, boolean unknown) {
        Parts parts = new Parts(this);
        parts.keepDuplicates = duplicates;
        parts.unknownAsDraw = unknown;
        return parts.settings();
    }

    /// A copy with another rule for positions.
    public ObservationSettings withRule(QuietRule other) {
        Parts parts = new Parts(this);
        parts.rule = other;
        return parts.settings();
    }

    /// A copy with or without the check of every move.
    public ObservationSettings withStrict(boolean everyMove) {
        Parts parts = new Parts(this);
        parts.strict = everyMove;
        return parts.settings();
    }

    /// A copy with other features.
    public ObservationSettings withFeatures(String other) {
        Parts parts = new Parts(this);
        parts.features = other;
        return parts.settings();
    }

    /// A copy for games that meet a condition.
    public ObservationSettings withWhere(Optional<TagCondition> wanted) {
        Parts parts = new Parts(this);
        parts.where = wanted;
        return parts.settings();
    }

    /// A copy with groups.
    public ObservationSettings withGrouping(Grouping by) {
        Parts parts = new Parts(this);
        parts.grouping = Optional.of(by);
        return parts.settings();
    }

    /// A copy with other aliases.
    public ObservationSettings withAliases(NameAliases other) {
        Parts parts = new Parts(this);
        parts.aliases = other;
        return parts.settings();
    }

    /// A copy with another target.
    public ObservationSettings withTarget(Target other) {
        Parts parts = new Parts(this);
        parts.target = other;
        return parts.settings();
    }

    /// A copy with other weights.
    public ObservationSettings withWeighting(Weighting other) {
        Parts parts = new Parts(this);
        parts.weighting = other;
        return parts.settings();
    }

    /// A copy with another number of threads.
    public ObservationSettings withThreads(int other) {
        Parts parts = new Parts(this);
        parts.threads = other;
        return parts.settings();
    }

    /// A warning that the variant's games inform piece values little, for games without a material contest.
    public Optional<String> materialNote() {
        return variant.flatMap(rules -> WithoutMaterial.sentence(rules.variant()));
    }

    /// A copy for games of a variant.
    public ObservationSettings withVariant(VariantRules rules) {
        Parts parts = new Parts(this);
        parts.variant = Optional.of(rules);
        return parts.settings();
    }

    /// A copy with another catalogue of terms.
    public ObservationSettings withCatalogue(TermCatalogue other) {
        Parts parts = new Parts(this);
        parts.catalogue = other;
        return parts.settings();
    }

    /// A copy with other tags for clusters.
    public ObservationSettings withClusterTags(ClusterTags other) {
        Parts parts = new Parts(this);
        parts.clusterTags = other;
        return parts.settings();
    }

    /// A copy with another treatment of unknown Variant tags.
    public ObservationSettings withUnknownTags(UnknownTags other) {
        Parts parts = new Parts(this);
        parts.unknownTags = other;
        return parts.settings();
    }

    /// A copy that leaves out damaged files or not.
    public ObservationSettings withSkipCorrupt(boolean leftOut) {
        Parts parts = new Parts(this);
        parts.skipCorrupt = leftOut;
        return parts.settings();
    }

    /// A copy for positions with so much time left.
    public ObservationSettings withClock(Optional<ClockRange> left) {
        Parts parts = new Parts(this);
        parts.clock = left;
        return parts.settings();
    }

    /// The parsed terms; in variants with drops, plain material includes pieces in hand.
    ///
    /// @throws org.pieceworth.text.InputException when the features cannot be parsed
    public TermSet terms() {
        return variant.map(rules -> TermReader.parse(catalogue, featuresOf(rules.variant()), rules))
                .orElseGet(() -> TermReader.parse(catalogue, features, ChessPosition.LETTERS, RectangularBoard.CHESS));
    }

    /// Parses terms of chess.
    ///
    /// @throws org.pieceworth.text.InputException naming the term that is wrong
    public static TermSet chessTerms(String features) {
        return TermReader.parse(features, ChessPosition.LETTERS, RectangularBoard.CHESS);
    }

    private String featuresOf(Variant game) {
        return game.hasHands() && features.equals(MATERIAL) ? MATERIAL + ",hand" : features;
    }

    /// Mutable copy for the `with` methods.
    private static final class Parts {

        private boolean keepDuplicates;
        private boolean unknownAsDraw;
        private QuietRule rule;
        private boolean strict;
        private String features;
        private Optional<TagCondition> where;
        private Optional<Grouping> grouping;
        private NameAliases aliases;
        private Target target;
        private Weighting weighting;
        private int threads;
        private Optional<VariantRules> variant;
        private TermCatalogue catalogue;
        private ClusterTags clusterTags;
        private UnknownTags unknownTags;
        private boolean skipCorrupt;
        private Optional<ClockRange> clock;

        Parts(ObservationSettings of) {
            keepDuplicates = of.keepDuplicates;
            unknownAsDraw = of.unknownAsDraw;
            rule = of.rule;
            strict = of.strict;
            features = of.features;
            where = of.where;
            grouping = of.grouping;
            aliases = of.aliases;
            target = of.target;
            weighting = of.weighting;
            threads = of.threads;
            variant = of.variant;
            catalogue = of.catalogue;
            clusterTags = of.clusterTags;
            unknownTags = of.unknownTags;
            skipCorrupt = of.skipCorrupt;
            clock = of.clock;
        }

        ObservationSettings settings() {
            return new ObservationSettings(
                    keepDuplicates,
                    unknownAsDraw,
                    rule,
                    strict,
                    features,
                    where,
                    grouping,
                    aliases,
                    target,
                    weighting,
                    threads,
                    variant,
                    catalogue,
                    clusterTags,
                    unknownTags,
                    skipCorrupt,
                    clock);
        }
    }
}
