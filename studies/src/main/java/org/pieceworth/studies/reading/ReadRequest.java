package org.pieceworth.studies.reading;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.pgn.UnknownTags;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.run.InputReader;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;

/// Files to read observations from.
///
/// @param inputs any kinds that [ObservationReader] and [org.pieceworth.store.ParquetFile] know; pipes and standard
/// input are read once
/// @param settings selection of games and positions, and content of the observations; with the rules of
/// the variant
public record ReadRequest(List<GameInput> inputs, ObservationSettings settings) {

    /// @throws InputException when standard input is named twice
    public ReadRequest {
        inputs = List.copyOf(inputs);
        if (inputs.stream().filter(GameInput::isStandard).count() > 1) {
            throw new InputException(
                    "found standard input more than once, expected it once: it can only be" + " read once");
        }
    }

    /// Files of games of a variant.
    ///
    /// @param files their names, `-` for standard input
    /// @param variant its name; empty for the one in the first game's Variant tag, else chess
    /// @throws InputException when there is no such variant
    public static ReadRequest of(List<String> files, ObservationSettings settings, Optional<String> variant) {
        return of(files, settings, variant, InputReader.HERE);
    }

    /// Files of games of a variant.
    ///
    /// @param files their names, `-` for standard input
    /// @param variant its name; empty for the one in the first game's Variant tag, else chess
    /// @param by reads the tag
    /// @throws InputException when there is no such variant
    public static ReadRequest of(
            List<String> files, ObservationSettings settings, Optional<String> variant, InputReader by) {
        List<GameInput> inputs = files.stream().map(GameInput::of).toList();
        ObservationSettings of = variant.map(ReadRequest::unknownTags)
                .map(tags -> settings.with(settings.games().with(tags)))
                .orElse(settings);
        return new ReadRequest(
                inputs,
                variant.or(() -> tagged(inputs, by))
                        .filter(name -> !GameReplay.isChess(name))
                        .map(name -> VariantRules.of(Variants.open(name).variant()))
                        .map(of::withVariant)
                        .orElse(of));
    }

    /// With a named variant, games with an unknown tag count as well, but not those tagged as
    /// another variant.
    private static UnknownTags unknownTags(String variant) {
        return UnknownTags.accepted(
                Variants.file(variant).stream().flatMap(file -> Variants.of(FileName.path(file)).names().stream()));
    }

    private static Optional<String> tagged(List<GameInput> inputs, InputReader by) {
        return inputs.stream().findFirst().flatMap(by::firstVariant).flatMap(Variants::ofTag);
    }

    /// Reads all files.
    ///
    /// @param hashes whether files are identified by their hashes, which takes a tenth of the time
    public ObservationReader read(boolean hashes, Run run) {
        return read(
                run, hashes ? new ObservationReader(settings, run) : ObservationReader.withoutHashes(settings, run));
    }

    /// Reads all files and reports every used game.
    public ObservationReader readInto(ObservedGameListener games, Run run) {
        return read(run, new ObservationReader(settings, run, games));
    }

    private ObservationReader read(Run run, ObservationReader into) {
        run.begins(Run.BYTES, 0, inputs.stream().mapToLong(run.reader()::bytes).sum());
        run.reader().read(inputs, into);
        run.ends();
        return into;
    }

    /// A copy for games that may belong together by other tags.
    public ReadRequest withClusterTags(ClusterTags tags) {
        return new ReadRequest(inputs, settings.withClusterTags(tags));
    }
}
