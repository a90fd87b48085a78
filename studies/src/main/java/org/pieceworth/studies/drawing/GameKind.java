package org.pieceworth.studies.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.position.PieceLetters;
import org.pieceworth.studies.pieces.VariantGame;

/// A kind of piece on the board of a game, promoted ones apart.
///
/// @param symbol its symbol in positions
/// @param member the piece with its moves; none for a symbol that does not move by itself
public record GameKind(String symbol, boolean royal, Optional<VariantGame.Member> member) {

    /// All kinds of a game, in the order of [VariantRules#letters()].
    public static List<GameKind> of(VariantRules rules) {
        Map<Character, VariantGame.Member> members = new VariantGame(rules.variant())
                .members().stream()
                        .collect(Collectors.toMap(member -> member.type().letter(), member -> member));
        VariantPosition start = rules.start();
        PieceLetters letters = start.pieceLetters();
        List<GameKind> kinds = new ArrayList<>();
        for (int type = 0; type < start.letters().length(); type++) {
            kinds.add(new GameKind(
                    start.symbol(type), rules.isRoyal(type), Optional.ofNullable(members.get(letters.shape(type)))));
        }
        return kinds;
    }

    /// The symbol without the mark of pieces that revert when captured.
    public String letter() {
        return symbol.replace("~", "");
    }

    public Optional<Movement> movement() {
        return member.map(known -> known.type().movement());
    }
}
