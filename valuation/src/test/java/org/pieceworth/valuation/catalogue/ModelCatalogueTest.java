package org.pieceworth.valuation.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelOption;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.classic.CheckingModel;
import org.pieceworth.valuation.classic.CrowdedBoardModel;
import org.pieceworth.valuation.classic.LeaperLaw;
import org.pieceworth.valuation.fairystockfish.EnginePhase;
import org.pieceworth.valuation.fairystockfish.FairyStockfishEntry;
import org.pieceworth.valuation.mobility.MobilityEntry;
import org.pieceworth.valuation.synergy.SynergyEntry;
import org.pieceworth.valuation.synergy.SynergyEntry.ParameterSource;
import org.pieceworth.valuation.synergy.SynergyTargets;
import org.pieceworth.valuation.universal.UniversalEntry;

/// The list of models: their names, sources, scales and options, and what they answer when they are made by them.
class ModelCatalogueTest {

    private static final ModelCatalogue MODELS = ModelCatalogue.standard();
    private static final Movement KNIGHT = Betza.parse("N").movement();
    private static final Movement ROOK = Betza.parse("R").movement();

    private static <T> T read(ModelOption<T> option, String typed) {
        return ((ModelOption.Text<T>) option).reader().apply(typed);
    }

    private static double value(ModelEntry entry, ModelSettings settings, GameContext game, Movement piece) {
        return entry.model(settings, game)
                .value(piece, RectangularBoard.CHESS)
                .value()
                .orElseThrow();
    }

