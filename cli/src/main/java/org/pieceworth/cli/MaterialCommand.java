package org.pieceworth.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.pieceworth.rules.board.SquareBoard;
import org.pieceworth.valuation.universal.MaterialGame;
import org.pieceworth.valuation.universal.QueenRule;
import org.pieceworth.valuation.universal.Rounding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Material values of both sides of a game.
@Command(
        name = "material",
        description =
                "Both sides' material by the universal calculation, as pieces fall or promote: army values, royal values,"
                        + " and who gains by exchanges.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  pieceworth material                                       chess at the opening",
            "  pieceworth material --captured white:B,black:Q --promoted black:P=Q",
            "  pieceworth material --opening rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR \\",
            "             --piece A=archbishop --piece C=RN              Embassy chess"
        })
final class MaterialCommand implements Callable<Integer> {

    @Mixin
    CommonOptions common = new CommonOptions();

    @Mixin
    FormatOption output = new FormatOption();

    @Mixin
    GameOptions options = new GameOptions();

    @Option(names = "--board", paramLabel = "SHAPE", description = "the board (default: as the opening says)")
    Optional<String> board = Optional.empty();

    @Option(
            names = "--rounding",
            paramLabel = "HOW",
            defaultValue = "exact",
            description = "exact (default) or published, with the roundings of the source's printed 10x8 table")
    Rounding rounding = Rounding.EXACT;

    @Option(
            names = "--queen",
            paramLabel = "HOW",
            defaultValue = "sum",
            description = "bishop and rook in one piece as a sum (default, as printed) or as a class of its own")
    QueenRule queen = QueenRule.SUM;

    MaterialCommand() {}

    @Override
    public Integer call() {
        MaterialGame game = options.game(board.map(SquareBoard::parse));
        Document document = new Document();
        MaterialDocument.add(document, document.json(), game, game.report(options.royalCorrections(), rounding, queen));
        new Printer(System.out).print(document, output.format);
        return 0;
    }
}
