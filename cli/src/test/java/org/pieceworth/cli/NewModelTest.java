package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelOption;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ModelTitle;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import tools.jackson.databind.JsonNode;

/// A new model is its class, a line in the catalogue and its page: every command then finds it.
class NewModelTest {

    /// A hundred for each kind of ray.
    private record RayCount(double each) implements ValuationModel {

        @Override
        public ModelTitle title() {
            return new ModelTitle("rays", "Nobody (2026), Rays that are counted", Scale.CENTIPAWN);
        }

        @Override
        public Valuation valueOf(Movement movement, Board board) {
            double value = each * movement.rays().size();
            return Valuation.of(
                    value, List.of(new Valuation.Step("value", "rays · each", List.of(), value)), List.of("toy"));
        }
    }

    private static final class Entry implements ModelEntry {

        private static final ModelOption<Double> EACH =
                new ModelOption.Decimal("each", "N", "rays: what each is worth (default 100)", 100.0);

        @Override
        public String name() {
            return "rays";
        }

        @Override
        public String meaning() {
            return "how many rays a piece has";
        }

        @Override
        public List<ModelOption<?>> options() {
            return List.of(EACH);
        }

        @Override
        public ValuationModel model(ModelSettings settings, GameContext game) {
            return new RayCount(settings.get(EACH));
        }

        @Override
        public String made(ModelSettings settings, GameContext game) {
            return settings.get(EACH) + " a ray";
        }
    }

    private static final ModelCatalogue MODELS = ModelCatalogue.standard().with(new Entry());

    private static CommandRun run(String... arguments) {
        return CommandRun.of(new Catalogues(MODELS, TermCatalogue.standard()), arguments);
    }

    @Test
    void valueAsksIt() {
        JsonNode rows = run("value", "N", "--format", "json").json().path("rows");
        JsonNode last = rows.path(rows.size() - 1);
        assertThat(last.path("model").asString()).isEqualTo("rays");
        assertThat(last.path("value").asDouble()).isEqualTo(800);
        assertThat(run("value", "N", "--models", "rays", "--model-option", "rays.each=50")
                        .out())
                .contains("is worth 4.00 pawns on 8x8");
        assertThat(run("value", "N", "--models", "ray").err()).contains("checks, leapers, play, rays");
    }

    @Test
    void explainDerivesWithIt() {
        CommandRun run = run("explain", "N", "--model", "rays");
        assertThat(run.out())
                .contains(
                        "N is worth 8.00 pawns by the rays model on 8x8 (steps: pawn=100).",
                        "Nobody (2026)",
                        "rays · each");
    }

    @Test
    void compareJudgesIt() {
        JsonNode summary = run("compare", "--models", "rays,mobility", "--format", "json")
                .json()
                .path("summary");
        assertThat(summary.findValuesAsString("model")).contains("rays");
    }

    @Test
    void balanceWeighsByIt() {
        CommandRun run = run(
                "balance",
                "RNB",
                "--model",
                "rays",
                "--pool",
                "catalogue",
                "--model-option",
                "rays.each=20",
                "--no-symmetric",
                "--notes");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("by the rays model", "20.0 a ray");
    }

    @Test
    void theEnginePlaysByIt() {
        CommandRun run =
                run("selfplay", "--values", "rays", "--games", "1", "--nodes", "10", "--max-plies", "20", "--quiet");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run("selfplay", "--values", "ray", "--games", "1").err())
                .contains("did you mean rays?")
                .contains("checks, leapers, play, rays");
    }

    @ParameterizedTest
    @ValueSource(strings = {"value", "explain", "compare", "balance", "selfplay"})
    void helpNamesIt(String command) {
        String help = run(command, "--help=all").out().replaceAll("\\s+", " ");
        assertThat(help).containsAnyOf("play, rays", "play or rays");
        if (!command.equals("selfplay")) {
            assertThat(help).contains("rays.each=N").contains("what each is worth");
        }
    }

    /// The models that come with the program say the same of themselves as their entries, and have pages.
    @Test
    void entriesAreTrue() {
        assertThat(ModelCatalogue.standard().entries()).allSatisfy(entry -> {
            assertThat(entry.standard().name()).isEqualTo(entry.name());
            assertThat(entry.meaning()).isNotBlank();
            assertThat(Files.isRegularFile(Path.of("../docs/models", entry.name() + ".md")))
                    .isTrue();
        });
    }
}