    /// The knight's value on 8x8 is a figure of the source or its arithmetic: 304 of the mobility model,
    /// 30 of the universal calculation, the engine's formula 773, 5.25 squares, 12 checks of 144,
    /// 1.1·8·(30 + ⅝·8).
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "mobility | CENTIPAWN | false | Mosca and Haddad (2021) | 304",
                "universal | OWN | true | Nalls (2008) | 30",
                "fairy-stockfish | OWN | true | Fairy-Stockfish | 773",
                "crowded | OWN | true | Betza (1996) | 5.25",
                "checks | OWN | false | Taylor (1876) | 0.083333333333",
                "leapers | CENTIPAWN | false | Muller | 308",
            })
    void everyModelSaysWhatItIs(String name, Scale scale, boolean gameMatters, String source, double knight) {
        ModelEntry entry = MODELS.named(name);
        ValuationModel model = entry.standard();
        assertThat(model.name()).isEqualTo(name);
        assertThat(entry.meaning()).isNotBlank();
        assertThat(model.scale()).isEqualTo(scale);
        assertThat(entry.gameMatters()).isEqualTo(gameMatters);
        assertThat(model.source()).startsWith(source);
        assertThat(model.value(KNIGHT, RectangularBoard.CHESS).value().orElseThrow())
                .isCloseTo(knight, within(1e-9));
    }

    /// Fits take time, so that it is made from published parameters here.
    @Test
    void theSynergyModelSaysWhatItIs() {
        ModelEntry entry = MODELS.named("synergy");
        ModelSettings published = ModelSettings.STANDARD.with(SynergyEntry.PARAMETERS, ParameterSource.PUBLISHED);
        ValuationModel model = entry.model(published, GameContext.CHESS);
        assertThat(model.name()).isEqualTo("synergy");
        assertThat(model.scale()).isEqualTo(Scale.CENTIPAWN);
        assertThat(model.source()).startsWith("Zekk (2025)");
        assertThat(entry.meaning()).isNotBlank();
        assertThat(entry.gameMatters()).isFalse();
        assertThat(entry.made(published, GameContext.CHESS)).isEqualTo("published parameters");
        assertThat(entry.made(ModelSettings.STANDARD, GameContext.CHESS))
                .isEqualTo("fitted to the published targets, at the centre of all fits within a slack of 0.2 %");
    }

    @Test
    void theListIsInOrderAndEndsWithWhatIsAdded() {
        assertThat(MODELS.listed())
                .startsWith("mobility, universal, synergy, fairy-stockfish, crowded, checks, leapers")
                .endsWith(", " + MODELS.names().getLast());
        assertThat(MODELS.choice("synergy"))
                .startsWith("synergy (default), mobility, universal, fairy-stockfish, crowded, checks")
                .endsWith(" or " + MODELS.names().getLast());
        assertThat(MODELS.options())
                .extracting(ModelOption::name)
                .startsWith(
                        "at",
                        "factors",
                        "rounding",
                        "density",
                        "queen",
                        "headings",
                        "slack",
                        "parameters",
                        "targets",
                        "phase",
                        "raw",
                        "empty",
                        "checks");
        assertThat(MODELS.options())
                .allSatisfy(option ->
                        assertThat(option.help()).matches("(each model|" + String.join("|", MODELS.names()) + ").*"));
    }

    @Test
    void modelsAreFoundByTheirNames() {
        assertThat(MODELS.named(List.of("checks", "mobility", "checks")))
                .extracting(ModelEntry::name)
                .containsExactly("checks", "mobility");
        assertThat(MODELS.named(List.of())).isEqualTo(MODELS.entries());
        assertThat(MODELS.models(List.of("leapers", "checks"), ModelSettings.STANDARD, GameContext.CHESS))
                .extracting(ValuationModel::name)
                .containsExactly("leapers", "checks");
        assertThat(MODELS.find("leaper")).isEmpty();
        assertThat(MODELS.find("leapers")).isPresent();
        assertThatThrownBy(() -> MODELS.named("leaper"))
                .isInstanceOf(InputException.class)
                .hasMessage("model 'leaper' is not known; expected " + MODELS.listed());
        ModelEntry again = new LeaperLaw.Entry();
        assertThatThrownBy(() -> MODELS.with(again))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("two models have one name");
        ModelCatalogue one = new ModelCatalogue(List.of(new CheckingModel.Entry())).with(again);
        assertThat(one.names()).containsExactly("checks", "leapers");
    }

    @Test
    void checksAreSafeOnesOrAll() {
        CheckingModel.Entry entry = new CheckingModel.Entry();
        ModelSettings all = ModelSettings.STANDARD.with(CheckingModel.Entry.CHECKS, CheckingModel.Entry.Checks.ALL);
        assertThat(value(entry, ModelSettings.STANDARD, GameContext.CHESS, ROOK))
                .isCloseTo(24 / 144.0, within(1e-12));
        assertThat(value(entry, all, GameContext.CHESS, ROOK)).isCloseTo(32 / 144.0, within(1e-12));
        assertThat(entry.made(ModelSettings.STANDARD, GameContext.CHESS)).isEqualTo("safe checks");
        assertThat(entry.made(all, GameContext.CHESS)).isEqualTo("all checks");
        assertThat(all.chosen(CheckingModel.Entry.CHECKS)).isTrue();
        assertThat(ModelSettings.STANDARD.chosen(CheckingModel.Entry.CHECKS)).isFalse();
    }

    /// With nothing in the way a rook reaches 14 squares; with everything full but itself the four beside it, 224 /
    /// 64 on average.
    @Test
    void theCrowdedBoardIsAsFullAsAskedFor() {
        CrowdedBoardModel.Entry entry = new CrowdedBoardModel.Entry();
        ModelSettings empty = ModelSettings.STANDARD.with(CrowdedBoardModel.Entry.EMPTY, OptionalDouble.of(1));
        ModelSettings opening = ModelSettings.STANDARD.with(CrowdedBoardModel.Entry.EMPTY, OptionalDouble.empty());
        assertThat(value(entry, empty, GameContext.CHESS, ROOK)).isCloseTo(14, within(1e-12));
        assertThat(value(entry, opening, new GameContext(1, Optional.empty()), ROOK))
                .isCloseTo(3.5, within(1e-12));
        assertThat(entry.made(ModelSettings.STANDARD, GameContext.CHESS))
                .isEqualTo("probability 0.7 of an empty square");
        assertThat(entry.made(opening, GameContext.CHESS)).isEqualTo("probability 0.5 of an empty square");
        assertThat(read(CrowdedBoardModel.Entry.EMPTY, "opening")).isEmpty();
        assertThat(read(CrowdedBoardModel.Entry.EMPTY, "0")).hasValue(0);
        assertThat(read(CrowdedBoardModel.Entry.EMPTY, "1")).hasValue(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-0.01", "1.01", "half", "NaN"})
    void noOtherChances(String typed) {
        assertThatThrownBy(() -> read(CrowdedBoardModel.Entry.EMPTY, typed))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found '" + typed + "', expected a probability from 0 to 1, or opening");
    }

    @Test
    void densities() {
        UniversalEntry entry = new UniversalEntry();
        assertThat(read(UniversalEntry.DENSITY, "0.01").orElseThrow().share()).hasValue(0.01);
        assertThat(read(UniversalEntry.DENSITY, "1").orElseThrow().share()).hasValue(1);
        assertThat(read(UniversalEntry.DENSITY, "none").orElseThrow().share()).isEmpty();
        for (String typed : List.of("0.009", "1.1", "full")) {
            assertThatThrownBy(() -> read(UniversalEntry.DENSITY, typed))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("found '" + typed + "', expected a number from 0.01 to 1, or none");
        }
        ModelSettings typed = ModelSettings.STANDARD.with(UniversalEntry.DENSITY, read(UniversalEntry.DENSITY, "0.40"));
        assertThat(entry.made(typed, GameContext.CHESS)).isEqualTo("density 0.40");
        assertThat(entry.made(ModelSettings.STANDARD, GameContext.CHESS)).isEqualTo("density 0.5");
        // A third of the squares at the opening; where it is empty, as in chess.
        assertThat(entry.made(ModelSettings.STANDARD, new GameContext(0.25, Optional.empty())))
                .isEqualTo("density 0.25");
        assertThat(entry.made(ModelSettings.STANDARD, new GameContext(0, Optional.empty())))
                .isEqualTo("density 0.5");
        double full = value(entry, ModelSettings.STANDARD, new GameContext(0.5, Optional.empty()), ROOK);
        double sparse = value(entry, ModelSettings.STANDARD, new GameContext(0.25, Optional.empty()), ROOK);
        assertThat(sparse).isGreaterThan(full);
    }

    @Test
    void slacks() {
        assertThat(SynergyEntry.slack(0.2)).isCloseTo(0.002, within(1e-15));
        assertThat(SynergyEntry.slack(1000)).isEqualTo(10);
        for (double wrong : new double[] {0, -1, 1000.1, Double.NaN}) {
            assertThatThrownBy(() -> SynergyEntry.slack(wrong))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("expected a percentage above 0 and up to 1000");
        }
    }

    @Test
    void publishedParametersNeedNoTargets() {
        SynergyEntry.OwnTargets own = new SynergyEntry.OwnTargets(
                "mine.csv", SynergyTargets.read("mine.csv", List.of("N,300", "B,310", "R,480", "Q,920")));
        ModelSettings targets = ModelSettings.STANDARD.with(SynergyEntry.TARGETS, Optional.of(own));
        ModelSettings both = targets.with(SynergyEntry.PARAMETERS, ParameterSource.PUBLISHED);
        SynergyEntry entry = new SynergyEntry();
        assertThatThrownBy(() -> entry.model(both, GameContext.CHESS))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found together with published parameters");
        assertThat(entry.made(targets, GameContext.CHESS)).startsWith("fitted to mine.csv, at the centre");
    }

    /// The rook's 1277 and 1327, and 1277·13/12 on 10x8 unless the formula alone is asked for.
    @Test
    void phasesOfTheEngine() {
        FairyStockfishEntry entry = new FairyStockfishEntry();
        ModelSettings endgame = ModelSettings.STANDARD.with(FairyStockfishEntry.PHASE, EnginePhase.EG);
        ModelSettings raw = ModelSettings.STANDARD.with(FairyStockfishEntry.RAW, true);
        assertThat(value(entry, ModelSettings.STANDARD, GameContext.CHESS, ROOK))
                .isEqualTo(1277);
        assertThat(value(entry, endgame, GameContext.CHESS, ROOK)).isEqualTo(1327);
        assertThat(entry.model(raw, GameContext.CHESS)
                        .value(ROOK, BoardText.parse("10x8"))
                        .value())
                .hasValue(1277);
        assertThat(entry.made(ModelSettings.STANDARD, GameContext.CHESS)).isEqualTo("mg");
        assertThat(entry.made(endgame, GameContext.CHESS)).isEqualTo("eg");
        assertThat(entry.made(raw, GameContext.CHESS)).isEqualTo("formula only, mg");
        ValuationModel model = entry.standard();
        assertThat(model.endgame().value(ROOK, RectangularBoard.CHESS).value()).hasValue(1327);
        assertThat(model.endgame()
                        .middlegame()
                        .value(ROOK, RectangularBoard.CHESS)
                        .value())
                .hasValue(1277);
        ValuationModel mobility = new MobilityEntry().standard();
        assertThat(mobility.middlegame()).isSameAs(mobility);
        assertThat(mobility.endgame()).isSameAs(mobility);
    }

    /// In the variant chess the engine has constants: the rook's 1276, and the knight's 781.
    @Test
    void constantsInAVariant() {
        Variant chess = Variants.open("chess").variant();
        GameContext game = GameContext.of(chess);
        assertThat(game.density()).isEqualTo(0.5);
        FairyStockfishEntry entry = new FairyStockfishEntry();
        ValuationModel model = entry.model(ModelSettings.STANDARD, game);
        assertThat(model.value(chess.type('R').orElseThrow(), chess).value()).hasValue(1276);
        assertThat(model.value(chess.type('N').orElseThrow(), chess).value()).hasValue(781);
        assertThat(model.value(chess.type('K').orElseThrow(), chess).value()).isEmpty();
        assertThat(model.value(KNIGHT, RectangularBoard.CHESS).value()).hasValue(781);
        assertThat(model.endgame().value(KNIGHT, RectangularBoard.CHESS).value())
                .hasValue(854);
        // 50 pieces on 10x8 would be more: Capablanca chess has 40 on 80.
        assertThat(GameContext.of(Variants.open("capablanca").variant()).density())
                .isEqualTo(0.5);
    }

    @Test
    void placesOfTheMobilityModel() {
        MobilityEntry entry = new MobilityEntry();
        ModelSettings corner = ModelSettings.STANDARD.with(MobilityEntry.AT, read(MobilityEntry.AT, "a1"));
        ModelSettings mirrored = ModelSettings.STANDARD.with(MobilityEntry.AT, read(MobilityEntry.AT, "Mirrored"));
        assertThat(value(entry, corner, GameContext.CHESS, KNIGHT))
                .isLessThan(value(entry, ModelSettings.STANDARD, GameContext.CHESS, KNIGHT));
        // All four central squares have eight leaps.
        assertThat(value(entry, mirrored, GameContext.CHESS, KNIGHT)).isEqualTo(304);
        assertThat(entry.made(ModelSettings.STANDARD, GameContext.CHESS)).isEmpty();
        assertThat(entry.made(corner, GameContext.CHESS)).isEqualTo("from a1");
        assertThat(entry.made(mirrored, GameContext.CHESS)).isEqualTo("mean over the centre and its mirror images");
    }
}
