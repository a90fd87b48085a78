package org.pieceworth.empirical.choices;

import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.pgn.UnknownTags;
import org.pieceworth.rules.fairy.VariantRules;

/// Settings for values from moves chosen.
///
/// @param rules rules of the game
/// @param unknownTags treatment of games with an unknown Variant tag
/// @param where condition on a game's tags; empty for all games
/// @param every interval between examined positions, in plies
/// @param minimumPly the first ply that may be looked at
/// @param within maximum loss of a move that counts, in pawns below the best one
/// @param positions maximum number of stored positions; beyond, games are thinned out evenly
/// @param threads number of threads that evaluate moves
public record ChoiceSettings(
        VariantRules rules,
        UnknownTags unknownTags,
        TagCondition where,
        int every,
        int minimumPly,
        double within,
        int positions,
        int threads) {}
