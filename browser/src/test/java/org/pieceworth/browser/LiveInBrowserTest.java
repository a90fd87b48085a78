package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.web.Workbench;
import org.pieceworth.web.WorkbenchSettings;

/// What changes while one looks: addresses, values as one types, intervals, a server that goes and comes back.
@InBrowser
class LiveInBrowserTest {

    private static Browser browser;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    private static Locator radio(Page page, String title) {
        return page.getByRole(
                AriaRole.RADIO, new Page.GetByRoleOptions().setName(title).setExact(true));
    }

    private static Locator first(Page page) {
        return page.getByRole(AriaRole.CHECKBOX, new Page.GetByRoleOptions().setName("first move only"));
    }

    /// The tools are in the address; undoing brings the piece back and leaves them in the hand.
    @Test
    void theAddressHoldsTheToolsToo() {
        Page page = browser.open("#piece=none");
        page.getByLabel("Symmetry").selectOption("four");
        radio(page, "ride").check();
        radio(page, "must jump").check();
        first(page).check();
        Browser.square(page, "e5").click();
        assertThat(page.locator("#notation")).not().hasValue("");
        assertThat(page).hasURL(Pattern.compile(".*piece=(?!none).*"));
        for (String part : List.of("sym=four", "click=ride", "how=jump", "first=1")) {
            assertThat(page).hasURL(Pattern.compile(".*" + part + ".*"));
        }
        page.getByText("Undo").click();
        assertThat(page).hasURL(Pattern.compile(".*piece=none.*sym=four.*"));
        page.getByText("Redo").click();
        assertThat(page).hasURL(Pattern.compile(".*piece=(?!none).*"));
        Page other = browser.open("#" + URI.create(page.url()).getRawFragment());
        assertThat(other.getByLabel("Symmetry")).hasValue("four");
        assertThat(radio(other, "ride")).isChecked();
        assertThat(radio(other, "must jump")).isChecked();
        assertThat(first(other)).isChecked();
        assertThat(other.locator("#notation"))
                .hasValue(page.locator("#notation").inputValue());
    }

    @ParameterizedTest
    @CsvSource({"e6, DD", "g6, AA", "f6, N0", "e5, R"})
    void leapAfterLeapIsClicked(String clicked, String notation) {
        Page page = browser.open("#piece=none&click=again");
        assertThat(page.getByText("A new piece")).isVisible();
        Browser.square(page, clicked).click();
        assertThat(page.locator("#notation")).hasValue(notation);
    }

    @Test
    void cellsThatAreNoSquaresHaveValuesAndAReason() {
        Page page = browser.open("#piece=R&board=hex:6");
        assertThat(page.getByText("A board of hexagons cannot be edited")).isVisible();
        assertThat(page.locator("[data-model=universal]")).isVisible();
        page.getByText("Back to squares").click();
        assertThat(Browser.square(page, "e4")).isVisible();
        page.getByLabel("Shape").selectOption("tri:8");
        assertThat(page.getByText("A board of triangles cannot be edited")).isVisible();
    }

