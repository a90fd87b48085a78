package org.pieceworth.studies.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Page;
import org.pieceworth.lab.armies.RandomArmies;
import org.pieceworth.report.chart.Words;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.drawing.BoardPicture;
import org.pieceworth.studies.drawing.GameKind;
import org.pieceworth.studies.drawing.PieceIcon;
import org.pieceworth.studies.moves.MovePicture;
import org.pieceworth.studies.moves.MovesAnswer;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.studies.value.ValueDocument;
import org.pieceworth.studies.value.ValueStudy;
import org.pieceworth.text.Counted;

/// A game as a page to save and to send: its results, its board, its pieces with their moves and values.
public final class GamePage {

    private final VariantRules rules;
    private final Variant variant;
    private final List<GameKind> kinds;
    private final Map<String, String> icons;

    private GamePage(VariantRules rules) {
        this.rules = rules;
        variant = rules.variant();
        kinds = GameKind.of(rules);
        icons = PieceIcon.bySymbol(kinds);
    }

    /// A result about the game from played games.
    ///
    /// @param id id of its section
    /// @param title title of its section
    /// @param bySymbol true if its tables name pieces by the symbols of this game, and not as somebody
    /// typed them
    /// @param parts its lines and tables
    public record Result(String id, String title, boolean bySymbol, List<Block> parts) {

        public Result {
            parts = List.copyOf(parts);
        }
    }

    /// A game with its moves.
    ///
    /// @param start the FEN that it began from
    /// @param position position after its moves
    /// @param moves its moves in notation for people
    /// @param pgn the same for programs
    record Shown(String start, VariantPosition position, String moves, String pgn) {}

    /// A game before its first move.
    ///
    /// @param ini its section in a file of variants, if the variant does not ship
    public static Page of(VariantRules rules, Optional<String> ini, List<Result> results) {
        return new GamePage(rules).page(ini, Optional.empty(), results);
    }

    static Page of(VariantRules rules, Optional<String> ini, Shown game, List<Result> results) {
        return new GamePage(rules).page(ini, Optional.of(game), results);
    }

    private Page page(Optional<String> ini, Optional<Shown> game, List<Result> results) {
        List<Page.Section> sections = new ArrayList<>();
        results.forEach(result -> sections.add(new Page.Section(
                result.id(),
                result.title(),
                result.title(),
                "",
                result.bySymbol() ? illustrated(result.parts()) : result.parts())));
        sections.add(new Page.Section("game", "Game", "The game", "", boards(game)));
        sections.add(new Page.Section("pieces", "Pieces", "The pieces", "", List.of(cards())));
        sections.add(new Page.Section("values", "Values", "Values by theory", "", illustrated(values())));
        List<Block> files = files(ini, game);
        if (!files.isEmpty()) {
            sections.add(new Page.Section("files", "For programs", "For other programs", "", files));
        }
        return new Page(
                isOfArmies() ? against(this::letters) : variant.name(),
                headline(),
                Version.footer(),
                List.of(),
                sections);
    }

    private List<Block> illustrated(List<Block> parts) {
        return parts.stream().map(part -> Document.illustrated(part, icons)).toList();
    }

    private String headline() {
        long movers = kinds.stream()
                .filter(kind -> kind.member().isPresent() && !kind.symbol().contains("+"))
                .filter(kind -> !kind.symbol().contains("~"))
                .count();
        String what = isOfArmies()
                ? Words.capital(against(side -> words(letters(side))))
                : "A game of " + Counted.of(movers, "kind of piece", "kinds of pieces");
        return what + " on a board of " + variant.surface().shape();
    }

    private boolean isOfArmies() {
        return variant.name().equals(RandomArmies.SECTION);
    }

    private static String against(Function<Side, String> army) {
        String white = army.apply(Side.WHITE);
        String black = army.apply(Side.BLACK);
        return white.equals(black) ? white + " on both sides" : white + " against " + black;
    }

    /// The back rank, as it is typed.
    private String letters(Side side) {
        String[] ranks = rules.start().fen().split("[ \\[]", 2)[0].split("/");
        return (side == Side.WHITE ? ranks[ranks.length - 1] : ranks[0]).toUpperCase(Locale.ROOT);
    }

