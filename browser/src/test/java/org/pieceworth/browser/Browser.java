package org.pieceworth.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.web.Workbench;
import org.pieceworth.web.WorkbenchSettings;

/// A workbench and a browser that looks at it. Tests are skipped where the machine has no Chromium.
final class Browser implements AutoCloseable {

    // The first has no windows to look after and takes two thirds of the time.
    private static final List<String> NAMES =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome");
    private static final int WIDE = 1280;
    private static final int HEIGHT = 900;

    /// A page that never shows what is waited for is reported some minutes before the limit of the whole test ends it.
    static final double MILLIS = 12_000.0 * Integer.getInteger("pieceworth.test.limit", 15);

    private final Workbench workbench;
    private final Playwright playwright;
    private final com.microsoft.playwright.Browser browser;
    private final List<BrowserContext> contexts = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();

    private Browser(Workbench workbench, Playwright playwright, com.microsoft.playwright.Browser browser) {
        this.workbench = workbench;
        this.playwright = playwright;
        this.browser = browser;
    }

    /// A square of the board on a page.
    static Locator square(Page page, String name) {
        return page.locator("[data-square=" + name + "]");
    }

    static Browser start(Path data) {
        Optional<Path> chromium = chromium();
        assumeTrue(chromium.isPresent(), "no chromium on the PATH (it is a Debian package of that name)");
        PlaywrightAssertions.setDefaultAssertionTimeout(MILLIS);
        Workbench workbench = Workbench.start(
                new WorkbenchSettings(0, Optional.of(data.toString()), WorkbenchSettings.MOST_BYTES, false),
                ModelCatalogue.standard(),
                TermCatalogue.standard());
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        com.microsoft.playwright.Browser browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium.orElseThrow())
                        .setArgs(List.of("--no-sandbox", "--disable-gpu")));
        return new Browser(workbench, playwright, browser);
    }

    private static Optional<Path> chromium() {
        List<String> folders = List.of(System.getenv().getOrDefault("PATH", "").split(":"));
        return NAMES.stream()
                .flatMap(name -> folders.stream().map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /// A page of the workbench, wide and light.
    Page open(String hash) {
        return open(hash, WIDE, ColorScheme.LIGHT);
    }

    Page open(String hash, int width, ColorScheme scheme) {
        return open(workbench.address() + hash, width, scheme, complaints);
    }

    /// A page of a workbench that may go away: what the browser says of that is nothing to complain of.
    Page openAt(String address, List<String> said) {
        return open(address, WIDE, ColorScheme.LIGHT, said);
    }

    private Page open(String address, int width, ColorScheme scheme, List<String> complaints) {
        BrowserContext context = browser.newContext(new com.microsoft.playwright.Browser.NewContextOptions()
                .setViewportSize(width, HEIGHT)
                .setColorScheme(scheme));
        contexts.add(context);
        Page page = context.newPage();
        page.setDefaultTimeout(MILLIS);
        page.onConsoleMessage(message -> {
            // A browser calls every refused question an error, which pages show as a sentence.
            if (message.type().equals("error") && !message.text().contains("422")) {
                complaints.add(message.text());
            }
        });
        page.onPageError(complaints::add);
        page.navigate(address);
        return page;
    }

    /// Takes a picture for the documents.
    static Path picture(Page page, String name) throws IOException {
        Path folder = Files.createDirectories(Path.of("target", "pictures"));
        Path file = folder.resolve("serve-" + name + ".png");
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
        return file;
    }

    String address() {
        return workbench.address();
    }

    /// What pages complained of since the last look: errors, and what their policy does not allow.
    List<String> complaints() {
        List<String> seen = List.copyOf(complaints);
        complaints.clear();
        return seen;
    }

    /// Closes pages, not the browser.
    void leave() {
        contexts.forEach(BrowserContext::close);
        contexts.clear();
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
        workbench.close();
    }
}
