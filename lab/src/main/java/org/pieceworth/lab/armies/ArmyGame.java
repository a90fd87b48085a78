package org.pieceworth.lab.armies;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.piece.PieceList;
import org.pieceworth.rules.piece.RankText;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// A game of two armies: a variant with other pieces on the back ranks.
///
/// Pawns promote to any piece of either army, as in chess with different armies; kings castle with the pieces
/// in the corners, if their variant castles and the king is on its usual file.
///
/// @param source the variant, from the first start
/// @param starts the first army as White's and as Black's; once when both are alike
public record ArmyGame(VariantSource source, List<String> starts) {

    private static final String PAWN_WORDS = "pawn";

    /// An empty square among letters.
    private static final String EMPTY = " ";

    public ArmyGame {
        starts = List.copyOf(starts);
    }

    /// A game of two armies.
    ///
    /// @param base the variant whose board, pawns and rules are used
    /// @param first army with White in the first start
    /// @param second the other army, in the same order from the queen's wing on
    /// @throws InputException when a piece is unknown or an army does not fill the back rank
    public static ArmyGame of(VariantSource base, Force first, Force second) {
        return new Maker(base, first, second).make();
    }

    /// An army in the user's spelling.
    ///
    /// @param pieces letters of the variant's pieces, `RNBQKBNR`, with numbers of empty squares, `R1BQKBNR`, or one
    /// piece per square of the back rank between spaces or commas, each a letter, a name or Betza notation
    /// @param pawns a piece instead of the variant's pawns
    public record Force(String pieces, Optional<String> pawns) {

        /// With the variant's own pawns.
        public static Force of(String pieces) {
            return new Force(pieces, Optional.empty());
        }
    }

    private static final class Maker {

        private final Variant base;
        private final VariantBuilder builder;
        private final StartBoard board;
        private final String first;
        private final String second;
        private final Optional<Character> firstPawn;
        private final Optional<Character> secondPawn;

        Maker(VariantSource source, Force first, Force second) {
            base = source.variant();
            board = StartBoard.of(base);
            builder = new VariantBuilder(source);
            this.first = row(first.pieces(), Side.WHITE);
            this.second = row(second.pieces(), Side.BLACK);
            firstPawn = first.pawns().map(this::pawn);
            secondPawn = second.pawns().map(this::pawn);
        }

        private char pawn(String typed) {
            String where = "pawns '" + typed + "'";
            if (builder.isRoyal(typed)) {
                throw new InputException(where + ": found a royal piece, expected one that can be lost");
            }
            char letter = builder.letter(where, typed);
            if ((first + second).indexOf(letter) >= 0) {
                throw new InputException(where + ": found a piece that stands on a back rank too; expected another one,"
                        + " since pawns promote and pieces do not");
            }
            return letter;
        }

        /// An army as capital letters.
        private String row(String army, Side side) {
            String rank = baseRank(side);
            List<String> typed = pieces(army, rank.length());
            long kings = typed.stream().filter(builder::isRoyal).count();
            if (typed.size() != rank.length()) {
                throw new InputException("army '" + army + "': found " + Counted.of(typed.size(), "piece")
                        + ", expected "
                        + rank.length() + " as on the back rank of " + base.name() + " (" + PieceLetter.written(rank)
                        + "), letters or pieces separated by spaces");
            }
            long royal = rank.chars().filter(this::isKing).count();
            if (kings != royal) {
                throw new InputException("army '" + army + "': found " + kings + " royal pieces, expected " + royal
                        + " as in " + base.name());
            }
            return typed.stream()
                    .map(piece ->
                            piece.isEmpty() ? EMPTY : Character.toString(builder.letter("army '" + army + "'", piece)))
                    .collect(Collectors.joining());
        }

        private boolean isKing(int letter) {
            return base.royals().kings().contains((char) letter);
        }

        /// The back rank of the variant, as capital letters.
        private String baseRank(Side side) {
            String rank = base.startPlacement().firstRank(side);
            if (!rank.matches(PieceLetter.PATTERN + "+")) {
                throw new InputException("armies: found the back rank " + PieceLetter.written(rank) + " in "
                                + base.name() + ", expected one with a piece on every square; choose another variant")
                        .with("variant", "NAME");
            }
            return rank.toUpperCase(Locale.ROOT);
        }

        /// One for each square, an empty text for an empty one.
        private List<String> pieces(String army, int files) {
            String text = army.strip();
            String letters = PieceLetter.inside(text);
            if (isLetters(letters)) {
                return letters.chars().mapToObj(PieceLetter::text).toList();
            }
            return RankText.squares(text, files).orElseGet(() -> {
                boolean commas = text.split(PieceList.COMMA, 2).length > 1;
                List<String> squares = RankText.expanded(Stream.of(text.split(commas ? PieceList.COMMA : "\\s+", -1))
                        .map(String::strip)
                        .toList());
                return squares.size() == files
                        ? squares
                        : squares.stream().filter(piece -> !piece.isEmpty()).toList();
            });
        }

