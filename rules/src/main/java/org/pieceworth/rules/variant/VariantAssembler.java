package org.pieceworth.rules.variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.BetzaSyntaxException;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Edges;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.variant.draft.NamedPieceType;
import org.pieceworth.rules.variant.draft.VariantDraft;
import org.pieceworth.rules.variant.draft.VariantWords;
import org.pieceworth.rules.variant.draft.WrittenMovement;
import org.pieceworth.rules.variant.file.VariantSection;
import org.pieceworth.rules.variant.file.VariantSetting;
import org.pieceworth.text.InputException;

/// Makes a variant out of a draft: reads the movements, makes the rules, and checks that they fit together.
final class VariantAssembler extends RulesMaker {

    private static final List<String> KING = List.of(VariantWords.KING);
    private static final String CHESS_LETTERS = "PNBRQ";
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String DOUBLE_STEP = "ifmnD";
    private static final String TRIPLE_STEP = "ifmnH";
    private static final int TRIPLE = 3;

    private final String source;
    private final VariantSection section;
    private final VariantWords words;
    private final MoveRulesMaker moves;

    /// @param source the name of the file in messages
    /// @param section the variant as written, without its ancestors
    VariantAssembler(String source, VariantSection section, VariantDraft draft, VariantWords words) {
        super(draft);
        this.source = source;
        this.section = section;
        this.words = words;
        this.moves = new MoveRulesMaker(draft);
    }

    /// @param warnings the warnings of reading the file
    /// @param errors lines that could not be read
    /// @throws InputException if there are such lines, or the section does not describe a variant
    VariantReading assemble(List<String> warnings, List<String> errors) {
        List<String> all = new ArrayList<>(warnings);
        List<String> wrong = new ArrayList<>(errors);
        if (edges() == Edges.HEXAGON && !HexagonalBoard.exists(board.files(), board.ranks())) {
            wrong.add(
                    place(section.lineOf("board")) + "board of [" + section.name() + "]: found 'hexagon' with "
                            + board.files()
                            + " files and " + board.ranks()
                            + " ranks, expected an odd number of files and more than half as many ranks; set maxFile and maxRank");
            throw new InvalidVariantException(wrong, all);
        }
        Variant variant = variant(types(all, wrong));
        new VariantChecks(source, section, draft).check(variant, all, wrong);
        if (!wrong.isEmpty()) {
            throw new InvalidVariantException(wrong, all);
        }
        return new VariantReading(
                variant, section.parent(), section.about(), counts("pieceValueMg"), counts("pieceValueEg"), all);
    }

    private Variant variant(List<PieceType> types) {
        EntryRulesMaker entries = new EntryRulesMaker(draft);
        EndRulesMaker ends = new EndRulesMaker(draft);
        return new Variant(
                section.name(),
                board,
                types,
                draft.text("startFen", START),
                draft.flag("chess960", false),
                moves.pawns(),
                moves.promotion(),
                moves.castling(),
                ends.royals(),
                entries.hands(handOrder()),
                entries.gating(),
                entries.captures(),
                moves.mobility(),
                ends.end(),
                entries.stones(),
                notModelled());
    }

    /// Keys not modelled, and modelled ones that differ between the sides although one rule serves both.
    private List<String> notModelled() {
        List<String> lines = new ArrayList<>(draft.notModelled());
        if (differ("pass") || differ("passOnStalemate")) {
            lines.add("pass: only one side may pass");
        }
        if (!letters("castlingKingPieceWhite", KING).equals(letters("castlingKingPieceBlack", KING))) {
            lines.add("castlingKingPiece: the sides castle with different kings");
        }
        return lines;
    }

    private boolean differ(String key) {
        return draft.flag(key + "White", false) != draft.flag(key + "Black", false);
    }

    private List<PieceType> types(List<String> warnings, List<String> errors) {
        if (draft.letters().isEmpty()) {
            errors.add(place(section.line()) + "[" + section.name()
                    + "]: found no pieces, expected at least one such as king = k, or a parent such as ["
                    + section.name() + ":chess]");
            throw new InvalidVariantException(errors, warnings);
        }
        return order().stream().map(type -> type(type, warnings, errors)).toList();
    }

