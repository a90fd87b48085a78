package org.pieceworth.terms;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.InputException;

/// Reads a set of terms and refuses those that do not go together.
final class TermReader {

    private final String text;
    private final PieceSet set;
    private final PhaseScale scale;
    private final List<Term> terms = new ArrayList<>();
    private Optional<PhaseSplit> phase = Optional.empty();

    /// What is described already, and by which word.
    private final Map<String, String> subjects = new HashMap<>();

    TermReader(String text, PieceSet set, PhaseScale scale) {
        this.text = text;
        this.set = set;
        this.scale = scale;
    }

    /// Reads all terms.
    ///
    /// @throws InputException naming the term that is unknown, wrong or there twice
    TermReader read() {
        for (String word : text.split(",", -1)) {
            TermText term = TermText.of(word);
            if (term.whole().isEmpty()) {
                throw new InputException(
                        "terms '" + text
                                + "': found nothing between two commas or at an end, expected terms as in material,pair:B,tempo");
            }
            add(term, TermCatalogue.make(term, set, scale));
        }
        phase.ifPresent(this::checkThereIsSomethingToSplit);
        return this;
    }

    List<Term> terms() {
        return terms;
    }

    Optional<PhaseSplit> phase() {
        return phase;
    }

    private void add(TermText term, Part part) {
        for (Term one : part.terms()) {
            one.subjects().forEach(subject -> claim(subject, term));
            terms.add(one);
        }
        part.phase().ifPresent(by -> {
            claim("phase", term);
            phase = Optional.of(by);
        });
    }

    private void claim(String subject, TermText term) {
        String earlier = subjects.put(subject, term.whole());
        if (earlier != null) {
            throw term.error(
                    earlier.equals(term.whole())
                            ? "it stands there twice; leave one out"
                            : "'" + earlier + "' has " + subject + " already; leave one of them out");
        }
    }

    private void checkThereIsSomethingToSplit(PhaseSplit by) {
        if (terms.stream().noneMatch(by::splits)) {
            throw by.text().error("found nothing to split, expected material beside it as in material,phase:3");
        }
    }
}
