package org.pieceworth.studies.tune;

import java.util.List;
import org.pieceworth.lab.tune.EngineParameters;
import org.pieceworth.lab.tune.ParameterRange;
import org.pieceworth.lab.tune.SpsaParameter;
import org.pieceworth.lab.tune.TunedPlayers;

/// Options of a foreign engine, and the values of pieces that it reads.
///
/// @param content distinguishes the engine and its other options from others
record EngineSubject(EngineParameters engine, String content) implements TuningSubject {

    @Override
    public List<SpsaParameter> parameters() {
        return engine.ranges().stream().map(ParameterRange::steps).toList();
    }

    @Override
    public List<ParameterRange> ranges() {
        return engine.ranges();
    }

    @Override
    public TunedPlayers players() {
        return engine;
    }

    @Override
    public String text(String about, double[] values) {
        return about + engine.text(values);
    }

    @Override
    public void close() {
        engine.close();
    }
}
