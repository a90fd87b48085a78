package org.pieceworth.studies.check;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Table;
import org.pieceworth.lab.uci.EngineCheck;
import org.pieceworth.lab.uci.EnginePoint;
import org.pieceworth.lab.uci.EnginePoint.Verdict;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.LongQuestion;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.play.EngineOptionsText;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// Checks an engine's behaviour in those parts of UCI that match runners rely on.
public final class CheckEngineQuestion implements LongQuestion {

    private final FormatOption output = new FormatOption();
    private final Setting<List<String>> command = Setting.operands("1..*", "CMD", "the engine and its arguments");
    private final Setting<List<String>> options =
            Setting.repeated("--options", "NAME=VALUE;…", "options to set first; may be given more than once");
    private final Setting<Optional<String>> variant = Setting.text(
            "--variant", "NAME", "the variant to check (default: all that the engine lists and `variants` knows)");

    public CheckEngineQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Check whether a UCI engine works. Tests the conversation, options, limits of searches, stopping, "
                + "and moves by Pieceworth's rules in all variants that it lists. Ends with exit code 2 if it fails "
                + "a point.");
        usage.examples("""
                pieceworth check-engine /usr/games/stockfish
                pieceworth check-engine ./fairy-stockfish --variant capablanca
                pieceworth check-engine ./engine --options "Hash=64;Threads=1"
                """);
        OptionGroup.all(usage, command, output, variant, options);
    }

    @Override
    public Reply reply(Run run) {
        Optional<VariantRules> only =
                variant.get().map(name -> VariantRules.of(Variants.open(name).variant()));
        ExternalEngineCommand how =
                ExternalEngineCommand.of(command.get()).with(EngineOptionsText.parse(options.get(), ""));
        List<EnginePoint> points = EngineCheck.of(
                how,
                only,
                point -> run.note(point.name() + ": " + word(point.verdict())
                        + (point.detail().isEmpty() ? "" : ", " + point.detail())));
        long failed = points.stream()
                .filter(point -> point.verdict() == Verdict.FAILED)
                .count();
        Reply reply = Reply.of(document(points, failed), output.format);
        return failed == 0
                ? reply
                : reply.failing(Optional.of(new InputException(
                        command.get().getFirst() + ": fails " + Counted.of(failed, "point") + " of " + points.size())));
    }

    private Document document(List<EnginePoint> points, long failed) {
        Document document = new Document();
        long noted = points.stream()
                .filter(point -> point.verdict() == Verdict.NOTED)
                .count();
        document.line(command.get().getFirst() + ": " + (points.size() - failed - noted) + " of "
                + Counted.of(points.size(), "point") + " passed, " + noted + " noted, " + failed + " failed.");
        document.shown(Table.of(
                "points",
                points,
                Column.words("name", "point", EnginePoint::name),
                Column.words("verdict", "verdict", point -> word(point.verdict())),
                Column.words("expected", "expected", EnginePoint::what),
                Column.words("found", "found", EnginePoint::detail)));
        document.jsonWhenWanted(json -> json.put("engine", command.get().getFirst())
                .put("points", points.size())
                .put("noted", noted)
                .put("failed", failed));
        return document;
    }

    private static String word(Verdict verdict) {
        return switch (verdict) {
            case PASSED -> "passed";
            case NOTED -> "noted";
            case FAILED -> "FAILED";
        };
    }
}
