package org.pieceworth.studies.tune;

import java.util.List;
import org.pieceworth.lab.tune.ParameterRange;
import org.pieceworth.lab.tune.SpsaParameter;
import org.pieceworth.lab.tune.TunedPlayers;

/// An engine whose numbers are tuned.
interface TuningSubject extends AutoCloseable {

    /// The numbers with their first steps.
    List<SpsaParameter> parameters();

    /// The numbers with their ranges.
    List<ParameterRange> ranges();

    /// The engine with other numbers.
    TunedPlayers players();

    /// The values before tuning.
    default double[] start() {
        return parameters().stream().mapToDouble(SpsaParameter::start).toArray();
    }

    /// Other conditions that the games depend on, as text that is equal in every run.
    String content();

    /// The file that tuned values are written to.
    ///
    /// @param about the head of the file, before the values as decimal numbers
    String text(String about, double[] values);

    @Override
    void close();
}
