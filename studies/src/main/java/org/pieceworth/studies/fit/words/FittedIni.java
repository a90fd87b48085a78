package org.pieceworth.studies.fit.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PhaseShrinkage;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.pieces.EngineGaps;
import org.pieceworth.terms.Feature;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;
import org.pieceworth.valuation.fairystockfish.BuiltInPiece;
import org.pieceworth.valuation.fairystockfish.EnginePhase;

/// Fitted values as a section of `variants.ini`: a variant derived from that of the games, with the values on
/// the engine's scale.
public final class FittedIni {

    /// The pieces that may set the scale, the first that has a value.
    private static final Map<Character, BuiltInPiece> ANCHORS = anchors();

    private final Variant variant;
    private final Map<String, List<Double>> values = new LinkedHashMap<>();

    /// The phases without an estimate, by feature; the nearest phase's value is used for them.
    private final Map<String, List<String>> gaps = new LinkedHashMap<>();

    private final Optional<PhaseShrinkage> shrinkage;

    private FittedIni(Variant variant, TermSet terms, List<FittedValue> fitted, Optional<PhaseShrinkage> shrinkage) {
        this.variant = variant;
        this.shrinkage = shrinkage;
        for (int i = 0; i < terms.features().size(); i++) {
            Feature feature = terms.features().get(i);
            if (feature.isMaterial()) {
                String plain = feature.name().split("@", 2)[0];
                List<Double> phases = values.computeIfAbsent(plain, _ -> new ArrayList<>());
                fitted.get(i)
                        .value()
                        .map(Estimate::value)
                        .ifPresentOrElse(
                                phases::add,
                                () -> feature.phase()
                                        .ifPresent(knot -> gaps.computeIfAbsent(plain, _ -> new ArrayList<>())
                                                .add(knot.name())));
            }
        }
    }

    private static Map<Character, BuiltInPiece> anchors() {
        Map<Character, BuiltInPiece> anchors = new LinkedHashMap<>();
        anchors.put('N', BuiltInPiece.KNIGHT);
        anchors.put('R', BuiltInPiece.ROOK);
        anchors.put('B', BuiltInPiece.BISHOP);
        anchors.put('Q', BuiltInPiece.QUEEN);
        return anchors;
    }

    /// The lines of the section.
    ///
    /// @param rules the variant of the games; chess when empty
    /// @param fitted a value for each feature, and perhaps others after them
    /// @param shrinkage the partial pooling of values by phase; empty if there was none
    /// @throws InputException when no piece of chess has a value that could set the scale
    public static List<String> lines(
            Optional<VariantRules> rules, TermSet terms, List<FittedValue> fitted, Optional<PhaseShrinkage> shrinkage) {
        Variant variant = rules.map(VariantRules::variant)
                .orElseGet(() -> Variants.open("chess").variant());
        return new FittedIni(variant, terms, fitted, shrinkage).lines();
    }

    private List<String> lines() {
        Map.Entry<Character, BuiltInPiece> anchor = anchor();
        double unit = mean(values.getOrDefault(anchor.getKey().toString(), List.of()));
        List<String> lines = new ArrayList<>();
        lines.add("# Values fitted to games by Pieceworth, on the scale of Fairy-Stockfish by the "
                + anchor.getValue().name().toLowerCase(Locale.ROOT) + ". Its commit c19b5f6 reads them:");
        lines.add(
                "# they reach the evaluation of pieces on squares; exchanges, material and the order of moves keep the");
        lines.add("# engine's own values (its issues 968 and 1036), and a network (NNUE) does not see them.");
        lines.add("# A file with the section [" + variant.name()
                + "] must hold this one too, below it, unless the engine" + " knows " + variant.name() + ".");
        lines.addAll(EngineGaps.lines(variant));
        phases().ifPresent(lines::add);
        List<String> middle = new ArrayList<>();
        List<String> end = new ArrayList<>();
        for (PieceType type : variant.types()) {
            add(type, anchor, unit, middle, end).ifPresent(lines::add);
        }
        variant.promotion()
                .promoted()
                .forEach((from, to) -> form(from, to, unit).ifPresent(lines::add));
        lines.add("[" + variant.name() + "-fitted:" + variant.name() + "]");
        if (!middle.isEmpty()) {
            lines.add("pieceValueMg = " + String.join(" ", middle));
            lines.add("pieceValueEg = " + String.join(" ", end));
        }
        return lines;
    }

