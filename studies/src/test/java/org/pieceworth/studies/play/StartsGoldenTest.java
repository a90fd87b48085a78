package org.pieceworth.studies.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.GameOpenings;
import org.pieceworth.lab.experiment.ExperimentPlan;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.experiment.ExperimentPlan.OpeningPlan;
import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.experiment.Journal;
import org.pieceworth.lab.factors.JournaledDuels;
import org.pieceworth.lab.factors.MusketeerGame;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.measure.MeasureSettings;
import org.pieceworth.lab.measure.MeasurementDesign;
import org.pieceworth.lab.measure.StopRule;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.measure.MeasureRequest;
import org.pieceworth.studies.measure.MeasureStudy;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Progress;
import org.pieceworth.valuation.mobility.MobilityFactors;

/// Starts of games, plans and sections that games are read by, for all variants that ship, as digests: journals of
/// earlier versions hang on them. `-Dstarts.seeds=10000` compares all variants and seeds (ten minutes), and with
/// `-Dstarts.write=true` writes the file anew; without these a few of both are compared.
class StartsGoldenTest {

    private static final Path FILE = Path.of("src/test/resources/org/pieceworth/studies/play/starts.tsv");
    private static final int FEW = 30;
    private static final int WITH_PLIES = 3;
    private static final int MANY = 10_000;
    private static final int SEEDS = Integer.getInteger("starts.seeds", FEW);
    private static final boolean WRITE = Boolean.getBoolean("starts.write");
    private static final String FAST = "chess";
    private static final List<String> SOME =
            List.of("chess", "capablanca", "shogi", "xiangqi", "antichess", "berolina", "extinction", "musketeer");
    private static final List<String> BOARDS = List.of("4x5", "5x5", "6x7", "8x8", "10x8", "16x16");

    private static final PieceValues VALUES = values();

    @TempDir
    Path folder;

    private final SortedSet<String> found = new TreeSet<>();

    @Test
    void startsAndPlansStayAsTheyAre() throws IOException {
        for (String variant : SOME) {
            for (String piece : List.of("amazon", "fmWfcF")) {
                add("measure " + piece, variant, () -> measured(request(piece, variant, MeasurementDesign.DEFAULT)));
            }
            add("copies", variant, () -> measured(request("FfW", variant, MeasurementDesign.DEFAULT.withCopies(2))));
            add("exchange", variant, () -> selfplay(variant, lots(",amazon=20,exchange=amazon")));
            add("pawns", variant, () -> selfplay(variant, pawns()));
            add("added", variant, () -> selfplay(variant, given(variant)));
        }
        for (String board : BOARDS) {
            add("measure FfW", board, () -> measured(onBoard(board)));
            add("self-play lots", board, () -> selfplay("chess", onBoard(board, lots(""))));
        }
        add("factors", "musketeer", this::factors);
        for (String variant : Variants.shipped().names()) {
            add("measure FfW", variant, () -> measured(request("FfW", variant, MeasurementDesign.DEFAULT)));
            add("self-play lots", variant, () -> selfplay(variant, lots("")));
            add("self-play armies", variant, () -> selfplay(variant, armies(variant)));
            add("shuffled", variant, () -> shuffled(variant));
        }
        if (WRITE) {
            Files.writeString(FILE, String.join("\n", found) + "\n");
        }
        List<String> expected = expected();
        assertThat(found).hasSameSizeAs(expected);
        assertThat(found).zipSatisfy(expected, (row, known) -> assertThat(row).startsWith(known));
    }

    private static List<String> expected() throws IOException {
        return Files.readAllLines(FILE).stream()
                .map(line -> List.of(line.split("\t", -1)))
                .filter(words -> isAsked(words.get(1)))
                .map(words -> String.join("\t", words.subList(0, Math.min(words.size(), SEEDS < MANY ? 3 : 4))))
                .toList();
    }

    private static boolean isAsked(String variant) {
        return SEEDS > FEW || variant.equals(FAST);
    }

