package org.pieceworth.studies.variants;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.InvalidVariantException;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.balance.Army;
import org.pieceworth.studies.score.ArmyForecasts;
import org.pieceworth.studies.value.PooledRow;
import org.pieceworth.studies.value.ValueStudy;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.pooled.ValuePool;
import org.pieceworth.valuation.score.ScoreForecast;

/// A search among variants, or the check of a file of them.
///
/// @param text the name of one, or part of a name, of a board or of a piece's name; empty for all
/// @param file a file of variants to check and list instead of those that ship
public record VariantsStudy(String text, Optional<String> file) {

    /// Setting up a position takes a thousand times as long as reading a section.
    private static final int MOST_SET_UP = 500;

    /// @throws InputException when the file cannot be read
    public VariantsAnswer answer() {
        Variants variants;
        try {
            variants = file.map(name -> Variants.of(Variants.path(name))).orElseGet(Variants::shipped);
        } catch (InvalidVariantException noHeading) {
            return new VariantsAnswer(List.of(), List.of(), List.of(), noHeading.errors(), noHeading.warnings(), true);
        }
        List<VariantReading> found = new ArrayList<>();
        // An error of a parent is one of all its children, and reported once.
        Set<String> errors = new LinkedHashSet<>(variants.errors());
        List<String> warnings = new ArrayList<>(variants.warnings());
        for (String name : names(variants, text)) {
            try {
                VariantReading reading = variants.read(name);
                boolean setUp = file.isPresent() && variants.names().size() <= MOST_SET_UP;
                found.add(setUp ? setUp(reading, variants) : reading);
            } catch (InvalidVariantException several) {
                errors.addAll(several.errors());
                several.warnings().forEach(warning -> warnings.add("[" + name + "] " + warning));
            } catch (InputException fault) {
                errors.add(String.valueOf(fault.getMessage()));
            }
        }
        boolean exact = variants.nameOf(text).isPresent();
        if (!exact) {
            found.removeIf(reading -> !matches(reading, text.toLowerCase(Locale.ROOT)));
        }
        boolean alone = !text.isEmpty() && found.size() == 1;
        List<PooledRow> worth = alone ? ValueStudy.pooled(found.getFirst()) : List.of();
        List<ScoreForecast> forecasts = alone ? forecasts(found.getFirst().variant()) : List.of();
        return new VariantsAnswer(found, worth, forecasts, List.copyOf(errors), warnings, file.isPresent());
    }

    private static List<ScoreForecast> forecasts(Variant variant) {
        if (!Army.isFor(variant)) {
            return List.of();
        }
        Army army = Army.of(variant.name(), variant);
        return army.facesAnother() && army.isLikeChess()
                ? new ArmyForecasts(new ValuePool(), variant.surface()).ofWhite(army::side, army::opposingSide)
                : List.of();
    }

    /// A copy with a warning of rights to castle that its start cannot have, and of a game that is over at once.
    ///
    /// @param variants variants of the file
    /// @throws InputException when the rules contradict each other or the start cannot be played
    private VariantReading setUp(VariantReading reading, Variants variants) {
        Variant variant = reading.variant();
        int line = variants.line(variant.name(), "startFen");
        Position start = start(variant, line, variants.line(variant.name(), ""));
        String place = "line " + line + ": startFen: ";
        Set<Integer> lost =
                new TreeSet<>(Fen.parse(variant.startFen(), variant.fenRules()).castling());
        lost.removeAll(start.setup().castling());
        List<String> warnings = new ArrayList<>(reading.warnings());
        if (!lost.isEmpty() && variant.castling().enabled()) {
            warnings.add(place + "there is no castling with "
                    + lost.stream().map(start.board()::name).collect(Collectors.joining(", "))
                    + ": king and rook must be on their castling rank and end on the board");
        }
        switch (start.outcome()) {
            case Outcome.InPlay _ -> {}
            case Outcome.Drawn _ -> warnings.add(place + "the game is drawn before the first move");
            case Outcome.Won won ->
                warnings.add(
                        place + (won.winner() == Side.WHITE ? "White" : "Black") + " has won before the first move");
        }
        return new VariantReading(
                variant,
                reading.parent(),
                reading.about(),
                reading.middlegameValues(),
                reading.endgameValues(),
                warnings);
    }

    private Position start(Variant variant, int line, int heading) {
        String source = file.orElse("") + ", line ";
        try {
            return VariantPositions.of(variant, variant.startFen());
        } catch (IllegalSetupException unplayable) {
            throw new InputException(
                    source + line + ": startFen of [" + variant.name() + "]: " + unplayable.getMessage());
        } catch (InputException contradiction) {
            throw new InputException(source + heading + ": " + contradiction.getMessage());
        }
    }

    private static List<String> names(Variants variants, String wanted) {
        return variants.nameOf(wanted).map(List::of).orElseGet(variants::names);
    }

    private static boolean matches(VariantReading reading, String wanted) {
        Stream<String> words = Stream.of(
                reading.variant().name(),
                reading.parent(),
                reading.variant().surface().shape());
        Stream<String> pieces = reading.variant().types().stream().map(type -> type.name());
        return Stream.concat(words, pieces)
                .anyMatch(word -> word.toLowerCase(Locale.ROOT).contains(wanted));
    }
}
