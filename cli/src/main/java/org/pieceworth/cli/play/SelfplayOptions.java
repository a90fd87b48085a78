package org.pieceworth.cli.play;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.OptionGroup;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.ArmyGame;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.document.TextFile;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// What is played, and how.
final class SelfplayOptions implements OptionGroup {

    private final ModelCatalogue models;
    PlayOptions play = new PlayOptions();
    Optional<String> white = Optional.empty();
    Optional<String> black = Optional.empty();
    Optional<String> values = Optional.empty();
    Optional<String> adjudicate = Optional.empty();

    SelfplayOptions(ModelCatalogue models) {
        this.models = models;
    }

    @Override
    public void describe(Usage usage) {
        play.describe(usage);
        usage.text(
                "--white",
                "ARMY",
                "the army that has White in the first game of each pair: letters of the variant (RNBQKBNR),"
                        + " or pieces between spaces or commas (\"R N B archbishop K B N R\", \"WfF,N,…\")",
                value -> white = Optional.of(value));
        usage.text(
                "--black",
                "ARMY",
                "the army that plays against it (default: the variant's own)",
                value -> black = Optional.of(value));
        usage.text(
                "--values",
                "MODEL|FILE",
                "the piece values that the engine plays by: " + models.listed()
                        + ", or a file that fit or value has written (default: its own)",
                value -> values = Optional.of(value));
        usage.text(
                "--adjudicate",
                "RULE",
                "end games when both sides agree: off, or win=SCORE:MOVES,draw=SCORE:MOVES:PLY (default"
                        + " win=1000:4,draw=10:10:80); one game in 20 is played on to measure how often that is wrong",
                value -> adjudicate = Optional.of(value));
    }

    /// The game that is played.
    ///
    /// @param reading the variant that it is made from
    /// @param armies the two armies, where armies are given
    record Game(VariantReading reading, Optional<ArmyGame> armies, String first, String second) {

        Variant variant() {
            return armies.map(ArmyGame::variant).orElse(reading.variant());
        }

        /// What its games are called.
        GameLabels labels() {
            return armies.isEmpty()
                    ? GameLabels.SELF
                    : new GameLabels(GameLabels.SELF.event(), first, second, starts().size() > 1);
        }

        List<String> starts() {
            return armies.map(ArmyGame::starts).orElse(List.of(reading.variant().startFen()));
        }
    }

    Game game() {
        VariantReading reading = Variants.open(play.variant.typed);
        if (white.isEmpty() && black.isEmpty()) {
            return new Game(reading, Optional.empty(), "", "");
        }
        String own = backRank(reading.variant());
        String first = white.orElse(own);
        String second = black.orElse(own);
        String before = fileText().map(text -> text + "\n").orElse("");
        ArmyGame armies = ArmyGame.of(reading.variant(), reading.variant().name(), before, first, second);
        return new Game(reading, Optional.of(armies), first, second);
    }

    /// The file that the variant stands in, as it is now.
    private Optional<String> fileText() {
        return Variants.file(play.variant.typed).map(file -> String.join("\n", TextFile.lines(file)));
    }

    /// White's back rank at the opening, in letters.
    private static String backRank(Variant variant) {
        String placement = variant.startFen().strip().split("[ \\[]")[0];
        return placement.substring(placement.lastIndexOf('/') + 1);
    }

    /// The values that the engine plays by, unless its own.
    Optional<PieceValues> values(Game game) {
        return values.map(typed -> new ValueSources(models).of(typed).values(game.variant()));
    }

    SelfPlaySettings settings(Game game, CommonOptions common, Optional<PieceValues> known) {
        play.checkLengths();
        EngineSettings engine = known.map(EngineSettings.DEFAULT::with).orElse(EngineSettings.DEFAULT);
        return new SelfPlaySettings(
                VariantRules.of(game.variant()),
                game.starts(),
                common.seed,
                play.plies,
                play.shuffle,
                control(),
                adjudication(),
                play.plyCap,
                engine);
    }

    private Adjudication adjudication() {
        return adjudicate.map(Adjudication::parse).orElse(Adjudication.DEFAULT);
    }

    private TimeControl control() {
        return play.control().orElseGet(PlayOptions::usual);
    }

    /// What a move may cost, for people.
    String limit() {
        return play.limit().orElseGet(PlayOptions::usualLimit);
    }

    /// What the games depend on, by the options that say it.
    Map<String, String> named(Game game, CommonOptions common, Optional<PieceValues> known) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("version", Version.number());
        settings.put("--variant", play.variant.typed);
        settings.put("--white", game.first());
        settings.put("--black", game.second());
        settings.put("--seed", Long.toString(common.seed));
        settings.put("--plies", Integer.toString(play.plies));
        settings.put("--shuffle", Boolean.toString(play.shuffle));
        settings.put("a move", limit());
        settings.put("--adjudicate", adjudication().text());
        settings.put("--max-plies", Integer.toString(play.plyCap));
        settings.put("--values", known.map(SelfplayOptions::print).orElse("none"));
        settings.put("the variant's rules", print(game));
        return settings;
    }

    private static String print(PieceValues values) {
        return values.source() + " (" + checksum(new TreeMap<>(values.values()).toString()) + ")";
    }

    /// Files of variants may be edited between runs.
    private String print(Game game) {
        return checksum(fileText().orElse("") + game.armies().map(ArmyGame::ini).orElse(""));
    }

    private static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }
}
