package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pieceworth.studies.Version;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/// The recipes of the forge and the files that it shows, which nothing here runs, say what can be run.
class RecipesTest {

    private static final Path ROOT = Path.of("..");
    private static final Path FORGE = ROOT.resolve(".github");
    private static final Pattern USES = Pattern.compile("uses: (\\S+)(.*)");
    private static final Pattern SCRIPT = Pattern.compile("(?<![\\w/.-])(?:\\.ci|site|dist)/[\\w.-]+");

    static List<Path> recipes() throws IOException {
        return files("workflows");
    }

    static List<Path> forms() throws IOException {
        return files("ISSUE_TEMPLATE").stream()
                .filter(file -> !file.endsWith("config.yml"))
                .toList();
    }

    private static List<Path> files(String folder) throws IOException {
        try (Stream<Path> files = Files.list(FORGE.resolve(folder))) {
            return files.sorted().toList();
        }
    }

    private static Map<Object, Object> parsed(Path file) throws IOException {
        LoaderOptions strict = new LoaderOptions();
        strict.setAllowDuplicateKeys(false);
        return new Yaml(new SafeConstructor(strict)).load(Files.readString(file));
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void recipesHaveJobsWithStepsAndLimits(Path recipe) throws IOException {
        Map<Object, Object> parsed = parsed(recipe);
        // In YAML 1.1 the key `on` is a truth.
        assertThat(parsed).containsKeys("name", true, "permissions");
        assertThat(parsed.get("jobs"))
                .asInstanceOf(InstanceOfAssertFactories.MAP)
                .isNotEmpty()
                .allSatisfy((_, job) -> assertThat(job)
                        .asInstanceOf(InstanceOfAssertFactories.MAP)
                        .containsKeys("runs-on", "timeout-minutes", "steps"));
    }

    /// A tag can be moved to other code, a commit cannot.
    @ParameterizedTest
    @MethodSource("recipes")
    void actionsArePinnedByCommit(Path recipe) throws IOException {
        assertThat(USES.matcher(Files.readString(recipe)).results().map(MatchResult::group))
                .isNotEmpty()
                .allMatch(use -> use.matches("uses: actions/[a-z-]+@[0-9a-f]{40} # v\\d+\\.\\d+\\.\\d+"));
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void scriptsThatTheyRunExist(Path recipe) throws IOException {
        List<String> made = List.of("dist/target", "site/target");
        assertThat(SCRIPT.matcher(Files.readString(recipe))
                        .results()
                        .map(MatchResult::group)
                        .filter(path -> !made.contains(path)))
                .allSatisfy(path -> assertThat(ROOT.resolve(path)).isRegularFile());
    }

    @ParameterizedTest
    @MethodSource("forms")
    void formsAskForWhatAReportNeeds(Path form) throws IOException {
        Map<Object, Object> parsed = parsed(form);
        assertThat(parsed).containsKeys("name", "description", "body");
        assertThat((List<?>) parsed.get("body"))
                .isNotEmpty()
                .allSatisfy(part -> assertThat(part)
                        .asInstanceOf(InstanceOfAssertFactories.MAP)
                        .containsKeys("type", "id", "attributes"));
        if (form.endsWith("fault.yml")) {
            assertThat(Files.readString(form)).contains("pieceworth doctor");
        }
    }

    @Test
    void theCitationNamesThisVersion() throws IOException {
        assertThat(parsed(ROOT.resolve("CITATION.cff")))
                .containsEntry("version", Version.number())
                .containsKeys("cff-version", "message", "title", "authors", "license");
    }
}
