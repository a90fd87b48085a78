package org.pieceworth.rules.variant.draft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.file.VariantFileReader;
import org.pieceworth.rules.variant.file.VariantSection;
import org.pieceworth.rules.variant.file.VariantSetting;

/// Reads the keys of one variant into a draft that holds its parent's already.
public final class SectionReader {

    /// The most suggestions for misspelt keys: the search for the nearest key takes time, and more misspellings show
    /// that the file is of another kind.
    private static final int MAX_SUGGESTIONS = 50;

    private static final String DIALECT = "betza";

    private final String source;
    private final VariantSection section;
    private final VariantWords words;
    private final boolean ships;
    private final List<String> warnings;
    private final List<Fault> errors = new ArrayList<>();
    private final Dialect dialect;
    private int unknownKeys;

    /// @param ships true for a variant that ships: nobody gives its section to another program
    public SectionReader(String source, VariantSection section, VariantWords words, boolean ships) {
        this.source = source;
        this.section = section;
        this.words = words;
        this.ships = ships;
        this.warnings = new ArrayList<>(section.warnings());
        this.dialect = dialect(section);
    }

    /// The dialect of the section's movements. It is known before they are read, on any line of the section;
    /// a word that names none is reported with the other values.
    private static Dialect dialect(VariantSection section) {
        return section.settings().stream()
                .filter(setting -> setting.key().equals(DIALECT))
                .flatMap(setting -> Arrays.stream(Dialect.values())
                        .filter(each -> each.label().equals(setting.value())))
                .reduce(Dialect.FSF, (_, last) -> last);
    }

    /// An error in a line.
    ///
    /// @param line its number
    private record Fault(int line, String message) {}

    /// Adds all keys that can be read to the draft.
    public void readInto(VariantDraft draft) {
        pieces(draft);
        ValueReader reader = new ValueReader(draft.letters());
        for (KnownSetting known : knownKeys()) {
            apply(known, reader, draft);
        }
    }

    /// Warnings, a message each.
    public List<String> warnings() {
        return warnings;
    }

    /// The lines that cannot be read, a message each in their order.
    public List<String> errors() {
        return Stream.concat(
                        section.errors().stream(),
                        errors.stream()
                                .sorted(Comparator.comparingInt(Fault::line))
                                .map(Fault::message))
                .toList();
    }

    /// A setting whose key is known.
    ///
    /// @param key its key
    /// @param setting its line
    private record KnownSetting(VariantKey key, VariantSetting setting) {}

    /// The section's keys in the order of precedence: a key for one side overrides one for both.
    private List<KnownSetting> knownKeys() {
        Map<String, Integer> order = new HashMap<>();
        words.inOrder().forEach(key -> order.put(key.name(), order.size()));
        List<KnownSetting> known = new ArrayList<>();
        for (VariantSetting setting : section.settings()) {
            Optional<VariantKey> key = words.key(setting.key());
            if (key.isPresent()) {
                known.add(new KnownSetting(key.get(), setting));
            } else if (words.type(setting.key()).isEmpty()) {
                unknown(setting);
            }
        }
        known.sort(Comparator.comparingInt(item -> order.getOrDefault(item.key().name(), -1)));
        return known;
    }

    private void unknown(VariantSetting setting) {
        String key = setting.key();
        unknownKeys++;
        Optional<String> nearest = unknownKeys > MAX_SUGGESTIONS ? Optional.empty() : words.nearest(key);
        warnings.add("line " + setting.line() + ": '" + VariantFileReader.shown(key)
                + "' is not a key of variants.ini and is ignored"
                + nearest.map(name -> "; the nearest is '" + name + "'")
                        .orElse("; docs/variants.md explains the keys"));
    }

    private void pieces(VariantDraft draft) {
        Map<Character, VariantSetting> given = new HashMap<>();
        for (VariantSetting setting : section.settings()) {
            words.type(setting.key()).ifPresent(type -> piece(type, setting, given, draft));
        }
    }

