package org.pieceworth.studies.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.lab.match.PlayerSource;
import org.pieceworth.lab.tune.EngineParameters;
import org.pieceworth.lab.tune.ParameterRange;
import org.pieceworth.lab.tune.SpsaParameter;
import org.pieceworth.lab.tune.TunedNumbers;
import org.pieceworth.lab.tune.TunedPlayers;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.play.EngineFiles;
import org.pieceworth.studies.play.EngineOptionsText;
import org.pieceworth.studies.play.WeightsFile;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;

/// Finds the parameters to tune.
final class TuningSubjects {

    /// A surface of more parameters would have more coefficients than games can determine.
    private static final int MOST_ON_A_SURFACE = 10;

    private TuningSubjects() {}

    /// @throws InputException when there is nothing to tune, or an engine does not have it
    static TuningSubject of(TuneSpsaRequest request, List<VariantRules> variants) {
        TuningSubject subject = request.engine()
                .map(engine -> foreign(request, engine, variants))
                .orElseGet(() -> own(request, variants));
        int count = subject.parameters().size();
        if (request.method() == TuneSpsaRequest.Method.BAYES && count > MOST_ON_A_SURFACE) {
            subject.close();
            throw InputException.about(
                    request.engine().isPresent() ? "options" : "parameters",
                    "found " + count + " parameters, expected at most " + MOST_ON_A_SURFACE
                            + " for tune bayes; tune spsa takes any number");
        }
        return subject;
    }

    private static TuningSubject own(TuneSpsaRequest request, List<VariantRules> variants) {
        EngineSettings start = request.weights()
                .map(WeightsFile::read)
                .map(EngineSettings.DEFAULT::with)
                .orElse(EngineSettings.DEFAULT);
        if (request.parameters().isEmpty()) {
            throw InputException.about(
                    "parameters",
                    "found nothing to tune, expected names such as weights or value:Q, or --engine with ranges of its"
                            + " options");
        }
        return new OwnSubject(start, new TunedNumbers(variants, start, request.parameters()));
    }

    private static TuningSubject foreign(
            TuneSpsaRequest request, TuneSpsaRequest.Foreign engine, List<VariantRules> variants) {
        if (variants.size() > 1) {
            throw InputException.about("variant", "found " + variants.size() + " variants with --engine, expected one");
        }
        List<ParameterRange.Typed> ranges = new ArrayList<>();
        List<String> fixed = new ArrayList<>();
        for (String text : engine.options()) {
            for (String part : text.split(";", -1)) {
                ParameterRange.Typed.of("options", part).ifPresentOrElse(ranges::add, () -> fixed.add(part));
            }
        }
        if (ranges.isEmpty()) {
            throw InputException.about(
                    "options",
                    "found nothing to tune, expected ranges such as \"Move Overhead=0..100;value:N=500..1000\"");
        }
        SequencedMap<String, String> set = EngineOptionsText.parse(fixed, ", or NAME=LOW..HIGH to tune it");
        ExternalEngineCommand plain = ExternalEngineCommand.of(engine.command()).with(set);
        String typed = request.conditions().variant();
        Optional<String> file = Variants.file(typed);
        ExternalEngineCommand how = file.map(name -> plain.withVariantFile(
                        FileName.path(name).toAbsolutePath().toString()))
                .orElse(plain);
        EngineParameters parameters = new EngineParameters(
                how, variants.getFirst(), file.map(Variants::text).orElse(""), ranges);
        try {
            parameters
                    .with("start", variants.getFirst(), start(parameters))
                    .open()
                    .close();
        } catch (InputException refused) {
            parameters.close();
            throw refused;
        }
        return new EngineSubject(parameters, engine.command() + set + " " + EngineFiles.digest(engine.command(), set));
    }

    private static double[] start(EngineParameters parameters) {
        return parameters.ranges().stream().mapToDouble(ParameterRange::start).toArray();
    }

    /// Options of a foreign engine, and the values of pieces that it reads.
    ///
    /// @param content distinguishes the engine and its other options from others
    private record EngineSubject(EngineParameters engine, String content) implements TuningSubject {

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

    /// Numbers of Pieceworth's engine.
    private record OwnSubject(EngineSettings engine, TunedNumbers numbers) implements TuningSubject {

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
}
