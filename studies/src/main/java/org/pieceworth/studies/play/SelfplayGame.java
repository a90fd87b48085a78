package org.pieceworth.studies.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.ArmyGame;
import org.pieceworth.lab.armies.GameStarts;
import org.pieceworth.lab.armies.PlainBoard;
import org.pieceworth.lab.armies.RandomArmies;
import org.pieceworth.lab.armies.VariantBuilder;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.studies.pieces.Odds;
import org.pieceworth.text.InputException;

/// The game that the engine plays against itself.
///
/// @param reading the variant that it is made from
/// @param armies the initial pieces
public record SelfplayGame(VariantReading reading, Placed armies) {

    /// The armies at the start of games.
    public sealed interface Placed {

        /// The variant's own start.
        record Own() implements Placed {}

        /// Two armies.
        ///
        /// @param game game with both armies
        /// @param first the first army as typed
        /// @param second the second one
        record Two(ArmyGame game, String first, String second) implements Placed {}

        /// Armies at random.
        ///
        /// @param drawn the probabilities
        record ByLot(RandomArmies drawn) implements Placed {}

        /// Odds.
        ///
        /// @param odds odds that the first side gives
        /// @param fens the start with it as White, and as Black
        record ByOdds(Odds odds, List<String> fens) implements Placed {}

        /// Positions from a file.
        ///
        /// @param file its name
        /// @param game game with added pieces that the variant lacks, if there are any
        /// @param fens the positions
        record Given(String file, Optional<VariantSource> game, List<String> fens) implements Placed {}
    }

    /// @throws InputException when the variant or an army cannot be read
    public static SelfplayGame of(String variant, SelfplayRequest.Armies armies) {
        Optional<VariantSource> board = armies.ground().board().map(PlainBoard::parse);
        if (board.isPresent() && !variant.equals("chess")) {
            throw new InputException("found a board and the variant " + variant + "; expected one of them");
        }
        VariantReading reading = board.map(
                        plain -> new VariantReading(plain.variant(), "chess", "", Map.of(), Map.of(), List.of()))
                .orElseGet(() -> Variants.open(variant));
        VariantSource base = board.orElseGet(() -> new VariantSource(reading.variant(), TextFile.ofVariant(variant)));
        return new SelfplayGame(reading, placed(base, armies));
    }

    private static Placed placed(VariantSource base, SelfplayRequest.Armies armies) {
        if (armies.drawn().isPresent()) {
            return new Placed.ByLot(RandomArmies.parse(armies.drawn().get(), base));
        }
        if (armies.file().isPresent()) {
            return given(armies.file().get(), base);
        }
        if (armies.odds().isPresent()) {
            Odds odds = Odds.parse(armies.odds().get(), base.variant());
            return new Placed.ByOdds(odds, odds.starts(base.variant()));
        }
        if (armies.equals(SelfplayRequest.Armies.OWN)) {
            return new Placed.Own();
        }
        String own = PieceLetter.written(base.variant().startPlacement().firstRank(Side.WHITE));
        ArmyGame.Force first =
                new ArmyGame.Force(armies.white().orElse(own), armies.ground().whitePawns());
        ArmyGame.Force second =
                new ArmyGame.Force(armies.black().orElse(own), armies.ground().blackPawns());
        return new Placed.Two(ArmyGame.of(base, first, second), named(first), named(second));
    }

    private static String named(ArmyGame.Force army) {
        return army.pieces()
                + army.pawns().map(pawn -> " with " + pawn + " as pawns").orElse("");
    }

    private static Placed.Given given(SelfplayRequest.StartsFile file, VariantSource base) {
        VariantBuilder builder = new VariantBuilder(base);
        file.pieces().forEach((letter, piece) -> builder.add("piece " + letter + "=" + piece, letter, piece));
        Optional<VariantSource> game =
                file.pieces().isEmpty() ? Optional.empty() : Optional.of(builder.forGivenStarts(RandomArmies.SECTION));
        VariantRules rules = VariantRules.of(game.orElse(base).variant());
        return new Placed.Given(file.name(), game, StartsText.read(file.name(), TextFile.lines(file.name()), rules));
    }

