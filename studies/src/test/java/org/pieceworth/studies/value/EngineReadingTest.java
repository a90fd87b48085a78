package org.pieceworth.studies.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.balance.Army;
import org.pieceworth.studies.balance.ArmyModels;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// A piece of a file is read as the engine reads it, and that is said where our notation has another piece.
class EngineReadingTest {

    @TempDir
    Path folder = Path.of("");

    private VariantGame game(String betza) throws IOException {
        String text = "[mine:chess]\ncustomPiece1 = g:" + betza
                + "\nstartFen = rnbqkbgr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBGR w - - 0 1\n";
        Path file = Files.writeString(folder.resolve("my.ini"), text);
        return new VariantGame(Variants.open("@" + file + ":mine").variant());
    }

    @Test
    void anotherPieceIsNamed() throws IOException {
        assertThat(game("FyafsF").readings())
                .hasSize(1)
                .hasEntrySatisfying(
                        "G",
                        reading -> assertThat(reading)
                                .contains("FyafsF", "Fairy-Stockfish", "ferz", "4 moves", "24 moves", "several legs"));
    }

    @Test
    void whatBothReadAlikeIsNot() throws IOException {
        assertThat(game("mBcpB").readings()).isEmpty();
    }

    /// A section that names Pieceworth's own dialect is read as it is written; the engine is told what it cannot read.
    @Test
    void filesForTheEngineSayWhatItCannotRead() throws IOException {
        VariantGame own = game("FyafsF\nbetza = standard");
        assertThat(own.readings()).isEmpty();
        assertThat(own.members().stream().filter(member -> member.type().letter() == 'G'))
                .singleElement()
                .satisfies(
                        member -> assertThat(member.piece().betza().dialect()).isEqualTo(Dialect.STANDARD));
        List<ValuationModel> models =
                ModelCatalogue.standard().models(List.of("crowded"), ModelSettings.STANDARD, own.game());
        assertThat(EngineLines.of(own, models))
                .contains("# g: Fairy-Stockfish cannot read FyafsF, written in the standard dialect (key betza)"
                        + " and has no word for these moves");
        assertThat(EngineLines.of(game("fsK\nbetza = standard"), models))
                .contains("# g: Fairy-Stockfish cannot read fsK, written in the standard dialect (key betza);"
                        + " it reads g:fFfsW as this piece");
        assertThat(EngineLines.of(game("BN\nbetza = standard"), models))
                .noneMatch(line -> line.contains("cannot read"));
    }

    @Test
    void theModelIsOneThatValuesTheWholeArmy() {
        Army hoppers = Army.typed(List.of("shako"));
        assertThat(ArmyModels.usual(hoppers, ModelCatalogue.standard(), ModelSettings.STANDARD, Optional.empty())
                        .name())
                .isEqualTo("fairy-stockfish");
        Army chess = Army.typed(List.of("RNBQKBNR"));
        assertThat(ArmyModels.usual(chess, ModelCatalogue.standard(), ModelSettings.STANDARD, Optional.empty())
                        .name())
                .isEqualTo("synergy");
    }
}