    /// The engine's own take a second a variant, and any do.
    private static PieceValues values() {
        Map<String, PieceValues.TaperedValue> values = new TreeMap<>();
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            values.put(Character.toString(letter), PieceValues.TaperedValue.of(100 + 40 * (letter * 7 % 26)));
        }
        return new PieceValues("letters", values);
    }

    /// How games of one kind open.
    ///
    /// @param head what there is of it beside openings
    /// @param rules of the games
    /// @param plan of openings, by seed
    /// @param opening of a game by seed and number, without random plies
    /// @param random that with random plies
    private record Games(
            String head,
            VariantRules rules,
            LongFunction<OpeningPlan> plan,
            LongFunction<List<Opening>> opening,
            LongFunction<List<Opening>> random) {}

    private void add(String kind, String variant, Supplier<Games> games) {
        if (isAsked(variant)) {
            found.add(kind + "\t" + variant + "\t" + digests(kind, games));
        }
    }

    private String digests(String kind, Supplier<Games> supplier) {
        Digest digest = new Digest();
        String few = "";
        try {
            Games games = supplier.get();
            digest.add(games.head());
            digest.add(header(kind, games));
            for (int seed = 1; seed <= SEEDS; seed++) {
                if (seed <= WITH_PLIES) {
                    digest.add(text(games.random().apply(seed)));
                }
                digest.add(String.join("|", games.plan().apply(seed).starts()));
                digest.add(text(games.opening().apply(seed)));
                if (seed == FEW) {
                    few = digest.text();
                }
            }
        } catch (InputException e) {
            digest.add(String.valueOf(e.getMessage()));
            few = few.isEmpty() ? digest.text() : few;
        }
        return few + (SEEDS < MANY ? "" : "\t" + digest.text());
    }

    private static String text(List<Opening> openings) {
        StringBuilder text = new StringBuilder();
        openings.forEach(opening -> text.append(opening.startFen()).append(opening.moves()));
        return text.toString();
    }

    /// As a journal begins, which has the digest of the rules.
    private String header(String kind, Games games) {
        Path path = folder.resolve("journal");
        ExperimentPlan plan = new ExperimentPlan(
                kind,
                "version",
                InTurn.always(games.rules()),
                games.plan().apply(1),
                List.of(PlannedPlayer.own("own values")),
                new GameLimits(TimeControl.nodes(100), Adjudication.DEFAULT, 300),
                10);
        try (Journal _ = Journal.open(path, plan, true)) {
            return Files.readString(path);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } finally {
            path.toFile().delete();
        }
    }

    private static final class Digest {

        private final MessageDigest hash;

        Digest() {
            try {
                hash = MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }

        void add(String text) {
            hash.update((text + "\n").getBytes(StandardCharsets.UTF_8));
        }

        String text() {
            try {
                return HexFormat.of().formatHex(((MessageDigest) hash.clone()).digest(), 0, 8);
            } catch (CloneNotSupportedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static MeasureRequest request(String piece, String variant, MeasurementDesign design) {
        return request(piece, new MeasureRequest.Field(Optional.empty(), variant, List.of()), design, false);
    }

    private static MeasureRequest request(
            String piece, MeasureRequest.Field field, MeasurementDesign design, boolean systematics) {
        return new MeasureRequest(
                List.of(piece),
                field,
                design,
                "basket",
                new MeasureRequest.Player(MeasureRequest.USUAL_NODES, Optional.empty()),
                StopRule.games(MeasureRequest.USUAL_GAMES),
                1,
                systematics,
                false,
                Optional.empty());
    }

    private static MeasureRequest onBoard(String board) {
        return request(
                "FfW",
                new MeasureRequest.Field(Optional.of(board), "chess", List.of("strong")),
                MeasurementDesign.DEFAULT,
                true);
    }

    private static Games measured(MeasureRequest request) {
        MeasureSettings settings = MeasureStudy.plan(request, 1).settings();
        PieceValues values = Engine.ownValues(settings.game().rules());
        LongFunction<GameOpenings> openings = seed -> settings.withSeed(seed).openings(values);
        return new Games(
                settings.game().ini()
                        + settings.game().pieces()
                        + settings.game().pool()
                        + settings.otherPool().map(game -> game.ini() + game.pool()),
                settings.game().rules(),
                seed -> openings.apply(seed).plan(),
                seed -> List.of(openings.apply(seed).opening(0)),
                seed -> Stream.of(1, 2, 5)
                        .map(k -> openings.apply(seed).opening(2 * k))
                        .toList());
    }

    private static SelfplayRequest.Armies lots(String more) {
        return new SelfplayRequest.Armies(
                Optional.empty(),
                Optional.empty(),
                Optional.of("slots=2,FfW=30,WD=20,R=20,empty=30,pawns-off=0-2,imbalance=4" + more),
                Optional.empty(),
                Optional.empty(),
                SelfplayRequest.Ground.OWN);
    }

    private static SelfplayRequest.Armies onBoard(String board, SelfplayRequest.Armies armies) {
        return new SelfplayRequest.Armies(
                armies.white(),
                armies.black(),
                armies.drawn(),
                armies.file(),
                Optional.empty(),
                new SelfplayRequest.Ground(Optional.of(board), Optional.empty(), Optional.empty()));
    }

    /// The variant's own army with a queen's place taken by an archbishop against the army turned round.
    private static SelfplayRequest.Armies armies(String variant) {
        String own = Variants.shipped().read(variant).variant().startPlacement().firstRank(Side.WHITE);
        String first = String.join(" ", own.split("")).replace("Q", "archbishop");
        return new SelfplayRequest.Armies(
                Optional.of(first), Optional.of(new StringBuilder(own).reverse().toString()));
    }

    private static SelfplayRequest.Armies pawns() {
        return new SelfplayRequest.Armies(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                new SelfplayRequest.Ground(Optional.empty(), Optional.of("berolina pawn"), Optional.of("shogi pawn")));
    }

    private SelfplayRequest.Armies given(String variant) {
        Variant base = Variants.shipped().read(variant).variant();
        char letter = (char) "XYZUVW"
                .chars()
                .filter(c -> base.type((char) c).isEmpty())
                .findFirst()
                .orElse('X');
        Path starts = folder.resolve("starts.fen");
        try {
            Files.writeString(starts, base.startFen() + "\n");
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return new SelfplayRequest.Armies(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(
                        new SelfplayRequest.StartsFile(starts.toString(), Map.of(Character.toString(letter), "FfW"))),
                Optional.empty(),
                SelfplayRequest.Ground.OWN);
    }

    private static Games selfplay(String variant, SelfplayRequest.Armies armies) {
        SelfplayGame game = SelfplayGame.of(variant, armies);
        VariantRules rules = VariantRules.of(game.variant());
        return new Games(
                game.ini() + game.labels().toString(),
                rules,
                seed -> new OpeningPlan(
                        game.starts(rules, Optional.of(VALUES), seed).plan(), seed, 4, false),
                seed -> openings(game, rules, seed, 0, 1),
                seed -> openings(game, rules, seed, 4, 5));
    }

    private static List<Opening> openings(SelfplayGame game, VariantRules rules, long seed, int plies, int number) {
        GameOpenings openings =
                new GameOpenings(rules, game.starts(rules, Optional.of(VALUES), seed), seed, plies, false);
        return LongStream.rangeClosed(0, number).mapToObj(openings::opening).toList();
    }

    private static Games shuffled(String variant) {
        VariantRules rules = VariantRules.of(Variants.shipped().read(variant).variant());
        return new Games(
                "",
                rules,
                seed -> new OpeningPlan(List.of(rules.variant().startFen()), seed, 2, true),
                seed -> List.of(Openings.of(rules, seed, 0, true).opening(0)),
                seed -> List.of(Openings.of(rules, seed, 3, true).opening(seed)));
    }

    private Games factors() {
        MusketeerGame game = MusketeerGame.of(7);
        Path path = folder.resolve("duels");
        String head;
        try (JournaledDuels _ = JournaledDuels.open(
                new JournaledDuels.Run("factors", "version", 7, () -> true),
                MobilityFactors.of(List.of(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)),
                100,
                1,
                new GameKeeping.InJournal(path, true),
                Progress.NONE)) {
            head = Files.readString(path);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return new Games(
                head + game.letters(),
                game.rules(),
                seed -> new OpeningPlan(List.of(), seed, 8, false),
                seed -> List.of(
                        new Opening(game.rules(), game.openings().opening(seed).startFen(), List.of())),
                seed -> List.of(
                        MusketeerGame.of(seed).openings().opening(seed),
                        MusketeerGame.of(seed).openings().opening(44 + seed)));
    }
}
