package org.pieceworth.lab.values;

import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.rules.piece.PieceValues.Worth;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.MobilityModel;
import org.pieceworth.valuation.Opening;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.classic.CheckingModel;
import org.pieceworth.valuation.classic.CrowdedBoardModel;
import org.pieceworth.valuation.classic.LeaperLaw;
import org.pieceworth.valuation.engine.EngineVariant;
import org.pieceworth.valuation.engine.EngineVariant.EnginePiece;
import org.pieceworth.valuation.engine.FairyStockfishModel;
import org.pieceworth.valuation.engine.Phase;
import org.pieceworth.valuation.synergy.SynergyModel;
import org.pieceworth.valuation.universal.Densities;
import org.pieceworth.valuation.universal.QueenRule;
import org.pieceworth.valuation.universal.Rounding;
import org.pieceworth.valuation.universal.UniversalModel;
import org.pieceworth.valuation.universal.UniversalOptions;

/// A model in a variant, on the scale of hundredths of a pawn.
///
/// @param opening the model as the opening has it
/// @param ending as the ending has it, the same but for a model that knows both
/// @param factor what the model's numbers are multiplied by; empty where it values no knight to hang on
record ModelScale(Variant variant, ValuationModel opening, ValuationModel ending, OptionalDouble factor) {

    static ModelScale of(ModelName name, Variant variant, SynergyModel synergy) {
        ValuationModel opening = model(name, variant, synergy, Phase.MG);
        return new ModelScale(
                variant, opening, model(name, variant, synergy, Phase.EG), Anchor.centipawns(opening, variant.board()));
    }

    private static ValuationModel model(ModelName name, Variant variant, SynergyModel synergy, Phase phase) {
        return switch (name) {
            case MOBILITY -> MobilityModel.published();
            case UNIVERSAL ->
                new UniversalModel(new UniversalOptions(
                        OptionalDouble.of(density(variant)), Rounding.EXACT, QueenRule.SUM, false));
            case SYNERGY -> synergy;
            case FAIRY_STOCKFISH -> FairyStockfishModel.in(EngineVariant.of(variant), phase, false);
            case CROWDED -> CrowdedBoardModel.published();
            case CHECKS -> CheckingModel.published();
            case LEAPERS -> new LeaperLaw();
        };
    }

    /// A board that is empty at the opening fills as others empty.
    private static double density(Variant variant) {
        double density = Opening.density(variant);
        return density > 0 ? density : Densities.BASELINE;
    }

    /// What a piece is worth, in hundredths of a pawn; empty where the model says nothing.
    Optional<Worth> worth(PieceType type) {
        OptionalDouble first = value(opening, type).value();
        OptionalDouble last = value(ending, type).value();
        if (factor.isEmpty() || first.isEmpty() || last.isEmpty()) {
            return Optional.empty();
        }
        double scale = factor.getAsDouble();
        return Optional.of(new Worth(scale * first.getAsDouble(), scale * last.getAsDouble()))
                .filter(worth -> VariantPieces.sensible(worth.opening()) && VariantPieces.sensible(worth.ending()));
    }

    private Valuation value(ValuationModel asked, PieceType type) {
        return asked instanceof FairyStockfishModel engine
                ? engine.value(EnginePiece.of(variant, type), variant.board())
                : asked.value(type.movement(), variant.board());
    }
}