    private void piece(String type, VariantSetting setting, Map<Character, VariantSetting> given, VariantDraft draft) {
        String value = letterInside(setting.value());
        if (value.equals("-")) {
            draft.removePiece(type);
            return;
        }
        boolean moves = value.length() > 1;
        if (value.isEmpty()
                || !PieceLetter.isLetter(value.charAt(0))
                || (moves && (value.charAt(1) != ':' || value.length() < 3))
                || (moves && !movesAsSaid(type))) {
            fault(setting, "found " + quoted(setting.value()), expectedPiece(type));
            keepLetter(type, value, draft);
            return;
        }
        if (!moves && VariantWords.isCustom(type)) {
            fault(setting, "found no movement", expectedPiece(type));
            keepLetter(type, value, draft);
            return;
        }
        VariantSetting earlier = given.put(Character.toUpperCase(value.charAt(0)), setting);
        if (earlier != null) {
            fault(
                    setting,
                    "found the letter '" + PieceLetter.text(value.charAt(0)) + "', which is " + earlier.key()
                            + "'s in line " + earlier.line(),
                    "expected a different letter");
            return;
        }
        draft.addPiece(type, value.charAt(0));
        if (moves) {
            draft.setMovement(type, new WrittenMovement(value.substring(2).strip(), dialect));
        }
        engineReads(type, value.charAt(0), setting);
    }

    /// The value with one `char` for the letter at its start, and the movement as it is.
    private static String letterInside(String value) {
        boolean dressed = value.length() > 1 && value.charAt(1) == PieceLetter.DRESS;
        return dressed ? PieceLetter.inside(value.substring(0, 2)) + value.substring(2) : value;
    }

    /// Reserves the letter of a piece whose line cannot be read, so that other lines are not blamed for using it.
    private static void keepLetter(String type, String value, VariantDraft draft) {
        if (!value.isEmpty()
                && PieceLetter.isLetter(value.charAt(0))
                && !draft.letters().containsKey(type)) {
            draft.addPiece(type, value.charAt(0));
        }
    }

    private static boolean movesAsSaid(String type) {
        return VariantWords.isCustom(type) || type.equals(VariantWords.KING);
    }

    private static String expectedPiece(String type) {
        if (VariantWords.isCustom(type)) {
            return "expected a letter and a movement such as a:mRcB, or - for none";
        }
        return type.equals(VariantWords.KING)
                ? "expected a letter such as k, perhaps with a movement as in k:KN, or - for none"
                : "expected one letter, or - for none (other movements are customPiece1, customPiece2, …)";
    }

    private void engineReads(String type, char letter, VariantSetting setting) {
        if (PieceLetter.isDressed(letter)) {
            warnings.add("line " + setting.line() + ": Fairy-Stockfish reads the letters a to z only, not "
                    + PieceLetter.text(letter));
        }
        if (VariantWords.isCustom(type)
                && Integer.parseInt(type.substring(VariantWords.CUSTOM.length())) > VariantWords.ENGINE_CUSTOM_PIECES) {
            warnings.add("line " + setting.line() + ": Fairy-Stockfish reads " + VariantWords.CUSTOM + "1 to "
                    + VariantWords.CUSTOM + VariantWords.ENGINE_CUSTOM_PIECES + " only");
        }
    }

    private void apply(KnownSetting known, ValueReader reader, VariantDraft draft) {
        RuleValue value;
        try {
            value = reader.read(known.key().kind(), withSideToMove(known.setting()));
        } catch (ValueReader.BadValueException bad) {
            errors.add(new Fault(known.setting().line(), place(known.setting()) + bad.getMessage()));
            return;
        }
        for (String target : known.key().targets()) {
            draft.merge(target, value);
        }
        switch (known.key().status()) {
            case MISSING -> draft.noteMissing(known.key(), known.setting().value());
            case OWN -> {
                if (!ships) {
                    warnings.add("line " + known.setting().line() + ": "
                            + known.key().name() + " is a key of Pieceworth that no other program knows");
                }
            }
            case RULE, OLD, HINT -> {
                // the value speaks for itself
            }
        }
        LegacyKeys.apply(known.key().name(), draft);
    }

    /// The text; White is to move in a start FEN that ends after the pieces.
    private String withSideToMove(VariantSetting setting) {
        String value = setting.value();
        if (!setting.key().equals("startFen") || value.isEmpty() || value.contains(" ") || !value.contains("/")) {
            return value;
        }
        warnings.add("line " + setting.line() + ": startFen does not say who is to move; assuming White");
        return value + " w - - 0 1";
    }

    private void fault(VariantSetting setting, String found, String expected) {
        errors.add(new Fault(setting.line(), place(setting) + found + ", " + expected));
    }

    private String place(VariantSetting setting) {
        return source + ", line " + setting.line() + ": " + setting.key() + " of [" + section.name() + "]: ";
    }

    private static String quoted(String value) {
        return value.isEmpty() ? "nothing" : "'" + VariantFileReader.shown(value) + "'";
    }
}
