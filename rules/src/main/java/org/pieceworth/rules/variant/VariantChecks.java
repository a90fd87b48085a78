package org.pieceworth.rules.variant;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.pieceworth.rules.variant.draft.RuleValue;
import org.pieceworth.rules.variant.draft.VariantDraft;
import org.pieceworth.rules.variant.file.VariantFileReader;
import org.pieceworth.rules.variant.file.VariantSection;
import org.pieceworth.rules.variant.file.VariantSetting;

/// Checks a whole variant for probable oversights of its author.
///
/// @param source the name of the file in messages
/// @param section the variant as written
/// @param draft its keys, those of its ancestors included
record VariantChecks(String source, VariantSection section, VariantDraft draft) {

    private static final Pattern BOARD_FAULT = Pattern.compile(": (maxFile|maxRank|startFen) of \\[");

    /// Adds a warning for each oddity that is legal, and an error if the starting
    /// position does not fit the variant.
    ///
    /// @param errors messages found so far; with one in the board's size the position is not checked
    void check(Variant variant, List<String> warnings, List<String> errors) {
        boolean sized =
                errors.stream().noneMatch(fault -> BOARD_FAULT.matcher(fault).find());
        if (sized) {
            StartPosition.fault(placeOfFen(), variant).ifPresent(errors::add);
        }
        squaresOffTheBoard(variant, warnings);
        pawnsThatNeverPromote(variant, warnings);
        castlingOffTheBoard(variant, warnings);
        rightsWithoutCastling(variant, warnings);
    }

    private void rightsWithoutCastling(Variant variant, List<String> warnings) {
        List<String> fields = List.of(variant.startFen().split(" "));
        if (!variant.castling().enabled()
                && !variant.gating().rights()
                && fields.size() > 2
                && fields.get(2).matches("[A-Za-z]+")) {
            warnings.add("line " + section.line() + ": startFen names the rights to castle " + fields.get(2)
                    + ", which mean nothing where castling is off; write - instead");
        }
    }

    private String placeOfFen() {
        return source + ", line " + section.lineOf("startFen") + ": startFen of [" + section.name() + "]"
                + (section.setting("startFen").isPresent() ? ": " : ", which it does not set itself: ");
    }

    private void squaresOffTheBoard(Variant variant, List<String> warnings) {
        for (VariantSetting setting : section.settings()) {
            RuleValue.Squares squares = draft.squares(setting.key(), RuleValue.Squares.none());
            boolean onBoard = IntStream.range(0, variant.board().squares())
                    .anyMatch(square -> squares.has(
                            variant.board().file(square), variant.board().rank(square)));
            if (!onBoard && !squares.equals(RuleValue.Squares.none())) {
                warnings.add("line " + setting.line() + ": " + setting.key() + " = "
                        + VariantFileReader.shown(setting.value()) + " has no square of the board, which is "
                        + variant.board().shape());
            }
        }
    }

    private void pawnsThatNeverPromote(Variant variant, List<String> warnings) {
        PromotionRules promotion = variant.promotion();
        boolean promotes = !promotion.pieceTypes().white().isEmpty()
                && !promotion.pawnTypes().white().isEmpty();
        if (promotes && promotion.region().white().isEmpty() && !draft.said("promotionRegionWhite")) {
            warnings.add("line " + section.line()
                    + ": pawns never promote: without promotionRegionWhite the zone is *8, and the"
                    + " board has " + variant.board().ranks() + " ranks");
        }
    }

    private void castlingOffTheBoard(Variant variant, List<String> warnings) {
        CastlingRules castling = variant.castling();
        int files = variant.board().files();
        int ranks = variant.board().ranks();
        boolean fits = castling.kingsideFile() < files
                && castling.queensideFile() < files
                && castling.rank().white() < ranks;
        if (castling.enabled() && !fits) {
            warnings.add("line " + section.line()
                    + ": castling ends off the board: castlingKingsideFile, castlingQueensideFile and castlingRank"
                    + " are g, c and 1 by default; castling = false turns castling off");
        }
    }
}
