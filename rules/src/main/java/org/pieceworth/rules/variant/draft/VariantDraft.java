package org.pieceworth.rules.variant.draft;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.pieceworth.rules.position.PieceLetter;

/// The keys and values of a variant while its ancestors and then its own section are read.
public final class VariantDraft {

    private static final String EN_PASSANT = "enPassantTypes";

    private final Map<String, Character> letters = new LinkedHashMap<>();
    private final Map<String, WrittenMovement> movements = new LinkedHashMap<>();
    private final Map<String, RuleValue> values = new LinkedHashMap<>();
    private final Map<String, String> notModelled = new TreeMap<>();

    public VariantDraft() {}

    /// A draft for a section whose parent is unknown: any letter may denote one of its pieces.
    public static VariantDraft ofUnknownParent() {
        VariantDraft draft = new VariantDraft();
        for (char letter : PieceLetter.CAPITALS.toCharArray()) {
            draft.addPiece("parent's " + PieceLetter.text(letter), letter);
        }
        return draft;
    }

    public VariantDraft copy() {
        VariantDraft copy = new VariantDraft();
        copy.letters.putAll(letters);
        copy.movements.putAll(movements);
        copy.values.putAll(values);
        copy.notModelled.putAll(notModelled);
        return copy;
    }

    /// Gives a type a letter, and takes that letter from any other type.
    void addPiece(String type, char letter) {
        char capital = Character.toUpperCase(letter);
        letters.values().remove(capital);
        letters.put(type, capital);
    }

    void removePiece(String type) {
        letters.remove(type);
    }

    /// Sets the movement of a type. An `e` in it makes the type one that captures en passant.
    void setMovement(String type, WrittenMovement movement) {
        movements.put(type, movement);
        if (VariantWords.isCustom(type) && movement.betza().indexOf('e') >= 0) {
            for (String side : List.of("White", "Black")) {
                values.put(
                        EN_PASSANT + side,
                        types(EN_PASSANT + side, List.of("pawn")).with(type));
            }
        }
    }

    void set(String key, RuleValue value) {
        values.put(key, value);
    }

    /// Records a rule that the records do not model, or removes it at its neutral value.
    void noteMissing(VariantKey key, String text) {
        if (text.equals(key.neutral())) {
            notModelled.remove(key.name());
        } else {
            notModelled.put(key.name(), key.meaning());
        }
    }

    /// The capital letter of each type, in order of appearance.
    public Map<String, Character> letters() {
        return letters;
    }

    /// The given movements, by type.
    public Map<String, WrittenMovement> movements() {
        return movements;
    }

    /// Rules set but not modelled: their keys, with their meanings.
    public List<String> notModelled() {
        List<String> lines = new ArrayList<>();
        notModelled.forEach((key, meaning) -> lines.add(key + ": " + meaning));
        return lines;
    }

    public boolean said(String key) {
        return values.containsKey(key);
    }

    public boolean flag(String key, boolean otherwise) {
        return values.get(key) instanceof RuleValue.Flag(boolean on) ? on : otherwise;
    }

    public int whole(String key, int otherwise) {
        return values.get(key) instanceof RuleValue.Whole(int number) ? number : otherwise;
    }

    public String text(String key, String otherwise) {
        return values.get(key) instanceof RuleValue.Text(String text) ? text : otherwise;
    }

    public RuleValue.Squares squares(String key, RuleValue.Squares otherwise) {
        return values.get(key) instanceof RuleValue.Squares squares ? squares : otherwise;
    }

    public RuleValue.Types types(String key, Collection<String> otherwise) {
        return values.get(key) instanceof RuleValue.Types types
                ? types
                : new RuleValue.Types(new LinkedHashSet<>(otherwise), false);
    }

    /// The types that a key names and that the variant has.
    public Set<String> present(String key, Collection<String> otherwise) {
        Set<String> names = new LinkedHashSet<>(types(key, otherwise).names());
        names.retainAll(letters.keySet());
        return names;
    }

    public Map<String, Integer> numbers(String key) {
        return values.get(key) instanceof RuleValue.Numbers(Map<String, Integer> counts) ? counts : Map.of();
    }

    /// Pairs of types, those of ancestors included unless the variant replaces them.
    public Map<String, String> pairs(String key) {
        return values.get(key) instanceof RuleValue.Pairs(Map<String, String> pairs) ? pairs : Map.of();
    }

    /// Adds to the numbers or pairs that ancestors have set.
    void merge(String key, RuleValue value) {
        RuleValue merged = switch (value) {
            case RuleValue.Numbers(Map<String, Integer> counts) -> {
                Map<String, Integer> all = new LinkedHashMap<>(numbers(key));
                all.putAll(counts);
                yield new RuleValue.Numbers(all);
            }
            case RuleValue.Pairs(Map<String, String> pairs) -> {
                Map<String, String> all = new LinkedHashMap<>(pairs(key));
                all.putAll(pairs);
                yield new RuleValue.Pairs(all);
            }
            case RuleValue.Flag flag -> flag;
            case RuleValue.Whole whole -> whole;
            case RuleValue.Squares squares -> squares;
            case RuleValue.Types types -> types;
            case RuleValue.Text text -> text;
        };
        values.put(key, merged);
    }
}
