package org.pieceworth.studies.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.AddedPieces;
import org.pieceworth.lab.armies.ArmySpec;
import org.pieceworth.lab.armies.ArmyStarts;
import org.pieceworth.lab.armies.DrawnVariant;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.selfplay.ArmyGame;
import org.pieceworth.lab.selfplay.GameStarts;
import org.pieceworth.lab.selfplay.PlainBoard;
import org.pieceworth.text.InputException;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.output.TextFile;

/// The game that the engine plays against itself.
///
/// @param reading the variant that it is made from
/// @param armies what stands where
public record SelfplayGame(VariantReading reading, Placed armies) {

    /// What stands where when games begin.
    public sealed interface Placed {

        /// The variant's own start.
        record Own() implements Placed {}

        /// Two armies.
        ///
        /// @param game with both
        /// @param first the first army as typed
        /// @param second the second one
        record Two(ArmyGame game, String first, String second) implements Placed {}

        /// Armies by lot.
        ///
        /// @param spec their chances
        record ByLot(ArmySpec spec) implements Placed {}

        /// Positions from a file.
        ///
        /// @param file its name
        /// @param game with the pieces that the variant lacks, if there are any
        /// @param fens the positions
        record Given(String file, Optional<DrawnVariant> game, List<String> fens) implements Placed {}
    }

    static SelfplayGame of(String variant, SelfplayRequest.Armies armies) {
        Optional<PlainBoard> board = armies.ground().board().map(PlainBoard::parse);
        if (board.isPresent() && !variant.equals("chess")) {
            throw new InputException("found a board and the variant " + variant + "; expected one of them");
        }
        VariantReading reading = board.map(
                        plain -> new VariantReading(plain.variant(), "chess", "", Map.of(), Map.of(), List.of()))
                .orElseGet(() -> Variants.open(variant));
        Variant base = reading.variant();
        String before = board.map(PlainBoard::ini)
                .or(() -> fileText(variant).map(text -> text + "\n"))
                .orElse("");
        if (armies.drawn().isPresent()) {
            ArmySpec spec = ArmySpec.parse(armies.drawn().get(), base, base.name(), before);
            return new SelfplayGame(reading, new Placed.ByLot(spec));
        }
        if (armies.file().isPresent()) {
            return new SelfplayGame(reading, given(armies.file().get(), base, before));
        }
        if (armies.equals(SelfplayRequest.Armies.OWN)) {
            return new SelfplayGame(reading, new Placed.Own());
        }
        String own = base.startPlacement().firstRank(Side.WHITE);
        String first = armies.white().orElse(own);
        String second = armies.black().orElse(own);
        Optional<String> ofFirst = armies.ground().whitePawns();
        Optional<String> ofSecond = armies.ground().blackPawns();
        ArmyGame game = ArmyGame.of(
                base, base.name(), before, new ArmyGame.Force(first, ofFirst), new ArmyGame.Force(second, ofSecond));
        return new SelfplayGame(reading, new Placed.Two(game, named(first, ofFirst), named(second, ofSecond)));
    }

    private static String named(String army, Optional<String> pawns) {
        return army + pawns.map(pawn -> " with " + pawn + " as pawns").orElse("");
    }

    private static Placed.Given given(SelfplayRequest.StartsFile file, Variant base, String before) {
        AddedPieces added = new AddedPieces(base);
        file.pieces().forEach((letter, piece) -> added.add("piece " + letter + "=" + piece, letter, piece));
        Optional<DrawnVariant> game = file.pieces().isEmpty()
                ? Optional.empty()
                : Optional.of(DrawnVariant.withPieces(base, base.name(), before, ArmySpec.NAME, added));
        VariantRules rules = game.map(DrawnVariant::rules).orElseGet(() -> VariantRules.of(base));
        return new Placed.Given(file.name(), game, StartsText.read(file.name(), TextFile.lines(file.name()), rules));
    }

    /// The file that the variant is in, as it is now.
    private static Optional<String> fileText(String variant) {
        return Variants.file(variant).map(file -> String.join("\n", TextFile.lines(file)));
    }

    /// What is played.
    public Variant variant() {
        return switch (armies) {
            case Placed.Own() -> reading.variant();
            case Placed.Two two -> two.game().variant();
            case Placed.ByLot(ArmySpec spec) -> spec.game().rules().variant();
            case Placed.Given given ->
                given.game().map(game -> game.rules().variant()).orElse(reading.variant());
        };
    }

    /// The text of a section that others can read the games by; empty where they are the variant's own.
    Optional<String> ini() {
        return switch (armies) {
            case Placed.Own() -> Optional.empty();
            case Placed.Two two -> Optional.of(two.game().ini());
            case Placed.ByLot(ArmySpec spec) -> Optional.of(spec.game().ini());
            case Placed.Given given -> given.game().map(DrawnVariant::ini);
        };
    }

    /// What its games are called.
    GameLabels labels() {
        String event = GameLabels.SELF.event();
        return switch (armies) {
            case Placed.Own() -> GameLabels.SELF;
            case Placed.Two two ->
                new GameLabels(
                        event, two.first(), two.second(), two.game().starts().size() > 1);
            case Placed.ByLot _ ->
                new GameLabels(event, GameLabels.SELF.first(), GameLabels.SELF.second(), false, true);
            case Placed.Given _ -> GameLabels.SELF;
        };
    }

    /// Where games start.
    ///
    /// @param values what keeps armies by lot from being too unlike: the engine's own, unless others are asked for
    /// @param seed of the lots
    GameStarts starts(VariantRules rules, Optional<PieceValues> values, long seed) {
        return switch (armies) {
            case Placed.Own() -> GameStarts.of(List.of(reading.variant().startFen()));
            case Placed.Two two -> GameStarts.of(two.game().starts());
            case Placed.ByLot(ArmySpec spec) ->
                new GameStarts.Drawn(new ArmyStarts(
                        rules,
                        spec.lots(),
                        ArmyStarts.columns(rules.variant(), spec.lots()),
                        values.orElseGet(() -> Engine.ownValues(rules)),
                        seed));
            case Placed.Given given -> GameStarts.of(given.fens());
        };
    }

    /// The files that it is read from, which must not be written to.
    Stream<String> files() {
        return switch (armies) {
            case Placed.Own() -> Stream.empty();
            case Placed.Two _ -> Stream.empty();
            case Placed.ByLot _ -> Stream.empty();
            case Placed.Given given -> Stream.of(given.file());
        };
    }
}
