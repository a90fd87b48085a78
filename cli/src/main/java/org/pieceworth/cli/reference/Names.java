package org.pieceworth.cli.reference;

import java.util.List;
import java.util.stream.Stream;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.terms.TermKind;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The words of the long lists.
public record Names(ModelCatalogue models, TermCatalogue terms) {

    /// @param commands paths of commands
    List<String> of(WordList list, List<String> commands) {
        Stream<String> words = switch (list) {
            case COMMANDS -> commands.stream();
            case PIECES -> PieceCatalogue.load().names();
            case VARIANTS -> Variants.shipped().names().stream();
            case MODELS -> models.names().stream();
            case PLAYERS -> models.names().stream().map("self:"::concat);
            case TERMS -> terms.kinds().stream().map(Names::typed);
        };
        return words.distinct().sorted().toList();
    }

    /// A term up to the argument that it needs.
    private static String typed(TermKind kind) {
        boolean needsMore = kind.syntax().startsWith(kind.name() + ":");
        return needsMore ? kind.name() + ":" : kind.name();
    }
}
