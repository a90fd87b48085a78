package org.pieceworth.lab.uci;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.betza.Spelling;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;

/// A started engine that has received its options and was tested for the variant.
final class ExternalEngine implements AutoCloseable {

    private static final String VARIANT = "UCI_Variant";
    private static final String VARIANT_PATH = "VariantPath";
    private static final String CHESS960 = "UCI_Chess960";
    private static final String PONDER = "Ponder";
    private static final String OURS = "Pieceworth";
    private static final int CHECKED_PLIES = 2;
    private static final Pattern COMPLAINT =
            Pattern.compile("(?i)invalid|unknown|error|unable|no such|missing|does not exist|unrecogni[sz]ed");
    private static final Pattern NOT_UCI =
            Pattern.compile("(?i)(illegal|invalid) move|(unknown|bad|invalid) command|error \\(");
    private static final Pattern XBOARD = Pattern.compile("(^|: )feature [a-z]+=");
    private static final Pattern COUNTED = Pattern.compile("(\\S+): (\\d+)");

    private final ExternalEngineCommand how;
    private final String file;
    private final UciProcess process;
    private Map<String, ExternalEngineOption> options = Map.of();
    private String name;
    private boolean greeted;

    private ExternalEngine(ExternalEngineCommand how) {
        this.how = how;
        file = how.command().getFirst();
        name = file.substring(file.lastIndexOf('/') + 1);
        process = UciProcess.start(how.command(), how.run());
    }

    /// Starts an engine for a variant.
    ///
    /// @throws InputException when it cannot be run, does not speak UCI, or refuses an option or the variant
    static ExternalEngine start(ExternalEngineCommand how, VariantRules rules) {
        ExternalEngine engine = new ExternalEngine(how);
        try {
            engine.shakeHands();
            engine.greeted = true;
            engine.setOptions(rules);
            return engine;
        } catch (UciFailure failure) {
            engine.process.kill();
            throw engine.useless(failure);
        } catch (InputException refused) {
            engine.process.kill();
            throw refused;
        }
    }

    /// The options listed by an engine, in no order; it is ended again.
    ///
    /// @throws InputException when it cannot be run or does not speak UCI
    static List<ExternalEngineOption> listed(ExternalEngineCommand how) {
        ExternalEngine engine = new ExternalEngine(how);
        try (engine) {
            engine.shakeHands();
            return List.copyOf(engine.options.values());
        } catch (UciFailure failure) {
            engine.process.kill();
            throw engine.useless(failure);
        }
    }

    private InputException useless(UciFailure failure) {
        String what = switch (failure.kind()) {
            case DIED -> "ended";
            case HUNG -> "did not answer within " + how.readyLimit().toSeconds() + " s";
            case FLOODED -> "printed without end";
        };
        return new InputException(
                greeted
                        ? file + ": " + what + " after its options and the variant were set; expected an engine"
                                + " whose version knows all keys of the variant"
                        : file + ": not a UCI engine: it " + what + " after `uci` was sent; expected `self` or the"
                                + " path of a UCI engine");
    }

    /// Its own name.
    String name() {
        return name;
    }

    UciProcess process() {
        return process;
    }

    /// Makes it forget earlier games.
    void newGame() {
        ready("ucinewgame\n");
    }

    private void shakeHands() {
        options = new HashMap<>();
        how.run().firstLines().forEach(line -> process.send(line + "\n"));
        for (String line : answersToUci()) {
            switch (UciLine.command(line)) {
                case "option" -> {
                    ExternalEngineOption option = ExternalEngineOption.parse(line);
                    options.put(option.name(), option);
                }
                case "id" -> {
                    String which = UciLine.rest(line);
                    if (UciLine.command(which).equals("name")) {
                        name = UciLine.rest(which);
                    }
                }
                default -> {}
            }
        }
    }

