package org.pieceworth.valuation;

import java.util.List;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.classic.CheckingModel;
import org.pieceworth.valuation.classic.CrowdedBoardModel;
import org.pieceworth.valuation.classic.LeaperLaw;
import org.pieceworth.valuation.fairystockfish.EnginePhase;
import org.pieceworth.valuation.fairystockfish.FairyStockfishModel;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.synergy.SynergyModel;
import org.pieceworth.valuation.universal.UniversalModel;

/// A published way to value a piece from its moves.
public interface ValuationModel {

    /// The name by which the command line calls it.
    String name();

    /// Author, year and title.
    String source();

    /// What its numbers hang on.
    Scale scale();

    /// The value of a piece on a board, with its derivation.
    Valuation value(Movement movement, Board board);

    /// All models, in the order in which reports show them.
    static List<ValuationModel> all() {
        return List.of(
                MobilityModel.published(),
                UniversalModel.standard(),
                SynergyModel.fitted(),
                FairyStockfishModel.custom(EnginePhase.MG, false),
                CrowdedBoardModel.published(),
                CheckingModel.published(),
                new LeaperLaw());
    }
}
