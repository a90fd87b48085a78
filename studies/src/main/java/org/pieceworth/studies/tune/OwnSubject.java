package org.pieceworth.studies.tune;

import java.util.List;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.lab.match.PlayerSource;
import org.pieceworth.lab.tune.ParameterRange;
import org.pieceworth.lab.tune.SpsaParameter;
import org.pieceworth.lab.tune.TunedNumbers;
import org.pieceworth.lab.tune.TunedPlayers;

/// Numbers of Pieceworth's engine.
record OwnSubject(EngineSettings engine, TunedNumbers numbers) implements TuningSubject {

    /// Number of first steps in a range, to either side of the start.
    private static final double REACH = 4;

    @Override
    public List<SpsaParameter> parameters() {
        return numbers.parameters();
    }

    @Override
    public List<ParameterRange> ranges() {
        return parameters().stream()
                .map(each -> new ParameterRange(
                        each.name(),
                        each.start() - REACH * each.step(),
                        each.start() + REACH * each.step(),
                        each.start(),
                        false))
                .toList();
    }

    @Override
    public TunedPlayers players() {
        return (name, rules, values) -> new PlayerSource.Ours(name, rules, numbers.engine(values));
    }

    @Override
    public String content() {
        return engine.numbers().text().replaceAll("\\s+", " ");
    }

    @Override
    public String text(String about, double[] values) {
        StringBuilder text = new StringBuilder(about);
        for (int i = 0; i < values.length; i++) {
            text.append("# ")
                    .append(numbers.parameters().get(i).name())
                    .append(' ')
                    .append(values[i])
                    .append('\n');
        }
        return text.append(new EngineNumbers(
                                numbers.numbers(values).weights().rounded(),
                                numbers.numbers(values).constants())
                        .text())
                .toString();
    }

    @Override
    public void close() {
        // There are no resources to close.
    }
}
