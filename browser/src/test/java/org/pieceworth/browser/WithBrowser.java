package org.pieceworth.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/// Browsers for all tests of pages, since a start takes seconds: as many as classes that run at once, each with a
/// workbench of its own. After each test no page may have complained.
final class WithBrowser implements ParameterResolver, BeforeAllCallback, AfterEachCallback, AfterAllCallback {

    private static final Namespace OWN = Namespace.create(WithBrowser.class);

    /// Closed with the tests.
    ///
    /// @param idle those of no class
    private record Started(Queue<Browser> idle) implements AutoCloseable {

        @Override
        public void close() {
            idle.forEach(Browser::close);
        }
    }

    /// Of one class, not closed with it.
    private record Used(Browser browser) {}

    private static Queue<Browser> idle(ExtensionContext context) {
        return context.getRoot()
                .getStore(OWN)
                .computeIfAbsent("browsers", _ -> new Started(new ConcurrentLinkedQueue<>()), Started.class)
                .idle();
    }

    private static Browser browser(ExtensionContext context) {
        return Objects.requireNonNull(context.getStore(OWN).get("browser", Used.class))
                .browser();
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        Browser free = idle(context).poll();
        context.getStore(OWN).put("browser", new Used(free == null ? Browser.start(folder()) : free));
    }

    @Override
    public void afterAll(ExtensionContext context) {
        Used used = context.getStore(OWN).get("browser", Used.class);
        if (used != null) {
            idle(context).add(used.browser());
        }
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
