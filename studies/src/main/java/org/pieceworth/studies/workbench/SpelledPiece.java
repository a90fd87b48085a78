package org.pieceworth.studies.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.answer.Document;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Component;
import org.pieceworth.rules.betza.Spelling;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.text.InputException;
import tools.jackson.databind.node.ObjectNode;

/// A piece assembled by clicks, in Betza notation.
public final class SpelledPiece {

    private static final int MOST = 512;
    private static final int LONGEST = 15;
    private static final String EXPECTED = "expected rays such as slide:1,0,4,mc, separated by semicolons";

    private SpelledPiece() {}

    /// Spells rays.
    ///
    /// @param rays each KIND:DX,DY,MAX,LETTERS as `moves` names them, with `e` among the letters for captures en
    /// passant and `i` for a first move; between semicolons
    /// @param kept notation whose moves other than straight rays are preserved
    /// @throws InputException when there is no ray, or one cannot be read
    public static Document of(String rays, Optional<String> kept) {
        List<Ray> read = new ArrayList<>();
        for (String text : rays.split(";", -1)) {
            if (!text.isBlank()) {
                read.add(ray(text.strip()));
            }
        }
        String beyond = kept.map(SpelledPiece::beyondRays).orElse("");
        if (read.size() > MOST) {
            throw new InputException("found " + read.size() + " rays, expected " + MOST + " at most");
        }
        if (read.isEmpty() && beyond.isEmpty()) {
            throw new InputException("found no moves; " + EXPECTED);
        }
        Movement movement = new Movement(read);
        Optional<Spelling> spelling = read.isEmpty() ? Optional.of(new Spelling("", true)) : Spelling.of(movement);
        String text = spelling.map(Spelling::text)
                        .orElseThrow(
                                () -> new InputException("no Betza notation was found that means just these moves"))
                + beyond;
        Betza betza = Betza.parse(text);
        Document document = new Document();
        ObjectNode json = document.json();
        json.put("betza", text)
                .put("name", PieceCatalogue.load().nameOf(betza.movement()).orElse(""))
                .put("alike", betza.warnings().isEmpty());
        betza.warnings().forEach(json.putArray("warnings")::add);
        return document;
    }

    /// The parts of a text whose moves bend, have several legs or castle.
    private static String beyondRays(String text) {
        if (text.isBlank()) {
            return "";
        }
        Betza betza = Betza.parse(text);
        return betza.components().stream()
                .map(component -> written(text, component))
                .filter(part -> !Betza.movementOf(part).straight())
                .map(SpelledPiece::goingOn)
                .collect(Collectors.joining());
    }

    /// `[F-R]` for `[F?R]`, whose first step is a ray and so spelled with the others.
    private static String goingOn(String part) {
        int first = part.indexOf('[') < 0 ? -1 : part.indexOf('?');
        if (first < 0 || part.lastIndexOf('-', first) >= 0) {
            return part;
        }
        String other = part.substring(0, first) + "-" + part.substring(first + 1);
        boolean same = Betza.movementOf(other)
                .compounds()
                .equals(Betza.movementOf(part).compounds());
        return same ? other : part;
    }

    private static String written(String text, Component component) {
        return text.substring(component.begin(), component.end());
    }

    private static Ray ray(String text) {
        String[] parts = text.split("[:,]", -1);
        if (parts.length != 5 || !parts[4].matches("[mceio]+")) {
            throw new InputException("found '" + text + "', " + EXPECTED);
        }
        int dx = number(parts[1], text);
        int dy = number(parts[2], text);
        int max = number(parts[3], text);
        if ((dx == 0 && dy == 0) || max < 0) {
            throw new InputException("found '" + text + "', which leads nowhere; " + EXPECTED);
        }
        Modality modality = new Modality(parts[4].contains("m"), parts[4].contains("c"), parts[4].contains("e"));
        return new Ray(kind(parts[0], text), dx, dy, max, modality, parts[4].contains("i"), parts[4].contains("o"));
    }

    private static RayKind kind(String word, String text) {
        for (RayKind kind : RayKind.values()) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        throw new InputException("found '" + text + "', " + EXPECTED);
    }

    private static int number(String text, String ray) {
        if (!text.matches("-?[0-9]{1,2}") || Math.abs(Integer.parseInt(text)) > LONGEST) {
            throw new InputException(
                    "found '" + ray + "', expected steps and ranges from -" + LONGEST + " to " + LONGEST);
        }
        return Integer.parseInt(text);
    }
}
