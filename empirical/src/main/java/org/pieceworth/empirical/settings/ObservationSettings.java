package org.pieceworth.empirical.settings;

import java.util.Optional;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variant;
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
/// @param clusterTags the tags by which games may hang together
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
        ClusterTags clusterTags) {

    /// Options for games of chess.
    public ObservationSettings(
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
            int threads) {
        this(
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
                Optional.empty(),
                TermCatalogue.standard(),
                ClusterTags.USUAL);
    }

    /// The features of a plain fit.
    public static final String MATERIAL = "material";

    /// Duplicates and unknown results are skipped; two quiet plies; material; one thread.
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
            1);

    /// As Medvedev's program did: duplicates count, a missing result is a draw; two quiet plies.
    public static final ObservationSettings MEDVEDEV = DEFAULT.with(true, true);

    /// The same with other games counted.
    public ObservationSettings with(boolean duplicates, boolean unknown) {
        return new ObservationSettings(
                duplicates,
                unknown,
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
                clusterTags);
    }

    /// The same with other features.
    public ObservationSettings withFeatures(String other) {
        return new ObservationSettings(
                keepDuplicates,
                unknownAsDraw,
                rule,
                strict,
                other,
                where,
                grouping,
                aliases,
                target,
                weighting,
                threads,
                variant,
                catalogue,
                clusterTags);
    }

    /// The same with another number of threads.
    public ObservationSettings withThreads(int other) {
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
                other,
                variant,
                catalogue,
                clusterTags);
    }

    /// The same with games in groups.
    public ObservationSettings withGrouping(Grouping by) {
        return new ObservationSettings(
                keepDuplicates,
                unknownAsDraw,
                rule,
                strict,
                features,
                where,
                Optional.of(by),
                aliases,
                target,
                weighting,
                threads,
                variant,
                catalogue,
                clusterTags);
    }

    /// The same for games of a variant.
    public ObservationSettings withVariant(VariantRules rules) {
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
                Optional.of(rules),
                catalogue,
                clusterTags);
    }

    /// The same with terms of another catalogue.
    public ObservationSettings withCatalogue(TermCatalogue other) {
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
                other,
                clusterTags);
    }

    /// The same with games that may hang together by other tags.
    public ObservationSettings withClusterTags(ClusterTags other) {
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
                other);
    }

    /// The terms by which positions are described; in variants with drops plain material includes what is in hand.
    ///
    /// @throws org.pieceworth.rules.InputException when the features cannot be read
    public TermSet terms() {
        return variant.map(rules -> TermReader.parse(catalogue, featuresOf(rules.variant()), rules))
                .orElseGet(() -> TermReader.parse(catalogue, features, ChessPosition.LETTERS, RectangularBoard.CHESS));
    }

    /// Terms of chess by their text.
    ///
    /// @throws org.pieceworth.rules.InputException naming the term that is wrong
    public static TermSet chessTerms(String features) {
        return TermReader.parse(features, ChessPosition.LETTERS, RectangularBoard.CHESS);
    }

    private String featuresOf(Variant game) {
        return game.hasHands() && features.equals(MATERIAL) ? MATERIAL + ",hand" : features;
    }
}
