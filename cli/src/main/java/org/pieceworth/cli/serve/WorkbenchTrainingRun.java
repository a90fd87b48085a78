package org.pieceworth.cli.serve;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.web.Workbench;
import org.pieceworth.web.WorkbenchSettings;

/// Starts a workbench, visits it once and closes it, so that the start-up archive contains the classes of a
/// first page.
public final class WorkbenchTrainingRun {

    private static final List<String> ASKED = List.of(
            "",
            "main.js",
            "lib/lit/index.js",
            "api/v1/value?piece=fhNbFbsW&board=10x8",
            "api/v1/value?piece=knight",
            "api/v1/standing?piece=FfW",
            "api/v1/reach?piece=mRcpR&enemies=e6",
            "api/v1/spelling?rays=leap:1,2,1,mc",
            "api/v1/explain?piece=FfW&model=mobility",
            "api/v1/moves?piece=FfW",
            "api/v1/pieces?text=bishop",
            "api/v1/variants",
            "api/v1/jobs",
            "api/v1/value?piece=zzz");

    private WorkbenchTrainingRun() {}

    public static void pay() throws IOException {
        Path data = Files.createTempDirectory("pieceworth");
        WorkbenchSettings settings =
                new WorkbenchSettings(0, Optional.of(data.toString()), WorkbenchSettings.MOST_BYTES, true);
        try (Workbench workbench = Workbench.start(settings, ModelCatalogue.standard(), TermCatalogue.standard())) {
            for (String path : ASKED) {
                ask(workbench, path);
            }
        } finally {
            remove(data);
        }
    }

    private static void ask(Workbench workbench, String path) throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection) URI.create(workbench.root() + path).toURL().openConnection();
        connection.setRequestProperty(
                "Authorization", "Bearer " + workbench.token().orElse(""));
        try (InputStream in =
                connection.getResponseCode() < 400 ? connection.getInputStream() : connection.getErrorStream()) {
            in.readAllBytes();
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> inside = Files.walk(folder)) {
            for (Path path : inside.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
