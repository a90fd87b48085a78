package org.pieceworth.lab.selfplay;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.lab.armies.AddedPieces;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// A game of two armies: a variant in which other pieces stand on the back ranks. It is written as a section of
/// a variants.ini and read from there, so that what is played and what others can read are one thing.
///
/// Pawns promote to any piece of either army, as in chess with different armies; kings castle with what stands
/// in the corners, where their variant castles and the king has kept its file.
///
/// @param ini the text of the section, with what it is derived from where that does not ship
/// @param variant the variant, from the first start
/// @param starts the first army as White's and as Black's; once when both are alike
public record ArmyGame(String ini, Variant variant, List<String> starts) {

    /// The name of the section.
    public static final String NAME = "armies";

    private static final String PAWN_WORDS = "pawn";

    /// Copies the list.
    public ArmyGame {
        starts = List.copyOf(starts);
    }

    /// A game of two armies.
    ///
    /// @param base the variant whose board, pawns and rules are kept
    /// @param parent how a section derives from it
    /// @param before text of other sections that it needs, perhaps empty
    /// @param first letters of the variant's pieces, `RNBQKBNR`, or as many pieces as the back rank has between
    /// spaces or commas, each a letter, a name or Betza notation
    /// @param second the other army, in the same order from the queen's wing on
    /// @throws InputException when a piece is not known or an army does not fill the back rank
    public static ArmyGame of(Variant base, String parent, String before, String first, String second) {
        return of(base, parent, before, Force.of(first), Force.of(second));
    }

    /// The same for armies that may have pawns of their own.
    public static ArmyGame of(Variant base, String parent, String before, Force first, Force second) {
        return new Maker(base, first, second).make(parent, before);
    }

    /// An army as it is typed.
    ///
    /// @param pieces of the back rank
    /// @param pawns what stands where the variant has its pawns; these where it is empty
    public record Force(String pieces, Optional<String> pawns) {

        /// With the variant's own pawns.
        public static Force of(String pieces) {
            return new Force(pieces, Optional.empty());
        }
    }

    private static final class Maker {

        private final Variant base;
        private final AddedPieces pieces;
        private final PlacementText placement;
        private final String rest;
        private final String first;
        private final String second;
        private final Optional<Character> firstPawn;
        private final Optional<Character> secondPawn;

        Maker(Variant base, Force first, Force second) {
            this.base = base;
            placement = base.startPlacement();
            rest = base.startFen().strip().substring(placement.board().length());
            pieces = new AddedPieces(base);
            this.first = row(first.pieces(), Side.WHITE);
            this.second = row(second.pieces(), Side.BLACK);
            firstPawn = first.pawns().map(this::pawn);
            secondPawn = second.pawns().map(this::pawn);
        }

        private char pawn(String typed) {
            String where = "pawns '" + typed + "'";
            if (pieces.isRoyal(typed)) {
                throw new InputException(where + ": found a royal piece, expected one that can be lost");
            }
            char letter = pieces.letter(where, typed);
            if ((first + second).indexOf(letter) >= 0) {
                throw new InputException(where + ": found a piece that stands on a back rank too; expected another one,"
                        + " since pawns promote and pieces do not");
            }
            return letter;
        }

        /// An army as capital letters.
        private String row(String army, Side side) {
            List<String> typed = pieces(army);
            String rank = baseRank(side);
            long kings = typed.stream().filter(pieces::isRoyal).count();
            if (typed.size() != rank.length()) {
                throw new InputException(
                        "army '" + army + "': found " + Counted.of(typed.size(), "piece") + ", expected "
                                + rank.length() + " as on the back rank of " + base.name() + " (" + rank
                                + "), letters or pieces separated by spaces");
            }
            long royal = rank.chars()
                    .filter(c -> base.royals().kings().contains((char) c))
                    .count();
            if (kings != royal) {
                throw new InputException("army '" + army + "': found " + kings + " royal pieces, expected " + royal
                        + " as in " + base.name());
            }
            return typed.stream()
                    .map(piece -> Character.toString(pieces.letter("army '" + army + "'", piece)))
                    .collect(Collectors.joining());
        }

        /// What stands on a back rank of the variant.
        private String baseRank(Side side) {
            String rank = placement.firstRank(side);
            if (!rank.matches("[A-Za-z]+")) {
                throw new InputException("armies: found the back rank " + rank + " in " + base.name()
                                + ", expected one with a piece on every square; choose another variant")
                        .with("variant", "NAME");
            }
            return rank.toUpperCase(Locale.ROOT);
        }

        private List<String> pieces(String army) {
            String text = army.strip();
            if (isLetters(text)) {
                return text.chars().mapToObj(Character::toString).toList();
            }
            return Stream.of(text.split(text.contains(",") ? "," : "\\s+", -1))
                    .map(String::strip)
                    .filter(piece -> !piece.isEmpty())
                    .toList();
        }

