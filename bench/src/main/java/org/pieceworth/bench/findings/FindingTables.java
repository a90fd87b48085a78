package org.pieceworth.bench.findings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.play.Atlas;

/// The tables of the pages in docs/findings by name; `model` is on the model's page in docs/models. A page has each
/// below a comment `<!-- table: NAME -->`, up to the next empty line; scripts print and renew them, and tests compare.
///
/// @param byName in the order of the page
public record FindingTables(Map<String, String> byName) {

    private static final String MEASURED = "measured.tsv";
    private static final String PAIRS = "universal-pairs.tsv";
    private static final String CHESS = "8x8";
    private static final List<String> BOARDS = List.of(CHESS, "10x8", "10x10");

    /// Pieces of a board that may tell six factors.
    private static final int ENOUGH = 9;

    private static final int DESIGNED = 4;

    /// The last day of measurements that the pages speak of.
    private static final String LAST = "2026-11-26";
    private static final Pattern TABLE = Pattern.compile("<!-- table: ([\\w-]+) -->\n\n((?:\\|.+\n)*)");

    public FindingTables {
        byName = new LinkedHashMap<>(byName);
    }

    /// The measurements on 8x8 until [#LAST] that ship, with those for the pages. Later ones are on another scale
    /// (docs/design).
    public static Atlas atlas(Path folder) throws IOException {
        Path file = folder.resolve(MEASURED);
        return new Atlas(Atlas.shipped().rows().stream()
                        .filter(row -> row.run().date().compareTo(LAST) <= 0
                                && row.where().board().equals(RectangularBoard.CHESS.shape()))
                        .toList())
                .plus(Atlas.parse(file.toString(), Files.readAllLines(file)));
    }

    /// The tables of a page.
    ///
    /// @param folder with what was measured for the pages
    /// @throws IllegalArgumentException when there is no such page
    public static FindingTables of(String page, Path folder) throws IOException {
        Atlas atlas = atlas(folder);
        return switch (page) {
            case "synergy" -> synergy(atlas);
            case "mobility" -> mobility(atlas);
            case "universal" -> universal(atlas, Files.readAllLines(folder.resolve(PAIRS)));
            default -> throw new IllegalArgumentException("no page " + page);
        };
    }

    private static FindingTables mobility(Atlas atlas) {
        MobilityTrial chess = MobilityTrial.of(atlas, CHESS);
        MobilityTrial allWays = chess.allWays();
        List<String> rows = new ArrayList<>();
        rows.add(MobilityTrial.factorsHead());
        rows.add(MobilityTrial.published());
        rows.add(chess.factors("8x8"));
        rows.add(chess.byTheGame().factors("8x8, in-game values"));
        rows.add(allWays.factors("8x8, all directions"));
        for (String shape : BOARDS) {
            MobilityTrial board = MobilityTrial.of(atlas, shape);
            if (!shape.equals(CHESS) && board.size() >= ENOUGH) {
                rows.add(board.factors(shape));
            }
        }
        Map<String, String> tables = new LinkedHashMap<>();
        tables.put("factors", Figures.lines(rows));
        tables.put("boards", MobilityTrial.boards(chess, BOARDS, atlas));
        tables.put("forms", chess.forms(allWays));
        tables.put("kinds", chess.kinds(MobilityForm.FACTORS));
        tables.put("model", chess.kinds(MobilityForm.SCALED));
        return new FindingTables(tables);
    }

    private static FindingTables universal(Atlas atlas, List<String> pairs) {
        UniversalTrial chess = UniversalTrial.of(atlas, "8x8");
        UniversalTrial game = chess.byTheGame("8x8");
        UniversalTrial wide = UniversalTrial.of(atlas, "10x8");
        Map<String, String> tables = new LinkedHashMap<>();
        tables.put("adjustments", UniversalTrial.adjustments(chess, wide));
        tables.put("constants", UniversalTrial.constants(chess, game, wide));
        tables.put("enhancements", UniversalTrial.enhancements(chess, game, wide));
        String kinds = chess.kinds();
        tables.put("kinds", kinds);
        tables.put("model", kinds);
        tables.put("bishops", UniversalTrial.bishops(pairs));
        tables.put("kings", UniversalTrial.kings(BOARDS, atlas));
        tables.put("levelling", chess.levelling());
        tables.put("boards", UniversalTrial.boards(BOARDS, atlas));
        return new FindingTables(tables);
    }

    /// For docs/findings/synergy.md.
    private static FindingTables synergy(Atlas atlas) {
        SynergyTrial start = SynergyTrial.of(atlas);
        SynergyTrial game = start.byTheGame();
        SynergyLexicon lexicon = new SynergyLexicon(start);
        Map<String, String> tables = new LinkedHashMap<>();
        tables.put("test", start.test());
        tables.put("test-game", game.test());
        tables.put("constants", start.constants());
        tables.put("constants-game", game.constants());
        tables.put("forms", start.forms(true));
        tables.put("forms-game", game.forms(false));
        tables.put("design", new ClosingDesign().order(DESIGNED));
        tables.put("closing", lexicon.closing());
        tables.put("parameters", lexicon.parameters());
        tables.put("values", lexicon.values());
        tables.put("model", start.source());
        return new FindingTables(tables);
    }

    /// A page with these tables in place of those that it has.
    public String in(String page) {
        Matcher table = TABLE.matcher(page);
        StringBuilder renewed = new StringBuilder();
        while (table.find()) {
            String known = table.group(2);
            String text = byName.containsKey(table.group(1)) ? byName.get(table.group(1)) + "\n" : known;
            String after = known.isEmpty() && !text.isEmpty() ? "\n" : "";
            table.appendReplacement(
                    renewed, Matcher.quoteReplacement("<!-- table: " + table.group(1) + " -->\n\n" + text + after));
        }
        return table.appendTail(renewed).toString();
    }
}
