package org.pieceworth.studies.workbench;

import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.studies.value.ValueAnswer;
import org.pieceworth.studies.value.ValueRequest;
import org.pieceworth.studies.value.ValueStudy;
import org.pieceworth.text.ComputedValues;
import org.pieceworth.valuation.ModelSettings;

/// Values of well-known pieces, remembered for the boards used so far: a page asks again with every
/// typed letter.
public final class KnownPieces {

    private static final List<String> NAMES =
            List.of("pawn", "ferz", "wazir", "knight", "bishop", "rook", "archbishop", "chancellor", "queen", "amazon");
    private static final int MOST = 64;

    private final ComputedValues<Key, ValueAnswer> answers = new ComputedValues<>(MOST);

    /// The key of the values.
    private record Key(Optional<String> board, List<String> models, ModelSettings settings, ValueUnit unit) {}

    public KnownPieces() {}

    ValueAnswer values(ValueRequest request) {
        Key asked = new Key(request.pieces().shapes(), request.models(), request.settings(), request.unit());
        return answers.get(asked, () -> answer(request));
    }

    private static ValueAnswer answer(ValueRequest request) {
        RequestedPieces known =
                new RequestedPieces(NAMES, false, request.pieces().shapes(), "standard");
        return ValueStudy.answer(
                new ValueRequest(known, request.catalogue(), request.models(), request.settings(), request.unit()));
    }
}
