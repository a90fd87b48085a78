package org.pieceworth.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.OptionRange;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.empirical.ReadProgress;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Format;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Printer;
import org.pieceworth.studies.document.Table;
import org.pieceworth.studies.fit.FitStudy;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.synergy.SynergyModel;
import org.pieceworth.valuation.universal.UniversalModel;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a newcomer should see first.
final class DemoCommand implements Subcommand {

    private static final String GAMES = "demo-games.pgn.gz";

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    boolean quick;
    Optional<Integer> given = Optional.empty();

    private static final int DAY = 86_400;
    private static final int MINUTE = 60;

    DemoCommand() {}

    @Override
    public void describe(Usage usage) {
        usage.about("See it work: values by theory and from games that come with it, side by side; then a minute of"
                + " play, from which values of the chess pieces appear.");
        usage.examples("""
                pieceworth demo                the first screen, then a minute of play; Ctrl-C ends it
                pieceworth demo --quick        the first screen alone
                pieceworth demo --seconds 600  ten minutes of play
                """);
        common.describe(usage);
        output.describe(usage);
        usage.flag("--quick", "the first screen alone, without play", () -> quick = true);
        usage.value(
                "--seconds",
                "N",
                "how long to play, 1 to 86400 (default 60)",
                Integer.class,
                value -> given = Optional.of(value));
    }

    @Override
    public Integer call() {
        if (quick && given.isPresent()) {
            throw new InputException("found --quick, which plays nothing, and --seconds; expected one of them");
        }
        int seconds = given.orElse(MINUTE);
        OptionRange.check("--seconds", seconds, 1, DAY);
        ObservationReader games = readGames();
        PieceValueFit fit = PieceValueFitter.fit(games.observations(), FitSettings.DEFAULT, FitTrace.NONE);
        Document first = document(FitStudy.report(fit, games));
        boolean table = output.format == Format.TABLE;
        if (!quick && !table && output.format != Format.CSV) {
            addPlay(first, seconds);
        }
        new Printer(System.out).print(first, output.format);
        if (!quick && table) {
            System.out.println("\nAnd now by play: for " + seconds
                    + " s the engine plays itself, and what its pieces are" + " worth is fitted to its games.");
            new DemoPlay(seconds, common).show(System.out);
        }
        return 0;
    }

    private void addPlay(Document first, int seconds) {
        Document play = new DemoPlay(seconds, common).silently();
        first.json().set("play", play.json());
        first.line("");
        for (Document.Part part : play.parts()) {
            switch (part) {
                case Document.Line(String text) -> first.line(text);
                case Document.TablePart(Table values) -> first.table(values);
                case Document.Verbatim(String text) -> first.verbatim(text);
            }
        }
    }

    /// The games that come with it, compressed by gzip.
    static InputStream games() {
        return Objects.requireNonNull(DemoCommand.class.getResourceAsStream(GAMES));
    }

    private static ObservationReader readGames() {
        ObservationReader files = new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE);
        try (InputStream in = games()) {
            files.read(GAMES, in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    private static Document document(FitReport fit) {
        Document document = new Document();
        PieceCatalogue catalogue = PieceCatalogue.load();
        List<ValuationModel> models =
                List.of(MobilityModel.published(), UniversalModel.standard(), SynergyModel.fitted());
        document.line(FitSentences.answer(fit)).line("");
        document.line("What is a chess piece worth? Two kinds of answers side by side, in pawns.");
        document.line(
                "  By theory: what its moves alone say, by three published models: mobility (Mosca and Haddad 2021),");
        document.line(
                "    universal (Nalls 2008) and synergy (Zekk 2025). No games, so no ±, but no certainty either:");
        document.line("    that they differ says how sure theory is.");
        document.line(
                "  From games: what results say, by a regression on material; ± is one standard error, of chance.");
        document.line("    " + FitSentences.summary(fit.games()) + ",");
        document.line("    an engine against itself (Fairy-Stockfish, 500 positions searched for each move).")
                .line("");
        document.table(orthodox(fit, models, catalogue, document)).line("");
        document.line("Pieces that do not occur in these games, by theory alone:")
                .line("");
        document.table(fairy(models, catalogue, document)).line("");
        document.line(
                "The archbishop is worth more than bishop and knight apart: the knight's leap frees the bishop from");
        document.line("its colour. How much more is what the models disagree about.")
                .line("");
        document.line("Try next: pieceworth value fhNbFbsW       any piece, in Betza notation or by name");
        document.line("          pieceworth explain Q --model universal");
        document.line("                                          how a model comes to its number, step by step");
        document.line("          pieceworth compare              which model is nearest to what was measured?");
        document.line("          pieceworth fit YOUR-GAMES.pgn   piece values from your own games, with every detail");
        return document;
    }

    private static Table orthodox(
            FitReport fit, List<ValuationModel> models, PieceCatalogue catalogue, Document document) {
        Table table = new Table().left("piece");
        models.forEach(model -> table.right(model.name()));
        table.right("from games").right("± s.e.").right("95 % interval");
        ArrayNode rows = document.json().putArray("games");
        for (String name : List.of("knight", "bishop", "rook", "queen")) {
            Piece piece = catalogue.find(name);
            ObjectNode row = rows.addObject().put("piece", name);
            List<String> cells = new ArrayList<>(List.of(name));
            addTheory(piece, models, cells, row);
            Estimate estimate =
                    fit.value(piece.betza().text()).flatMap(FittedValue::value).orElseThrow();
            cells.add(pawns(estimate.value()));
            cells.add(pawns(estimate.standardError()));
            cells.add("[" + pawns(estimate.low()) + ", " + pawns(estimate.high()) + "]");
            table.row(cells.toArray(String[]::new));
            row.put("value", estimate.value()).put("se", estimate.standardError());
            row.put("low", estimate.low()).put("high", estimate.high());
        }
        return table;
    }

    private static void addTheory(Piece piece, List<ValuationModel> models, List<String> cells, ObjectNode row) {
        for (ValuationModel model : models) {
            double value =
                    model.value(piece.betza().movement(), Board.CHESS).value().orElseThrow()
                            * Anchor.centipawns(model, Board.CHESS).orElseThrow();
            cells.add(pawns(value));
            row.put(model.name(), value);
        }
    }

    private static String pawns(double centipawns) {
        return Numbers.fixed(centipawns / 100, 2);
    }

    private static Table fairy(List<ValuationModel> models, PieceCatalogue catalogue, Document document) {
        Table table = new Table().left("piece").left("moves as").left("Betza notation");
        models.forEach(model -> table.right(model.name()));
        ArrayNode rows = document.json().putArray("theory");
        Map<String, String> pieces = new LinkedHashMap<>();
        pieces.put("ferz", "one step diagonally");
        pieces.put("wazir", "one step along a file or rank");
        pieces.put("centaur", "king and knight");
        pieces.put("archbishop", "bishop and knight");
        pieces.put("chancellor", "rook and knight");
        pieces.put("amazon", "queen and knight");
        pieces.forEach((name, moves) -> {
            Piece piece = catalogue.find(name);
            ObjectNode row = rows.addObject()
                    .put("piece", name)
                    .put("betza", piece.betza().text());
            List<String> cells =
                    new ArrayList<>(List.of(name, moves, piece.betza().text()));
            addTheory(piece, models, cells, row);
            table.row(cells.toArray(String[]::new));
        });
        return table;
    }
}
