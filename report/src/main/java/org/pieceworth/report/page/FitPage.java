package org.pieceworth.report.page;

import java.util.List;
import java.util.Optional;

/// All that a page shows of one fit, in the order in which it shows it. What is empty is left out.
///
/// @param title of the page
/// @param answer one sentence that a player understands
/// @param facts a few numbers that stand beneath it: games, positions, draws
/// @param scale of all values
/// @param values a line a feature
/// @param references what to hold them against, in the order of the chart
/// @param calibration whether games end as the fit says
/// @param groupings values by group of games
/// @param phases values by stage of the game
/// @param squares values by square
/// @param rules rules of thumb
/// @param skipped games that were not used
/// @param notes sentences to be read beside the numbers
/// @param provenance how to do the same again
public record FitPage(
        String title,
        String answer,
        List<Fact> facts,
        Scale scale,
        List<ValueLine> values,
        List<ReferenceSet> references,
        Calibration calibration,
        List<Grouping> groupings,
        List<PhaseCurve> phases,
        List<SquareMap> squares,
        List<RuleLine> rules,
        List<SkipLine> skipped,
        List<String> notes,
        Optional<Provenance> provenance) {

    /// Copies the lists.
    public FitPage {
        facts = List.copyOf(facts);
        values = List.copyOf(values);
        references = List.copyOf(references);
        groupings = List.copyOf(groupings);
        phases = List.copyOf(phases);
        squares = List.copyOf(squares);
        rules = List.copyOf(rules);
        skipped = List.copyOf(skipped);
        notes = List.copyOf(notes);
    }

    /// A page of values alone.
    public static FitPage of(String title, String answer, Scale scale, List<ValueLine> values) {
        return new FitPage(
                title,
                answer,
                List.of(),
                scale,
                values,
                List.of(),
                Calibration.none(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty());
    }
}
