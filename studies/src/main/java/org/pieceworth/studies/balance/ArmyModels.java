package org.pieceworth.studies.balance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.value.Scaling;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.pooled.PooledModel;

/// Which models value every piece of an army, and of the one that it faces.
public final class ArmyModels {

    private ArmyModels() {}

    /// The default model: the combined value, or else a model of theory.
    static ModelEntry known(Army army, ModelCatalogue catalogue, Optional<Board> asked) {
        return army.kings() <= 1 && values(PooledModel.ENTRY, army, ModelSettings.STANDARD, asked)
                ? PooledModel.ENTRY
                : usual(army, catalogue, ModelSettings.STANDARD, asked);
    }

    /// The default model of theory: the usual one, or for a variant's army the first that values all pieces.
    /// A typed army can be typed differently.
    public static ModelEntry usual(Army army, ModelCatalogue catalogue, ModelSettings settings, Optional<Board> asked) {
        Set<String> names = new LinkedHashSet<>(List.of(army.usualModel(), "mobility"));
        names.addAll(catalogue.names());
        return names.stream()
                .filter(_ -> army.variant().isPresent())
                .flatMap(name -> catalogue.find(name).stream())
                .filter(entry -> values(entry, army, settings, asked))
                .findFirst()
                .orElseGet(() -> catalogue.named(army.usualModel()));
    }

    /// The names of the models that value all pieces.
    static List<String> valuing(Army army, ModelSettings settings, Optional<Board> asked) {
        return ModelCatalogue.standard().entries().stream()
                .filter(entry -> values(entry, army, settings, asked))
                .map(ModelEntry::name)
                .toList();
    }

    private static boolean values(ModelEntry entry, Army army, ModelSettings settings, Optional<Board> asked) {
        GameContext game = army.variant().map(GameContext::of).orElse(GameContext.CHESS);
        Board board =
                asked.or(() -> army.variant().map(variant -> variant.surface())).orElse(RectangularBoard.CHESS);
        ValuationModel model = entry.model(settings, game);
        return Scaling.of(model, ValueUnit.parse("pawn=100"), board).factor().isPresent()
                && Stream.concat(army.pieces().stream(), army.opposing().stream())
                        .map(Piece::betza)
                        .distinct()
                        .allMatch(piece ->
                                model.value(piece.movement(), board).value().isPresent());
    }
}
