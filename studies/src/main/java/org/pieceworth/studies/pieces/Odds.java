package org.pieceworth.studies.pieces;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.rules.piece.RankText;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.Mark;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;

/// Pieces that one side, the giver, plays without.
///
/// @param text the typed text: `knight`, `pawn-and-move`, `queen-for-rook`, `two-knights`, `exchange`, `move`
/// @param giver letters of the pieces that the giver lacks
/// @param taker letters of those that the taker lacks
/// @param rank the giver's first rank by file, an empty text for an empty square; empty if pieces were typed
/// @param takerMoves true if the taker moves first, else White does
public record Odds(String text, List<Character> giver, List<Character> taker, List<String> rank, boolean takerMoves) {

    private static final String AND_MOVE = "-and-move";
    private static final Pattern NUMBERED = Pattern.compile("(two|three|2|3)-?(.+)");
    private static final String EXPECTED =
            "expected a piece such as knight, several (two-knights, rook+pawn), one for another"
                    + " (queen-for-rook), pawn-and-move, exchange or move";

    /// Files of pawns in the order of giving, from 0: the king's bishop's first.
    private static final List<Integer> PAWN_FILES = List.of(5, 2, 4, 3, 6, 1, 7, 0);

    public Odds {
        giver = List.copyOf(giver);
        taker = List.copyOf(taker);
        rank = List.copyOf(rank);
    }

    /// Reads odds with the names or letters of a variant's pieces.
    ///
    /// @throws InputException when a piece is unknown
    public static Odds parse(String text, Variant variant) {
        String typed = text.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
        if (typed.equals("move")) {
            return new Odds(typed, List.of(), List.of(), List.of(), true);
        }
        Optional<List<String>> rank =
                RankText.squares(text.strip(), variant.board().files());
        if (rank.isPresent()) {
            return new Odds(text.strip(), List.of(), List.of(), rank.get(), false);
        }
        boolean moves = typed.endsWith(AND_MOVE);
        String pieces = moves ? typed.substring(0, typed.length() - AND_MOVE.length()) : typed;
        String[] sides = (pieces.equals("exchange") ? "rook-for-knight" : pieces).split("-for-", 2);
        Map<String, Character> letters = letters(variant);
        return new Odds(
                typed,
                letters(text, sides[0], letters),
                sides.length > 1 ? letters(text, sides[1], letters) : List.of(),
                List.of(),
                moves);
    }

    /// The usual odds: those of chess, or each piece of a variant that has others.
    public static List<Odds> usual(Variant variant) {
        List<String> names = List.of(
                "move",
                "pawn",
                "pawn-and-move",
                "two-pawns",
                "exchange",
                "knight",
                "bishop",
                "rook",
                "queen-for-rook",
                "two-knights",
                "two-bishops",
                "rook+knight",
                "queen");
        try {
            List<Odds> found = names.stream().map(each -> parse(each, variant)).toList();
            found.forEach(each -> each.starts(variant));
            return found;
        } catch (InputException otherPieces) {
            return variant.types().stream()
                    .map(type -> PieceLetter.text(type.letter()))
                    .filter(letter -> Optional.ofNullable(letters(variant).get(letter.toLowerCase(Locale.ROOT)))
                            .filter(each -> PlacementText.of(variant.startFen())
                                    .pieces()
                                    .anyMatch(on -> on == each))
                            .isPresent())
                    .map(letter -> parse(letter, variant))
                    .toList();
        }
    }

    private static Map<String, Character> letters(Variant variant) {
        Map<String, Character> letters = new LinkedHashMap<>();
        VariantGame game = new VariantGame(variant);
        game.members().stream()
                .filter(member -> !member.engine().royal()
                        && !game.royals().contains(member.type().letter()))
                .forEach(member -> {
                    char letter = member.type().letter();
                    letters.put(PieceLetter.text(letter).toLowerCase(Locale.ROOT), letter);
                    letters.putIfAbsent(member.piece().name().toLowerCase(Locale.ROOT), letter);
                });
        return letters;
    }

    private static List<Character> letters(String text, String side, Map<String, Character> known) {
        List<Character> found = new ArrayList<>();
        for (String item : side.split("\\+|-and-")) {
            Matcher numbered = NUMBERED.matcher(item);
            boolean several = numbered.matches();
            String name = several ? numbered.group(2) : item;
            int number = !several ? 1 : numbered.group(1).matches("two|2") ? 2 : 3;
            Character letter = Optional.ofNullable(known.get(name))
                    .or(() -> Optional.ofNullable(known.get(name.replaceFirst("s$", ""))))
                    .orElseThrow(() -> new InputException("odds '" + text + "': found '" + name + "', " + EXPECTED));
            for (int i = 0; i < number; i++) {
                found.add(letter);
            }
        }
        return found;
    }

    /// The start with the giver as White or as Black.
    ///
    /// @throws InputException when a side has fewer of the pieces
    public String fen(Variant variant, Side giver) {
        Setup start = Fen.parse(variant.startFen(), variant.fenRules());
        Setup less = ranked(
                without(without(start, variant, giver, this.giver), variant, giver.other(), taker), variant, giver);
        String fen = Fen.write(less, variant.fenRules());
        return takerMoves && less.sideToMove() == giver ? Fen.withOtherToMove(fen) : fen;
    }

    private Setup ranked(Setup start, Variant variant, Side side) {
        int first = side == Side.WHITE ? 0 : variant.surface().ranks() - 1;
        Setup now = start;
        for (int file = 0; file < rank.size(); file++) {
            int square = variant.surface().square(file, first);
            Optional<SidedPiece> piece = Optional.of(rank.get(file))
                    .filter(each -> !each.isEmpty())
                    .map(each -> new SidedPiece(side, PieceLetter.ofSymbol(each)));
            now = Optional.ofNullable(now.pieces().get(square)).equals(piece) ? now : now.with(square, piece);
        }
        return now;
    }

    private Setup without(Setup start, Variant variant, Side side, List<Character> letters) {
        Setup left = start;
        for (char letter : letters) {
            Setup now = left;
            int square = now.pieces().entrySet().stream()
                    .filter(each -> each.getValue().side() == side
                            && each.getValue().letter() == letter
                            && each.getValue().mark() == Mark.NONE)
                    .map(Map.Entry::getKey)
                    .min(order(variant, letter))
                    .orElseThrow(() -> new InputException("odds '" + text + "': the start has no more "
                            + PieceLetter.text(letter) + " of " + (side == Side.WHITE ? "White" : "Black")));
            left = now.with(square, Optional.empty());
        }
        return left;
    }

    /// Pieces of the a-file's side first, as is usual.
    private static Comparator<Integer> order(Variant variant, char letter) {
        boolean pawn = variant.promotion().pawnTypes().white().contains(letter);
        return Comparator.<Integer>comparingInt(square -> {
                    int file = variant.surface().file(square);
                    int place = PAWN_FILES.indexOf(file);
                    return pawn && place >= 0 ? place : pawn ? PAWN_FILES.size() + file : file;
                })
                .thenComparing(Comparator.naturalOrder());
    }

    /// Both starts: the giver as White, then as Black.
    public List<String> starts(Variant variant) {
        return List.of(fen(variant, Side.WHITE), fen(variant, Side.BLACK));
    }
}
