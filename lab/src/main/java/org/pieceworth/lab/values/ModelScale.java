package org.pieceworth.lab.values;

import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.StartingArray;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.classic.CheckingModel;
import org.pieceworth.valuation.classic.CrowdedBoardModel;
import org.pieceworth.valuation.classic.LeaperLaw;
import org.pieceworth.valuation.fairystockfish.EnginePhase;
import org.pieceworth.valuation.fairystockfish.EngineVariant;
import org.pieceworth.valuation.fairystockfish.EngineVariant.EnginePiece;
import org.pieceworth.valuation.fairystockfish.FairyStockfishModel;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.synergy.SynergyModel;
import org.pieceworth.valuation.universal.Densities;
import org.pieceworth.valuation.universal.QueenRule;
import org.pieceworth.valuation.universal.Rounding;
import org.pieceworth.valuation.universal.UniversalModel;
import org.pieceworth.valuation.universal.UniversalOptions;

/// A model in a variant, on the scale of hundredths of a pawn.
///
/// @param middlegame the model as the opening has it
/// @param endgame as the ending has it, the same but for a model that knows both
/// @param factor what the model's numbers are multiplied by; empty where it values no knight to hang on
record ModelScale(Variant variant, ValuationModel middlegame, ValuationModel endgame, OptionalDouble factor) {

    static ModelScale of(ModelName name, Variant variant, SynergyModel synergy) {
        ValuationModel opening = model(name, variant, synergy, EnginePhase.MG);
        return new ModelScale(
                variant,
                opening,
                model(name, variant, synergy, EnginePhase.EG),
                Anchor.centipawns(opening, variant.board()));
    }

    private static ValuationModel model(ModelName name, Variant variant, SynergyModel synergy, EnginePhase phase) {
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
        double density = StartingArray.density(variant);
        return density > 0 ? density : Densities.BASELINE;
    }

    /// What a piece is worth, in hundredths of a pawn; empty where the model says nothing.
    Optional<TaperedValue> worth(PieceType type) {
        OptionalDouble first = value(middlegame, type).value();
        OptionalDouble last = value(endgame, type).value();
        if (factor.isEmpty() || first.isEmpty() || last.isEmpty()) {
            return Optional.empty();
        }
        double scale = factor.getAsDouble();
        return Optional.of(new TaperedValue(scale * first.getAsDouble(), scale * last.getAsDouble()))
                .filter(worth -> VariantWorths.sensible(worth.middlegame()) && VariantWorths.sensible(worth.endgame()));
    }

    private Valuation value(ValuationModel asked, PieceType type) {
        return asked instanceof FairyStockfishModel engine
                ? engine.value(EnginePiece.of(variant, type), variant.board())
                : asked.value(type.movement(), variant.board());
    }
}