        /// True if the text is letters, one for each piece: as many as needed, or all of them letters of the
        /// variant.
        private boolean isLetters(String text) {
            return text.matches("[A-Z\uFF21-\uFF3A]{2,}")
                    && (text.length() == baseRank(Side.WHITE).length()
                            || text.chars().allMatch(c -> base.type((char) c).isPresent()));
        }

        ArmyGame make() {
            List<String> starts = new ArrayList<>(new LinkedHashSet<>(List.of(start(true), start(false))));
            unused(starts.getFirst()).forEach(builder::remove);
            if (firstPawn.or(() -> secondPawn).isPresent()) {
                builder.set("pawnTypes", pawnTypes());
            }
            builder.set("promotionPieceTypes", letters(first + second));
            String corners = letters(corners(first) + corners(second));
            if (base.castling().enabled() && !corners.isEmpty()) {
                builder.set("castlingRookPieces", corners);
            }
            builder.set("startFen", starts.getFirst());
            return new ArmyGame(builder.build(RandomArmies.SECTION, "the armies"), starts);
        }

        /// Pieces of the variant that are nowhere in the game.
        private List<PieceType> unused(String start) {
            PlacementText there = PlacementText.of(start);
            String placed = (there.board() + there.hand()).toUpperCase(Locale.ROOT);
            return base.types().stream()
                    .filter(type -> placed.indexOf(type.letter()) < 0)
                    .filter(type -> !isKing(type.letter()))
                    .filter(type -> !type.name().contains(PAWN_WORDS) || isReplaced())
                    .toList();
        }

        private boolean isReplaced() {
            return firstPawn.isPresent() && secondPawn.isPresent();
        }

        /// The kinds in front, and the variant's own pawns for an army that uses them.
        private String pawnTypes() {
            Set<Character> types = new LinkedHashSet<>();
            Stream.of(firstPawn, secondPawn).flatMap(Optional::stream).forEach(types::add);
            if (!isReplaced()) {
                types.addAll(base.promotion().pawnTypes().white());
                types.addAll(base.promotion().pawnTypes().black());
            }
            return types.stream().map(VariantBuilder::small).collect(Collectors.joining());
        }

        /// Small letters of an army but its king, each once.
        private String letters(String army) {
            return army.chars()
                    .filter(letter -> !isKing(letter) && letter != EMPTY.charAt(0))
                    .distinct()
                    .mapToObj(letter -> VariantBuilder.small((char) letter))
                    .collect(Collectors.joining());
        }

        private static String corners(String row) {
            return row.substring(0, 1) + row.substring(row.length() - 1);
        }

        /// @param straight true if the first army has White
        private String start(boolean straight) {
            String white = straight ? first : second;
            String black = straight ? second : first;
            Optional<Character> ofWhite = straight ? firstPawn : secondPawn;
            Optional<Character> ofBlack = straight ? secondPawn : firstPawn;
            List<List<String>> squares = board.copy();
            squares.forEach(rank -> rank.replaceAll(square -> withPawns(square, ofWhite, ofBlack)));
            squares.set(squares.size() - 1, squares(white));
            squares.set(0, squares(black.toLowerCase(Locale.ROOT)));
            String[] fields = board.rest().split(" ", -1);
            if (fields.length > 2 && fields[2].matches("[KQkq]+")) {
                String rights = rights(fields[2], white, Side.WHITE) + rights(fields[2], black, Side.BLACK);
                fields[2] = rights.isEmpty() ? "-" : rights;
            }
            return StartBoard.fen(squares, String.join(" ", fields));
        }

        private static List<String> squares(String row) {
            return Stream.of(row.split("")).map(String::strip).toList();
        }

        private String withPawns(String there, Optional<Character> ofWhite, Optional<Character> ofBlack) {
            if (there.length() != 1) {
                return there;
            }
            char letter = there.charAt(0);
            if (base.promotion().pawnTypes().white().contains(letter)) {
                return ofWhite.map(String::valueOf).orElse(there);
            }
            boolean black = Character.isLowerCase(letter)
                    && base.promotion().pawnTypes().black().contains(Character.toUpperCase(letter));
            return black ? ofBlack.map(VariantBuilder::small).orElse(there) : there;
        }

        /// Kings that have left their file do not castle, nor with an empty corner.
        private String rights(String there, String row, Side side) {
            char king = base.castling().kingPiece();
            IntPredicate isOfSide = side == Side.WHITE ? Character::isUpperCase : Character::isLowerCase;
            return row.indexOf(king) != baseRank(side).indexOf(king)
                    ? ""
                    : there.chars()
                            .filter(isOfSide)
                            .filter(right ->
                                    row.charAt("Qq".indexOf(right) < 0 ? row.length() - 1 : 0) != EMPTY.charAt(0))
                            .mapToObj(Character::toString)
                            .collect(Collectors.joining());
        }
    }
}