    /// Tests whether an engine that takes `uci` for a bad move uses xboard's protocol instead.
    private List<String> answersToUci() {
        List<String> answer = new ArrayList<>();
        boolean asked = false;
        process.expect(how.readyLimit().toNanos());
        process.send("uci\n");
        for (String line = process.line(); !UciLine.command(line).equals("uciok"); line = process.line()) {
            process.keep(line, answer);
            if (!asked && NOT_UCI.matcher(line).find()) {
                process.send("xboard\nprotover 2\n");
                asked = true;
            }
            if (asked && XBOARD.matcher(line).find()) {
                throw new InputException(file + ": speaks xboard's protocol and not UCI; expected a UCI engine, or an"
                        + " option that makes it one, such as `--uci`, through --engine cmd=…;args=…");
            }
        }
        process.relax();
        return answer;
    }

    private List<String> ready(String lines) {
        return process.answers(lines + "isready\n", "readyok", how.readyLimit().toNanos());
    }

    private void setOptions(VariantRules rules) {
        Optional<String> path = given(VARIANT_PATH).or(how::variantFile);
        if (given(VARIANT_PATH).isEmpty() && path.isPresent()) {
            readsAll(rules);
        }
        path.ifPresent(this::setVariantPath);
        if (given(VARIANT).isEmpty()) {
            setVariant(rules);
        }
        boolean chess960 = rules.variant().chess960();
        if (chess960 || options.containsKey(CHESS960)) {
            set(CHESS960, String.valueOf(chess960));
        }
        if (how.run().manners().ponder()) {
            set(PONDER, "true");
        }
        how.usual().forEach((option, value) -> {
            if (options.containsKey(option) && given(option).isEmpty()) {
                set(option, value);
            }
        });
        how.options().forEach((option, value) -> {
            if (!option.equalsIgnoreCase(VARIANT_PATH)) {
                set(option, value);
            }
        });
        ready("");
        if (options.containsKey(VARIANT_PATH)) {
            compareMoves(rules);
            how.probes().forEach(fen -> compareMoves(rules, rules.position(fen), "in " + fen, "fen " + fen));
        }
    }