    /// The kinds of a back rank but kings.
    private String words(String letters) {
        return letters.chars()
                .filter(PieceLetter::isLetter)
                .mapToObj(letter -> name((char) letter))
                .filter(name -> !name.equals("king"))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private List<Block> boards(Optional<Shown> game) {
        List<Block> parts = new ArrayList<>();
        VariantPosition start = game.map(shown -> rules.position(shown.start())).orElseGet(rules::start);
        parts.add(picture(start, "The start"));
        game.filter(shown -> !shown.moves().isEmpty()).ifPresent(shown -> {
            parts.add(new Block.Line(shown.moves()));
            parts.add(picture(shown.position(), "After these moves"));
        });
        rules.notPlayed().forEach(rule -> parts.add(new Block.Line("Not played here: " + rule + ".")));
        return parts;
    }

    private Block picture(VariantPosition position, String title) {
        String caption = title + "; " + (position.sideToMove() == Side.WHITE ? "White" : "Black") + " to move."
                + aside(position, Side.WHITE) + aside(position, Side.BLACK);
        return new Block.Picture(() -> BoardPicture.of(position, kinds, title + ": " + position.fen()), caption);
    }

    /// The pieces of a side that are not on the board.
    private String aside(VariantPosition position, Side side) {
        List<String> hand = new ArrayList<>();
        for (int type = 0; type < kinds.size(); type++) {
            int count = position.inHand(side, type);
            if (count > 0) {
                hand.add((count > 1 ? count + " " : "") + name(kinds.get(type)));
            }
        }
        List<String> waiting = position.setup().extras().waiting().entrySet().stream()
                .filter(entry -> entry.getValue().side() == side)
                .map(entry -> name(entry.getValue().letter()) + " behind "
                        + position.board().name(entry.getKey()))
                .toList();
        String who = side == Side.WHITE ? " White" : " Black";
        return (hand.isEmpty() ? "" : who + " has in hand: " + String.join(", ", hand) + ".")
                + (waiting.isEmpty() ? "" : who + " waits to enter: " + String.join(", ", waiting) + ".");
    }

    private String name(char letter) {
        return kinds.stream()
                .filter(kind -> kind.symbol().equals(PieceLetter.text(letter)))
                .map(GamePage::name)
                .findFirst()
                .orElse(PieceLetter.text(letter));
    }

    private static String name(GameKind kind) {
        return kind.member()
                .map(member -> member.piece().name())
                .filter(name -> !name.isEmpty())
                .orElse(kind.letter());
    }

    private Block cards() {
        return new Block.Cards(kinds.stream()
                .filter(kind -> kind.member().filter(GamePage::moves).isPresent())
                .filter(kind -> !kind.symbol().contains("~"))
                .map(kind -> card(kind, kind.member().orElseThrow()))
                .toList());
    }

    private static boolean moves(VariantGame.Member member) {
        return !member.type().betza().isEmpty();
    }

    private Block.Card card(GameKind kind, VariantGame.Member member) {
        String name = member.piece().name();
        String title = name.isEmpty() || name.equals(kind.letter()) ? kind.letter() : kind.letter() + ", " + name;
        return new Block.Card(
                () -> PieceIcon.picture(kind),
                title,
                member.type().betza(),
                List.copyOf(member.piece().betza().warnings()),
                "Its moves",
                () -> MovePicture.of(MovesAnswer.of(member.piece(), variant.surface())));
    }

    private List<Block> values() {
        List<Block.OfText> all = ValueDocument.of(ValueStudy.ofVariant(variant)).parts();
        List<Block> parts = new ArrayList<>();
        List<Block> notes = new ArrayList<>();
        boolean table = false;
        for (Block.OfText part : all) {
            (table ? notes : parts).add(part);
            table |= part instanceof Block.Tabular;
        }
        parts.add(new Block.Line("In centipawns, a column for each model; – where a model gives no value."));
        boolean said = notes.stream().anyMatch(note -> note instanceof Block.Line(String text) && !text.isBlank());
        if (said) {
            parts.add(new Block.Folded("Notes", notes));
        }
        return parts;
    }

    private static List<Block> files(Optional<String> ini, Optional<Shown> game) {
        List<Block> parts = new ArrayList<>();
        game.ifPresent(
                shown -> parts.add(new Block.Folded("The game as PGN", List.of(new Block.Verbatim(shown.pgn())))));
        ini.ifPresent(
                text -> parts.add(new Block.Folded("Its rules, for variants.ini", List.of(new Block.Verbatim(text)))));
        return parts;
    }

    /// Moves in pairs with their numbers.
    static String numbered(List<String> sans, boolean blackBegins, int first) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < sans.size(); i++) {
            int ply = i + (blackBegins ? 1 : 0);
            boolean white = ply % 2 == 0;
            words.add((white || i == 0 ? (first + ply / 2) + (white ? ". " : "… ") : "") + sans.get(i));
        }
        return words.stream().collect(Collectors.joining(" "));
    }
}
