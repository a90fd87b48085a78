package org.pieceworth.terms;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.text.InputException;

/// Reads a set of terms, as `material,pair:B,imbalance:QN,phase:3`, and refuses those that do not go together.
public final class TermReader {

    private final TermCatalogue catalogue;
    private final String text;
    private final PieceSet set;
    private final PhaseScale scale;
    private final List<Term> terms = new ArrayList<>();
    private Optional<PhaseSplit> phase = Optional.empty();

    /// The text of the term that covers a subject, by subject.
    private final Map<String, String> subjects = new HashMap<>();

    private TermReader(TermCatalogue catalogue, String text, PieceSet set, PhaseScale scale) {
        this.catalogue = catalogue;
        this.text = text;
        this.set = set;
        this.scale = scale;
    }

    /// Reads terms of the standard catalogue.
    ///
    /// @param letters the capital letters of the piece types, by type; `P` is a pawn and `K` is royal
    /// @throws InputException naming the term that is unknown, wrong or there twice
    public static TermSet parse(String text, String letters, RectangularBoard board) {
        return parse(TermCatalogue.standard(), text, letters, board);
    }

    /// Reads terms of a catalogue.
    ///
    /// @param letters the capital letters of the piece types, by type; `P` is a pawn and `K` is royal
    /// @throws InputException naming the term that is unknown, wrong or there twice
    public static TermSet parse(TermCatalogue catalogue, String text, String letters, RectangularBoard board) {
        return new TermReader(catalogue, text, PieceSet.of(letters, board), PhaseScale.of(letters)).read();
    }

    /// Reads terms of the standard catalogue for the pieces of a variant, promoted ones being types of their own, and
    /// those in hand described by the term `hand`.
    ///
    /// @throws InputException naming the term that is unknown, wrong or there twice
    public static TermSet parse(String text, VariantRules rules) {
        return parse(TermCatalogue.standard(), text, rules);
    }

    /// Parses a set with the terms of a catalogue that may have more than the standard ones.
    ///
    /// @throws InputException naming the term that is unknown, wrong or there twice
    public static TermSet parse(TermCatalogue catalogue, String text, VariantRules rules) {
        return new TermReader(catalogue, text, PieceSet.of(rules), PhaseScale.of(rules.start())).read();
    }

    private TermSet read() {
        for (String word : text.split(",", -1)) {
            TermText term = TermText.of(word);
            if (term.whole().isEmpty()) {
                throw new InputException(
                        "terms '" + text
                                + "': found nothing between two commas or at an end, expected terms as in material,pair:B,tempo");
            }
            add(term, catalogue.make(term, set, scale));
        }
        phase.ifPresent(this::checkThereIsSomethingToSplit);
        return new TermSet(text, set, terms, phase, scale);
    }

    private void add(TermText word, Part parts) {
        for (Term term : parts.terms()) {
            term.subjects().forEach(subject -> claim(subject, word));
            terms.add(term);
        }
        parts.phase().ifPresent(by -> {
            claim("phase", word);
            phase = Optional.of(by);
        });
    }

    private void claim(String subject, TermText term) {
        String earlier = subjects.put(subject, term.whole());
        if (earlier != null) {
            throw term.error(
                    earlier.equals(term.whole())
                            ? "it is there twice; omit one"
                            : "'" + earlier + "' has " + subject + " already; leave one of them out");
        }
    }

    private void checkThereIsSomethingToSplit(PhaseSplit by) {
        if (terms.stream().noneMatch(by::splits)) {
            throw by.text().error("found nothing to split, expected material with it as in material,phase:3");
        }
    }
}
