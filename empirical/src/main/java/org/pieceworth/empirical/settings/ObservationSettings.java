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

/// Which games count, which of their positions, and what is kept of them.
///
/// @param keepDuplicates whether a game with the same set-up and moves as an earlier one counts again
/// @param unknownAsDraw whether a game without a result counts as drawn; otherwise it is skipped
/// @param rule which positions count
/// @param strict whether every move has to be legal
/// @param features the terms by which a position is described, as [TermReader] reads them
/// @param where which games are wanted; all when empty
/// @param grouping how games are grouped; not at all when empty
/// @param aliases other names of players
/// @param target what the rows are fitted to
/// @param weighting what games and rows weigh
/// @param threads how many threads read games
/// @param variant the game that is played; chess when empty
/// @param catalogue the terms that features may name
/// @param clusterTags the tags by which games may belong together
/// @param unknownTags whether games that are tagged as something unknown count
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
        UnknownTags unknownTags) {

    /// The features of a plain fit.
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
            UnknownTags.SKIPPED);

    /// As Medvedev's program did: duplicates count, a missing result is a draw; two quiet plies.
    public static final ObservationSettings MEDVEDEV = DEFAULT.with(true, true);

    /// The same with other games counted.
    public ObservationSettings with(boolean duplicates, boolean unknown) {
        Parts parts = new Parts(this);
        parts.keepDuplicates = duplicates;
        parts.unknownAsDraw = unknown;
        return parts.settings();
    }

    /// The same with other positions counted.
    public ObservationSettings withRule(QuietRule other) {
        Parts parts = new Parts(this);
        parts.rule = other;
        return parts.settings();
    }

    /// The same with every move checked or not.
    public ObservationSettings withStrict(boolean everyMove) {
        Parts parts = new Parts(this);
        parts.strict = everyMove;
        return parts.settings();
    }

    /// The same with other features.
    public ObservationSettings withFeatures(String other) {
        Parts parts = new Parts(this);
        parts.features = other;
        return parts.settings();
    }

    /// The same of some games.
    public ObservationSettings withWhere(Optional<TagCondition> wanted) {
        Parts parts = new Parts(this);
        parts.where = wanted;
        return parts.settings();
    }

    /// The same with games in groups.
    public ObservationSettings withGrouping(Grouping by) {
        Parts parts = new Parts(this);
        parts.grouping = Optional.of(by);
        return parts.settings();
    }

    /// The same with other names of players.
    public ObservationSettings withAliases(NameAliases other) {
        Parts parts = new Parts(this);
        parts.aliases = other;
        return parts.settings();
    }

    /// The same fitted to something else.
    public ObservationSettings withTarget(Target other) {
        Parts parts = new Parts(this);
        parts.target = other;
        return parts.settings();
    }

    /// The same with other weights.
    public ObservationSettings withWeighting(Weighting other) {
        Parts parts = new Parts(this);
        parts.weighting = other;
        return parts.settings();
    }

    /// The same with another number of threads.
    public ObservationSettings withThreads(int other) {
        Parts parts = new Parts(this);
        parts.threads = other;
        return parts.settings();
    }

    /// Why these games say little about what a piece more is worth, if theirs is a game without material.
    public Optional<String> materialNote() {
        return variant.flatMap(rules -> WithoutMaterial.sentence(rules.variant()));
    }

    /// The same for games of a variant.
    public ObservationSettings withVariant(VariantRules rules) {
        Parts parts = new Parts(this);
        parts.variant = Optional.of(rules);
        return parts.settings();
    }

    /// The same with terms of another catalogue.
    public ObservationSettings withCatalogue(TermCatalogue other) {
        Parts parts = new Parts(this);
        parts.catalogue = other;
        return parts.settings();
    }

    /// The same with games that may belong together by other tags.
    public ObservationSettings withClusterTags(ClusterTags other) {
        Parts parts = new Parts(this);
        parts.clusterTags = other;
        return parts.settings();
    }

    /// The same with games that are tagged as something unknown.
    public ObservationSettings withUnknownTags(UnknownTags other) {
        Parts parts = new Parts(this);
        parts.unknownTags = other;
        return parts.settings();
    }

    /// The terms by which positions are described; in variants with drops plain material includes what is in hand.
    ///
    /// @throws org.pieceworth.text.InputException when the features cannot be read
    public TermSet terms() {
        return variant.map(rules -> TermReader.parse(catalogue, featuresOf(rules.variant()), rules))
                .orElseGet(() -> TermReader.parse(catalogue, features, ChessPosition.LETTERS, RectangularBoard.CHESS));
    }

    /// Terms of chess by their text.
    ///
    /// @throws org.pieceworth.text.InputException naming the term that is wrong
    public static TermSet chessTerms(String features) {
        return TermReader.parse(features, ChessPosition.LETTERS, RectangularBoard.CHESS);
    }

    private String featuresOf(Variant game) {
        return game.hasHands() && features.equals(MATERIAL) ? MATERIAL + ",hand" : features;
    }

    /// All parts, to change some of them.
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
                    unknownTags);
        }
    }
}