    private Optional<VariantSource> derived() {
        return switch (armies) {
            case Placed.Own(), Placed.ByOdds _ -> Optional.empty();
            case Placed.Two two -> Optional.of(two.game().source());
            case Placed.ByLot(RandomArmies drawn) -> Optional.of(drawn.game());
            case Placed.Given given -> given.game();
        };
    }

    /// The variant with the pieces of both armies.
    public Variant variant() {
        return derived().map(VariantSource::variant).orElse(reading.variant());
    }

    /// The text of a section for other readers of the games; empty if the pieces are the variant's own.
    public Optional<String> ini() {
        return derived().map(VariantSource::ini);
    }

    /// The names of its games.
    GameLabels labels() {
        String event = GameLabels.SELF.event();
        return switch (armies) {
            case Placed.Own() -> GameLabels.SELF;
            case Placed.ByOdds by ->
                new GameLabels(
                        event,
                        "gives " + by.odds().text() + " odds",
                        "takes " + by.odds().text() + " odds",
                        true,
                        false);
            case Placed.Two two ->
                new GameLabels(
                        event, two.first(), two.second(), two.game().starts().size() > 1, false);
            case Placed.ByLot _ ->
                new GameLabels(event, GameLabels.SELF.first(), GameLabels.SELF.second(), false, true);
            case Placed.Given _ -> GameLabels.SELF;
        };
    }

    /// The starts of games.
    ///
    /// @param values limit the imbalance of random armies: the engine's own by default
    /// @param seed seed of the armies
    GameStarts starts(VariantRules rules, Optional<PieceValues> values, long seed) {
        return switch (armies) {
            case Placed.Own() -> GameStarts.of(List.of(reading.variant().startFen()));
            case Placed.Two two -> GameStarts.of(two.game().starts());
            case Placed.ByOdds odds -> GameStarts.of(odds.fens());
            case Placed.ByLot(RandomArmies drawn) ->
                new GameStarts.Drawn(drawn.starts(rules, values.orElseGet(() -> Engine.ownValues(rules)), seed));
            case Placed.Given given -> GameStarts.of(given.fens());
        };
    }

    /// The files that it is read from, which must not be written to.
    Stream<String> files() {
        return armies instanceof Placed.Given given ? Stream.of(given.file()) : Stream.empty();
    }

    /// Start positions of games, one on each line; empty lines and lines that begin with `#` are ignored.
    private static final class StartsText {

        private static final String COMMENT = "#";

        private StartsText() {}

        /// The positions, each of them one that a game can begin with.
        ///
        /// @throws InputException naming the first line without a position
        static List<String> read(String file, List<String> lines, VariantRules rules) {
            List<String> fens = new ArrayList<>();
            for (int line = 0; line < lines.size(); line++) {
                String fen = lines.get(line).strip();
                if (!fen.isEmpty() && !fen.startsWith(COMMENT)) {
                    fens.add(playable(file + ", line " + (line + 1), fen, rules));
                }
            }
            if (fens.isEmpty()) {
                throw new InputException(file + ": found no position, expected a FEN on each line");
            }
            return fens;
        }

        /// The FEN, without rights that cannot be, which other engines could refuse.
        private static String playable(String where, String fen, VariantRules rules) {
            VariantPosition position;
            try {
                position = rules.position(fen);
            } catch (InputException e) {
                throw new InputException(where + ": " + e.getMessage());
            }
            if (!(position.outcome() instanceof Outcome.InPlay)) {
                throw new InputException(where + ": found a position where the game is over, expected one in play");
            }
            return isWhole(fen, rules) ? fen : position.fen();
        }

        private static boolean isWhole(String fen, VariantRules rules) {
            try {
                rules.position(Fen.parse(fen, rules.fenRules()));
                return true;
            } catch (IllegalSetupException _) {
                return false;
            }
        }
    }
}
