package org.pieceworth.studies.armies;

import java.util.OptionalDouble;
import org.pieceworth.empirical.armies.ArmyResults;

/// A question about results of armies.
///
/// @param file its name, for messages
/// @param results read from it
/// @param anchor a piece whose value is given
/// @param anchorValue its value
/// @param normalization normalization of the second method, and of all values if results leave their
/// zero open
/// @param parts number of parts for cross-validation; 0 for none
/// @param seed seed of the assignment to parts
public record ArmiesFitRequest(
        String file,
        ArmyResults results,
        String anchor,
        double anchorValue,
        OptionalDouble normalization,
        int parts,
        long seed) {}
