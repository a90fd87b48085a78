package org.pieceworth.studies.tune;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.ExperimentPlan;
import org.pieceworth.lab.experiment.GameKeeping;

/// Games of several variants that finish together.
final class PlayedVariants implements AutoCloseable {

    private final List<Experiment> experiments = new ArrayList<>();

    int size() {
        return experiments.size();
    }

    Experiment open(ExperimentPlan plan, GameKeeping keeping) {
        Experiment experiment = Experiment.open(plan, keeping);
        experiments.add(experiment);
        return experiment;
    }

    /// Deletes their journals, no longer needed.
    void finish() {
        experiments.forEach(Experiment::finish);
    }

    @Override
    public void close() {
        experiments.forEach(Experiment::close);
    }
}
