package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.pieces.PieceRemarks;
import org.pieceworth.valuation.ValuationModel;

/// The models' notes: each once, with the pieces that it is about, or how many notes there are.
final class ValueNotes {

    /// More pieces than this are counted, not listed, before a note.
    private static final int LISTED = 6;

    private final ValueAnswer answer;

    private ValueNotes(ValueAnswer answer) {
        this.answer = answer;
    }

    private static Optional<String> otherRules(ValueAnswer answer, ValueAnswer.InGame game) {
        return game.withoutMaterial()
                .map(reason -> "No value here is that of an additional piece: " + reason.why()
                        + ". The models see only how pieces move.")
                .or(() -> game.otherRules()
                        .map(rule -> "Values of chess do not hold: " + rule
                                + (answer.pooled().isEmpty()
                                        ? ". The models see only moves; to measure: `pieceworth measure PIECE --variant "
                                                + game.name() + "`."
                                        : ". The combined values are measured under these rules; the models see only"
                                                + " moves.")));
    }

    /// The lines below the table: the interpretation of the notation, the meaning of a pawn's number, and the
    /// notes or one line about them. Without any value the notes are the answer.
    ///
    /// @param more the option for all notes
    static List<String> of(ValueAnswer answer, boolean all, String more) {
        ValueNotes notes = new ValueNotes(answer);
        List<String> ofModels = notes.ofModels();
        List<String> remarks = notes.remarks();
        List<String> lines = new ArrayList<>();
        boolean hasValue = answer.rows().stream().anyMatch(row -> row.value().isPresent());
        boolean ofGame = answer.game().isPresent();
        answer.game().flatMap(game -> otherRules(answer, game)).ifPresent(lines::add);
        answer.game()
                .ifPresent(
                        game -> game.readings().forEach((letter, reading) -> lines.add(letter + ": " + reading + ".")));
        if (notes.ofPawn()) {
            lines.add("Pawns: no model counts promotion or the double step, so this is the value of their other moves."
                    + (answer.unit() instanceof ValueUnit.Raw
                            ? ""
                            : " It need not be 100: the scale comes from each model's own unit, or from the knight"
                                    + " at 304."));
        }
        if (all || !hasValue || ofModels.size() + (ofGame ? remarks.size() : 0) == 1) {
            lines.addAll(ofModels);
            lines.addAll(remarks);
            return lines;
        }
        int hidden = ofModels.size() + (ofGame ? remarks.size() : 0);
        if (!ofGame) {
            lines.addAll(remarks);
        }
        if (hidden > 0) {
            lines.add(hidden + " notes on methods and missing numbers: see " + more + ".");
        }
        return lines;
    }

    private boolean ofPawn() {
        return answer.rows().stream()
                .anyMatch(
                        row -> row.piece().name().equals("pawn") && row.value().isPresent());
    }

    private List<String> ofModels() {
        List<String> lines = new ArrayList<>();
        for (ValuationModel model : answer.models()) {
            Map<String, Set<String>> about = new LinkedHashMap<>();
            for (ValueRow row : answer.rows()) {
                if (row.model().equals(model)) {
                    String subject = row.piece().typed()
                            + (answer.boards().size() > 1 ? " on " + row.board().shape() : "");
                    row.notes()
                            .forEach(note -> about.computeIfAbsent(note, _ -> new LinkedHashSet<>())
                                    .add(subject));
                }
            }
            about.forEach((note, subjects) -> lines.add(model.name() + subject(subjects) + ": " + note + "."));
        }
        return lines;
    }

    /// Remarks on the reading of texts.
    private List<String> remarks() {
        Map<String, Set<String>> remarks = new LinkedHashMap<>();
        for (ValueRow row : answer.rows()) {
            PieceRemarks.of(row.piece())
                    .forEach(remark -> remarks.computeIfAbsent(remark, _ -> new LinkedHashSet<>())
                            .add(row.piece().typed()));
        }
        List<String> lines = new ArrayList<>();
        remarks.forEach((remark, subjects) -> lines.add(String.join(", ", subjects) + ": " + remark + "."));
        return lines;
    }

    private String subject(Set<String> pieces) {
        if (pieces.size() == answer.rows().size() / answer.models().size()) {
            return "";
        }
        String listed = pieces.size() <= LISTED
                ? String.join(", ", pieces)
                : pieces.stream().limit(LISTED - 1).collect(Collectors.joining(", ")) + " and "
                        + (pieces.size() - LISTED + 1) + " more";
        return " (" + listed + ")";
    }
}
