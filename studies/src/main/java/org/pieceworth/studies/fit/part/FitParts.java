package org.pieceworth.studies.fit.part;

import java.util.List;

/// The list of the parts of a fit, in the order of the answer. A new result of a fit is a line here.
public final class FitParts {

    private FitParts() {}

    /// A new object of each part.
    public static List<FitPart> all() {
        return List.of(
                new ValuesPart(),
                new MethodPart(),
                new TestsPart(),
                new RulesPart(),
                new GroupsPart(),
                new ControlsPart(),
                new CalibrationPart(),
                new HeldOutPart(),
                new DrawModelsPart(),
                new ComparedValuesPart(),
                new InfluencePart(),
                new DiagnosticsPart(),
                new PhasesPart(),
                new SquaresPart(),
                new PathPart());
    }
}