    private Optional<String> given(String option) {
        return how.options().entrySet().stream()
                .filter(entry -> entry.getKey().equalsIgnoreCase(option))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /// The file of a variant may have pieces or a board unknown to other programs: the engine would play
    /// another game and lose it by illegal moves.
    private void readsAll(VariantRules rules) {
        if (name.startsWith(OURS)) {
            return;
        }
        String shape = rules.variant().surface().shape();
        if (!shape.equals(rules.variant().board().shape())) {
            throw new InputException(file + ": cannot play " + rules.variant().name() + " on " + shape
                    + ", since only Pieceworth knows the key board; expected `self`, or a variant whose edges end the"
                    + " board");
        }
        rules.variant().types().stream()
                .filter(type -> PieceLetter.isDressed(type.letter()))
                .findFirst()
                .ifPresent(type -> {
                    throw new InputException(file + ": cannot read the letter "
                            + PieceLetter.text(type.letter()) + " of "
                            + rules.variant().name()
                            + ", since only Pieceworth reads letters with an apostrophe in files of variants; expected"
                            + " `self`, or a variant of 26 kinds of pieces at most, A to Z");
                });
        rules.variant().types().stream()
                .filter(type -> !type.isReadBy(Dialect.FSF))
                .findFirst()
                .ifPresent(type -> {
                    throw new InputException(file + ": cannot read the piece "
                            + PieceLetter.text(Character.toLowerCase(type.letter())) + ":" + type.betza() + " of "
                            + rules.variant().name() + ", whose section has betza = "
                            + type.dialect().label() + ", a key that only Pieceworth knows; expected `self`, or "
                            + Spelling.of(type.movement())
                                    .filter(Spelling::alike)
                                    .map(spelling ->
                                            spelling.text() + ", which all dialects of Betza notation read alike")
                                    .orElse("pieces that engines know"));
                });
    }

    private void set(String typed, String value) {
        ExternalEngineOption option = named(typed);
        String checked = option.checked(file, value);
        process.send(
                "setoption name " + option.name() + (option.type().equals("button") ? "" : " value " + checked) + "\n");
    }

    private ExternalEngineOption named(String typed) {
        return options.values().stream()
                .filter(option -> option.name().equalsIgnoreCase(typed))
                .findFirst()
                .orElseThrow(() -> new InputException(file + ": has no option '" + typed + "'"
                        + NearestName.of(typed, options.keySet().stream().sorted())
                                .map(nearest -> "; the nearest is '" + nearest + "'")
                                .orElse("; it lists none")));
    }

    /// Makes the engine read a file of variants; complaints about it count as a refusal.
    private void setVariantPath(String path) {
        process.complaints();
        set(VARIANT_PATH, path);
        List<String> said = new ArrayList<>(ready(""));
        process.complaints().lines().forEach(said::add);
        said.stream().filter(line -> COMPLAINT.matcher(line).find()).findFirst().ifPresent(line -> {
            throw new InputException(file + ": does not take " + VARIANT_PATH + "=" + path + ": it says '"
                    + line.strip() + "'; expected a file that this version of the engine understands");
        });
        shakeHands();
    }

    /// Chess by any other name is `chess` to engines that list no other one.
    private void setVariant(VariantRules rules) {
        String variant = rules.variant().name();
        boolean chess = rules.isChess();
        if (!options.containsKey(VARIANT)) {
            if (!chess) {
                throw new InputException(file + ": plays only chess (it has no option " + VARIANT
                                + "), found the variant " + variant + "; expected chess, or another engine")
                        .with("variant", "chess");
            }
            return;
        }
        List<String> choices = options.get(VARIANT).choices();
        String wanted = chess && !choices.contains(variant) ? "chess" : variant;
        if (!choices.contains(wanted)) {
            throw new InputException(file + ": does not play '" + variant + "'"
                    + NearestName.of(wanted, choices.stream())
                            .map(nearest -> "; the nearest variant that it lists is '" + nearest + "'")
                            .orElse("")
                    + " (its option " + VARIANT_PATH + "=my.ini adds others, if it has that)");
        }
        set(VARIANT, wanted);
    }

    /// Engines with a `VariantPath` also count moves: at the start they must have the same ones for two
    /// plies, else they ignored a key of the file or have other rules of the variant.
    private void compareMoves(VariantRules rules) {
        compareMoves(rules, rules.start(), "at the start", "startpos");
    }

    private void compareMoves(VariantRules rules, VariantPosition position, String where, String sent) {
        Map<String, Long> ours =
                Perft.divide(position, CHECKED_PLIES, rules.variant().chess960());
        Map<String, Long> theirs = new HashMap<>();
        process.expect(how.readyLimit().toNanos());
        process.send("position " + sent + "\ngo perft " + CHECKED_PLIES + "\n");
        for (String line = UciLine.spaced(process.line());
                !line.startsWith("Nodes searched");
                line = UciLine.spaced(process.line())) {
            Matcher counted = COUNTED.matcher(line);
            if (counted.matches() && counted.group(2).length() <= 9) {
                theirs.put(counted.group(1).replace(",", ""), Long.valueOf(counted.group(2)));
            }
        }
        process.relax();
        if (theirs.isEmpty()) {
            return;
        }
        theirs.forEach((move, count) -> {
            if (!count.equals(ours.get(move))) {
                throw otherRules(rules, move + " " + where, ours.getOrDefault(move, 0L), count);
            }
        });
        ours.forEach((move, count) -> {
            if (!theirs.containsKey(move)) {
                throw otherRules(rules, move + " " + where, count, 0);
            }
        });
    }

    private InputException otherRules(VariantRules rules, String when, long ours, long theirs) {
        return new InputException(file + ": plays " + rules.variant().name()
                + " by other rules: after " + when + " it counts " + theirs + " replies, but there are "
                + ours + "; expected an engine whose version knows all keys of the variant");
    }

    @Override
    public void close() {
        process.close();
    }
}
