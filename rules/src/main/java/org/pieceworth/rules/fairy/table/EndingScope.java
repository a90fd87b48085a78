package org.pieceworth.rules.fairy.table;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.fairy.compile.VariantTables;

/// The variants with ending values that depend only on the pieces and the side to move.
public final class EndingScope {

    /// Kings and another piece: the endings solved during a game.
    public static final int MAX_PIECES = 3;

    /// The most pieces of an ending solved on request.
    public static final int MAX_SOLVED = 4;

    /// A hundred squares: two million positions of three pieces.
    public static final int MAX_SQUARES = 100;

    /// The rules that tables solve, by the component of a variant that has them: they depend only on the
    /// board, or only qualify a rule not listed, such as drops, or tables ignore them, such as repetition. A
    /// variant with any other rule has no tables, so that a new one is not ignored before it is listed here.
    private static final Map<String, Set<String>> SOLVED = Stream.of("""
            variant: name board startFen chess960 notModelled
            types: letter name betza dialect movement
            pawns: doubleStep tripleStep enPassantRegion enPassantTypes resetting
            promotion: region pawnTypes pieceTypes mandatoryPawn limits promoted mandatoryPiece onCaptureOnly demotion
            castling: enabled rank kingsideFile queensideFile kingPiece kingFile rookPieces rookKingsideFile \
            rookQueensideFile droppedPieces opposite
            royals: kings checking flyingGeneral makpong
            extinction: types count opponentCount value claim pseudoRoyal dupleCheck
            hands: dropLoop dropPromoted mustDrop mustDropType region typeRegions firstRankPawnDrops \
            promotionZonePawnDrops noDoubled oppositeColouredBishops immobilityIllegal dropChecks pawnDropMateIllegal \
            outside order
            gating: rights wallRegion wallOrMove
            captures: mustCapture blast blastImmune mutuallyImmune petrifyBlast rifle changesSide
            mobility: edges regions soldiers diagonalLines grid
            end: checkmate stalemate stalematePieceCount shatarMate moves counting bareKing bareKingMove fullBoardDraws
            repetition: fold value forWhite perpetualCheckIllegal chasingIllegal shuttlingIllegal
            flag: pieces region count oneMoreMove safe orFull
            connect: pieces row square collinear from to horizontal vertical diagonal value
            stones: drops start
            """.split("\n"))
            .map(line -> line.split(": "))
            .collect(Collectors.toMap(line -> line[0], line -> Set.of(line[1].split(" "))));

    private EndingScope() {}

    /// True on boards small enough, if all rules not listed are off.
    public static boolean covers(VariantTables t) {
        return t.squareCount <= MAX_SQUARES && unsolved(t).isEmpty();
    }

    /// The rules that keep a variant from being solved, as `group.rule`.
    public static List<String> unsolved(VariantTables t) {
        // Tables place pieces on all squares of the rectangle.
        Stream<String> holes = Stream.of("board.holes")
                .filter(_ -> t.variant.startPlacement().board().indexOf('*') >= 0);
        return Stream.concat(holes, unsolved("variant", t.variant)).toList();
    }

    static Stream<String> unsolved(String group, Object rules) {
        return Stream.of(rules.getClass().getDeclaredFields())
                .filter(component -> !Modifier.isStatic(component.getModifiers()))
                .filter(rule -> !isSolved(group, rule.getName()))
                .flatMap(rule -> unsolved(group, rule.getName(), value(rules, rule)));
    }

    private static Stream<String> unsolved(String group, String rule, Object value) {
        if (SOLVED.containsKey(rule)) {
            return members(value).flatMap(member -> unsolved(rule, member));
        }
        return isOff(value) ? Stream.empty() : Stream.of(group + "." + rule);
    }

    static boolean isSolved(String group, String rule) {
        return SOLVED.getOrDefault(group, Set.of()).contains(rule);
    }

    private static Stream<?> members(Object value) {
        return switch (value) {
            case Collection<?> all -> all.stream();
            case Optional<?> one -> one.stream();
            default -> Stream.of(value);
        };
    }

    /// True if a component has the value of a variant without the rule: false, zero, empty, or the first constant.
    /// Values of any other type count as on.
    private static boolean isOff(Object value) {
        return switch (value) {
            case Boolean is -> !is;
            case Number number -> number.doubleValue() == 0;
            case Enum<?> constant -> constant.ordinal() == 0;
            case CharSequence text -> text.isEmpty();
            case Collection<?> _, Optional<?> _ -> members(value).findAny().isEmpty();
            default -> false;
        };
    }

    private static Object value(Object rules, Field rule) {
        try {
            rule.setAccessible(true);
            return rule.get(rules);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(rule + " cannot be read", e);
        }
    }
}
