package org.pieceworth.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/// One browser for all tests of pages, since its start takes seconds. After each test no page may have complained.
final class WithBrowser implements ParameterResolver, AfterEachCallback {

    private static final Namespace OWN = Namespace.create(WithBrowser.class);

    /// Closed with the tests.
    private record Shared(Browser browser) implements AutoCloseable {

        @Override
        public void close() {
            browser.close();
        }
    }

    private static Browser browser(ExtensionContext context) {
        return context.getRoot()
                .getStore(OWN)
                .computeIfAbsent("browser", _ -> new Shared(Browser.start(folder())), Shared.class)
                .browser();
    }

    private static Path folder() {
        try {
            Path folder = Files.createDirectories(Path.of("target", "browsed"));
            return Files.createTempDirectory(folder, "data");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Browser.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return browser(context);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        Browser browser = browser(context);
        browser.leave();
        assertEquals(List.of(), browser.complaints());
    }
}