    /// The types in a fixed order: those with the letters of chess, other named ones as in the table, the variant's
    /// own, the king.
    private List<String> order() {
        Map<String, Character> letters = draft.letters();
        List<String> named = List.copyOf(words.types().keySet());
        return letters.keySet().stream()
                .sorted(Comparator.comparingInt((String type) -> rank(type, letters.getOrDefault(type, '-'), named))
                        .thenComparingInt(String::length)
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private static int rank(String type, char letter, List<String> named) {
        if (type.equals(VariantWords.KING)) {
            return Integer.MAX_VALUE;
        }
        int asInChess = CHESS_LETTERS.indexOf(letter);
        if (asInChess >= 0) {
            return asInChess;
        }
        return CHESS_LETTERS.length() + (VariantWords.isCustom(type) ? named.size() : named.indexOf(type));
    }

    /// The letters from the king down to the pawn, as Fairy-Stockfish numbers its types.
    private String handOrder() {
        Map<String, Character> letters = draft.letters();
        List<String> named = List.copyOf(words.types().keySet());
        StringBuilder order = new StringBuilder();
        order().stream()
                .sorted(Comparator.comparingInt((String type) -> rank(type, '-', named))
                        .thenComparingInt(String::length)
                        .thenComparing(Comparator.naturalOrder()))
                .forEach(type -> order.append(letters.get(type)));
        return order.reverse().toString();
    }

    private PieceType type(String name, List<String> warnings, List<String> errors) {
        char letter = Objects.requireNonNull(draft.letters().get(name));
        WrittenMovement written = movement(name);
        String betza = written.betza();
        Dialect dialect = edges().hexagonal() ? Dialect.HEX : written.dialect();
        String read = dialect == Dialect.FSF ? betza.replace(TRIPLE_STEP, "") : betza;
        Movement movement = read.isEmpty()
                ? new Movement(List.of())
                : read(name, new WrittenMovement(read, dialect), warnings, errors);
        return new PieceType(letter, name, betza, dialect, read.equals(betza) ? movement : withTripleStep(movement));
    }

    /// Fairy-Stockfish knows the triple step of its pawns only by their region: it has no lame leap of three squares.
    private static Movement withTripleStep(Movement movement) {
        Ray step = new Ray(RayKind.LAME, 0, TRIPLE, 1, new Modality(true, false, false), true, false);
        return new Movement(
                Stream.concat(movement.rays().stream(), Stream.of(step)).toList(), movement.compounds());
    }

    /// A pawn's first steps come from the rules of the variant; other pieces have theirs in their notation.
    private WrittenMovement movement(String name) {
        WrittenMovement said = draft.movements().get(name);
        if (said != null) {
            return said;
        }
        String betza = Optional.ofNullable(words.types().get(name))
                .map(NamedPieceType::betza)
                .orElse("");
        return WrittenMovement.ofEngine(
                name.equals("pawn")
                        ? betza + when(moves.doubleSteps(), DOUBLE_STEP) + when(moves.tripleSteps(), TRIPLE_STEP)
                        : betza);
    }

    private static String when(Sided<Region> steps, String notation) {
        return steps.white().isEmpty() && steps.black().isEmpty() ? "" : notation;
    }

    private Movement read(String name, WrittenMovement written, List<String> warnings, List<String> errors) {
        Optional<VariantSetting> setting = section.settings().stream()
                .filter(line -> words.type(line.key()).equals(Optional.of(name)))
                .findFirst();
        try {
            Betza read = written.read();
            setting.ifPresent(line -> MovementLine.warnings(read)
                    .forEach(warning -> warnings.add("line " + line.line() + ": " + name + ", as "
                            + read.dialect().program() + " reads it: " + warning)));
            return read.movement();
        } catch (BetzaSyntaxException e) {
            int line = setting.map(VariantSetting::line).orElse(section.line());
            errors.add(MovementLine.fault(source, line, name, section, e));
            return new Movement(List.of());
        }
    }

    private String place(int line) {
        return source + ", line " + line + ": ";
    }
}
