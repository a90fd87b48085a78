package org.pieceworth.rules.variant;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Pieces in hand and their drops.
///
/// @param drops whether pieces in hand may be dropped (pieceDrops)
/// @param capturesToHand whether a captured piece changes hands (capturesToHand)
/// @param dropLoop whether captured promoted pieces stay promoted (dropLoop)
/// @param dropPromoted whether pieces may also be dropped in their promoted form (dropPromoted)
/// @param mustDrop true if drops are compulsory (mustDrop)
/// @param mustDropType the only type under the rule mustDrop (mustDropType)
/// @param region the squares where pieces may be dropped (dropRegionWhite, dropRegionBlack)
/// @param typeRegions the squares of that region where pieces of a type may be
/// dropped (sittuyinRookDrop and others)
/// @param firstRankPawnDrops whether pawns may be dropped on the first rank (firstRankPawnDrops)
/// @param promotionZonePawnDrops whether pawns may be dropped on squares of promotion (promotionZonePawnDrops)
/// @param noDoubled the most pieces of a type already on the file for a drop there, less one: Shogi's pawn has 1
/// (dropNoDoubled, dropNoDoubledCount)
/// @param oppositeColouredBishops whether a second bishop goes to the other colour (dropOppositeColoredBishop)
/// @param immobilityIllegal true if pieces may not go to squares that they could never leave (immobilityIllegal)
/// @param dropChecks whether a drop may give check (dropChecks)
/// @param pawnDropMateIllegal whether a dropped pawn may not mate (shogiPawnDropMateIllegal)
/// @param outside whether hands are filled from elsewhere (twoBoards)
/// @param order the letters of all pieces in the written order of those in hand
public record HandRules(
        boolean drops,
        boolean capturesToHand,
        boolean dropLoop,
        boolean dropPromoted,
        boolean mustDrop,
        Optional<Character> mustDropType,
        Sided<Region> region,
        Map<Character, Sided<Region>> typeRegions,
        boolean firstRankPawnDrops,
        boolean promotionZonePawnDrops,
        Map<Character, Integer> noDoubled,
        boolean oppositeColouredBishops,
        boolean immobilityIllegal,
        boolean dropChecks,
        boolean pawnDropMateIllegal,
        boolean outside,
        String order) {

    public HandRules {
        typeRegions = Collections.unmodifiableMap(new TreeMap<>(typeRegions));
        noDoubled = Collections.unmodifiableMap(new TreeMap<>(noDoubled));
    }
}
