package org.pieceworth.studies.pages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Page;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.game.BoardProgram;
import org.pieceworth.studies.game.GamePage;
import org.pieceworth.studies.game.PieceGame;
import org.pieceworth.studies.game.PlayableBoard;
import org.pieceworth.studies.game.RequestedRules;
import org.pieceworth.text.Counted;

/// A page for each well-known piece and each variant, with a board to play on, and a page that links them. They need no
/// server.
public final class KnownPages {

    private static final String SHARED = "board.js";
    private static final String HOME = "index.html";
    private static final String UP = "../";
    private static final Block.Link TO_HOME = new Block.Link("", "All pieces and variants", UP + HOME, "");

    private final Path folder;
    private final Optional<BoardProgram> program;
    private final Set<String> written = new HashSet<>();

    private KnownPages(Path folder, Optional<BoardProgram> program) {
        this.folder = folder;
        this.program = program;
    }

    /// Writes the pages; without boards where the build has no compiled rules.
    ///
    /// @param rows lines of `docs/values.md`, which name the pieces
    /// @param variants names of variants that ship
    /// @return the number of pages
    public static int write(Path folder, List<String> rows, List<String> variants) throws IOException {
        return new KnownPages(folder, BoardProgram.find()).write(KnownPiece.read(rows), variants);
    }

    private int write(Map<String, List<KnownPiece>> groups, List<String> variants) throws IOException {
        Files.createDirectories(folder.resolve("pieces"));
        Files.createDirectories(folder.resolve("variants"));
        if (program.isPresent()) {
            Files.writeString(folder.resolve(SHARED), program.get().shared());
        }
        List<Page.Section> sections = new ArrayList<>();
        PiecePage maker = new PiecePage(TO_HOME);
        for (Map.Entry<String, List<KnownPiece>> group : groups.entrySet()) {
            List<Block.Link> links = new ArrayList<>();
            for (KnownPiece known : group.getValue()) {
                String address = address("pieces", known.name());
                write(address, maker.of(known), PieceGame.rules(known.inArmy(), Optional.empty()));
                links.add(new Block.Link(
                        known.icon(), known.name(), address, maker.pawns(known).orElse("")));
            }
            sections.add(section(group.getKey(), links));
        }
        sections.add(section("Variants", games(variants)));
        save(
                HOME,
                new Page(
                        "Pieces and variants",
                        "What is a chess piece worth? The best-known pieces with their combined values in pawns, and all variants, to play",
                        Version.footer(),
                        List.of(),
                        sections));
        return written.size() + 1;
    }

    private List<Block.Link> games(List<String> variants) throws IOException {
        List<Block.Link> links = new ArrayList<>();
        for (String name : variants) {
            VariantRules rules = VariantRules.of(Variants.shipped().read(name).variant());
            String address = address("variants", name);
            Page page = GamePage.of(rules, Optional.empty(), List.of());
            List<Page.Section> sections = new ArrayList<>(page.sections());
            sections.add(new Page.Section("more", "More", "More", "", List.of(new Block.Links(List.of(TO_HOME)))));
            write(
                    address,
                    new Page(page.title(), page.headline(), page.footer(), page.head(), sections),
                    RequestedRules.of(name));
            links.add(
                    new Block.Link("", name, address, rules.variant().surface().shape()));
        }
        return links;
    }

    private static Page.Section section(String title, List<Block.Link> links) {
        String id = plain(title);
        String heading = title + " (" + Counted.number(links.size()) + ")";
        return new Page.Section(id, title, heading, "", List.of(new Block.Links(links)));
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    /// An address that no other page has, on file systems without capitals too.
    private String address(String kind, String name) {
        String address = kind + "/" + plain(name) + ".html";
        for (int more = 2; !written.add(address); more++) {
            address = kind + "/" + plain(name) + "-" + more + ".html";
        }
        return address;
    }

    private void write(String address, Page page, RequestedRules ground) throws IOException {
        save(
                address,
                program.map(board -> PlayableBoard.beside(page, board, ground, UP + SHARED))
                        .orElse(page));
    }

    private void save(String address, Page page) throws IOException {
        Files.writeString(
                folder.resolve(address), new Document().page(() -> page).html());
    }
}
