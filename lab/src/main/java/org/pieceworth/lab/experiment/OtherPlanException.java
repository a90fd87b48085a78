package org.pieceworth.lab.experiment;

import java.io.Serial;
import java.nio.file.Path;
import java.util.List;
import org.pieceworth.text.InputException;

/// A journal has games of another plan, which must not be mixed with the requested ones.
public final class OtherPlanException extends InputException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final transient List<PlanDifference> differences;

    /// @param journal file of the games
    /// @param differences differences, at least one
    OtherPlanException(Path journal, List<PlanDifference> differences) {
        super(refused(journal, differences.getFirst()));
        this.differences = List.copyOf(differences);
    }

    private static InputException refused(Path journal, PlanDifference first) {
        String values = first.kept() + ", not " + first.wanted();
        String expected = "; expected the same to continue it, another file, or to drop its games";
        return first.part()
                .setting()
                .map(setting -> InputException.about(
                        setting, journal + " contains an unfinished run with " + values + expected))
                .orElseGet(() -> new InputException(journal + ": contains an unfinished run with "
                        + first.part().text() + " " + values + expected))
                .with("output", "FILE")
                .with("fresh", "");
    }

    /// The differences of the plans, in the order of [PlanPart].
    public List<PlanDifference> differences() {
        return differences;
    }

    /// A difference of two plans.
    ///
    /// @param part differing part
    /// @param kept value in the plan of the saved games
    /// @param wanted value in the current plan
    public record PlanDifference(PlanPart part, String kept, String wanted) {}
}
