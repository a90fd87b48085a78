package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.rules.piece.NamedPiece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.web.Workbench;
import org.pieceworth.web.WorkbenchSettings;

/// What the workbench answers is what the command prints, to the byte.
class WorkbenchNumbersTest {

    private static final int PIECES = 300;
    private static final int AT_ONCE = 10;

    @TempDir
    Path data;

    @Test
    void valuesOfTheCatalogueOnTwoBoards() {
        // By name, in Betza notation, by other names.
        List<NamedPiece> pieces = PieceCatalogue.load().pieces();
        List<String> names = Stream.of(
                        pieces.stream().map(NamedPiece::name),
                        pieces.stream().map(piece -> piece.betza().text()),
                        pieces.stream().flatMap(piece -> piece.aliases().stream()))
                .flatMap(all -> all.limit(120))
                .distinct()
                .limit(PIECES)
                .toList();
        assertThat(names).hasSize(PIECES);
        try (Workbench workbench = open();
                HttpClient client = HttpClient.newHttpClient()) {
            for (int from = 0; from < names.size(); from += AT_ONCE) {
                List<String> words = new ArrayList<>(List.of("value"));
                words.addAll(names.subList(from, Math.min(names.size(), from + AT_ONCE)));
                words.addAll(List.of("--board", from / AT_ONCE % 2 == 0 ? "8x8" : "10x8", "--format", "json"));
                check(words, "piece", workbench, client);
            }
        }
    }

    @Test
    void otherQuestionsToo() {
        try (Workbench workbench = open();
                HttpClient client = HttpClient.newHttpClient()) {
            check(List.of("explain", "FfW", "--model", "synergy", "--format", "json"), "piece", workbench, client);
            check(List.of("moves", "mRcpR", "--board", "9x10", "--format", "json"), "piece", workbench, client);
            check(List.of("moves", "FfW", "--format", "svg"), "piece", workbench, client);
            check(List.of("pieces", "bishop", "--format", "json"), "text", workbench, client);
            check(List.of("variants", "capablanca", "--format", "json"), "text", workbench, client);
            check(List.of("material", "capablanca", "--format", "json"), "variant", workbench, client);
            check(List.of("value", "capablanca", "--format", "ini"), "piece", workbench, client);
            check(
                    List.of("balance", "RNB", "--model", "mobility", "--answers", "5", "--format", "json"),
                    "army",
                    workbench,
                    client);
        }
    }

    private Workbench open() {
        return Workbench.start(
                new WorkbenchSettings(0, Optional.of(data.toString()), WorkbenchSettings.MOST_BYTES, false),
                ModelCatalogue.standard(),
                TermCatalogue.standard());
    }

    private static void check(List<String> words, String operand, Workbench workbench, HttpClient client) {
        List<String> query = new ArrayList<>();
        for (int i = 1; i < words.size(); i++) {
            boolean named = words.get(i).startsWith("--");
            String name = named ? words.get(i).substring(2) : operand;
            i += named ? 1 : 0;
            query.add(name + "=" + URLEncoder.encode(words.get(i), StandardCharsets.UTF_8));
        }
        URI address = URI.create(workbench.root() + "api/v1/" + words.getFirst() + "?" + String.join("&", query));
        try {
            String answer = client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString())
                    .body();
            assertThat(answer)
                    .as(words.toString())
                    .isEqualTo(CommandRun.of(words.toArray(String[]::new)).out());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