    /// The origin of values by phase.
    private Optional<String> phases() {
        boolean several = values.values().stream().anyMatch(phases -> phases.size() > 1);
        if (!several) {
            return Optional.empty();
        }
        return Optional.of("# Mg is the opening, Eg the end; "
                + shrinkage
                        .filter(found -> found.strength() > 0)
                        .map(found -> "phases are shrunk with the strength " + PlainNumber.of(found.strength()) + ".")
                        .orElse("phases are not shrunk (shrink), so that few games may decide one of them."));
    }

    private Map.Entry<Character, BuiltInPiece> anchor() {
        return ANCHORS.entrySet().stream()
                .filter(entry -> mean(values.getOrDefault(entry.getKey().toString(), List.of())) > 0)
                .filter(entry -> variant.type(entry.getKey())
                        .filter(type ->
                                type.name().equals(entry.getValue().name().toLowerCase(Locale.ROOT)))
                        .isPresent())
                .findFirst()
                .orElseThrow(() -> new InputException("found no knight, rook, bishop or queen with a value above 0;"
                        + " expected one, which sets the engine's scale"));
    }

    /// Adds a piece's values, and returns a remark on it, such as why it has no value.
    private Optional<String> add(
            PieceType type,
            Map.Entry<Character, BuiltInPiece> anchor,
            double unit,
            List<String> middle,
            List<String> end) {
        String letter = PieceLetter.text(Character.toLowerCase(type.letter()));
        String what = "# " + letter + " (" + described(type) + "): ";
        if (variant.royals().kings().contains(type.letter())) {
            return Optional.empty();
        }
        List<Double> phases = found(type);
        if (phases.isEmpty()) {
            return Optional.of(what + "no estimate from these games; the engine's own value stays");
        }
        String ratio = String.format(Locale.ROOT, "%.2f", mean(phases) / unit);
        if (variant.promotion().pawnTypes().white().contains(type.letter())) {
            return Optional.of(what + "the engine's own value stays; by these games it is worth " + ratio + " of the "
                    + anchor.getValue().name().toLowerCase(Locale.ROOT));
        }
        if (phases.stream().anyMatch(value -> value <= 0)) {
            return Optional.of(what + "worth less than 0 in these games; not exported");
        }
        middle.add(letter + ":"
                + Math.round(phases.getFirst() / unit * anchor.getValue().value(EnginePhase.MG)));
        end.add(letter + ":"
                + Math.round(phases.getLast() / unit * anchor.getValue().value(EnginePhase.EG)));
        List<String> missing = gaps.getOrDefault(PieceLetter.text(type.letter()), List.of());
        if (!missing.isEmpty()) {
            return Optional.of(
                    what + "no estimate for " + String.join(", ", missing) + "; the nearest phase is used instead");
        }
        return type.name().startsWith("customPiece") ? Optional.of(what + "a custom piece") : Optional.empty();
    }

    /// A type's values by phase; for a type that others promote to, the first form that has some.
    private List<Double> found(PieceType type) {
        List<Double> own = values.getOrDefault(PieceLetter.text(type.letter()), List.of());
        if (!own.isEmpty()) {
            return own;
        }
        return variant.promotion().promoted().entrySet().stream()
                .filter(form -> form.getValue() == type.letter())
                .map(form -> values.getOrDefault("+" + PieceLetter.text(form.getKey()), List.of()))
                .filter(phases -> !phases.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /// The value of a promoted form, which the engine knows only as the piece with its moves.
    private Optional<String> form(char from, char to, double unit) {
        List<Double> phases = values.getOrDefault("+" + PieceLetter.text(from), List.of());
        String symbol = "# +" + PieceLetter.text(Character.toLowerCase(from));
        if (phases.isEmpty()) {
            return Optional.of(symbol + ": no estimate from these games");
        }
        return Optional.of(String.format(
                Locale.ROOT,
                "%s: moves as %s, and the engine uses that value; by these games %.2f of the unit",
                symbol,
                PieceLetter.text(Character.toLowerCase(to)),
                mean(phases) / unit));
    }

    private static String described(PieceType type) {
        return type.name().startsWith("customPiece") || type.name().isEmpty()
                ? type.betza()
                : type.name() + (type.betza().isEmpty() ? "" : ", " + type.betza());
    }

    private static double mean(List<Double> phases) {
        return phases.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }
}
