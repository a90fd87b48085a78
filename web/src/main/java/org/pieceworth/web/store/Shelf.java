package org.pieceworth.web.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.text.InputException;
import org.pieceworth.web.http.Token;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// Pieces, games and fits with names, each as the address of its page: one small file of the data folder. Thread-safe.
public final class Shelf {

    private static final int MOST = 500;
    private static final int MOST_LETTERS = 100;
    private static final String FILE = "shelf.json";
    private static final String SETTING = "shelf";

    private final DataFolder data;

    public Shelf(DataFolder data) {
        this.data = data;
    }

    /// @param id identifier in requests
    /// @param name name given by a person, any text
    /// @param address state of a page, as the address has it after `#`
    public record Entry(String id, String name, String address) {}

    /// All entries, the oldest first.
    ///
    /// @throws InputException when the file was damaged
    public synchronized List<Entry> entries() {
        Path file = file();
        try {
            List<Entry> entries = new ArrayList<>();
            if (Files.exists(file)) {
                // Any other content would be lost with the next entry.
                for (JsonNode each :
                        new JsonMapper().readTree(Files.readString(file)).asArray()) {
                    if (each.valueStream().anyMatch(JsonNode::isNull)) {
                        throw new IOException("an entry without a text");
                    }
                    entries.add(new Entry(
                            each.path("id").stringValue(),
                            each.path("name").stringValue(),
                            each.path("address").stringValue()));
                }
            }
            return entries;
        } catch (JacksonException | IOException _) {
            throw InputException.about(
                    SETTING, "found the damaged file " + FILE + " in the data folder; repair it or move it away");
        }
    }

    /// Adds a page under a name. A page may have several names, but each of them only once.
    ///
    /// @throws InputException when the name is not usable, or the shelf is full
    public synchronized Entry add(String name, String address) {
        List<Entry> entries = entries();
        String plain = checked(name);
        Optional<Entry> known = entries.stream()
                .filter(each -> each.address().equals(address) && each.name().equals(plain))
                .findFirst();
        if (known.isPresent()) {
            return known.get();
        }
        if (entries.size() >= MOST) {
            throw InputException.about(SETTING, "found " + MOST + " entries, as many as it has room for; delete one");
        }
        Entry entry = new Entry(Token.drawn(), plain, address);
        entries.add(entry);
        write(entries);
        return entry;
    }

    /// Gives an entry another name; empty if there is no such entry.
    public synchronized Optional<Entry> rename(String id, String name) {
        List<Entry> entries = entries();
        Optional<Entry> found = find(id, entries);
        Optional<Entry> renamed = found.map(entry -> new Entry(id, checked(name), entry.address()));
        renamed.ifPresent(entry -> {
            entries.set(entries.indexOf(found.orElseThrow()), entry);
            entries.removeIf(each -> !each.id().equals(id)
                    && each.name().equals(entry.name())
                    && each.address().equals(entry.address()));
            write(entries);
        });
        return renamed;
    }

    /// Removes an entry and returns it; empty if there is no such entry.
    public synchronized Optional<Entry> remove(String id) {
        List<Entry> entries = entries();
        Optional<Entry> found = find(id, entries);
        found.ifPresent(entry -> {
            entries.remove(entry);
            write(entries);
        });
        return found;
    }

    private static Optional<Entry> find(String id, List<Entry> entries) {
        return entries.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    private static String checked(String name) {
        String plain = name.replaceAll("\\p{Cntrl}", " ").strip();
        if (plain.isEmpty() || plain.length() > MOST_LETTERS) {
            throw InputException.about(
                    "name", "found " + plain.length() + " letters, expected 1 to " + MOST_LETTERS + " letters");
        }
        return plain;
    }

    private Path file() {
        return data.folder(SETTING).resolve(FILE);
    }

    /// Writes all or nothing.
    private void write(List<Entry> entries) {
        ArrayNode json = JsonNodeFactory.instance.arrayNode();
        entries.forEach(entry ->
                json.addObject().put("id", entry.id()).put("name", entry.name()).put("address", entry.address()));
        new OutputFile(FILE + " in the data folder", file()).write(out -> out.print(json.toPrettyString()));
    }
}