        /// Whether letters are meant, one for each piece: as many as there have to be, or all of them the
        /// variant's.
        private boolean isLetters(String text) {
            return text.matches("[A-Z]{2,}")
                    && (text.length() == baseRank(Side.WHITE).length()
                            || text.chars().allMatch(c -> base.type((char) c).isPresent()));
        }

        ArmyGame make(String parent, String before) {
            List<String> starts = new ArrayList<>(new LinkedHashSet<>(List.of(start(true), start(false))));
            List<String> lines = new ArrayList<>();
            lines.add("[" + NAME + ":" + parent + "]");
            unused().forEach(type -> lines.add(type.name() + " = -"));
            lines.addAll(pieces.lines());
            if (firstPawn.or(() -> secondPawn).isPresent()) {
                lines.add("pawnTypes = " + pawnTypes());
            }
            lines.add("promotionPieceTypes = " + promotions());
            if (base.castling().enabled()) {
                lines.add("castlingRookPieces = " + corners());
            }
            lines.add("startFen = " + starts.getFirst());
            String ini = before + String.join("\n", lines) + "\n";
            Variant variant = Variants.parse("the armies", ini).read(NAME).variant();
            return new ArmyGame(ini, variant, starts);
        }

        private static String small(char letter) {
            return Character.toString(Character.toLowerCase(letter));
        }

        /// Pieces of the variant that are nowhere in the game.
        private List<PieceType> unused() {
            PlacementText there = PlacementText.of(start(true));
            String placed = (there.board() + there.hand()).toUpperCase(Locale.ROOT);
            return base.types().stream()
                    .filter(type -> placed.indexOf(type.letter()) < 0)
                    .filter(type -> !base.royals().kings().contains(type.letter()))
                    .filter(type -> !type.name().contains(PAWN_WORDS) || isReplaced())
                    .toList();
        }

        private boolean isReplaced() {
            return firstPawn.isPresent() && secondPawn.isPresent();
        }

        /// What goes as a pawn in the game: what stands in front, and the variant's own where an army keeps them.
        private String pawnTypes() {
            Set<Character> types = new LinkedHashSet<>();
            Stream.of(firstPawn, secondPawn).flatMap(Optional::stream).forEach(types::add);
            if (!isReplaced()) {
                types.addAll(base.promotion().pawnTypes().white());
                types.addAll(base.promotion().pawnTypes().black());
            }
            return types.stream().map(Maker::small).collect(Collectors.joining());
        }

        private String promotions() {
            Set<Character> types = new LinkedHashSet<>();
            (first + second)
                    .chars()
                    .filter(c -> !base.royals().kings().contains((char) c))
                    .forEach(c -> types.add(Character.toLowerCase((char) c)));
            return types.stream().map(String::valueOf).collect(Collectors.joining());
        }

        private String corners() {
            return Stream.of(first, second)
                    .flatMap(row -> Stream.of(row.charAt(0), row.charAt(row.length() - 1)))
                    .filter(letter -> !base.royals().kings().contains(letter))
                    .map(Maker::small)
                    .distinct()
                    .collect(Collectors.joining());
        }

        /// @param straight whether the first army has White
        private String start(boolean straight) {
            String white = straight ? first : second;
            String black = straight ? second : first;
            Optional<Character> ofWhite = straight ? firstPawn : secondPawn;
            Optional<Character> ofBlack = straight ? secondPawn : firstPawn;
            List<String> ranks = new ArrayList<>(placement.ranks().stream()
                    .map(rank -> withPawns(rank, ofWhite, ofBlack))
                    .toList());
            ranks.set(ranks.size() - 1, white);
            ranks.set(0, black.toLowerCase(Locale.ROOT));
            String[] fields = rest.split(" ", -1);
            if (fields.length > 2 && fields[2].matches("[KQkq]+")) {
                String rights = rights(fields[2], white, Side.WHITE, "KQ") + rights(fields[2], black, Side.BLACK, "kq");
                fields[2] = rights.isEmpty() ? "-" : rights;
            }
            return String.join("/", ranks) + String.join(" ", fields);
        }

        private String withPawns(String rank, Optional<Character> ofWhite, Optional<Character> ofBlack) {
            return rank.chars()
                    .mapToObj(c -> Character.toString(withPawns((char) c, ofWhite, ofBlack)))
                    .collect(Collectors.joining());
        }

        private char withPawns(char there, Optional<Character> ofWhite, Optional<Character> ofBlack) {
            if (base.promotion().pawnTypes().white().contains(there)) {
                return ofWhite.orElse(there);
            }
            char capital = Character.toUpperCase(there);
            boolean black =
                    capital != there && base.promotion().pawnTypes().black().contains(capital);
            return black ? Character.toLowerCase(ofBlack.orElse(capital)) : there;
        }

        /// Kings that have left their file do not castle.
        private String rights(String there, String row, Side side, String which) {
            String kept = there.chars()
                    .filter(c -> which.indexOf(c) >= 0)
                    .mapToObj(Character::toString)
                    .collect(Collectors.joining());
            char king = base.castling().kingPiece();
            return row.indexOf(king) == baseRank(side).indexOf(king) ? kept : "";
        }
    }
}
