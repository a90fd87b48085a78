package org.pieceworth.web.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.pieceworth.web.http.Pages;
import org.pieceworth.web.http.Query;
import org.pieceworth.web.store.Shelf;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Requests about the shelf: to list it, and to add, rename and delete entries.
public final class ShelfRoutes {

    private static final int CREATED = 201;
    private static final int NO_CONTENT = 204;
    private static final int MOST_BYTES = 16 * 1024;
    private static final String ENTRY = "shelf/{id}";

    private final Bodies bodies = new Bodies();
    private final Shelf shelf;

    public ShelfRoutes(Shelf shelf) {
        this.shelf = shelf;
    }

    /// Adds the paths.
    ///
    /// @param root root of the interface, `/api/v1/`
    public void addTo(RoutesConfig routes, String root) {
        routes.get(root + "shelf", this::list);
        routes.post(root + "shelf", this::add);
        routes.post(
                root + ENTRY,
                request -> send(found(shelf.rename(request.pathParam("id"), name(request)), request), request));
        routes.delete(root + ENTRY, request -> {
            found(shelf.remove(request.pathParam("id")), request);
            request.status(NO_CONTENT);
        });
    }

    private void list(Context request) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ArrayNode entries = json.putArray("entries");
        shelf.entries().forEach(entry -> entries.add(json(entry)));
        request.contentType("application/json").result(json.toPrettyString() + "\n");
    }

    private void add(Context request) throws IOException {
        String address = new String(bodies.bytes(request, MOST_BYTES), StandardCharsets.UTF_8);
        request.status(CREATED);
        send(shelf.add(name(request), address), request);
    }

    private static String name(Context request) {
        return Query.last(request, "name").orElse("");
    }

    private static Shelf.Entry found(Optional<Shelf.Entry> entry, Context request) {
        return entry.orElseThrow(() -> Pages.notFound(request.path()));
    }

    private static void send(Shelf.Entry entry, Context request) {
        request.contentType("application/json").result(json(entry).toPrettyString() + "\n");
    }

    private static ObjectNode json(Shelf.Entry entry) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("id", entry.id())
                .put("name", entry.name())
                .put("address", entry.address());
    }
}