    @Test
    void armiesOfTenFilesAreDraggedTogether() {
        Page page = browser.open("#page=armies");
        page.getByLabel("Files").selectOption("10");
        Locator discs = page.locator(".of-white .place .grip");
        assertThat(discs).hasCount(10);
        Locator amazon = page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName("amazon").setExact(true));
        amazon.dragTo(discs.nth(4));
        assertThat(page.locator(".of-white input").nth(4)).hasValue("amazon");
        discs.nth(4).dragTo(discs.nth(0));
        assertThat(page.locator(".of-white input").nth(0)).hasValue("amazon");
        page.locator(".of-white input").nth(2).fill("mBcpB");
        page.locator(".of-white input").nth(2).blur();
        // Pieces have icons: letters until these have come.
        assertThat(discs.nth(2).locator("svg.icon")).isVisible();
        assertThat(page.locator(".of-white input").nth(3)).hasValue("B");
        page.getByLabel("Pawns of White").fill("berolina pawn");
        page.getByLabel("Pawns of White").blur();
        assertThat(page.getByText("pieces and pawns")).isVisible();
        page.getByLabel("Games").fill("2");
        page.getByLabel("Nodes per move").fill("5");
        page.getByLabel("Nodes per move").blur();
        page.getByText("Play games").click();
        assertThat(page.locator(".job")).hasAttribute("data-state", "done");
        assertThat(page.locator(".job .command")).containsText("--board 10x8");
        assertThat(page.locator(".figures")).containsText("Elo");
        page.getByText("Undo").click();
        assertThat(page.getByLabel("Pawns of White")).hasValue("berolina pawn");
    }

    @Test
    void valuesOfOnesOwnAreDroppedIn() {
        Page page = browser.open("#page=learn&model=synergy");
        Locator value = page.locator("pw-example .headline strong");
        page.locator("pw-example input").first().fill("N");
        assertThat(value).containsText(".");
        send(page, "N,325\nB,330\nR,500\nQ,950\n");
        assertThat(value).hasText(Pattern.compile("325.*"));
        page.locator("a")
                .filter(new Locator.FilterOptions().setHasText("models against known values"))
                .click();
        assertThat(page.locator("h2.page-title")).containsText("published values");
        send(page, "N,325\nB,330\nR,500\nQ,950\n");
        assertThat(page.locator("h2.page-title")).containsText("mine.csv");
        assertThat(page.locator("pw-compare tbody td").first()).hasText("4");
    }

    private static void send(Page page, String text) {
        page.locator("input[type=file]")
                .setInputFiles(new FilePayload("mine.csv", "text/csv", text.getBytes(StandardCharsets.UTF_8)));
    }

    /// From the key to the last value that it changes, in the page itself. How long that takes is written to the file
    /// that `-Dworkbench.keys` names, for `bench/serve.sh`: median and 90th percentile, in milliseconds.
    @Test
    void valuesComeAsOneTypes() throws IOException {
        Page page = browser.open("#piece=N");
        assertThat(page.locator("[data-model=mobility]")).isVisible();
        page.evaluate("""
                () => {
                  const shown = () => [...document.querySelectorAll('[data-model]')].map((cell) => cell.dataset.value).join();
                  window.fromKeyToValues = (text) => new Promise((resolve) => {
                    const before = shown();
                    const field = document.querySelector('#notation');
                    const begin = performance.now();
                    const watch = new MutationObserver(() => {
                      if (shown() !== before && document.querySelector('.right').getAttribute('aria-busy') === 'false') {
                        watch.disconnect();
                        requestAnimationFrame(() => resolve(performance.now() - begin));
                      }
                    });
                    watch.observe(document.querySelector('.right'), { subtree: true, childList: true, attributes: true, characterData: true });
                    field.value = text;
                    field.dispatchEvent(new Event('input', { bubbles: true }));
                  });
                }""");
        List<String> pieces = List.of(
                "R", "B", "FfW", "RN", "WD", "FAD", "fhNbFbsW", "mRcpR", "KN", "BD", "WF", "NWD", "CN", "HFD", "sRfB");
        double[] millis = pieces.stream()
                .mapToDouble(
                        piece -> ((Number) page.evaluate("text => window.fromKeyToValues(text)", piece)).doubleValue())
                .sorted()
                .toArray();
        assertThat(millis).hasSameSizeAs(pieces).doesNotContain(0);
        Optional<String> file = Optional.ofNullable(System.getProperty("workbench.keys"));
        if (file.isPresent()) {
            String line = "%.0f %.0f%n".formatted(millis[millis.length / 2], millis[millis.length * 9 / 10]);
            Files.writeString(Path.of(file.get()), line);
        }
    }

    /// Keys that follow each other fast are one question.
    @Test
    void typingAsksOnce() {
        Page page = browser.open("#piece=N");
        assertThat(page.locator("[data-model=mobility]")).isVisible();
        List<String> asked = new ArrayList<>();
        page.onRequest(request -> {
            if (request.url().contains("/value?")) {
                asked.add(request.url());
            }
        });
        page.evaluate("""
                () => {
                  const field = document.querySelector('#notation');
                  for (const text of ['NF', 'NFb', 'NFbs', 'NFbsW']) {
                    field.value = text;
                    field.dispatchEvent(new Event('input', { bubbles: true }));
                  }
                }""");
        assertThat(page.locator("pw-copied").first()).containsText("value NFbsW");
        assertThat(asked).hasSize(1);
    }

    @Test
    void anIntervalShrinksWhileOneLooks() throws IOException {
        Page page = browser.open("#page=play&games=2000&nodes=10");
        assertThat(page.locator(".plan")).containsText("for 2000 games");
        page.locator("form button[type=submit]").click();
        Locator width = page.locator(".job .range");
        width.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        double first = width(page);
        page.waitForCondition(() -> width(page) < 0.8 * first);
        Browser.picture(page, "play");
        page.getByText("Cancel", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".job")).hasAttribute("data-state", "cancelled");
    }

    private static double width(Page page) {
        Locator cells = page.locator(".job tbody td");
        double[] ends = Arrays.stream(
                        cells.nth(2).textContent().replace('−', '-').split(" to ", -1))
                .filter(end -> end.matches("-?[0-9.]+"))
                .mapToDouble(Double::parseDouble)
                .toArray();
        return ends.length == 2 ? ends[1] - ends[0] : Double.POSITIVE_INFINITY;
    }

    /// The server goes away under an open page and comes back at the same place: the page says so, asks now and then,
    /// and shows the job as it goes on.
    @Test
    void aServerThatComesBackIsFoundAgain(@TempDir Path data) {
        List<String> said = new ArrayList<>();
        Workbench first = start(0, data);
        String address = first.address();
        Page page = browser.openAt(address + "#page=armies", said);
        page.getByLabel("Games").fill("100000");
        page.getByLabel("Games").blur();
        page.getByText("Play games").click();
        assertThat(page.locator(".job")).hasAttribute("data-state", "running");
        Instant gone = Instant.now();
        first.close();
        assertThat(page.getByText("The server does not answer").first()).isVisible();
        page.evaluate("address => { location.hash = address; }", "piece=N");
        assertThat(page.locator("#notation-error")).hasText("the server does not answer; is it still running?");
        page.goBack();
        assertThat(page.getByText("The server does not answer").first()).isVisible();
        try (Workbench _ = start(URI.create(address).getPort(), data)) {
            assertThat(page.getByText("The server does not answer")).hasCount(0);
            assertThat(page.locator(".job")).hasAttribute("data-state", "running");
            page.getByText("Cancel", new Page.GetByTextOptions().setExact(true)).click();
            assertThat(page.locator(".job")).hasAttribute("data-state", "cancelled");
        }
        assertThat(said)
                .allMatch(line -> line.contains("ERR_"))
                .hasSizeLessThan(16 + (int) gone.until(Instant.now()).toSeconds() / 2);
    }

    private static Workbench start(int port, Path data) {
        return Workbench.start(
                new WorkbenchSettings(port, Optional.of(data.toString()), 1_000_000, false),
                ModelCatalogue.standard(),
                TermCatalogue.standard());
    }
}
